CREATE TABLE "counted_draft" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"batch" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_invitation" (
	"draft_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_invitation_draft_id_member_id_pk" PRIMARY KEY("draft_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "card" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "deck_submission" ADD COLUMN "nonce" "bytea";--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "draft_template" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "game_set" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "discarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "as_read" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "overwrite" jsonb;--> statement-breakpoint
ALTER TABLE "linked_sign_in" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "mail_ticket" ADD COLUMN "way_in" text;--> statement-breakpoint
ALTER TABLE "pack_definition" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "printing" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "counted_draft" ADD CONSTRAINT "counted_draft_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_invitation" ADD CONSTRAINT "table_invitation_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_invitation" ADD CONSTRAINT "table_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_made_by_member_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_maker" ON "draft" USING btree ("made_by","status");--> statement-breakpoint
UPDATE "card" t SET "sources" = s.sources FROM (
  SELECT c.subject_id, jsonb_object_agg(f.field, jsonb_build_object('by', 'person', 'id', a.member_id, 'at', floor(extract(epoch from a.at) * 1000)) ORDER BY a.at) AS sources
  FROM "activity_change" c JOIN "activity" a ON a.id = c.activity_id JOIN "card" r ON r.id = c.subject_id
  CROSS JOIN LATERAL (
    SELECT key AS field, ARRAY[key] AS path, value FROM jsonb_each(c.after->'record') WHERE key NOT IN ('name', 'isNameOnly', 'attributes')
    UNION ALL SELECT 'attributes.' || key, ARRAY['attributes', key], value FROM jsonb_each(c.after->'record'->'attributes')) f
  WHERE c.subject = 'card' AND a.member_id IS NOT NULL AND a.reverted_at IS NULL AND a.kind IN ('created', 'changed')
    AND r.record #> f.path = f.value
    AND CASE WHEN c.before IS NULL THEN f.value NOT IN ('null', '""', '[]', '{}') ELSE f.value IS DISTINCT FROM (c.before->'record') #> f.path END
  GROUP BY c.subject_id) s
WHERE t.id = s.subject_id;--> statement-breakpoint
UPDATE "printing" t SET "sources" = s.sources FROM (
  SELECT c.subject_id, jsonb_object_agg(f.field, jsonb_build_object('by', 'person', 'id', a.member_id, 'at', floor(extract(epoch from a.at) * 1000)) ORDER BY a.at) AS sources
  FROM "activity_change" c JOIN "activity" a ON a.id = c.activity_id JOIN "printing" r ON r.id = c.subject_id
  CROSS JOIN LATERAL (
    SELECT key AS field, ARRAY[key] AS path, value FROM jsonb_each(c.after->'record') WHERE key NOT IN ('key', 'card', 'externalIds')
    UNION ALL SELECT 'externalIds.' || key, ARRAY['externalIds', key], value FROM jsonb_each(c.after->'record'->'externalIds')) f
  WHERE c.subject = 'printing' AND a.member_id IS NOT NULL AND a.reverted_at IS NULL AND a.kind IN ('created', 'changed')
    AND r.record #> f.path = f.value
    AND CASE WHEN c.before IS NULL THEN f.value NOT IN ('null', '""', '[]', '{}') ELSE f.value IS DISTINCT FROM (c.before->'record') #> f.path END
  GROUP BY c.subject_id) s
WHERE t.id = s.subject_id;--> statement-breakpoint
UPDATE "game_set" t SET "sources" = s.sources FROM (
  SELECT c.subject_id, jsonb_object_agg(f.field, jsonb_build_object('by', 'person', 'id', a.member_id, 'at', floor(extract(epoch from a.at) * 1000)) ORDER BY a.at) AS sources
  FROM "activity_change" c JOIN "activity" a ON a.id = c.activity_id JOIN "game_set" r ON r.id = c.subject_id
  CROSS JOIN LATERAL (VALUES ('name', 'name', to_jsonb(r.name)), ('releasedOn', 'released_on', to_jsonb(r.released_on))) AS f(field, name, value)
  WHERE c.subject = 'set' AND a.member_id IS NOT NULL AND a.reverted_at IS NULL AND a.kind IN ('created', 'changed')
    AND c.after->f.name = f.value AND (c.before->f.name) IS DISTINCT FROM f.value
  GROUP BY c.subject_id) s
WHERE t.id = s.subject_id;--> statement-breakpoint
UPDATE "pack_definition" t SET "sources" = s.sources FROM (
  SELECT DISTINCT ON (c.subject_id) c.subject_id, jsonb_build_object('definition', jsonb_build_object('by', 'person', 'id', a.member_id, 'at', floor(extract(epoch from a.at) * 1000))) AS sources
  FROM "activity_change" c JOIN "activity" a ON a.id = c.activity_id JOIN "pack_definition" r ON r.id = c.subject_id
  WHERE c.subject = 'packDefinition' AND a.member_id IS NOT NULL AND a.reverted_at IS NULL AND a.kind IN ('created', 'changed')
    AND c.after->'definition' = r.definition AND (c.before->'definition') IS DISTINCT FROM r.definition
  ORDER BY c.subject_id, a.at DESC) s
WHERE t.id = s.subject_id;--> statement-breakpoint
UPDATE "draft_template" t SET "sources" = s.sources FROM (
  SELECT DISTINCT ON (c.subject_id) c.subject_id, jsonb_build_object('definition', jsonb_build_object('by', 'person', 'id', a.member_id, 'at', floor(extract(epoch from a.at) * 1000))) AS sources
  FROM "activity_change" c JOIN "activity" a ON a.id = c.activity_id JOIN "draft_template" r ON r.id = c.subject_id
  WHERE c.subject = 'draftTemplate' AND a.member_id IS NOT NULL AND a.reverted_at IS NULL AND a.kind IN ('created', 'changed')
    AND c.after->'definition' = r.definition AND (c.before->'definition') IS DISTINCT FROM r.definition
  ORDER BY c.subject_id, a.at DESC) s
WHERE t.id = s.subject_id;
