import type { Database } from '#server/db/open.ts';
import { ABSOLUTE_MS } from './sessions.ts';

const GUEST_MS = 30 * 86_400_000;

const FORGOTTEN_GUESTS = `delete from member m where m.is_guest and m.last_seen_at < $1
  and not exists (select 1 from seat s where s.member_id = m.id)
  and not exists (select 1 from draft d where d.host_id = m.id)
  and not exists (select 1 from deck k where k.member_id = m.id)
  and not exists (select 1 from chat_message c where c.member_id = m.id)`;

/** Deletes sessions past their life, spent rate limits, and guests not seen for 30 days whom no draft remembers. */
export async function sweepMembers(db: Database, nowMs: number): Promise<void> {
  await db.query('delete from refresh_family where created_at < $1', [new Date(nowMs - ABSOLUTE_MS)]);
  await db.query('delete from rate_limit where resets_at < $1', [new Date(nowMs)]);
  await db.query(FORGOTTEN_GUESTS, [new Date(nowMs - GUEST_MS)]);
}
