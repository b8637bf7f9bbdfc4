CREATE TABLE "achievement" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sentence" text NOT NULL,
	"metric" text NOT NULL,
	"threshold" integer NOT NULL,
	"tier" text NOT NULL,
	"icon" text NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"granted_at" timestamp (3) with time zone,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"game_id" text,
	"label" text NOT NULL,
	"changes" integer NOT NULL,
	"reverted_at" timestamp (3) with time zone,
	"reverted_by" text,
	"revert_of" text
);
--> statement-breakpoint
CREATE TABLE "activity_change" (
	"activity_id" text NOT NULL,
	"seq" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "activity_change_activity_id_seq_pk" PRIMARY KEY("activity_id","seq")
);
--> statement-breakpoint
CREATE TABLE "card" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"is_name_only" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(record->>'typeLine', '') || ' ' || coalesce(record->>'rules', ''))) STORED,
	CONSTRAINT "card_name" UNIQUE("game_id","name")
);
--> statement-breakpoint
CREATE TABLE "card_figure" (
	"game_id" text NOT NULL,
	"card_name" text NOT NULL,
	"drafts" integer NOT NULL,
	"taken" jsonb NOT NULL,
	"returns" integer NOT NULL,
	"wheels" integer NOT NULL,
	"met" integer NOT NULL,
	CONSTRAINT "card_figure_game_id_card_name_pk" PRIMARY KEY("game_id","card_name")
);
--> statement-breakpoint
CREATE TABLE "card_picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" text,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_rating" (
	"game_id" text NOT NULL,
	"card_name" text NOT NULL,
	"picks" integer NOT NULL,
	"seen" integer NOT NULL,
	"rating" double precision NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_rating_game_id_card_name_pk" PRIMARY KEY("game_id","card_name")
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
	"at" timestamp (3) with time zone NOT NULL,
	"command_id" text,
	CONSTRAINT "chat_message_command" UNIQUE("draft_id","member_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"text" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	CONSTRAINT "chat_report_once" UNIQUE("message_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "deadline" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"pack_id" text NOT NULL,
	"pick_number" integer NOT NULL,
	"total_seconds" integer NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"correspondent" jsonb,
	"push_at" timestamp (3) with time zone,
	"mail_at" timestamp (3) with time zone,
	"hurry_at" timestamp (3) with time zone,
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
	"number" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deck_draft_id_member_id_number_pk" PRIMARY KEY("draft_id","member_id","number")
);
--> statement-breakpoint
CREATE TABLE "deck_snapshot" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"contents" jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck_submission" (
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deck_submission_draft_id_member_id_number_pk" PRIMARY KEY("draft_id","member_id","number")
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"game_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"host_id" text,
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
	"setup_hash" text,
	"lock_hash" text,
	"revealing_since" timestamp (3) with time zone,
	"over_told_at" timestamp (3) with time zone,
	"forked_from" text,
	"forked_seq" integer,
	"learned_at" timestamp (3) with time zone,
	"watched_at" timestamp (3) with time zone,
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
CREATE TABLE "draft_pace" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"seconds" jsonb NOT NULL,
	"by_people" integer NOT NULL,
	"by_clock" integer NOT NULL,
	"by_bots" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_snapshot" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_tally" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"member_id" text NOT NULL,
	"status" text NOT NULL,
	"picks" integer NOT NULL,
	"wheels" integer NOT NULL,
	"is_finished" boolean NOT NULL,
	"is_on_time" boolean NOT NULL,
	"is_mono_lane" boolean NOT NULL,
	CONSTRAINT "draft_tally_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
