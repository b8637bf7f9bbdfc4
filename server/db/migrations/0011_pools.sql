DELETE FROM "card_figure";--> statement-breakpoint
DELETE FROM "figured_draft";--> statement-breakpoint
CREATE TABLE "seat_pool" (
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"cards" jsonb NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "seat_pool_draft_id_member_id_pk" PRIMARY KEY("draft_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "card_figure" ADD COLUMN "met" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_pool" ADD CONSTRAINT "seat_pool_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pool" ADD CONSTRAINT "seat_pool_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_pool_member" ON "seat_pool" USING btree ("member_id");