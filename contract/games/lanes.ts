import * as z from 'zod/mini';

/** One of a game's colours, aspects or the like. */
export const laneSchema = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(120)),
  label: z.string(),
  hue: z.string(),
  glyph: z.string(),
});
