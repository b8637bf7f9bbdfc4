import { api as rows } from '#contract/api.ts';
import type { SessionLine } from '#contract/members/account.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { createEntrance } from '#server/app/entrance.ts';
import { principalOf } from '#server/app/guards.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, notFound, signedOut } from '#server/http/refusalError.ts';
import type { Principal } from '../members.ts';
import { secondFactorHandlers } from '../secondFactor/secondFactorHandlers.ts';
import { changeCard, readCard } from './card.ts';
import { changePassword } from './changePassword.ts';
import { deleteAccount, type Places } from './deleteAccount.ts';
import { deviceOf } from './device.ts';
import { exportAccount } from './exportAccount.ts';
import { readLiveTables } from './leaveTables.ts';
import { standingAccount } from './ownAccount.ts';
import { savePreferences } from './preferences.ts';
import { refuseDemoMember } from './proof.ts';

/** Everything that is kept of whoever asks; answered as a file, whose name is in a header. */
const accountExport: RouteModule = async (api, context) => {
  await api.register(async (scope) => {
    scope.addHook('preSerialization', async (request, reply) => {
      if (reply.statusCode !== 200) return;
      const { handle } = principalOf(request);
      reply.header('content-disposition', `attachment; filename="passleft-${handle}.json"`);
    });
    const row = implement(rows.accountExport, async ({ member }) => {
      await createEntrance(context).limit(context.authLimits.proof, 'export', member.memberId);
      const everything = await exportAccount(context, member.memberId);
      if (!everything) throw signedOut();
      return everything;
    });
    await row(scope, context);
  });
};

async function sessionsOf({ members }: AppContext, { memberId, sessionId: own }: Principal) {
  const lines = await members.sessions.listOf(memberId);
  return {
    sessions: lines.map(
      ({ sessionId, createdAt, lastUsedAt, userAgent }): SessionLine => ({
        sessionId,
        device: deviceOf(userAgent),
        createdUtc: createdAt.toISOString(),
        lastUsedUtc: lastUsedAt.toISOString(),
        isThisOne: sessionId === own,
      }),
    ),
  };
}

const sessionHandlers: readonly RouteModule[] = [
  implement(rows.sessionList, ({ member }, context) => sessionsOf(context, member)),
  implement(rows.sessionEndOthers, async ({ member }, context) => {
    await context.members.sessions.endOthersOf(member.memberId, member.sessionId);
    return sessionsOf(context, member);
  }),
  implement(rows.sessionEnd, async ({ params: { sessionId }, member }, context) => {
    const { sessions } = context.members;
    const lines = await sessions.listOf(member.memberId);
    if (!lines.some((line) => line.sessionId === sessionId)) throw notFound();
    await sessions.end(sessionId);
    return sessionsOf(context, member);
  }),
];

/** The own account, its sessions and second factor, and the cards of members. */
export const accountHandlers = (places: Places): readonly RouteModule[] => [
  implement(rows.account, ({ member }, context) => standingAccount(context, member.memberId)),
  accountExport,
  implement(rows.preferencesSave, async ({ body, member }, { db }) => {
    await savePreferences(db, member.memberId, body);
    return body;
  }),
  implement(rows.memberCard, async ({ params }, { db }) => {
    const card = await readCard(db, params.memberId);
    if (!card) throw notFound();
    return card;
  }),
  implement(rows.memberCardChange, async ({ body, member: { memberId } }, context) => {
    const { db } = context;
    if (body.handle !== undefined) {
      refuseDemoMember(memberId);
      await createEntrance(context).limit(context.authLimits.register, 'handle', memberId);
    }
    const change = await changeCard(db, memberId, body);
    if (change.kind === 'refused') throw invalid(change.errors);
    const card = await readCard(db, memberId);
    if (!card) throw signedOut();
    for (const draftId of await readLiveTables(db, memberId)) places.tables.changed(draftId);
    return card;
  }),
  ...sessionHandlers,
  ...secondFactorHandlers,
  implement(rows.passwordChange, async (call, context) => {
    const { body, member, request } = call;
    await changePassword(context, member, body);
    await createEntrance(context).vouchAgain(call, member);
    request.log.info({ memberId: member.memberId }, 'password changed');
    return standingAccount(context, member.memberId);
  }),
  implement(rows.accountDelete, async (call, context) => {
    const { body, member, request } = call;
    await deleteAccount(context, places, member, body);
    request.log.info({ memberId: member.memberId }, 'account deleted');
    createEntrance(context).forget(call);
    return undefined;
  }),
];
