CREATE TABLE "practice_catalogue" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"template" text NOT NULL,
	"template_name" text NOT NULL,
	"look" jsonb NOT NULL,
	"catalogue_hash" text NOT NULL,
	"rules" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"secret" text NOT NULL,
	"actions" jsonb NOT NULL,
	"pool" text[] NOT NULL,
	"side" text[] NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_draft_once" UNIQUE("member_id","secret")
);
--> statement-breakpoint
ALTER TABLE "practice_draft" ADD CONSTRAINT "practice_draft_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_draft" ADD CONSTRAINT "practice_draft_catalogue_hash_practice_catalogue_hash_fk" FOREIGN KEY ("catalogue_hash") REFERENCES "public"."practice_catalogue"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_draft_newest" ON "practice_draft" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "practice_draft_catalogue" ON "practice_draft" USING btree ("catalogue_hash");