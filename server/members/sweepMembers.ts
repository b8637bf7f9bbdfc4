import type { Database } from '#server/db/open.ts';
import { ENROLMENT_MS } from './secondFactor/secondFactor.ts';
import { ABSOLUTE_MS } from './sessions.ts';

const GUEST_MS = 30 * 86_400_000;

const FORGOTTEN = `delete from member m where ((m.is_guest and m.last_seen_at < $1) or m.deleted_at is not null)
  and not exists (select 1 from seat s where s.member_id = m.id)
  and not exists (select 1 from draft d where d.host_id = m.id)
  and not exists (select 1 from deck k where k.member_id = m.id)
  and not exists (select 1 from deck_snapshot p where p.member_id = m.id)
  and not exists (select 1 from event e where e.host_id = m.id)
  and not exists (select 1 from event_log l where l.member_id = m.id)
  and not exists (select 1 from chat_message c where c.member_id = m.id)`;

const SHORT_LIVED = ['third_party_trip', 'pending_identity', 'return_ticket', 'second_factor_challenge'];

/**
 * Deletes sessions past their life, sign-ins and second factors never finished, spent rate limits, expired mailed links,
 * and of those whom no draft remembers guests not seen for 30 days and what is left of deleted members.
 */
export async function sweepMembers(db: Database, nowMs: number): Promise<void> {
  await db.query('delete from refresh_family where created_at < $1', [new Date(nowMs - ABSOLUTE_MS)]);
  await db.query('delete from rate_limit where resets_at < $1', [new Date(nowMs)]);
  await db.query('delete from mail_ticket where expires_at < $1', [new Date(nowMs)]);
  for (const table of SHORT_LIVED)
    await db.query(`delete from ${table} where expires_at < $1`, [new Date(nowMs)]);
  await db.query('delete from second_factor where confirmed_at is null and created_at < $1', [
    new Date(nowMs - ENROLMENT_MS),
  ]);
  await db.query(FORGOTTEN, [new Date(nowMs - GUEST_MS)]);
}
