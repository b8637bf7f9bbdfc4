import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  changeRolesSchema,
  settleReportsSchema,
  suspendSchema,
  userDetailSchema,
} from '#contract/admin/users.ts';
import { changeRoles } from '../../admin/users/changeRoles.ts';
import { settleReports } from '../../admin/users/chatReports.ts';
import { endSession, endSessions } from '../../admin/users/endSessions.ts';
import { readUser } from '../../admin/users/readUser.ts';
import { liftSuspension, type Places, suspendMember } from '../../admin/users/suspendMember.ts';
import { notFound } from '../../http/refusalError.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const memberPath = z.object({ memberId: z.string().check(z.maxLength(64)) });
const sessionPath = z.object({
  memberId: z.string().check(z.maxLength(64)),
  sessionId: z.string().check(z.maxLength(64)),
});
const done = (reply: FastifyReply) => reply.code(204).send();

/** People as Admins look after them: roles, sessions, suspensions and what was reported of their chat. */
export const adminUserRoutes =
  (places: Places): RouteModule =>
  (api, house) => {
    const preHandler = allowed(house, 'administer');
    const answers = { 200: changedSchema };

    api.get(
      '/admin/users/:memberId',
      { preHandler, schema: { params: memberPath, response: { 200: userDetailSchema } } },
      async (request) => {
        const user = await readUser(house, principalOf(request), request.params.memberId);
        if (!user) throw notFound();
        return user;
      },
    );

    api.put(
      '/admin/users/:memberId/roles',
      { preHandler, schema: { params: memberPath, body: changeRolesSchema, response: answers } },
      async (request) => ({
        activityId: await changeRoles(
          house,
          principalOf(request),
          request.params.memberId,
          request.body.roles,
        ),
      }),
    );

    api.put(
      '/admin/users/:memberId/suspension',
      { preHandler, schema: { params: memberPath, body: suspendSchema, response: answers } },
      async (request) => ({
        activityId: await suspendMember(
          house,
          places,
          principalOf(request),
          request.params.memberId,
          request.body,
        ),
      }),
    );

    api.delete(
      '/admin/users/:memberId/suspension',
      { preHandler, schema: { params: memberPath, response: answers } },
      async (request) => ({
        activityId: await liftSuspension(house, principalOf(request), request.params.memberId),
      }),
    );

    api.delete(
      '/admin/users/:memberId/sessions',
      { preHandler, schema: { params: memberPath } },
      async (request, reply) => {
        await endSessions(house, principalOf(request), request.params.memberId);
        return done(reply);
      },
    );

    api.delete(
      '/admin/users/:memberId/sessions/:sessionId',
      { preHandler, schema: { params: sessionPath } },
      async (request, reply) => {
        await endSession(house, principalOf(request), request.params);
        return done(reply);
      },
    );

    api.post(
      '/admin/chat-reports/settle',
      { preHandler, schema: { body: settleReportsSchema } },
      async (request, reply) => {
        const changed = await settleReports(house.db, principalOf(request), request.body, house.clock.now());
        for (const draftId of changed) places.tables.changed(draftId);
        return done(reply);
      },
    );
  };
