ALTER TABLE "import_batch" ADD COLUMN "discarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "as_read" jsonb;