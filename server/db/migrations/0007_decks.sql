CREATE TABLE "deck_snapshot" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"contents" jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck" DROP CONSTRAINT "deck_draft_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "deck" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_draft_id_member_id_number_pk" PRIMARY KEY("draft_id","member_id","number");--> statement-breakpoint
ALTER TABLE "deck_snapshot" ADD CONSTRAINT "deck_snapshot_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_snapshot" ADD CONSTRAINT "deck_snapshot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_snapshot_deck" ON "deck_snapshot" USING btree ("draft_id","member_id","number");