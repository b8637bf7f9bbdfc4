import * as z from 'zod/mini';
import type { ActionSource, DecisionAction } from '#engine/core/actions.ts';
import { cardFaceSchema, gameLookSchema } from '../games/faces.ts';
import { sentence } from '../sentence.ts';
import { seatSchema, tableViewSchema } from '../tables/tables.ts';

const listed = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item));

/** A card where it lay, by the catalogue's index. */
export const laidCardSchema = z.object({ id: z.string(), card: z.int(), finish: z.enum(['plain', 'foil']) });

/** A card of a pool at the end of a draft. */
const pooledResultSchema = z.extend(laidCardSchema, { destination: z.enum(['main', 'side']) });
export type PooledResult = z.infer<typeof pooledResultSchema>;

const DECISIONS = [
  'pick',
  'choose',
  'divide',
  'exchange',
  'bid',
  'claim',
  'giveBack',
] as const satisfies readonly DecisionAction['type'][];
/** By whom a row of the log was decided. */
export const actionSourceSchema = z.enum([
  'member',
  'clock',
  'bot',
  'host',
] as const satisfies readonly ActionSource[]);

/**
 * One decision as the replay shows it; `pack` is what lay there, by catalogue index. `round` and `pick` count from 1,
 * `seq` is its row of the log. `received`: cards came by another seat's decision. `told` is a sentence for decisions
 * that are no pick, `botWouldTell` what a bot would have decided there.
 */
export const pickRecordSchema = z.object({
  seq: z.int(),
  kind: z.enum([...DECISIONS, 'received']),
  round: z.int(),
  pick: z.int(),
  packId: z.string(),
  from: z.nullable(z.int()),
  pack: listed(laidCardSchema),
  taken: listed(z.string()),
  burned: listed(z.string()),
  wheeled: listed(z.string()),
  botWouldTake: z.nullable(z.string()),
  botWouldTell: z.nullable(sentence),
  told: z.nullable(sentence),
  seconds: z.nullable(z.number()),
  source: actionSourceSchema,
});
export type PickRecord = z.infer<typeof pickRecordSchema>;

/**
 * `hash` is the HMAC-SHA-256 of the deck's list as text with `nonce` as its key, both in hex; `nonce` is null for decks that
 * were submitted before there were nonces, whose `hash` is the plain SHA-256. `times` counts how often a deck was submitted.
 */
export const submissionSchema = z.object({
  name: z.string(),
  atMs: z.number(),
  hash: z.string(),
  nonce: z.nullable(z.string()),
  times: z.int(),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The deck of a seat in short; `submitted` tells of the copy that was locked when it was submitted, the last one. */
const seatDeckSchema = z.object({
  name: z.string(),
  isSubmitted: z.boolean(),
  main: z.int(),
  submitted: z.nullable(submissionSchema),
});
export type SeatDeck = z.infer<typeof seatDeckSchema>;

const seatResultSchema = z.object({
  seat: seatSchema,
  isOpen: z.boolean(),
  lanes: listed(z.string()),
  picks: listed(pickRecordSchema),
  pool: listed(pooledResultSchema),
  deck: z.nullable(seatDeckSchema),
});
export type SeatResult = z.infer<typeof seatResultSchema>;

/** Reply of GET /api/drafts/{draftId}/results. Seats that the reader may not see have no picks. */
export const resultsViewSchema = z.object({
  table: tableViewSchema,
  mySeat: z.nullable(z.int()),
  seats: listed(seatResultSchema),
  faces: z.record(z.string(), cardFaceSchema),
  look: gameLookSchema,
  /** `seed` in hex once it may be told; the rest of the seal is the table's. */
  seal: z.object({ hash: z.string(), seed: z.nullable(z.string()) }),
  mayReadLog: z.boolean(),
});
export type ResultsView = z.infer<typeof resultsViewSchema>;
