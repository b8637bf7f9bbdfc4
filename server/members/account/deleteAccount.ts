import { randomInt } from 'node:crypto';
import type { AppContext } from '#server/app/appContext.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import type { Sql } from '#server/db/open.ts';
import { finishWhenAllSubmitted } from '#server/decks/saveDeck.ts';
import type { Tables } from '#server/drafts/tables.ts';
import type { Events } from '#server/events/events.ts';
import { invalid, refusal, signedOut } from '#server/http/refusalError.ts';
import { accountDeleted } from '#server/mail/emails.ts';
import type { Queue } from '#server/queue/queue.ts';
import { emailKey, handleKey } from '../handles.ts';
import { findMember, type MemberRow } from '../memberRows.ts';
import type { Principal } from '../members.ts';
import { removeSecondFactor } from '../secondFactor/secondFactor.ts';
import { endTokensOf } from '../tokens/personalTokens.ts';
import { leaveTables } from './leaveTables.ts';
import { proveOwner } from './proof.ts';
import { renameTables } from './renameTables.ts';

const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const SHORTEST = 4;
const NAMING_TRIES = 8;
/** What stands in the chat where somebody spoke whose account is deleted. */
export const REMOVED_LINE = 'This line was removed with its account.';

/** The name of a seat whose member has left for good; longer at each try, until nobody has it. */
function leftName(attempt: number): string {
  const signs = Array.from({ length: SHORTEST + attempt }, () => SIGNS[randomInt(SIGNS.length)]);
  return `Left member ${signs.join('')}`;
}

const ADMINS = `select id from member where 'Admin' = any(roles) and deleted_at is null order by id for update`;
const ANONYMISE = `update member set handle = $2, handle_key = $3, avatar_seed = $4, email = null, email_key = null,
    password_hash = null, roles = '{}', verified_at = null, confirmed_by_admin = false, about_text = '', guest_name = null, preferences = '{}', turns_mailed_at = null,
    suspended_at = null, suspended_until = null, suspension_reason = null,
    deleted_at = $5
  where id = $1 and deleted_at is null returning 1`;

async function refuseLastAdmin(tx: Sql, memberId: string): Promise<void> {
  const admins = await tx.query<{ id: string }>(ADMINS);
  if (admins.length === 1 && admins[0]?.id === memberId)
    throw refusal('lastAdmin', null, { sentence: 'You are the only Admin. Make somebody else Admin first.' });
}

async function anonymise(tx: Sql, memberId: string, name: string, at: Date): Promise<void> {
  const seed = name.replaceAll(/\W/g, '');
  const left = await tx.query(ANONYMISE, [memberId, name, handleKey(name), seed, at]);
  if (left.length === 0) throw signedOut();
}

/** All that hangs on a member and on nobody else. */
async function deleteBelongings(tx: Sql, { id, email }: MemberRow): Promise<void> {
  await removeSecondFactor(tx, id);
  await endTokensOf(tx, id);
  for (const table of [
    'linked_sign_in',
    'passkey',
    'passkey_proof',
    'mail_ticket',
    'return_ticket',
    'deck_snapshot',
    'deck',
    'deck_submission',
    'seat_pool',
    'practice_draft',
    'result_link',
    'refresh_family',
    'member_note',
    'web_hook',
  ])
    await tx.query(`delete from ${table} where member_id = $1`, [id]);
  await leaveWorkshop(tx, id);
  await forgetWhatAdminsKept(tx, id, email);
  await tx.query('delete from third_party_trip where links_member_id = $1', [id]);
  await tx.query('update chat_message set text = $2 where member_id = $1', [id, REMOVED_LINE]);
  await tx.query('update chat_report set text = $2 where member_id = $1', [id, REMOVED_LINE]);
  await tx.query('delete from mail where recipient = $1', [email]);
}

const LOGGED_NOTES = `delete from activity_change where subject = 'memberNote'
  and (before->>'member_id' = $1 or after->>'member_id' = $1) returning activity_id as "activityId"`;

/** Notes go out of the log as well, and so does the address of an invitation. */
async function forgetWhatAdminsKept(tx: Sql, id: string, email: string | null): Promise<void> {
  const logged = await tx.query<{ activityId: string }>(LOGGED_NOTES, [id]);
  await tx.query('update activity set changes = 0 where id = any($1)', [
    logged.map(({ activityId }) => activityId),
  ]);
  if (email === null) return;
  const key = emailKey(email);
  await tx.query('delete from account_invitation where email_key = $1', [key]);
  await tx.query(
    `update activity set label = 'invited somebody whose account is deleted', subject_id = ''
     where subject = 'accountInvitation' and subject_id = $1`,
    [key],
  );
}

