CREATE TABLE "shard" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "shard" text;--> statement-breakpoint
CREATE INDEX "draft_shard" ON "draft" USING btree ("shard") WHERE shard is not null;