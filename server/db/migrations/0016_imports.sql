DELETE FROM "import_row";--> statement-breakpoint
CREATE TABLE "card_picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" text,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_batch" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "stored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "definition" jsonb;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "action" text NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "row_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "set_code" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "rarity" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "flag" boolean;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "card_picture" ADD CONSTRAINT "card_picture_added_by_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_name" ON "import_row" USING btree ("batch_id","kind","name");