import * as z from 'zod/mini';
import { SEATS_AT_MOST } from '#engine/tableSize.ts';
import { deckLineSchema } from '../decks/deckLists.ts';
import { cardFaceSchema, gameLookSchema } from '../games/faces.ts';
import { actionSourceSchema } from './results.ts';

export const DRAFT_FILE_FORMAT = 'passleft-draft';
export const DRAFT_FILE_VERSION = 1;

const text = z.string().check(z.maxLength(4000));
const instance = z.string().check(z.maxLength(64));
const seatNumber = z.int().check(z.gte(1), z.lte(SEATS_AT_MOST));
/** Cards of one pack, each by its id. */
const instances = z.array(instance).check(z.maxLength(2000));
const moment = z.nullable(z.string().check(z.maxLength(40)));

const lyingCardSchema = z.object({
  id: instance,
  card: z.int().check(z.gte(0)),
  finish: z.enum(['plain', 'foil']),
});

const draftFilePickSchema = z.object({
  seq: z.int().check(z.gte(0)),
  kind: z.enum(['pick', 'choose', 'divide', 'exchange', 'bid', 'claim', 'giveBack', 'received']),
  round: z.int().check(z.gte(1), z.lte(1000)),
  pick: z.int().check(z.gte(1), z.lte(10_000)),
  packId: instance,
  from: z.nullable(seatNumber),
  pack: z.array(lyingCardSchema).check(z.maxLength(2000)),
  taken: instances,
  burned: instances,
  wheeled: instances,
  botWouldTake: z.nullable(instance),
  botWouldTell: z.nullable(text),
  told: z.nullable(text),
  seconds: z.nullable(z.number().check(z.gte(0))),
  source: actionSourceSchema,
});

const draftFileSeatSchema = z.object({
  seat: seatNumber,
  name: text,
  isBot: z.boolean(),
  /** Whether this file may tell what the seat took; a closed seat has no picks, pool or deck. */
  isOpen: z.boolean(),
  lanes: z.array(text).check(z.maxLength(100)),
  picks: z.array(draftFilePickSchema).check(z.maxLength(5000)),
  pool: z
    .array(
      z.object({
        id: instance,
        card: z.int().check(z.gte(0)),
        finish: z.enum(['plain', 'foil']),
        destination: z.enum(['main', 'side']),
      }),
    )
    .check(z.maxLength(5000)),
  deck: z.nullable(
    z.object({
      name: text,
      submittedAt: moment,
      hash: z.nullable(text),
      /** The key of `hash`; missing or null where that is the plain SHA-256 of the list. */
      nonce: z.optional(z.nullable(text)),
      lines: z.array(deckLineSchema).check(z.maxLength(5000)),
    }),
  ),
});

/**
 * A finished draft as a file: what each open seat was shown, took and built. Seats are numbered from 1, moments are
 * ISO 8601, `cards` are keyed by the index that `card` names. A later version of the format has another number.
 */
export const draftFileSchema = z.object({
  $schema: text,
  format: z.literal(DRAFT_FILE_FORMAT),
  version: z.literal(DRAFT_FILE_VERSION),
  draftId: text,
  name: text,
  template: z.object({ slug: text, name: text, format: text }),
  startedAt: moment,
  finishedAt: moment,
  /** Who the file was made for, by seat; null for people who had none. */
  madeForSeat: z.nullable(seatNumber),
  seats: z.array(draftFileSeatSchema).check(z.minLength(1), z.maxLength(SEATS_AT_MOST)),
  look: gameLookSchema,
  /** Named as in the card data, in every language. */
  cards: z.record(
    z.string().check(z.maxLength(10)),
    z.omit(cardFaceSchema, { ownName: true, otherNames: true }),
  ),
});
export type DraftFile = z.infer<typeof draftFileSchema>;
