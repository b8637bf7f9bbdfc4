CREATE TABLE "counted_draft" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"batch" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted_draft" ADD CONSTRAINT "counted_draft_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;