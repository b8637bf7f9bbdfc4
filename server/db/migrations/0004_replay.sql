CREATE TABLE "poll" (
	"key" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"seq" integer NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_of_pick" UNIQUE("draft_id","seat","seq","made_by")
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"poll_key" text NOT NULL,
	"member_id" text NOT NULL,
	"card_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_vote_poll_key_member_id_pk" PRIMARY KEY("poll_key","member_id")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "forked_from" text;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "forked_seq" integer;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_made_by_member_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_key_poll_key_fk" FOREIGN KEY ("poll_key") REFERENCES "public"."poll"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_maker" ON "poll" USING btree ("made_by","created_at");--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_forked_from_draft_id_fk" FOREIGN KEY ("forked_from") REFERENCES "public"."draft"("id") ON DELETE set null ON UPDATE no action;