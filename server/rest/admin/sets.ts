import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { changeSetSchema, deleteSetsSchema, newSetSchema } from '#contract/admin/sets.ts';
import { changeSet, deleteSets, makeSet } from '../../admin/sets.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const setPath = z.object({ setId: z.string().check(z.maxLength(60)) });

/** Making, changing and deleting sets; the list is a table of the kit. */
export const adminSetRoutes: RouteModule = (api, house) => {
  const preHandler = allowed(house, 'administer');
  const { db } = house;
  const editorOf = (request: FastifyRequest) => ({
    memberId: principalOf(request).memberId,
    nowMs: house.clock.now(),
  });

  api.post('/admin/sets', { schema: { body: newSetSchema }, preHandler }, async (request) =>
    makeSet(db, editorOf(request), request.body),
  );

  api.put(
    '/admin/sets/:setId',
    { schema: { params: setPath, body: changeSetSchema }, preHandler },
    async (request) => ({
      activityId: await changeSet(db, editorOf(request), request.params.setId, request.body),
    }),
  );

  api.post('/admin/sets/delete', { schema: { body: deleteSetsSchema }, preHandler }, async (request) =>
    deleteSets(db, editorOf(request), request.body.selection),
  );
};
