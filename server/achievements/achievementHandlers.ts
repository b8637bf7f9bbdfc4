import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { readAchievements, tellAchievements } from './readAchievements.ts';

/** What a member has achieved, and what they have not been shown yet. */
export const achievementHandlers = [
  implement(api.achievements, ({ member }, { db }) => readAchievements(db, member.memberId)),
  implement(api.achievementNews, ({ member }, { db, clock }) =>
    tellAchievements(db, member.memberId, clock.now()),
  ),
];
