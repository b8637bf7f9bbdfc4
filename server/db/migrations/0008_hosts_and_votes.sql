CREATE TABLE "end_vote" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "end_vote_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "host_left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "end_vote" ADD CONSTRAINT "end_vote_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;