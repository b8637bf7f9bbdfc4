import * as z from 'zod/mini';
import { sentence } from '../sentence.ts';

export const stepSchema = z.union([
  z.object({ do: z.literal('pick'), count: z.int().check(z.positive()) }),
  z.object({ do: z.literal('burn'), count: z.int().check(z.positive()) }),
  z.object({ do: z.literal('random'), count: z.int().check(z.positive()) }),
  z.object({ do: z.literal('pass'), direction: z.enum(['left', 'right', 'none']) }),
  z.object({ do: z.literal('discardRest') }),
]);

export const clockPresetSchema = z.enum(['quick', 'standard', 'relaxed', 'none', 'correspondence']);
export type ClockPreset = z.infer<typeof clockPresetSchema>;

/** What visitors and hosts see of a published game. */
export const gameSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  cards: z.int(),
  art: z.array(z.string()),
  templates: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** What is drafted, for the names of its tables; without it the game's name. */
      title: z.optional(z.string()),
      blurb: sentence,
      format: z.string(),
      seats: z.int(),
      clock: clockPresetSchema,
      minutes: z.int(),
    }),
  ),
});
export type GameSummary = z.infer<typeof gameSummarySchema>;
