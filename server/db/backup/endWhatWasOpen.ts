import type { Sql } from '../database.ts';

/** What could be used once, and may have been used since. */
const ONCE_ONLY = [
  'mail_ticket',
  'second_factor_challenge',
  'passkey_challenge',
  'passkey_proof',
  'return_ticket',
  'third_party_trip',
  'pending_identity',
  'push_message',
  // One that was revoked since would be good again.
  'access_token',
];

/**
 * After a restore: whoever was signed out since the backup must not be signed in again by it, and no email goes twice.
 * So members' sessions end and waiting emails are given up. Guests keep their sessions, which are all they have.
 * Answers how many members were signed out.
 */
export async function endWhatWasOpen(tx: Sql, nowMs: number): Promise<number> {
  const at = new Date(nowMs);
  const ended = await tx.query<{ id: string; memberId: string }>(
    `update refresh_family f set revoked_at = $1 from member m
     where m.id = f.member_id and not m.is_guest and f.revoked_at is null
     returning f.id, f.member_id as "memberId"`,
    [at],
  );
  await tx.query('delete from push_subscription where session_id = any($1)', [ended.map(({ id }) => id)]);
  for (const table of ONCE_ONLY) await tx.query(`delete from ${table}`);
  await tx.query(
    `update mail set given_up_at = $1, last_fault = 'The server was restored from a backup.', plain_text = '',
       html = '', unsubscribe_link = null
     where sent_at is null and given_up_at is null`,
    [at],
  );
  return new Set(ended.map(({ memberId }) => memberId)).size;
}
