CREATE TABLE "table_invitation" (
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_invitation_draft_id_member_id_pk" PRIMARY KEY("draft_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "deck_submission" ADD COLUMN "nonce" "bytea";--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "table_invitation" ADD CONSTRAINT "table_invitation_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_invitation" ADD CONSTRAINT "table_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_made_by_member_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_maker" ON "draft" USING btree ("made_by","status");