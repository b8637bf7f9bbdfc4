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
import { admin, route } from '#contract/route.ts';

const slugParams = z.object({ slug: z.string().check(z.maxLength(64)) });

/** What can be achieved, as Admins keep it. */
export const adminAchievementRoutes = {
  achievementMake: route('POST /admin/achievements', {
    body: achievementFormSchema,
    reply: achievementMadeSchema,
    refusals: [],
    access: admin,
    token: 'admin.achievements:write',
  }),
  achievementChange: route('PUT /admin/achievements/:slug', {
    params: slugParams,
    body: changeAchievementSchema,
    reply: changedSchema,
    refusals: ['notFound', 'changedMeanwhile'],
    access: admin,
    token: 'admin.achievements:write',
  }),
  achievementRetire: route('PUT /admin/achievements/:slug/retired', {
    params: slugParams,
    body: retireSchema,
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.achievements:write',
  }),
  achievementTry: route('POST /admin/achievements/try', {
    body: achievementTrySchema,
    reply: achievementTriedSchema,
    refusals: [],
    access: admin,
    token: 'admin.achievements:read',
  }),
};
