import * as z from 'zod/mini';
import { clockPresetSchema } from './games/gameSummary.ts';

/** The code of a link, as somebody typed or pasted it. */
export const linkCodeSchema = z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) });

/** What the code of a table tells anybody who has it, before they sit down. Asking seats nobody. */
export const tableInvitationSchema = z.object({
  draftId: z.string(),
  name: z.string(),
  game: z.string(),
  /** The format's name, as `engine/formats` has it. */
  format: z.string(),
  template: z.string(),
  /** Null at tables of the draft queue, which nobody hosts. */
  hostName: z.nullable(z.string()),
  clock: clockPresetSchema,
  seats: z.int(),
  /** Seats that a person can take: empty ones, and those of bots. */
  freeSeats: z.int(),
  state: z.enum(['open', 'full', 'started']),
  /** When its countdown is over; null while nobody has started it. */
  startsAtMs: z.nullable(z.number()),
  mayWatch: z.boolean(),
  nowMs: z.number(),
});
export type TableInvitation = z.infer<typeof tableInvitationSchema>;

/** What the code of an event tells anybody who has it. */
export const eventInvitationSchema = z.object({
  eventId: z.string(),
  name: z.string(),
  game: z.string(),
  template: z.string(),
  hostName: z.nullable(z.string()),
  players: z.int(),
  mostPlayers: z.int(),
  /** When it is meant to start; null where nobody has said. */
  startsAtMs: z.nullable(z.number()),
  state: z.enum(['open', 'full', 'started', 'over']),
});
export type EventInvitation = z.infer<typeof eventInvitationSchema>;
