CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"game_id" text,
	"label" text NOT NULL,
	"changes" integer NOT NULL,
	"reverted_at" timestamp (3) with time zone,
	"reverted_by" text,
	"revert_of" text
);
--> statement-breakpoint
CREATE TABLE "activity_change" (
	"activity_id" text NOT NULL,
	"seq" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "activity_change_activity_id_seq_pk" PRIMARY KEY("activity_id","seq")
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_reverted_by_member_id_fk" FOREIGN KEY ("reverted_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_revert_of_activity_id_fk" FOREIGN KEY ("revert_of") REFERENCES "public"."activity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_change" ADD CONSTRAINT "activity_change_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activity_subject" ON "activity" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "activity_change_subject" ON "activity_change" USING btree ("subject","subject_id");