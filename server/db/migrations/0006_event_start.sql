CREATE TABLE "event_reminder" (
	"event_id" text NOT NULL,
	"lead_minutes" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_reminder_event_id_lead_minutes_pk" PRIMARY KEY("event_id","lead_minutes")
);
--> statement-breakpoint
CREATE TABLE "event_waiting" (
	"event_id" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "event_waiting_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "event_reminder" ADD CONSTRAINT "event_reminder_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waiting" ADD CONSTRAINT "event_waiting_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waiting" ADD CONSTRAINT "event_waiting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_reminder_due" ON "event_reminder" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "event_waiting_member" ON "event_waiting" USING btree ("member_id");