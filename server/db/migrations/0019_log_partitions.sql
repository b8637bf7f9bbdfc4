-- The log of picks, in eight parts by hash of the draft's id, under its old name. Nobody can write rows while they are moved,
-- everybody can read them until the very end. Locks are waited for so shortly that nobody else is told of a deadlock
-- (deadlock_timeout is a second); where one is not to be had, all is undone, others go first, and it is tried again.
DO $$
DECLARE
  granted record;
  waiting_before text := current_setting('lock_timeout');
BEGIN
  FOR attempt IN 1..60 LOOP
    BEGIN
      -- An autovacuum only goes out of the way of who waits longer than deadlock_timeout.
      PERFORM set_config('lock_timeout', CASE WHEN attempt % 10 = 0 THEN '1500ms' ELSE '300ms' END, true);
      -- Who reads for long, such as a backup, would be in the way at the end: it is noticed before a row is copied. What is
      -- locked inside of this block is let go with it.
      BEGIN
        LOCK TABLE "draft_log" IN ACCESS EXCLUSIVE MODE;
        RAISE EXCEPTION USING ERRCODE = 'PL001';
      EXCEPTION WHEN SQLSTATE 'PL001' THEN
        NULL;
      END;
      LOCK TABLE "draft", "draft_log" IN SHARE ROW EXCLUSIVE MODE;

      CREATE TABLE "draft_log_parts" (
        "draft_id" text NOT NULL,
        "seq" integer NOT NULL,
        "command_id" text NOT NULL,
        "at" timestamp (3) with time zone NOT NULL,
        "seat" integer,
        "source" text NOT NULL,
        "payload" jsonb NOT NULL
      ) PARTITION BY HASH ("draft_id");
      FOR part IN 0..7 LOOP
        EXECUTE format('CREATE TABLE "draft_log_p%s" PARTITION OF "draft_log_parts" FOR VALUES WITH (MODULUS 8, REMAINDER %s)', part, part);
      END LOOP;
      INSERT INTO "draft_log_parts" ("draft_id", "seq", "command_id", "at", "seat", "source", "payload")
        SELECT "draft_id", "seq", "command_id", "at", "seat", "source", "payload" FROM "draft_log";
      ALTER TABLE "draft_log_parts"
        ADD CONSTRAINT "draft_log_parts_pk" PRIMARY KEY ("draft_id", "seq"),
        ADD CONSTRAINT "draft_log_parts_command" UNIQUE ("draft_id", "command_id"),
        ADD CONSTRAINT "draft_log_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action,
        ADD CONSTRAINT "draft_log_source_known" CHECK ("source" in ('member', 'clock', 'bot', 'host'));

      -- A role that may only read and write rows goes on doing so.
      FOR granted IN
        SELECT a.privilege_type AS privilege, CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(r.rolname) END AS role
        FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a LEFT JOIN pg_roles r ON r.oid = a.grantee
        WHERE c.oid = '"draft_log"'::regclass AND a.grantee <> c.relowner
      LOOP
        EXECUTE format('GRANT %s ON "draft_log_parts" TO %s', granted.privilege, granted.role);
      END LOOP;

      -- Nobody else ever looks at a partitioned table as a whole: autovacuum sees its parts alone.
      ANALYZE "draft_log_parts";

      -- A few times before the copy is thrown away, and not for long: who has read the log may be waiting for "draft".
      FOR last_attempt IN 1..5 LOOP
        BEGIN
          LOCK TABLE "draft_log" IN ACCESS EXCLUSIVE MODE;
          EXIT;
        EXCEPTION WHEN lock_not_available THEN
          IF last_attempt = 5 THEN
            RAISE;
          END IF;
          PERFORM pg_sleep(0.1);
        END;
      END LOOP;
      -- To drop it would take readers of "draft" away as well, who may wait for this; the next version does.
      TRUNCATE "draft_log";
      ALTER TABLE "draft_log" DROP CONSTRAINT "draft_log_source_known";
      ALTER TABLE "draft_log" RENAME CONSTRAINT "draft_log_draft_id_seq_pk" TO "draft_log_before_pk";
      ALTER TABLE "draft_log" RENAME CONSTRAINT "draft_log_command" TO "draft_log_before_command";
      ALTER TABLE "draft_log" RENAME TO "draft_log_before";
      ALTER TABLE "draft_log_parts" RENAME TO "draft_log";
      ALTER TABLE "draft_log" RENAME CONSTRAINT "draft_log_parts_pk" TO "draft_log_draft_id_seq_pk";
      ALTER TABLE "draft_log" RENAME CONSTRAINT "draft_log_parts_command" TO "draft_log_command";
      PERFORM set_config('lock_timeout', waiting_before, true);
      RETURN;
    EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
      PERFORM pg_sleep(0.2);
    END;
  END LOOP;
  RAISE EXCEPTION 'Something else keeps the table draft_log locked, such as a backup that is being made. Start again when it is done.';
END $$;
