CREATE TABLE "image_host" (
	"host" text PRIMARY KEY NOT NULL,
	"added_by" text,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_host" ADD CONSTRAINT "image_host_added_by_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "image_host" ("host", "added_at") VALUES
	('cards.scryfall.io', now()),
	('images.pokemontcg.io', now()),
	('images.dreamborn.ink', now()),
	('lorcana-api.com', now()),
	('cards.fabtcg.com', now()),
	('images.digimoncard.io', now()),
	('card-images.netrunnerdb.com', now());
