ALTER TABLE "card_figure" DROP COLUMN "card_name";--> statement-breakpoint
ALTER TABLE "card_rating" DROP COLUMN "card_name";