ALTER TABLE "export_template" ADD COLUMN "blurb" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "export_template" ADD COLUMN "fit" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "export_template" ADD COLUMN "shipped" text DEFAULT '';