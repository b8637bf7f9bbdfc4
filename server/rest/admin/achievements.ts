import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  achievementFormSchema,
  achievementMadeSchema,
  achievementTriedSchema,
  achievementTrySchema,
  changeAchievementSchema,
  retireSchema,
} from '#contract/admin/achievements.ts';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  changeAchievement,
  createAchievement,
  type Keeper,
  retireAchievement,
} from '../../admin/achievements/keepAchievement.ts';
import { tryAchievement } from '../../admin/achievements/tryAchievement.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const slugPath = z.object({ slug: z.string().check(z.maxLength(64)) });

/** What can be achieved, as Admins keep it: made, changed, tried and retired. */
export const adminAchievementRoutes: RouteModule = (api, house) => {
  const preHandler = allowed(house, 'administer');
  const { db, clock } = house;
  const keeperOf = (request: FastifyRequest): Keeper => ({
    memberId: principalOf(request).memberId,
    nowMs: clock.now(),
  });

  api.post(
    '/admin/achievements',
    { preHandler, schema: { body: achievementFormSchema, response: { 200: achievementMadeSchema } } },
    (request) => createAchievement(db, request.body, keeperOf(request)),
  );

  api.put(
    '/admin/achievements/:slug',
    {
      preHandler,
      schema: { params: slugPath, body: changeAchievementSchema, response: { 200: changedSchema } },
    },
    async (request) => ({
      activityId: await changeAchievement(db, request.params.slug, request.body, keeperOf(request)),
    }),
  );

  api.put(
    '/admin/achievements/:slug/retired',
    { preHandler, schema: { params: slugPath, body: retireSchema, response: { 200: changedSchema } } },
    async (request) => ({
      activityId: await retireAchievement(db, request.params.slug, request.body.isRetired, keeperOf(request)),
    }),
  );

  api.post(
    '/admin/achievements/try',
    { preHandler, schema: { body: achievementTrySchema, response: { 200: achievementTriedSchema } } },
    (request) => tryAchievement(db, request.body),
  );
};
