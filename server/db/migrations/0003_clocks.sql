CREATE TABLE "nudge" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "nudge_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_message_topic" UNIQUE("subscription_id","topic")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "deadline" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deadline" ADD COLUMN "correspondent" jsonb;--> statement-breakpoint
ALTER TABLE "deadline" ADD COLUMN "push_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deadline" ADD COLUMN "mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deadline" ADD COLUMN "hurry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "over_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "turns_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "bank_ms" integer;--> statement-breakpoint
ALTER TABLE "seat_hints" ADD COLUMN "kept_stars" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "nudge" ADD CONSTRAINT "nudge_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_refresh_family_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refresh_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nudge_due" ON "nudge" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_subscription_member" ON "push_subscription" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");