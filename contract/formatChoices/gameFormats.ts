import * as z from 'zod/mini';
import { clockPresetSchema } from '../games/gameSummary.ts';
import { sentence } from '../sentence.ts';

/** A format as a host is offered it for a pack: a table of it, or why there is none. */
export const offeredFormatSchema = z.object({
  /** The format's name, as `engine/formats` has it. */
  format: z.string(),
  /** What the table is called. */
  name: z.string(),
  blurb: sentence,
  seats: z.int(),
  clock: clockPresetSchema,
  minutes: z.int(),
  /** Seats that can play it with these cards; none where it is refused. */
  playable: z.array(z.int()),
  /** Why it cannot be played, with the number that is missing. */
  refusal: z.nullable(sentence),
  /** What would be needed to play it as usual. */
  note: z.nullable(sentence),
  /** Whether a published template of the game offers it with this pack already. */
  isSaved: z.boolean(),
});
export type OfferedFormat = z.infer<typeof offeredFormatSchema>;

/** Every format for each pack of a game that the reader may draft. */
export const gameFormatsSchema = z.object({
  packs: z.array(z.object({ pack: z.string(), name: z.string(), formats: z.array(offeredFormatSchema) })),
});
export type GameFormats = z.infer<typeof gameFormatsSchema>;
