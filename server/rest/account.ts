import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  accountSchema,
  changeCardSchema,
  changePasswordSchema,
  deleteAccountSchema,
  publicCardSchema,
  sessionListSchema,
} from '#contract/account.ts';
import { preferencesSchema } from '#contract/preferences.ts';
import { changeCard, readCard } from '#server/members/account/card.ts';
import { changePassword } from '#server/members/account/changePassword.ts';
import { deleteAccount, type Places } from '#server/members/account/deleteAccount.ts';
import { deviceOf } from '#server/members/account/device.ts';
import { exportAccount } from '#server/members/account/exportAccount.ts';
import { readLiveTables } from '#server/members/account/leaveTables.ts';
import { readAccount } from '#server/members/account/ownAccount.ts';
import { savePreferences } from '#server/members/account/preferences.ts';
import { refuseDemoMember } from '#server/members/account/proof.ts';
import type { Tables } from '#server/rooms/tables.ts';
import { invalid, notFound, signedOut } from '../http/refusalError.ts';
import { createEntrance } from './entrance.ts';
import { allowed, principalOf, signedIn } from './guards.ts';
import type { Api, House, RouteModule } from './house.ts';
import { secondFactorRoutes } from './secondFactorRoutes.ts';

const memberPath = z.object({ memberId: z.string().check(z.maxLength(64)) });
const sessionPath = z.object({ sessionId: z.string().check(z.maxLength(64)) });
const memberIdOf = (request: FastifyRequest) => principalOf(request).memberId;
const done = (reply: FastifyReply) => reply.code(204).send();

function readingRoutes(api: Api, house: House) {
  const preHandler = signedIn(house);
  const { limit } = createEntrance(house);

  api.get('/account', { preHandler, schema: { response: { 200: accountSchema } } }, async (request) => {
    const account = await readAccount(house, memberIdOf(request));
    if (!account) throw signedOut();
    return account;
  });

  api.get('/account/export', { preHandler }, async (request, reply) => {
    const { memberId, handle } = principalOf(request);
    await limit(house.authLimits.proof, 'export', memberId);
    const everything = await exportAccount(house, memberId);
    if (!everything) throw signedOut();
    return reply
      .header('content-disposition', `attachment; filename="passleft-${handle}.json"`)
      .send(everything);
  });

  api.put(
    '/account/preferences',
    { preHandler, schema: { body: preferencesSchema, response: { 200: preferencesSchema } } },
    async (request) => {
      await savePreferences(house.db, memberIdOf(request), request.body);
      return request.body;
    },
  );
}

function cardRoutes(api: Api, house: House, tables: Tables) {
  const { limit } = createEntrance(house);

  api.get(
    '/members/:memberId',
    { preHandler: signedIn(house), schema: { params: memberPath, response: { 200: publicCardSchema } } },
    async (request) => {
      const card = await readCard(house.db, request.params.memberId);
      if (!card) throw notFound();
      return card;
    },
  );

  api.patch(
    '/account/card',
    {
      preHandler: allowed(house, 'keepProfile'),
      schema: { body: changeCardSchema, response: { 200: publicCardSchema } },
    },
    async (request) => {
      const { memberId } = principalOf(request);
      if (request.body.handle !== undefined) {
        refuseDemoMember(memberId);
        await limit(house.authLimits.register, 'handle', memberId);
      }
      const change = await changeCard(house.db, memberId, request.body);
      if (change.kind === 'refused') throw invalid(change.errors);
      const card = await readCard(house.db, memberId);
      if (!card) throw signedOut();
      for (const draftId of await readLiveTables(house.db, memberId)) tables.changed(draftId);
      return card;
    },
  );
}

function sessionRoutes(api: Api, house: House) {
  const preHandler = signedIn(house);
  const { sessions } = house.members;

  api.get(
    '/account/sessions',
    { preHandler, schema: { response: { 200: sessionListSchema } } },
    async (request) => {
      const { memberId, sessionId: own } = principalOf(request);
      const lines = await sessions.listOf(memberId);
      return {
        sessions: lines.map(({ sessionId, createdAt, lastUsedAt, userAgent }) => ({
          sessionId,
          device: deviceOf(userAgent),
          createdUtc: createdAt.toISOString(),
          lastUsedUtc: lastUsedAt.toISOString(),
          isThisOne: sessionId === own,
        })),
      };
    },
  );

  api.delete('/account/sessions', { preHandler }, async (request, reply) => {
    const { memberId, sessionId } = principalOf(request);
    await sessions.endOthersOf(memberId, sessionId);
    return done(reply);
  });

  api.delete(
    '/account/sessions/:sessionId',
    { preHandler, schema: { params: sessionPath } },
    async (request, reply) => {
      const { sessionId } = request.params;
      const lines = await sessions.listOf(memberIdOf(request));
      if (!lines.some((line) => line.sessionId === sessionId)) throw notFound();
      await sessions.end(sessionId);
      return done(reply);
    },
  );
}

function delicateRoutes(api: Api, house: House, places: Places) {
  const preHandler = allowed(house, 'keepProfile');

  api.put(
    '/account/password',
    { preHandler, schema: { body: changePasswordSchema } },
    async (request, reply) => {
      await changePassword(house, principalOf(request), request.body);
      await createEntrance(house).vouchAgain(reply, principalOf(request));
      request.log.info({ memberId: memberIdOf(request) }, 'password changed');
      return done(reply);
    },
  );

  api.delete('/account', { preHandler, schema: { body: deleteAccountSchema } }, async (request, reply) => {
    await deleteAccount(house, places, principalOf(request), request.body);
    request.log.info({ memberId: memberIdOf(request) }, 'account deleted');
    createEntrance(house).forget(reply);
    return done(reply);
  });
}

/** The own account, its sessions and second factor, and the cards of members. */
export const accountRoutes =
  (places: Places): RouteModule =>
  (api, house) => {
    readingRoutes(api, house);
    cardRoutes(api, house, places.tables);
    sessionRoutes(api, house);
    secondFactorRoutes(api, house);
    delicateRoutes(api, house, places);
  };
