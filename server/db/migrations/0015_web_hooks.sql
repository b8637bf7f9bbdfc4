CREATE TABLE "hook_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"hook_id" text NOT NULL,
	"type" text NOT NULL,
	"fact_key" text NOT NULL,
	"draft_id" text,
	"event_id" text,
	"payload" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"status" integer,
	"fault" text,
	"took_ms" integer,
	CONSTRAINT "hook_delivery_once" UNIQUE("hook_id","fact_key"),
	CONSTRAINT "hook_delivery_type_known" CHECK ("hook_delivery"."type" in ('table.opened', 'table.readyCheck', 'draft.started', 'draft.finished', 'round.opened', 'result.reported', 'hook.test')),
	CONSTRAINT "hook_delivery_state_known" CHECK ("hook_delivery"."state" in ('waiting', 'delivered', 'parked', 'withdrawn')),
	CONSTRAINT "hook_delivery_fault_known" CHECK ("hook_delivery"."fault" in ('status', 'redirected', 'tooSlow', 'unreachable', 'refusedAddress', 'domainForbidden', 'sealLost'))
);
--> statement-breakpoint
CREATE TABLE "hook_fact" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"draft_id" text,
	"event_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hook_fact_type_known" CHECK ("hook_fact"."type" in ('table.opened', 'table.readyCheck', 'draft.started', 'draft.finished', 'round.opened', 'result.reported'))
);
--> statement-breakpoint
CREATE TABLE "web_hook" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"sealed_address" "bytea" NOT NULL,
	"sealed_secret" "bytea",
	"sealed_previous" "bytea",
	"previous_until" timestamp (3) with time zone,
	"events" text[] NOT NULL,
	"tells_private" boolean NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"off_at" timestamp (3) with time zone,
	"off_why" text,
	"delivered_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"parked_told_at" timestamp (3) with time zone,
	CONSTRAINT "web_hook_kind_known" CHECK ("web_hook"."kind" in ('signed', 'discord')),
	CONSTRAINT "web_hook_scope_known" CHECK ("web_hook"."scope" in ('own', 'everyone')),
	CONSTRAINT "web_hook_events_known" CHECK ("web_hook"."events" <@ array['table.opened', 'table.readyCheck', 'draft.started', 'draft.finished', 'round.opened', 'result.reported']::text[]),
	CONSTRAINT "web_hook_off_why_known" CHECK ("web_hook"."off_why" in ('failing', 'gone', 'admin', 'role', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "hook_delivery" ADD CONSTRAINT "hook_delivery_hook_id_web_hook_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."web_hook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_delivery" ADD CONSTRAINT "hook_delivery_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_delivery" ADD CONSTRAINT "hook_delivery_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_fact" ADD CONSTRAINT "hook_fact_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_fact" ADD CONSTRAINT "hook_fact_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook" ADD CONSTRAINT "web_hook_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hook_delivery_due" ON "hook_delivery" USING btree ("hook_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "hook_delivery_hook" ON "hook_delivery" USING btree ("hook_id","created_at");--> statement-breakpoint
CREATE INDEX "hook_delivery_draft" ON "hook_delivery" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "hook_delivery_event" ON "hook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "hook_fact_at" ON "hook_fact" USING btree ("at");--> statement-breakpoint
CREATE INDEX "web_hook_member" ON "web_hook" USING btree ("member_id");