CREATE TABLE "card_figure" (
	"game_id" text NOT NULL,
	"card_name" text NOT NULL,
	"drafts" integer NOT NULL,
	"taken" jsonb NOT NULL,
	"returns" integer NOT NULL,
	"wheels" integer NOT NULL,
	CONSTRAINT "card_figure_game_id_card_name_pk" PRIMARY KEY("game_id","card_name")
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
CREATE TABLE "figured_draft" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "card_figure" ADD CONSTRAINT "card_figure_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_submission" ADD CONSTRAINT "deck_submission_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_submission" ADD CONSTRAINT "deck_submission_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figured_draft" ADD CONSTRAINT "figured_draft_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_link" ADD CONSTRAINT "result_link_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_link" ADD CONSTRAINT "result_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_link_of" ON "result_link" USING btree ("draft_id","member_id");