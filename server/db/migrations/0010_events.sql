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
	"granted_at" timestamp (3) with time zone
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
CREATE TABLE "exported_deck" (
	"member_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exported_deck_member_id_draft_id_pk" PRIMARY KEY("member_id","draft_id")
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
ALTER TABLE "draft_tally" ADD CONSTRAINT "draft_tally_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_tally" ADD CONSTRAINT "draft_tally_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_host_id_member_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_table" ADD CONSTRAINT "event_table_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_table" ADD CONSTRAINT "event_table_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_deck" ADD CONSTRAINT "exported_deck_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_deck" ADD CONSTRAINT "exported_deck_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievement" ADD CONSTRAINT "member_achievement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievement" ADD CONSTRAINT "member_achievement_slug_achievement_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."achievement"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_metric" ADD CONSTRAINT "member_metric_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_due" ADD CONSTRAINT "metric_due_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_tally_member" ON "draft_tally" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_phase" ON "event" USING btree ("phase","created_at");--> statement-breakpoint
CREATE INDEX "event_player_member" ON "event_player" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_table_event" ON "event_table" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "member_metric_count" ON "member_metric" USING btree ("metric","count");