import type { Metric } from '#contract/achievements.ts';
import {
  type AchievementForm,
  achievementMadeSchema,
  achievementRowSchema,
  achievementTriedSchema,
  type ChangeAchievement,
} from '#contract/admin/achievements.ts';
import { changedSchema } from '#contract/admin/activity.ts';
import type { Api, CallOptions } from '../api.ts';
import { createTableCalls } from './tables.ts';

/** Calls about what can be achieved; all throw `ApiFailure`. */
export function createAchievementKeeping(api: Api) {
  const path = (slug: string) => `/admin/achievements/${encodeURIComponent(slug)}`;
  return {
    table: createTableCalls(api, 'achievements', achievementRowSchema),
    make: (form: AchievementForm) => api.post('/admin/achievements', form, achievementMadeSchema),
    change: (slug: string, change: ChangeAchievement) => api.put(path(slug), change, changedSchema),
    retire: (slug: string, isRetired: boolean) =>
      api.put(`${path(slug)}/retired`, { isRetired }, changedSchema),
    tryRule: (
      rule: { readonly metric: Metric; readonly threshold: number; readonly slug: string | null },
      options?: CallOptions,
    ) => api.post('/admin/achievements/try', rule, achievementTriedSchema, options),
  };
}
export type AchievementKeeping = ReturnType<typeof createAchievementKeeping>;
