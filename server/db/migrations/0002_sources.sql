CREATE TABLE "source_answer" (
	"source" text NOT NULL,
	"ask" text NOT NULL,
	"body" text NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_answer_source_ask_pk" PRIMARY KEY("source","ask")
);
--> statement-breakpoint
CREATE TABLE "source_turn" (
	"source" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "source_answer_fetched" ON "source_answer" USING btree ("fetched_at");