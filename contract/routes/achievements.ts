import * as z from 'zod/mini';
import { achievementNewsSchema, achievementsViewSchema } from '../achievements.ts';
import {
  achievementFormSchema,
  achievementMadeSchema,
  achievementTriedSchema,
  achievementTrySchema,
  changeAchievementSchema,
  retireSchema,
} from '../admin/achievements.ts';
import { changedSchema } from '../admin/activity.ts';
import { admin, route, signedIn } from '../route.ts';

const slugParams = z.object({ slug: z.string().check(z.maxLength(64)) });

/** What members have achieved. */
export const achievementRoutes = {
  achievements: route('GET /achievements', {
    summary: 'What you have earned, and how far the rest is.',
    reply: achievementsViewSchema,
    refusals: [],
    access: signedIn,
  }),
  achievementNews: route('POST /achievements/news', {
    summary: 'What you have earned and not been shown yet; asking for it counts as showing it.',
    reply: achievementNewsSchema,
    refusals: [],
    access: signedIn,
  }),
};

/** What can be achieved, as Admins keep it. */
export const adminAchievementRoutes = {
  achievementMake: route('POST /admin/achievements', {
    summary: 'Adds an achievement; everyone who has done it already gets it with the next count.',
    body: achievementFormSchema,
    reply: achievementMadeSchema,
    refusals: [],
    access: admin,
  }),
  achievementChange: route('PUT /admin/achievements/:slug', {
    summary: 'Changes an achievement; those who have it keep it.',
    params: slugParams,
    body: changeAchievementSchema,
    reply: changedSchema,
    refusals: ['notFound', 'changedMeanwhile'],
    access: admin,
  }),
  achievementRetire: route('PUT /admin/achievements/:slug/retired', {
    summary: 'Retires an achievement, so that nobody can earn it any more, or brings it back.',
    params: slugParams,
    body: retireSchema,
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
  }),
  achievementTry: route('POST /admin/achievements/try', {
    summary: 'Who would have an achievement of this rule today; nobody is given anything.',
    body: achievementTrySchema,
    reply: achievementTriedSchema,
    refusals: [],
    access: admin,
  }),
};
