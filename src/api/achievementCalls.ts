import * as z from 'zod/mini';
import type { AchievementNews, AchievementsView } from '#contract/achievements.ts';
import type { Api, CallOptions } from './api.ts';

/** Taken by the shape of their first field; their parts are typed by the contract. */
const shaped = <Shape>(field: keyof Shape & string) =>
  z.custom<Shape>((value) => typeof value === 'object' && value !== null && field in value);
const achievementsSchema = shaped<AchievementsView>('achievements');
const newsSchema = shaped<AchievementNews>('earned');

/** Calls about what somebody has achieved; all throw `ApiFailure`. */
export function createAchievementCalls(api: Api) {
  return {
    achievements: (options?: CallOptions) => api.get('/achievements', achievementsSchema, options),
    /** What was earned and not told yet; asked for, it counts as told. */
    news: () => api.post('/achievements/news', {}, newsSchema),
  };
}
