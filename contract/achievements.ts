import * as z from 'zod/mini';

/** What achievements are counted by; each is a whole number of a member that only grows. */
export const metricSchema = z.enum([
  'draftsFinished',
  'picks',
  'gamesPlayed',
  'formatsPlayed',
  'hosted',
  'wheelsCaught',
  'monoLaneDecks',
  'decksExported',
  'correspondenceOnTime',
]);
export type Metric = z.infer<typeof metricSchema>;

export const tierSchema = z.enum(['bronze', 'silver', 'gold']);
export type Tier = z.infer<typeof tierSchema>;

/** So much of a metric, and how it is shown. `icon` is a key of the screen's icons. */
export const achievementSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  sentence: z.string().check(z.minLength(1), z.maxLength(140)),
  metric: metricSchema,
  threshold: z.int().check(z.positive()),
  tier: tierSchema,
  icon: z.string().check(z.maxLength(40)),
  isSecret: z.boolean(),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** An achievement as its reader sees it; `count` is never more than the threshold. */
export const shownAchievementSchema = z.object({
  ...z.omit(achievementSchema, { metric: true }).shape,
  count: z.int(),
  awardedAtMs: z.nullable(z.number()),
});
export type ShownAchievement = z.infer<typeof shownAchievementSchema>;

/** What was earned and what can be; of secret ones that are not earned only the number. */
export const achievementsViewSchema = z.object({
  achievements: z.array(shownAchievementSchema),
  secretsLeft: z.int(),
});
export type AchievementsView = z.infer<typeof achievementsViewSchema>;

/** What was earned and not shown before. */
export const achievementNewsSchema = z.object({
  earned: z.array(z.pick(achievementSchema, { slug: true, name: true, sentence: true, tier: true })),
});
export type AchievementNews = z.infer<typeof achievementNewsSchema>;
