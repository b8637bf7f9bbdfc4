import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { requestLocale } from '../http/requestLocale.ts';
import { achievementIn } from './achievementWords.ts';
import { readAchievements, tellAchievements } from './readAchievements.ts';

/** What a member has achieved, and what they have not been shown yet, in the reader's language. */
export const achievementHandlers = [
  implement(api.achievements, async ({ member, request }, { db }) => {
    const { achievements, ...rest } = await readAchievements(db, member.memberId);
    const locale = requestLocale(request);
    return { ...rest, achievements: achievements.map((one) => achievementIn(one, locale)) };
  }),
  implement(api.achievementNews, async ({ member, request }, { db, clock }) => {
    const { earned } = await tellAchievements(db, member.memberId, clock.now());
    const locale = requestLocale(request);
    return { earned: earned.map((one) => achievementIn(one, locale)) };
  }),
];
