ALTER TABLE "linked_sign_in" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "mail_ticket" ADD COLUMN "way_in" text;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "browser_id" text;