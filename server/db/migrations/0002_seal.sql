CREATE TABLE "seal_void" (
	"draft_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seed" "bytea" NOT NULL,
	"seed_hash" text NOT NULL,
	"setup_hash" text NOT NULL,
	"lock_hash" text NOT NULL,
	"seats" jsonb NOT NULL,
	CONSTRAINT "seal_void_draft_id_number_pk" PRIMARY KEY("draft_id","number")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "setup_hash" text;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "lock_hash" text;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "revealing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "nonce_commitment" text;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "nonce" "bytea";--> statement-breakpoint
ALTER TABLE "seal_void" ADD CONSTRAINT "seal_void_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;