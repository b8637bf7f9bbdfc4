import * as z from 'zod/mini';
import { clockPresetSchema } from '../games/gameSummary.ts';
import { tableSettingsSchema } from '../tables/tables.ts';

/** Most people of one event. */
export const EVENT_PLAYERS = 64;
/** Events that are not over which one member may host. */
export const HOSTED_EVENTS = 5;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const whole = (least: number, most: number, words: string) =>
  z.int().check(z.gte(least, words), z.lte(most, words));

/** The last moment that a Date can hold. */
const LATEST_MS = 8_640_000_000_000_000;

/** What a host chooses for an event. `open` events are listed for everybody, `code` ones are found by code or link. */
export const eventSettingsSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give the event a name.'), z.maxLength(60, 'Use at most 60 characters.')),
  visibility: z.enum(['open', 'code']),
  /** Seats of a table; the people of one table are a pod. */
  tableSeats: whole(2, 16, 'A table of an event has from 2 to 16 seats.'),
  mostPlayers: whole(2, EVENT_PLAYERS, `An event has from 2 to ${EVENT_PLAYERS} players.`),
  clock: clockPresetSchema,
  /** Of its tables; `closed` opens picks when the event is closed. */
  picksOpenTo: tableSettingsSchema.shape.picksOpenTo,
  gamesToWin: z.union([z.literal(1), z.literal(2)]),
  /** Null: as many as the number of players asks for. */
  swissRounds: z.nullable(whole(1, 10, 'An event has from 1 to 10 Swiss rounds.')),
  cut: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8)]),
  isWithinPods: z.boolean(),
  opens: z.enum(['itself', 'host']),
  /** What a round is meant to last; 0 without an end. Nothing happens by itself when it is over. */
  roundMinutes: whole(0, 20160, 'A round lasts at most two weeks.'),
  /** When its people are to be there, in milliseconds since 1970; null without a time. The host seats them all the same. */
  startsAtMs: z.nullable(z.int().check(z.gte(0), z.lte(LATEST_MS))),
});
export type EventSettings = z.infer<typeof eventSettingsSchema>;

/** The settings of a stored event, those from before there were start times included. */
export const storedEventSettings = (stored: unknown): EventSettings =>
  eventSettingsSchema.parse({ startsAtMs: null, ...Object(stored) });

/** Body of POST /api/events; told again with the same `commandId` it makes no second event. */
export const createEventSchema = z.object({
  commandId: id,
  game: id,
  template: id,
  /** Whether the host plays; else the event is organised from outside. */
  hostPlays: z.boolean(),
  settings: z.partial(eventSettingsSchema),
});
export type CreateEvent = z.infer<typeof createEventSchema>;

const games = z.int().check(z.gte(0), z.lte(9));
/** Games won by the first and the second player of a match as it is listed, and drawn. */
export const scoreSchema = z.object({ wins: z.readonly(z.tuple([games, games])), draws: games });

const match = { round: z.int().check(z.gte(0), z.lte(100)), table: z.int().check(z.gte(1), z.lte(100)) };

/** Everything a client may ask of an event; `EventCommand` of the hub. `round` is its place in `EventView.rounds`. */
export const eventCommandSchema = z.discriminatedUnion('type', [
  /** `key`: the event's code, for one that is not open. */
  z.object({ type: z.literal('join'), key: z.optional(z.string().check(z.maxLength(20))) }),
  /** Onto the waiting list of an event that is full; into the event where a place is free by now. `key` as for `join`. */
  z.object({ type: z.literal('wait'), key: z.optional(z.string().check(z.maxLength(20))) }),
  /** Out of the event, or off its waiting list. */
  z.object({ type: z.literal('leave') }),
  /** The host takes somebody off either list, before the pods are seated. */
  z.object({ type: z.literal('remove'), playerId: id }),
  /** The host; which settings may still change, and until when, is told by `isFixed` of `eventChanges.ts`. */
  z.object({ type: z.literal('change'), settings: z.partial(eventSettingsSchema) }),
  z.object({ type: z.literal('seatPods') }),
  z.object({ type: z.literal('openRound') }),
  z.object({ type: z.literal('report'), ...match, score: scoreSchema }),
  z.object({ type: z.literal('confirm'), ...match, score: scoreSchema }),
  z.object({ type: z.literal('rule'), ...match, score: scoreSchema }),
  /** Oneself, or for the host anybody. */
  z.object({ type: z.literal('drop'), playerId: id }),
  /** The same people; until the next round opens. */
  z.object({ type: z.literal('takeDropBack'), playerId: id }),
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('cancel') }),
]);
export type EventCommand = z.infer<typeof eventCommandSchema>;

export const eventEnvelopeSchema = z.object({ eventId: id, commandId: id, command: eventCommandSchema });
export type EventEnvelope = z.infer<typeof eventEnvelopeSchema>;

/** `WatchEvent` of the hub. `eventId` may be the id of one of its tables; `key` is the code of an event that is not open. */
export const watchEventSchema = z.object({ eventId: id, key: z.optional(z.string().check(z.maxLength(20))) });
export type WatchEvent = z.infer<typeof watchEventSchema>;