CREATE TABLE "draft_template" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"slug" text NOT NULL,
	"definition" jsonb NOT NULL,
	"status" text NOT NULL,
	"owner_id" text,
	CONSTRAINT "draft_template_slug" UNIQUE("game_id","slug")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"game_id" text NOT NULL,
	"template_slug" text NOT NULL,
	"host_id" text NOT NULL,
	"made_by" text NOT NULL,
	"settings" jsonb NOT NULL,
	"phase" text NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"round_opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "event_code_unique" UNIQUE("code"),
	CONSTRAINT "event_made" UNIQUE("host_id","made_by")
);
--> statement-breakpoint
CREATE TABLE "event_log" (
	"event_id" text NOT NULL,
	"seq" integer NOT NULL,
	"command_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "event_log_event_id_seq_pk" PRIMARY KEY("event_id","seq"),
	CONSTRAINT "event_log_command" UNIQUE("event_id","member_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "event_player" (
	"event_id" text NOT NULL,
	"member_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"draft_id" text,
	"deck_number" integer,
	CONSTRAINT "event_player_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "event_table" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"pod" integer NOT NULL
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
	"blurb" text DEFAULT '' NOT NULL,
	"fit" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shipped" text DEFAULT '',
	CONSTRAINT "export_template_slug" UNIQUE NULLS NOT DISTINCT("game_id","slug")
);
--> statement-breakpoint
CREATE TABLE "exported_deck" (
	"member_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exported_deck_member_id_draft_id_pk" PRIMARY KEY("member_id","draft_id")
);
--> statement-breakpoint
CREATE TABLE "figured_draft" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "image_host" (
	"host" text PRIMARY KEY NOT NULL,
	"added_by" text,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"summary" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"state" text DEFAULT 'done' NOT NULL,
	"member_id" text,
	"stored_at" timestamp (3) with time zone,
	"definition" jsonb,
	"progress" jsonb,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"batch_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"action" text NOT NULL,
	"row_id" text NOT NULL,
	"name" text NOT NULL,
	"card_id" text,
	"set_code" text,
	"number" text,
	"rarity" text,
	"flag" boolean,
	"before" jsonb,
	CONSTRAINT "import_row_batch_id_seq_pk" PRIMARY KEY("batch_id","seq")
);
--> statement-breakpoint
CREATE TABLE "linked_sign_in" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_sign_in_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"plain_text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"last_fault" text,
	"unsubscribe_link" text
);
--> statement-breakpoint
CREATE TABLE "mail_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"code_expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_ticket_token_hash_unique" UNIQUE("token_hash")
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
	"about_text" text DEFAULT '' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"turns_mailed_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"suspended_until" timestamp (3) with time zone,
	"suspension_reason" text,
	CONSTRAINT "member_handle_key_unique" UNIQUE("handle_key"),
	CONSTRAINT "member_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "member_achievement" (
	"member_id" text NOT NULL,
	"slug" text NOT NULL,
	"awarded_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "member_achievement_member_id_slug_pk" PRIMARY KEY("member_id","slug")
);
--> statement-breakpoint
CREATE TABLE "member_metric" (
	"member_id" text NOT NULL,
	"metric" text NOT NULL,
	"count" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_metric_member_id_metric_pk" PRIMARY KEY("member_id","metric")
);
--> statement-breakpoint
CREATE TABLE "metric_due" (
	"member_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nudge" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "nudge_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
CREATE TABLE "pack_definition" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"slug" text NOT NULL,
	"definition" jsonb NOT NULL,
	"owner_id" text,
	CONSTRAINT "pack_definition_slug" UNIQUE("game_id","slug")
);
--> statement-breakpoint
CREATE TABLE "pending_identity" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"suggested_handle" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll" (
	"key" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"seq" integer NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_of_pick" UNIQUE("draft_id","seat","seq","made_by")
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"poll_key" text NOT NULL,
	"member_id" text NOT NULL,
	"card_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_vote_poll_key_member_id_pk" PRIMARY KEY("poll_key","member_id")
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
	"search_text" text GENERATED ALWAYS AS (lower(set_code || ' ' || number || ' ' || key)) STORED,
	CONSTRAINT "printing_key" UNIQUE("game_id","key")
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_message_topic" UNIQUE("subscription_id","topic")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "queue_match" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"template_slug" text NOT NULL,
	"seats" integer NOT NULL,
	"people" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_place" (
	"member_id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"template_slug" text NOT NULL,
	"seats" integer NOT NULL,
	"bots" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"match_id" text,
	"accepted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"used_at" timestamp (3) with time zone
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
	"used_at" timestamp (3) with time zone,
	"successor_salt" "bytea"
);
--> statement-breakpoint
CREATE TABLE "result_link" (
	"key" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "return_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_void" (
	"draft_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seed" "bytea" NOT NULL,
	"seed_hash" text NOT NULL,
	"setup_hash" text NOT NULL,
	"lock_hash" text NOT NULL,
	"seats" jsonb NOT NULL,
	CONSTRAINT "seal_void_draft_id_number_pk" PRIMARY KEY("draft_id","number")
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"kind" text NOT NULL,
	"member_id" text,
	"bot_name" text,
	"ready" boolean DEFAULT false NOT NULL,
	"nonce_commitment" text,
	"nonce" "bytea",
	"bank_ms" integer,
	CONSTRAINT "seat_draft_id_seat_pk" PRIMARY KEY("draft_id","seat"),
	CONSTRAINT "seat_member" UNIQUE("draft_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "seat_hints" (
	"draft_id" text NOT NULL,
	"seat" integer NOT NULL,
	"pack_id" text NOT NULL,
	"hints" jsonb NOT NULL,
	"kept_stars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "seat_hints_draft_id_seat_pk" PRIMARY KEY("draft_id","seat")
);
--> statement-breakpoint
CREATE TABLE "seat_pool" (
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"cards" jsonb NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "seat_pool_draft_id_member_id_pk" PRIMARY KEY("draft_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"member_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenge" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_trip" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider_id" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_path" text NOT NULL,
	"links_member_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_reverted_by_member_id_fk" FOREIGN KEY ("reverted_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_revert_of_activity_id_fk" FOREIGN KEY ("revert_of") REFERENCES "public"."activity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_change" ADD CONSTRAINT "activity_change_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_figure" ADD CONSTRAINT "card_figure_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_picture" ADD CONSTRAINT "card_picture_added_by_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_rating" ADD CONSTRAINT "card_rating_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_settled_by_member_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_snapshot" ADD CONSTRAINT "deck_snapshot_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_snapshot" ADD CONSTRAINT "deck_snapshot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_submission" ADD CONSTRAINT "deck_submission_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_submission" ADD CONSTRAINT "deck_submission_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_host_id_member_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_catalogue_hash_catalogue_hash_fk" FOREIGN KEY ("catalogue_hash") REFERENCES "public"."catalogue"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_forked_from_draft_id_fk" FOREIGN KEY ("forked_from") REFERENCES "public"."draft"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_log" ADD CONSTRAINT "draft_log_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pace" ADD CONSTRAINT "draft_pace_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_snapshot" ADD CONSTRAINT "draft_snapshot_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_tally" ADD CONSTRAINT "draft_tally_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_tally" ADD CONSTRAINT "draft_tally_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_template" ADD CONSTRAINT "draft_template_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_template" ADD CONSTRAINT "draft_template_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_host_id_member_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_table" ADD CONSTRAINT "event_table_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_table" ADD CONSTRAINT "event_table_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_template" ADD CONSTRAINT "export_template_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_deck" ADD CONSTRAINT "exported_deck_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_deck" ADD CONSTRAINT "exported_deck_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figured_draft" ADD CONSTRAINT "figured_draft_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_set" ADD CONSTRAINT "game_set_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_host" ADD CONSTRAINT "image_host_added_by_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_batch_id_import_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_sign_in" ADD CONSTRAINT "linked_sign_in_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_ticket" ADD CONSTRAINT "mail_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievement" ADD CONSTRAINT "member_achievement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievement" ADD CONSTRAINT "member_achievement_slug_achievement_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."achievement"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_metric" ADD CONSTRAINT "member_metric_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_due" ADD CONSTRAINT "metric_due_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudge" ADD CONSTRAINT "nudge_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD CONSTRAINT "pack_definition_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD CONSTRAINT "pack_definition_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_made_by_member_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_key_poll_key_fk" FOREIGN KEY ("poll_key") REFERENCES "public"."poll"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printing" ADD CONSTRAINT "printing_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printing" ADD CONSTRAINT "printing_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_refresh_family_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refresh_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_match" ADD CONSTRAINT "queue_match_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_match_id_queue_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."queue_match"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD CONSTRAINT "refresh_family_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_refresh_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_link" ADD CONSTRAINT "result_link_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_link" ADD CONSTRAINT "result_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_ticket" ADD CONSTRAINT "return_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seal_void" ADD CONSTRAINT "seal_void_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_hints" ADD CONSTRAINT "seat_hints_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pool" ADD CONSTRAINT "seat_pool_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pool" ADD CONSTRAINT "seat_pool_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenge" ADD CONSTRAINT "second_factor_challenge_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_trip" ADD CONSTRAINT "third_party_trip_links_member_id_member_id_fk" FOREIGN KEY ("links_member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activity_subject" ON "activity" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "activity_change_subject" ON "activity_change" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "chat_message_draft" ON "chat_message" USING btree ("draft_id","at");--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("settled_at","at");--> statement-breakpoint
CREATE INDEX "chat_report_member" ON "chat_report" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "deadline_due" ON "deadline" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "deck_snapshot_deck" ON "deck_snapshot" USING btree ("draft_id","member_id","number");--> statement-breakpoint
CREATE INDEX "draft_unlearned" ON "draft" USING btree ("status") WHERE learned_at is null;--> statement-breakpoint
CREATE INDEX "draft_host" ON "draft" USING btree ("host_id","status");--> statement-breakpoint
CREATE INDEX "draft_status" ON "draft" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "draft_game" ON "draft" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "draft_tally_member" ON "draft_tally" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_phase" ON "event" USING btree ("phase","created_at");--> statement-breakpoint
CREATE INDEX "event_player_member" ON "event_player" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_table_event" ON "event_table" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "import_batch_game" ON "import_batch" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "import_row_name" ON "import_row" USING btree ("batch_id","kind","name");--> statement-breakpoint
CREATE INDEX "linked_sign_in_member" ON "linked_sign_in" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_ticket_member" ON "mail_ticket" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "member_metric_count" ON "member_metric" USING btree ("metric","count");--> statement-breakpoint
CREATE INDEX "nudge_due" ON "nudge" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pending_identity_expires" ON "pending_identity" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "poll_maker" ON "poll" USING btree ("made_by","created_at");--> statement-breakpoint
CREATE INDEX "printing_card" ON "printing" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "printing_set" ON "printing" USING btree ("game_id","set_code");--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_subscription_member" ON "push_subscription" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "queue_place_queue" ON "queue_place" USING btree ("game_id","template_slug","joined_at");--> statement-breakpoint
CREATE INDEX "queue_place_match" ON "queue_place" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "rate_limit_resets" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "recovery_code_member" ON "recovery_code" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refresh_family_member" ON "refresh_family" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "result_link_of" ON "result_link" USING btree ("draft_id","member_id");--> statement-breakpoint
CREATE INDEX "return_ticket_expires" ON "return_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "seat_of_member" ON "seat" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "seat_pool_member" ON "seat_pool" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenge_expires" ON "second_factor_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_trip_expires" ON "third_party_trip" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "image_host" ("host", "added_at") VALUES
	('cards.scryfall.io', now()),
	('images.pokemontcg.io', now()),
	('images.dreamborn.ink', now()),
	('lorcana-api.com', now()),
	('cards.fabtcg.com', now()),
	('images.digimoncard.io', now()),
	('card-images.netrunnerdb.com', now());
