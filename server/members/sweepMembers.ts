import type { Database } from '#server/db/open.ts';
import { ENROLMENT_MS } from './secondFactor/secondFactor.ts';
import { ABSOLUTE_MS } from './sessions.ts';

/** An invitation to register that nobody took up by then is forgotten. */
export const INVITATION_MS = 30 * 86_400_000;
const GUEST_MS = 30 * 86_400_000;

/** Where a member is remembered: whoever stands in one of these columns is kept. */
export const REMEMBERED_IN: readonly (readonly [table: string, column: string])[] = [
  ['seat', 'member_id'],
  ['draft', 'host_id'],
  ['deck', 'member_id'],
  ['deck_snapshot', 'member_id'],
  ['deck_submission', 'member_id'],
  ['poll', 'made_by'],
  ['event', 'host_id'],
  ['event_log', 'member_id'],
  ['chat_message', 'member_id'],
];

const FORGOTTEN = `delete from member m where ((m.is_guest and m.last_seen_at < $1) or m.deleted_at is not null)
  ${REMEMBERED_IN.map(([table, column]) => `and not exists (select 1 from ${table} t where t.${column} = m.id)`).join(' ')}`;

const SHORT_LIVED = [
  'access_token',
  'third_party_trip',
  'pending_identity',
  'return_ticket',
  'second_factor_challenge',
  'passkey_challenge',
  'passkey_proof',
];

/** The cards of saved practice drafts stay for a day after the last draft that needs them. Saving a draft locks its row first. */
const UNNEEDED_MS = 86_400_000;
const UNNEEDED_CARDS = `delete from practice_catalogue c where used_at < $1
  and not exists (select 1 from practice_draft p where p.catalogue_hash = c.hash)`;

/**
 * Deletes sessions and access tokens past their life, sign-ins and second factors never finished, spent rate limits, expired mailed links
 * and invitations, and of those whom no draft remembers guests not seen for 30 days and what is left of deleted members.
 */
export async function sweepMembers(db: Database, nowMs: number): Promise<void> {
  await db.query('delete from refresh_family where created_at < $1', [new Date(nowMs - ABSOLUTE_MS)]);
  await db.query('delete from rate_limit where resets_at < $1', [new Date(nowMs)]);
  await db.query('delete from account_invitation where sent_at < $1', [new Date(nowMs - INVITATION_MS)]);
  await db.query('delete from mail_ticket where expires_at < $1', [new Date(nowMs)]);
  for (const table of SHORT_LIVED)
    await db.query(`delete from ${table} where expires_at < $1`, [new Date(nowMs)]);
  await db.query('delete from second_factor where confirmed_at is null and created_at < $1', [
    new Date(nowMs - ENROLMENT_MS),
  ]);
  await db.query(FORGOTTEN, [new Date(nowMs - GUEST_MS)]);
  await db.query(UNNEEDED_CARDS, [new Date(nowMs - UNNEEDED_MS)]);
}
