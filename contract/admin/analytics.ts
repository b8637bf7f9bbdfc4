import * as z from 'zod/mini';

export const ANALYTICS_DAYS = [7, 30, 90, 365] as const;

/** `game` a slug; the last so many days, today included, in UTC. */
export const analyticsQuerySchema = z.object({
  game: z.optional(z.string().check(z.maxLength(60))),
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 30),
});
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

/** Drafts that began on a day, and what has become of them; the rest is still under way. */
export const draftDaySchema = z.object({
  day: z.string(),
  started: z.int(),
  finished: z.int(),
  ended: z.int(),
});
export type DraftDay = z.infer<typeof draftDaySchema>;

/** Where tables were given up, before the start and round by round: `tables` ended there, `seats` were left to a bot there. */
export const deathStepSchema = z.object({ step: z.string(), tables: z.int(), seats: z.int() });
export type DeathStep = z.infer<typeof deathStepSchema>;

/** The same by the number of the pick in its round, from 1; what never began stands nowhere here. */
export const deathPickSchema = z.object({ pick: z.int(), tables: z.int(), seats: z.int() });
export type DeathPick = z.infer<typeof deathPickSchema>;

/** Seconds that people took for a pick, by its number in the round. */
export const pickPaceSchema = z.object({
  pick: z.int(),
  decisions: z.int(),
  /** Between these two is the middle half. */
  quick: z.number(),
  median: z.number(),
  slow: z.number(),
  slowest: z.number(),
});
export type PickPace = z.infer<typeof pickPaceSchema>;

/** Seats of drafts that began in a week, which is named by its Monday. */
export const seatWeekSchema = z.object({ week: z.string(), people: z.int(), bots: z.int() });
export type SeatWeek = z.infer<typeof seatWeekSchema>;

export const botShareSchema = z.object({
  solo: z.int(),
  shared: z.int(),
  seatsOfPeople: z.int(),
  seatsOfBots: z.int(),
  byPeople: z.int(),
  byClock: z.int(),
  byBots: z.int(),
});
export type BotShare = z.infer<typeof botShareSchema>;

/** Answer of GET /api/admin/analytics. */
export const analyticsSchema = z.object({
  days: z.array(draftDaySchema),
  /** Drafts of the equally long period before that are over. */
  before: z.object({ finished: z.int(), ended: z.int() }),
  steps: z.array(deathStepSchema),
  picks: z.array(deathPickSchema),
  pace: z.array(pickPaceSchema),
  bots: botShareSchema,
  weeks: z.array(seatWeekSchema),
  /** Drafts whose picks are not counted yet; they are within the hour. */
  uncounted: z.int(),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** The files of GET /api/admin/analytics/csv/{part}. */
export const ANALYTICS_PARTS = ['drafts', 'steps', 'pace', 'bots'] as const;
export const analyticsPartSchema = z.enum(ANALYTICS_PARTS);
export type AnalyticsPart = z.infer<typeof analyticsPartSchema>;

/** A row of the table of card pick order; rates are shares from 0 to 1, null where nothing is known. */
export const pickOrderRowSchema = z.object({
  id: z.string(),
  card: z.string(),
  game: z.string(),
  drafts: z.number(),
  met: z.number(),
  takenRate: z.nullable(z.number()),
  firstPickRate: z.nullable(z.number()),
  averagePick: z.nullable(z.number()),
  wheelRate: z.nullable(z.number()),
});
export type PickOrderRow = z.infer<typeof pickOrderRowSchema>;
