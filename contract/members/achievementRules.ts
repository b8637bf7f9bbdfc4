import * as z from 'zod/mini';
import { tierSchema } from './achievements.ts';

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
