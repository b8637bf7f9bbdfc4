CREATE TABLE "chat_report" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"text" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	CONSTRAINT "chat_report_once" UNIQUE("message_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "draft_pace" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"seconds" jsonb NOT NULL,
	"by_people" integer NOT NULL,
	"by_clock" integer NOT NULL,
	"by_bots" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_settled_by_member_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pace" ADD CONSTRAINT "draft_pace_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("settled_at","at");--> statement-breakpoint
CREATE INDEX "chat_report_member" ON "chat_report" USING btree ("member_id");