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
ALTER TABLE "draft" ADD COLUMN "learned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_rating" ADD CONSTRAINT "card_rating_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_unlearned" ON "draft" USING btree ("status") WHERE learned_at is null;