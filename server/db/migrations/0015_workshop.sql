ALTER TABLE "draft_template" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "draft_template" ADD CONSTRAINT "draft_template_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD CONSTRAINT "pack_definition_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;