/** What only the member could play goes; what was shared or published stays, and is the game's then. */
async function leaveWorkshop(tx: Sql, id: string): Promise<void> {
  await tx.query('delete from member_list where member_id = $1 and not is_shared', [id]);
  await tx.query("delete from draft_template where owner_id = $1 and status in ('draft', 'archived')", [id]);
  await tx.query(
    `delete from pack_definition p where owner_id = $1 and not exists (
       select 1 from draft_template t where t.game_id = p.game_id and t.definition::text like '%"' || p.slug || '"%')`,
    [id],
  );
  await tx.query('update draft_template set owner_id = null where owner_id = $1', [id]);
  await tx.query('update pack_definition set owner_id = null where owner_id = $1', [id]);
}

/** Runs in the transaction that deletes: says in the log who does it, and throws where they may not. */
type ByAdmin = (tx: Sql) => Promise<void>;

async function forget(
  context: AppContext,
  member: MemberRow,
  left: readonly string[],
  attempt: number,
  byAdmin: ByAdmin | undefined,
): Promise<() => void> {
  const { db, clock, mail, members } = context;
  return db.transaction(async (tx) => {
    await byAdmin?.(tx);
    const locale = await mail.localeOf(tx, member.id);
    await refuseLastAdmin(tx, member.id);
    const tellEnded = await members.sessions.endWithin(tx, member.id, null);
    const name = leftName(attempt);
    await anonymise(tx, member.id, name, new Date(clock.now()));
    await deleteBelongings(tx, member);
    await renameTables(tx, { memberId: member.id, handle: member.handle, leftName: name }, left);
    if (member.email !== null)
      await mail.post(
        tx,
        accountDeleted({
          recipient: member.email,
          handle: member.handle,
          locale,
          byAdmin: byAdmin !== undefined,
        }),
      );
    return tellEnded;
  });
}

async function forgetUnderFreeName(
  context: AppContext,
  member: MemberRow,
  left: readonly string[],
  byAdmin: ByAdmin | undefined,
): Promise<() => void> {
  for (let attempt = 0; attempt < NAMING_TRIES; attempt += 1) {
    try {
      return await forget(context, member, left, attempt, byAdmin);
    } catch (error) {
      if (!isUniqueViolation(error, 'member_handle_key_unique')) throw error;
    }
  }
  throw new Error('No name was free for a member who left.');
}

/** Where a member may be who goes for good. */
export interface Places {
  readonly tables: Tables;
  readonly events: Pick<Events, 'leaveAll'>;
  readonly queue: Pick<Queue, 'leave'>;
}

/**
 * Deletes a member's account after proof and the typed handle: the row stays without a name, since drafts of others
 * hold the seat. Throws 400 for another handle, 403 as `proveOwner` does and `lastAdmin` for the only Admin.
 */
export async function deleteAccount(
  context: AppContext,
  places: Places,
  principal: Principal,
  wish: { readonly currentPassword?: string | undefined; readonly handle: string },
): Promise<void> {
  const { db } = context;
  await proveOwner(context, principal, wish.currentPassword);
  const member = await findMember(db, 'id', principal.memberId);
  if (!member) throw signedOut();
  if (handleKey(wish.handle.trim()) !== handleKey(member.handle))
    throw invalid({ handle: [`Type ${member.handle} to delete this account.`] });
  await db.transaction((tx) => refuseLastAdmin(tx, member.id));
  await removeMember(context, places, member);
}

/**
 * Takes a member, or a guest, from tables, events and the queue, and deletes what is theirs alone. The row stays
 * without a name, since drafts of others hold the seat. `byAdmin` is given where an Admin does it.
 */
export async function removeMember(
  context: AppContext,
  { tables, events, queue }: Places,
  member: MemberRow,
  byAdmin?: ByAdmin,
): Promise<void> {
  const { db } = context;
  await events.leaveAll(member.id);
  const left = await leaveTables(db, tables, member.id);
  const tellEnded = await forgetUnderFreeName(context, member, left, byAdmin);
  tellEnded();
  // Who was just sitting down in another window may have a seat again; nobody can from now on.
  await queue.leave(member.id);
  await events.leaveAll(member.id);
  left.push(...(await leaveTables(db, tables, member.id)));
  for (const draftId of new Set(left)) {
    await finishWhenAllSubmitted(db, draftId);
    tables.changed(draftId);
  }
}
