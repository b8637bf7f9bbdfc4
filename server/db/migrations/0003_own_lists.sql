CREATE TABLE "member_list" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"file_name" text,
	"link" text,
	"answers" jsonb NOT NULL,
	"cards" integer NOT NULL,
	"game_id" text,
	"is_shared" boolean NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "list_catalogue" text;--> statement-breakpoint
ALTER TABLE "member_list" ADD CONSTRAINT "member_list_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_list" ADD CONSTRAINT "member_list_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_list_owner" ON "member_list" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE INDEX "member_list_game" ON "member_list" USING btree ("game_id");--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_list_catalogue_catalogue_hash_fk" FOREIGN KEY ("list_catalogue") REFERENCES "public"."catalogue"("hash") ON DELETE no action ON UPDATE no action;