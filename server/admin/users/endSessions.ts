import type { AppContext } from '#server/app/appContext.ts';
import { notFound } from '#server/http/refusalError.ts';
import type { Principal } from '#server/members/members.ts';
import { endTokensOf } from '#server/members/tokens/personalTokens.ts';
import { recordActivities } from '../activity.ts';

async function record(
  { db, clock }: AppContext,
  admin: Principal,
  memberId: string,
  what: 'one session' | 'all sessions' | 'all other sessions',
): Promise<void> {
  const [member] = await db.query<{ handle: string }>('select handle from member where id = $1', [memberId]);
  if (!member) return;
  const entry = {
    memberId: admin.memberId,
    kind: 'acted',
    subject: 'member',
    subjectId: memberId,
    gameId: null,
    label: `ended ${what} of ${member.handle}`,
    nowMs: clock.now(),
  } as const;
  await db.transaction((tx) => recordActivities(tx, entry, []));
}

/** Signs a member out everywhere, access tokens too, oneself everywhere but here; it stands in the log. */
export async function endSessions(context: AppContext, admin: Principal, memberId: string): Promise<void> {
  const { sessions } = context.members;
  const isOneself = memberId === admin.memberId;
  if (isOneself) await sessions.endOthersOf(memberId, admin.sessionId);
  else {
    await sessions.endAllOf(memberId);
    await context.db.transaction((tx) => endTokensOf(tx, memberId));
  }
  await record(context, admin, memberId, isOneself ? 'all other sessions' : 'all sessions');
}

/** Ends one session of a member; it stands in the log. Throws 404 where that member has no such session. */
export async function endSession(
  context: AppContext,
  admin: Principal,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): Promise<void> {
  const { sessions } = context.members;
  const lines = await sessions.listOf(memberId);
  if (!lines.some((line) => line.sessionId === sessionId)) throw notFound();
  await sessions.end(sessionId);
  await record(context, admin, memberId, 'one session');
}
