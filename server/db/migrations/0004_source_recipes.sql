CREATE TABLE "source_recipe" (
	"id" text PRIMARY KEY NOT NULL,
	"recipe" jsonb NOT NULL,
	"added_by" text,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "source_recipe" ADD CONSTRAINT "source_recipe_added_by_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;