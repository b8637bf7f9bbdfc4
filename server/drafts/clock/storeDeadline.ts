import type { Sql } from '#server/db/database.ts';
import { deadlineRecord } from '../running/logWriter.ts';
import type { Due } from '../running/runningDraft.ts';

/** Stores the deadline of a seat that has none, in the caller's transaction. */
export async function storeDeadline(
  sql: Sql,
  draftId: string,
  seat: number,
  due: Due,
  nowMs: number,
): Promise<void> {
  await sql.query(
    `insert into deadline (draft_id, seat, due_at, pack_id, pick_number, total_seconds, begun_at, correspondent,
       push_at, mail_at, hurry_at)
     select $1, $2, to_timestamp(due_at_ms / 1000), pack_id, pick_number, total_seconds, to_timestamp(begun_at_ms / 1000),
       correspondent, to_timestamp(push_at_ms / 1000), to_timestamp(mail_at_ms / 1000), to_timestamp(hurry_at_ms / 1000)
     from jsonb_to_record($3::jsonb) as r(due_at_ms double precision, pack_id text, pick_number int, total_seconds int,
       begun_at_ms double precision, correspondent jsonb, push_at_ms double precision, mail_at_ms double precision,
       hurry_at_ms double precision)`,
    [draftId, seat, JSON.stringify(deadlineRecord(due, nowMs))],
  );
}
