ALTER TABLE "card_figure" DROP CONSTRAINT "card_figure_game_id_card_name_pk";--> statement-breakpoint
ALTER TABLE "card_rating" DROP CONSTRAINT "card_rating_game_id_card_name_pk";--> statement-breakpoint
ALTER TABLE "card_figure" ALTER COLUMN "card_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_rating" ALTER COLUMN "card_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_figure" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "card_rating" ADD COLUMN "card_id" text;--> statement-breakpoint
CREATE INDEX "card_figure_game" ON "card_figure" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "card_rating_game" ON "card_rating" USING btree ("game_id");--> statement-breakpoint
ALTER TABLE "card_figure" ADD CONSTRAINT "card_figure_card_id_unique" UNIQUE("card_id");--> statement-breakpoint
ALTER TABLE "card_rating" ADD CONSTRAINT "card_rating_card_id_unique" UNIQUE("card_id");--> statement-breakpoint
UPDATE "card_figure" t SET "card_id" = c."id" FROM "card" c WHERE c."game_id" = t."game_id" AND c."name" = t."card_name";--> statement-breakpoint
UPDATE "card_rating" t SET "card_id" = c."id" FROM "card" c WHERE c."game_id" = t."game_id" AND c."name" = t."card_name";