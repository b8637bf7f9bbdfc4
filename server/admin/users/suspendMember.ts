import type { SuspendWish } from '#contract/admin/users.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import type { Tables } from '#server/drafts/tables.ts';
import { endLostHooks } from '#server/hooks/hookRights.ts';
import { invalid, notFound } from '#server/http/refusalError.ts';
import { leaveTables } from '#server/members/account/leaveTables.ts';
import { refuseDemoMember } from '#server/members/account/proof.ts';
import { findMember, type MemberRow } from '#server/members/memberRows.ts';
import type { Principal } from '#server/members/members.ts';
import { isNotSuspended, suspensionOf } from '#server/members/suspensions.ts';
import { endTokensOf } from '#server/members/tokens/personalTokens.ts';
import type { Queue } from '#server/queue/queue.ts';
import { recordChange } from '../activity.ts';
import { holdAdmins, refuseAdmin, refuseOwnAccount } from './adminRights.ts';

/** Where a member sits who is kept out from now on. */
export interface Places {
  readonly tables: Tables;
  readonly queue: Pick<Queue, 'leave'>;
}

const SET = `update member set suspended_at = $2, suspended_until = $3, suspension_reason = $4
  where id = $1 and deleted_at is null`;
const SUSPENDED_WITH_TOKENS = `select distinct m.id from member m join access_token t on t.member_id = m.id
  where not ${isNotSuspended('m', '$1')}`;
const YEARS_MS = 10 * 366 * 86_400_000;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const entryOf = (admin: Principal, memberId: string, label: string, nowMs: number) =>
  ({
    memberId: admin.memberId,
    kind: 'changed',
    subject: 'memberSuspension',
    subjectId: memberId,
    gameId: null,
    label,
    nowMs,
  }) as const;

function checkEnd(untilMs: number | null, nowMs: number): void {
  if (untilMs === null) return;
  if (untilMs <= nowMs) throw invalid({ untilMs: ['Choose an end that has not passed yet.'] });
  if (untilMs > nowMs + YEARS_MS) throw invalid({ untilMs: ['Choose an end within ten years, or none.'] });
}

/** The member, locked until the transaction ends. Throws 404. */
export async function lockedMember(tx: Sql, memberId: string): Promise<MemberRow> {
  await tx.query('select 1 from member where id = $1 for update', [memberId]);
  const member = await findMember(tx, 'id', memberId);
  if (!member) throw notFound();
  return member;
}

/**
 * Keeps a member out until a moment, or until it is lifted: all sessions, access tokens and the live line end at once, their seats go on
 * by bot, and every way to sign in tells the reason. Answers the activity. Throws 403 for the own account, demo accounts and Admins, 404, 400 for
 * an end that has passed.
 */
export async function suspendMember(
  { db, clock, members }: AppContext,
  { tables, queue }: Places,
  admin: Principal,
  memberId: string,
  { reason, untilMs }: SuspendWish,
): Promise<string | null> {
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  const nowMs = clock.now();
  checkEnd(untilMs, nowMs);
  const { tellEnded, activityId } = await db.transaction(async (tx) => {
    await holdAdmins(tx, admin, nowMs);
    const member = await lockedMember(tx, memberId);
    refuseAdmin(member);
    const until = untilMs === null ? null : new Date(untilMs);
    const words = until === null ? '' : ` until ${dayOf(until)}`;
    const entry = entryOf(admin, memberId, `suspended ${member.handle}${words}: ${reason}`, nowMs);
    const activityId = await recordChange(tx, entry, [memberId], () =>
      tx.query(SET, [memberId, new Date(nowMs), until, reason]),
    );
    await endTokensOf(tx, memberId);
    await endLostHooks(tx, nowMs, memberId);
    return { tellEnded: await members.sessions.endWithin(tx, memberId, null), activityId };
  });
  tellEnded();
  await queue.leave(memberId);
  await leaveTables(db, tables, memberId, 'kept');
  return activityId;
}

/** Lets a member in again; nothing happens where nobody is kept out. Answers the activity. Throws 404. */
export function liftSuspension(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  admin: Principal,
  memberId: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const member = await lockedMember(tx, memberId);
    if (!suspensionOf(member, clock.now())) return null;
    const entry = entryOf(admin, memberId, `let ${member.handle} in again`, clock.now());
    return recordChange(tx, entry, [memberId], () => tx.query(SET, [memberId, null, null, null]));
  });
}

/** Ends whatever sessions and access tokens suspended members have, as after a suspension was put back by the activity log. */
export async function endSuspendedSessions({ db, clock, members }: AppContext): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `select distinct m.id from member m join refresh_family f on f.member_id = m.id and f.revoked_at is null
     where m.deleted_at is null and not ${isNotSuspended('m', '$1')}`,
    [new Date(clock.now())],
  );
  for (const { id } of rows) await members.sessions.endAllOf(id);
  await db.transaction(async (tx) => {
    for (const { id } of await tx.query<{ id: string }>(SUSPENDED_WITH_TOKENS, [new Date(clock.now())]))
      await endTokensOf(tx, id);
  });
}
