import * as z from 'zod/mini';
import type { EventRound, Score } from '#engine/events/event.types.ts';

const games = z.int().check(z.gte(0));
const scoreSchema = z.object({ wins: z.readonly(z.tuple([games, games])), draws: games });

/**
 * A match that waits for one of its two players: `play`, nobody has reported it; `confirm`, the other one has; `reported`,
 * the player has, and the other one is to agree. `score` as the player has it, null before a report.
 */
export const eventCallSchema = z.object({
  eventId: z.string(),
  eventName: z.string(),
  /** The table at which the player drafted for it. */
  draftId: z.nullable(z.string()),
  /** How the round is named: of the Swiss rounds its number, of the cut how many matches it has. */
  round: z.object({ kind: z.enum(['swiss', 'cut']), number: z.int(), matches: z.int() }),
  table: z.int(),
  opponent: z.string(),
  state: z.enum(['play', 'confirm', 'reported']),
  score: z.nullable(scoreSchema),
  /** When the round is meant to be over; null for one without an end. */
  endsAtMs: z.nullable(z.number()),
});
export type EventCall = z.infer<typeof eventCallSchema>;

/** Reply of GET /api/events/calls; `isExpecting` while the reader is in an event that is not over, and may be called. */
export const eventCallsSchema = z.object({
  calls: z.array(eventCallSchema),
  isExpecting: z.boolean(),
  nowMs: z.number(),
});
export type EventCalls = z.infer<typeof eventCallsSchema>;

/** The event a table belongs to; `isOver` once it was closed or called off. */
export const tableEventSchema = z.object({ eventId: z.string(), name: z.string(), isOver: z.boolean() });
export type TableEvent = z.infer<typeof tableEventSchema>;

interface OfEvent {
  readonly eventId: string;
  readonly eventName: string;
}
/** Of one match, for one of its players; a score as that player has it. */
interface OfMatch extends OfEvent {
  readonly round: Pick<EventRound, 'kind' | 'number'> & { readonly matches: number };
  readonly table: number;
  readonly opponent: string;
}

/** What an event tells one of its people, wherever they are: by the live line, and by push to those who want it. */
export type EventNews =
  /** `opponent` is null for a bye. */
  | (Omit<OfMatch, 'opponent'> & {
      readonly kind: 'roundOpened';
      readonly opponent: string | null;
      readonly endsAtMs: number | null;
    })
  /** The other player has reported a result, which is to be confirmed. */
  | (OfMatch & { readonly kind: 'reported'; readonly score: Score })
  /** The result counts: the other player agreed, or dropped, or the host ruled. */
  | (OfMatch & { readonly kind: 'settled'; readonly by: 'players' | 'host' | 'drop'; readonly score: Score })
  /** The other player is back, so the match is to be played after all. */
  | (OfMatch & { readonly kind: 'reopened' })
  | (OfEvent & { readonly kind: 'seated'; readonly draftId: string })
  | (OfEvent & { readonly kind: 'admitted'; readonly startsAtMs: number | null })
  /** The pods were seated while the reader was on the waiting list. */
  | (OfEvent & { readonly kind: 'startedWithout' })
  | (OfEvent & { readonly kind: 'reminder'; readonly startsAtMs: number; readonly leftMs: number })
  | (OfEvent & { readonly kind: 'startMoved'; readonly startsAtMs: number | null })
  | (OfEvent & { readonly kind: 'cancelled' });
