import { achievementNewsSchema, achievementsViewSchema } from '../members/achievements.ts';
import { route, signedIn } from '../route.ts';

/** What members have achieved. */
export const achievementRoutes = {
  achievements: route('GET /achievements', {
    reply: achievementsViewSchema,
    refusals: [],
    access: signedIn,
    token: 'members:read',
  }),
  achievementNews: route('POST /achievements/news', {
    reply: achievementNewsSchema,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
};
