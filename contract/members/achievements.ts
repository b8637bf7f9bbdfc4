import * as z from 'zod/mini';

export const tierSchema = z.enum(['bronze', 'silver', 'gold']);
export type Tier = z.infer<typeof tierSchema>;

/** An achievement as its reader sees it; `count` is never more than the threshold. */
export const shownAchievementSchema = z.object({
  slug: z.string(),
  name: z.string(),
  sentence: z.string(),
  threshold: z.number(),
  tier: tierSchema,
  icon: z.string(),
  isSecret: z.boolean(),
  count: z.number(),
  awardedAtMs: z.nullable(z.number()),
});
export type ShownAchievement = z.infer<typeof shownAchievementSchema>;

/** What was earned and what can be; of secret ones that are not earned only the number. */
export const achievementsViewSchema = z.object({
  achievements: z.array(shownAchievementSchema),
  secretsLeft: z.number(),
});
export type AchievementsView = z.infer<typeof achievementsViewSchema>;

/** What was earned and not shown before. */
export const achievementNewsSchema = z.object({
  earned: z.array(z.object({ slug: z.string(), name: z.string(), sentence: z.string(), tier: tierSchema })),
});
export type AchievementNews = z.infer<typeof achievementNewsSchema>;
