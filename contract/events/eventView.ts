import * as z from 'zod/mini';
import type { EventMatch, EventPhase, EventRound, EventRules, Score } from '#engine/events/event.types.ts';
import { tableStatusSchema } from '../tables/tableRows.ts';
import { eventSettingsSchema } from './events.ts';

const listed = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item));
const named = z.object({ slug: z.string(), name: z.string() });

export const eventPhaseSchema = z.enum([
  'gathering',
  'drafting',
  'playing',
  'closed',
  'cancelled',
] as const satisfies readonly EventPhase[]);

const score: z.ZodMiniType<Score> = z.object({
  wins: z.readonly(z.tuple([z.int(), z.int()])),
  draws: z.int(),
});
const match: z.ZodMiniType<EventMatch> = z.object({
  table: z.int(),
  players: z.readonly(z.tuple([z.int(), z.nullable(z.int())])),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('open') }),
    z.object({ kind: z.literal('reported'), by: z.union([z.literal(0), z.literal(1)]), score }),
    z.object({ kind: z.literal('final'), by: z.enum(['players', 'host', 'bye', 'drop']), score }),
  ]),
});
const round: z.ZodMiniType<EventRound> = z.object({
  kind: z.enum(['swiss', 'cut']),
  number: z.int(),
  matches: listed(match),
});
const rules: z.ZodMiniType<EventRules> = z.object({
  gamesToWin: eventSettingsSchema.shape.gamesToWin,
  swissRounds: z.int(),
  cut: eventSettingsSchema.shape.cut,
  isWithinPods: z.boolean(),
  opens: eventSettingsSchema.shape.opens,
});

/**
 * The deck a player submitted to the event; `isLocked` once the rounds have begun. `hash` is the fingerprint of its list,
 * whose nonce is told with the list.
 */
const deckSchema = z.object({ name: z.string(), hash: z.string(), isLocked: z.boolean() });
export type EventDeck = z.infer<typeof deckSchema>;

/** A player, in the order of `EventState.players`, by which matches and standings name them. */
const personSchema = z.object({
  playerId: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  pod: z.nullable(z.int()),
  droppedAfter: z.nullable(z.int()),
  /** Told to the player and to the host alone. */
  draftId: z.nullable(z.string()),
  deck: z.nullable(deckSchema),
});
export type EventPerson = z.infer<typeof personSchema>;

/** Somebody who waits for a place, the first one first. */
const waiterSchema = z.pick(personSchema, { playerId: true, name: true, avatarUrl: true });
export type EventWaiter = z.infer<typeof waiterSchema>;

const tableSchema = z.object({
  /** Null for readers who are not at that table; the host is told all of them. */
  draftId: z.nullable(z.string()),
  pod: z.int(),
  status: tableStatusSchema,
});
export type EventTable = z.infer<typeof tableSchema>;

/** An event as somebody who may see it is told it; `code` for its people and its host alone. */
export const eventViewSchema = z.object({
  eventId: z.string(),
  version: z.int(),
  phase: eventPhaseSchema,
  code: z.nullable(z.string()),
  game: named,
  template: named,
  settings: eventSettingsSchema,
  host: z.object({ memberId: z.string(), name: z.string() }),
  rules,
  people: listed(personSchema),
  waiting: listed(waiterSchema),
  tables: listed(tableSchema),
  rounds: listed(round),
  /** When the round that is played is meant to be over. */
  roundEndsAtMs: z.nullable(z.number()),
  createdAtMs: z.number(),
  nowMs: z.number(),
});
export type EventView = z.infer<typeof eventViewSchema>;

/** A row of the list of events. */
const rowSchema = z.object({
  eventId: z.string(),
  name: z.string(),
  phase: eventPhaseSchema,
  visibility: eventSettingsSchema.shape.visibility,
  game: named,
  templateName: z.string(),
  hostName: z.string(),
  players: z.int(),
  mostPlayers: z.int(),
  /** Rounds that were opened, of all. */
  round: z.int(),
  rounds: z.int(),
  /** Whether the reader hosts it, plays in it or waits for a place. */
  isMine: z.boolean(),
  startsAtMs: z.nullable(z.number()),
  createdAtMs: z.number(),
});
export type EventRow = z.infer<typeof rowSchema>;

export const eventListSchema = z.object({ events: listed(rowSchema), total: z.int(), nowMs: z.number() });
export type EventList = z.infer<typeof eventListSchema>;
