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
ALTER TABLE "draft" ALTER COLUMN "host_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_match" ADD CONSTRAINT "queue_match_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_match_id_queue_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."queue_match"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_place_queue" ON "queue_place" USING btree ("game_id","template_slug","joined_at");--> statement-breakpoint
CREATE INDEX "queue_place_match" ON "queue_place" USING btree ("match_id");