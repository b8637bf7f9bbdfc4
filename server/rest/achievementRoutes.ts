import { readAchievements, tellAchievements } from '../achievements/readAchievements.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';

/** What somebody has achieved, and what they were not told yet. */
export const achievementRoutes: RouteModule = (api, house) => {
  const preHandler = signedIn(house);

  api.get('/achievements', { preHandler }, (request) =>
    readAchievements(house.db, principalOf(request).memberId),
  );

  api.post('/achievements/news', { preHandler }, (request) =>
    tellAchievements(house.db, principalOf(request).memberId, house.clock.now()),
  );
};
