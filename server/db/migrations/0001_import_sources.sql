ALTER TABLE "card" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "draft_template" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "game_set" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "overwrite" jsonb;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "printing" ADD COLUMN "sources" jsonb;