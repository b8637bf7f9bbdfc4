CREATE TABLE "poll_visitor_vote" (
	"poll_key" text NOT NULL,
	"voter_id" text NOT NULL,
	"card_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_visitor_vote_poll_key_voter_id_pk" PRIMARY KEY("poll_key","voter_id")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "poll_visitor_vote" ADD CONSTRAINT "poll_visitor_vote_poll_key_poll_key_fk" FOREIGN KEY ("poll_key") REFERENCES "public"."poll"("key") ON DELETE cascade ON UPDATE no action;