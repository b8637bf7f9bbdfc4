import type { SessionLine } from '#contract/members/account.ts';
import { api as rows } from '#contract/api.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, notFound, signedOut } from '#server/http/refusalError.ts';
import { createEntrance } from '#server/app/entrance.ts';
import { principalOf } from '#server/app/guards.ts';
import type { House, RouteModule } from '#server/app/appContext.ts';
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
const accountExport: RouteModule = async (api, house) => {
  await api.register(async (scope) => {
    scope.addHook('preSerialization', async (request, reply) => {
      if (reply.statusCode !== 200) return;
      const { handle } = principalOf(request);
      reply.header('content-disposition', `attachment; filename="passleft-${handle}.json"`);
    });
    const row = implement(rows.accountExport, async ({ member }) => {
      await createEntrance(house).limit(house.authLimits.proof, 'export', member.memberId);
      const everything = await exportAccount(house, member.memberId);
      if (!everything) throw signedOut();
      return everything;
    });
    await row(scope, house);
  });
};

async function sessionsOf({ members }: House, { memberId, sessionId: own }: Principal) {
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
  implement(rows.sessionList, ({ member }, house) => sessionsOf(house, member)),
  implement(rows.sessionEndOthers, async ({ member }, house) => {
    await house.members.sessions.endOthersOf(member.memberId, member.sessionId);
    return sessionsOf(house, member);
  }),
  implement(rows.sessionEnd, async ({ params: { sessionId }, member }, house) => {
    const { sessions } = house.members;
    const lines = await sessions.listOf(member.memberId);
    if (!lines.some((line) => line.sessionId === sessionId)) throw notFound();
    await sessions.end(sessionId);
    return sessionsOf(house, member);
  }),
];

/** The own account, its sessions and second factor, and the cards of members. */
export const accountHandlers = (places: Places): readonly RouteModule[] => [
  implement(rows.account, ({ member }, house) => standingAccount(house, member.memberId)),
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
  implement(rows.memberCardChange, async ({ body, member: { memberId } }, house) => {
    const { db } = house;
    if (body.handle !== undefined) {
      refuseDemoMember(memberId);
      await createEntrance(house).limit(house.authLimits.register, 'handle', memberId);
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
  implement(rows.passwordChange, async (call, house) => {
    const { body, member, request } = call;
    await changePassword(house, member, body);
    await createEntrance(house).vouchAgain(call, member);
    request.log.info({ memberId: member.memberId }, 'password changed');
    return standingAccount(house, member.memberId);
  }),
  implement(rows.accountDelete, async (call, house) => {
    const { body, member, request } = call;
    await deleteAccount(house, places, member, body);
    request.log.info({ memberId: member.memberId }, 'account deleted');
    createEntrance(house).forget(call);
    return undefined;
  }),
];
