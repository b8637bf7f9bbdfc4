import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addPackSchema, savePackSchema } from '#contract/admin/packs.ts';
import { addTemplateSchema, saveTemplateSchema, setStatusesSchema } from '#contract/admin/templates.ts';
import type { Ability } from '#contract/can.ts';
import { readBench, readBenchCards } from '../../admin/drafting/bench.ts';
import type { Keeper } from '../../admin/drafting/keeper.ts';
import { addPack, deletePack, savePack } from '../../admin/drafting/packs.ts';
import { refusePublishedChanges } from '../../admin/drafting/publishing.ts';
import {
  addTemplate,
  deleteTemplate,
  readTemplates,
  saveTemplate,
  setStatuses,
} from '../../admin/drafting/templates.ts';
import { revertActivity } from '../../admin/revertActivity.ts';
import type { Sql } from '../../db/database.ts';
import { notFound } from '../../http/refusalError.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const gameQuery = z.object({ game: z.string().check(z.minLength(1), z.maxLength(60)) });
const idPath = z.object({ id: z.string().check(z.maxLength(60)) });

/** Definitions of retail packs name thousands of printings. */
const PACK_BYTES = 4 * 1024 * 1024;

/** Work on packs and draft templates under an address of /api, with a right, on all of them or on the own ones. */
const benchRoutes =
  (base: string, ability: Ability, keeps: Keeper['keeps']): RouteModule =>
  (api, house) => {
    const preHandler = allowed(house, ability);
    const { db } = house;
    const keeperOf = (request: FastifyRequest): Keeper => ({
      memberId: principalOf(request).memberId,
      keeps,
      nowMs: house.clock.now(),
    });

    api.get(`${base}/bench`, { schema: { querystring: gameQuery }, preHandler }, async (request) =>
      readBench(db, request.query.game, keeperOf(request)),
    );
    api.get(`${base}/bench/cards`, { schema: { querystring: gameQuery }, preHandler }, async (request) => ({
      cards: await readBenchCards(db, request.query.game, keeperOf(request)),
    }));

    api.post(
      `${base}/packs`,
      { schema: { body: addPackSchema }, preHandler, bodyLimit: PACK_BYTES },
      async (request) => ({ id: await addPack(db, request.body, keeperOf(request)) }),
    );
    api.put(
      `${base}/packs/:id`,
      { schema: { params: idPath, body: savePackSchema }, preHandler, bodyLimit: PACK_BYTES },
      async (request) => ({
        version: await savePack(db, request.params.id, request.body, keeperOf(request)),
      }),
    );
    api.delete(`${base}/packs/:id`, { schema: { params: idPath }, preHandler }, async (request) => ({
      activityId: await deletePack(db, request.params.id, keeperOf(request)),
    }));

    api.get(`${base}/templates`, { schema: { querystring: gameQuery }, preHandler }, async (request) => ({
      templates: await readTemplates(db, request.query.game, keeperOf(request)),
    }));
    api.post(`${base}/templates`, { schema: { body: addTemplateSchema }, preHandler }, async (request) => ({
      id: await addTemplate(db, request.body, keeperOf(request)),
    }));
    api.put(
      `${base}/templates/:id`,
      { schema: { params: idPath, body: saveTemplateSchema }, preHandler },
      async (request) => ({
        version: await saveTemplate(db, request.params.id, request.body, keeperOf(request)),
      }),
    );
    api.delete(`${base}/templates/:id`, { schema: { params: idPath }, preHandler }, async (request) => ({
      activityId: await deleteTemplate(db, request.params.id, keeperOf(request)),
    }));
  };

const adminBench = benchRoutes('/admin', 'administer', 'all');

/** Packs and draft templates of games, for Admins. */
export const adminDraftingRoutes: RouteModule = async (api, house) => {
  await adminBench(api, house);
  api.put(
    '/admin/templates',
    { schema: { body: setStatusesSchema }, preHandler: allowed(house, 'administer') },
    async (request) => {
      const { memberId } = principalOf(request);
      return setStatuses(house.db, request.body, { memberId, keeps: 'all', nowMs: house.clock.now() });
    },
  );
};

const workshopBench = benchRoutes('/workshop', 'hostOwnList', 'own');

/** The workshop of power users: the same tools for their own lists and templates. */
export const workshopRoutes: RouteModule = async (api, house) => {
  await workshopBench(api, house);
  const activityPath = z.object({ activityId: z.string().check(z.maxLength(60)) });
  api.post(
    '/workshop/activity/:activityId/revert',
    { schema: { params: activityPath }, preHandler: allowed(house, 'hostOwnList') },
    async (request) => {
      const { memberId } = principalOf(request);
      const { activityId } = request.params;
      await checkOwnDeed(house.db, activityId, memberId);
      const reverted = await revertActivity(house.db, activityId, { memberId, nowMs: house.clock.now() });
      return { activityId: reverted.activityId };
    },
  );
};

/** Throws the problem 404 unless the member did this to packs or templates of their own, 403 when those are published. */
async function checkOwnDeed(sql: Sql, activityId: string, memberId: string): Promise<void> {
  const rows = await sql.query<{ isOwn: boolean }>(
    `select coalesce(before->>'owner_id', after->>'owner_id') = $2 as "isOwn" from activity_change c
     join activity a on a.id = c.activity_id
     where a.id = $1 and a.member_id = $2 and c.subject in ('packDefinition', 'draftTemplate')`,
    [activityId, memberId],
  );
  if (rows.length === 0 || rows.some(({ isOwn }) => !isOwn)) throw notFound();
  await refusePublishedChanges(sql, activityId);
}
