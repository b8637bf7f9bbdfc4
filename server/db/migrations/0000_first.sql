CREATE TABLE "card" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"is_name_only" boolean NOT NULL,
	CONSTRAINT "card_name" UNIQUE("game_id","name")
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deadline" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"pack_id" text NOT NULL,
	"pick_number" integer NOT NULL,
	"total_seconds" integer NOT NULL,
	CONSTRAINT "deadline_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
CREATE TABLE "deck" (
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"contents" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "deck_draft_id_member_id_pk" PRIMARY KEY("draft_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"game_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"host_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"catalogue_hash" text,
	"template" jsonb NOT NULL,
	"seed" "bytea" NOT NULL,
	"seed_hash" text NOT NULL,
	"seats" integer NOT NULL,
	"is_solo" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "draft_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "draft_log" (
	"draft_id" text NOT NULL,
	"seq" integer NOT NULL,
	"command_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seat" integer,
	"source" text NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "draft_log_draft_id_seq_pk" PRIMARY KEY("draft_id","seq"),
	CONSTRAINT "draft_log_command" UNIQUE("draft_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "draft_snapshot" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_template" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"slug" text NOT NULL,
	"definition" jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "draft_template_slug" UNIQUE("game_id","slug")
);
--> statement-breakpoint
CREATE TABLE "export_template" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "export_template_slug" UNIQUE NULLS NOT DISTINCT("game_id","slug")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"definition" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "game_set" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"released_on" date,
	CONSTRAINT "game_set_code" UNIQUE("game_id","code")
);
--> statement-breakpoint
CREATE TABLE "import_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"summary" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"batch_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "import_row_batch_id_seq_pk" PRIMARY KEY("batch_id","seq")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"handle_key" text NOT NULL,
	"email" text,
	"email_key" text,
	"password_hash" text,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_guest" boolean NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"avatar_seed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_handle_key_unique" UNIQUE("handle_key"),
	CONSTRAINT "member_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "pack_definition" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"slug" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "pack_definition_slug" UNIQUE("game_id","slug")
);
--> statement-breakpoint
CREATE TABLE "printing" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"key" text NOT NULL,
	"card_id" text NOT NULL,
	"set_code" text NOT NULL,
	"number" text NOT NULL,
	"rarity" text NOT NULL,
	"is_draftable" boolean NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "printing_key" UNIQUE("game_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_family" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"kind" text NOT NULL,
	"member_id" text,
	"bot_name" text,
	"ready" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seat_draft_id_seat_pk" PRIMARY KEY("draft_id","seat"),
	CONSTRAINT "seat_member" UNIQUE("draft_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "seat_hints" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"pack_id" text NOT NULL,
	"hints" jsonb NOT NULL,
	CONSTRAINT "seat_hints_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_host_id_member_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_catalogue_hash_catalogue_hash_fk" FOREIGN KEY ("catalogue_hash") REFERENCES "public"."catalogue"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_log" ADD CONSTRAINT "draft_log_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_snapshot" ADD CONSTRAINT "draft_snapshot_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_template" ADD CONSTRAINT "draft_template_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_template" ADD CONSTRAINT "export_template_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_set" ADD CONSTRAINT "game_set_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_batch_id_import_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD CONSTRAINT "pack_definition_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printing" ADD CONSTRAINT "printing_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printing" ADD CONSTRAINT "printing_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD CONSTRAINT "refresh_family_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_refresh_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_hints" ADD CONSTRAINT "seat_hints_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_draft" ON "chat_message" USING btree ("draft_id","at");--> statement-breakpoint
CREATE INDEX "deadline_due" ON "deadline" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "draft_host" ON "draft" USING btree ("host_id","status");--> statement-breakpoint
CREATE INDEX "draft_status" ON "draft" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "draft_game" ON "draft" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "import_batch_game" ON "import_batch" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "printing_card" ON "printing" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "printing_set" ON "printing" USING btree ("game_id","set_code");--> statement-breakpoint
CREATE INDEX "rate_limit_resets" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "refresh_family_member" ON "refresh_family" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "seat_of_member" ON "seat" USING btree ("member_id");