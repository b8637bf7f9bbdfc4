import * as z from 'zod/mini';
import { achievementSchema, metricSchema } from '../members/achievementRules.ts';
import { tierSchema } from '../members/achievements.ts';

export const THRESHOLD_MOST = 1_000_000;

/** An achievement as an Admin writes it; its address is made of its name once. */
export const achievementFormSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(2, 'Give it a name.'), z.maxLength(40, 'Use at most 40 characters.')),
  sentence: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Say in a sentence what has to be done.'),
      z.maxLength(140, 'Use at most 140 characters.'),
    ),
  metric: metricSchema,
  threshold: z
    .int('Enter a whole number.')
    .check(z.gte(1, 'Enter 1 or more.'), z.lte(THRESHOLD_MOST, 'That is more than a million.')),
  tier: tierSchema,
  icon: z.string().check(z.regex(/^[a-z]{1,40}$/, 'Choose an icon.')),
  isSecret: z.boolean(),
});
export type AchievementForm = z.infer<typeof achievementFormSchema>;

/** PUT /api/admin/achievements/{slug}; `version` is the one the change was made on. */
export const changeAchievementSchema = z.object({
  version: z.string().check(z.maxLength(64)),
  ...achievementFormSchema.shape,
});
export type ChangeAchievement = z.infer<typeof changeAchievementSchema>;

/** A row of the table of achievements; `holders` have it. `version` changes when somebody changes it. */
export const achievementRowSchema = z.object({
  ...achievementSchema.shape,
  id: z.string(),
  version: z.string(),
  position: z.number(),
  holders: z.number(),
  state: z.enum(['active', 'retired']),
});
export type AchievementRow = z.infer<typeof achievementRowSchema>;

/** The rule alone, to be tried; `slug` is of the achievement that is changed, null for a new one. */
export const achievementTrySchema = z.object({
  metric: metricSchema,
  threshold: achievementFormSchema.shape.threshold,
  slug: z.nullable(achievementSchema.shape.slug),
});

/** Who would have it today: `would` of `people`, who are members and guests; `holders` have it already and keep it. */
export const achievementTriedSchema = z.object({
  would: z.int(),
  people: z.int(),
  holders: z.int(),
  /** Would get it at once. */
  fresh: z.int(),
  /** Those who are furthest, at most ten, and the first who are not there yet among them. */
  members: z.array(
    z.object({ id: z.string(), handle: z.string(), avatarUrl: z.string(), count: z.int(), has: z.boolean() }),
  ),
});
export type AchievementTried = z.infer<typeof achievementTriedSchema>;

export const retireSchema = z.object({ isRetired: z.boolean() });
export const achievementMadeSchema = z.object({ activityId: z.nullable(z.string()), slug: z.string() });
