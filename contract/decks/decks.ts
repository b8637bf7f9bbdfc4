import * as z from 'zod/mini';
import { tableEventSchema } from '../events/eventCalls.ts';
import { cardFaceSchema, gameLookSchema } from '../games/faces.ts';
import { sentence } from '../sentence.ts';
import { exportTargetSchema } from './exportTargets.ts';

const listed = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item));
const instance = z.string().check(z.maxLength(64));

export const MOST_DECKS = 10;
export const MOST_SNAPSHOTS = 30;

/** A tag, a comment or a declaration of markup, whole or broken off. */
const MARKUP = /<\s*[a-z!/?]/i;
const named = (missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(60, 'Use at most 60 characters.'),
    z.refine((name) => !MARKUP.test(name), 'Use plain words, without markup such as <b>.'),
  );

/** The deck of a pool that is meant, from 1; without it the one that others may see. */
export const deckQuerySchema = z.object({
  deck: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_DECKS))),
});

/** Of the largest pools: all of sixty packs of a hundred cards. */
const MOST_OF_A_BUCKET = 6000;

/** What a deck holds: instances of the pool by bucket, in order, and free cards by name with their count. */
export const deckContentsSchema = z.object({
  buckets: z.record(
    z.string().check(z.maxLength(120)),
    z.array(instance).check(z.maxLength(MOST_OF_A_BUCKET)),
  ),
  free: z.record(z.string().check(z.maxLength(300)), z.int().check(z.gte(0), z.lte(250))),
});
export type DeckContents = z.infer<typeof deckContentsSchema>;

/** Body of PUT /api/drafts/{draftId}/decks/{memberId}; `version` is the one the change was made on. */
export const saveDeckSchema = z.object({
  version: z.int(),
  name: named('Give the deck a name.'),
  contents: deckContentsSchema,
  submit: z.boolean(),
});
export type SaveDeck = z.infer<typeof saveDeckSchema>;

const deckCardSchema = z.object({
  id: z.string(),
  card: z.int(),
  finish: z.enum(['plain', 'foil']),
  round: z.int(),
  pick: z.int(),
});
export type DeckCard = z.infer<typeof deckCardSchema>;

/** The deck that a bot would build of the pool, and in one line each why its groups of cards lie where they lie. */
const deckSuggestionSchema = z.object({
  main: listed(z.string()),
  side: listed(z.string()),
  /** Free cards by name, with how many of each go into the deck. */
  free: z.record(z.string(), z.int()),
  groups: listed(z.object({ reason: sentence, cards: listed(z.string()) })),
});
export type DeckSuggestion = z.infer<typeof deckSuggestionSchema>;

/** One of the decks of a pool; `main` counts the cards of the main deck, free ones included. */
const deckSummarySchema = z.object({
  number: z.int(),
  name: z.string(),
  main: z.int(),
  savedAtMs: z.nullable(z.number()),
  submittedAtMs: z.nullable(z.number()),
});
export type DeckSummary = z.infer<typeof deckSummarySchema>;

/** Body of POST …/decks/{memberId}/others: another deck for the pool, which begins as the deck `from` or as drafted. */
export const addDeckSchema = z.object({
  from: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DECKS))),
  name: named('Give the deck a name.'),
});
export type AddDeck = z.infer<typeof addDeckSchema>;

/** Body of POST …/decks/{memberId}/snapshots. */
export const takeSnapshotSchema = z.object({
  name: named('Give the snapshot a name.'),
  contents: deckContentsSchema,
});
export type TakeSnapshot = z.infer<typeof takeSnapshotSchema>;

/** A deck as it stood when its owner gave that moment a name. */
export const deckSnapshotSchema = z.object({
  id: z.string(),
  name: z.string(),
  takenAtMs: z.number(),
  contents: deckContentsSchema,
});
export type DeckSnapshot = z.infer<typeof deckSnapshotSchema>;

/** Reply of GET …/decks/{memberId}/snapshots, newest first; `asDrafted` is the deck before it was touched. */
export const deckSnapshotsSchema = z.object({
  snapshots: listed(deckSnapshotSchema),
  asDrafted: deckContentsSchema,
});
export type DeckSnapshots = z.infer<typeof deckSnapshotsSchema>;

/** Reply of PUT of a deck. */
export const savedDeckSchema = z.object({
  version: z.int(),
  savedAtMs: z.number(),
  submittedAtMs: z.nullable(z.number()),
});

/** Reply of GET of a deck. `freeFaces` are the cards the game gives for nothing. */
export const deckViewSchema = z.object({
  draftId: z.string(),
  memberId: z.string(),
  owner: z.string(),
  isMine: z.boolean(),
  tableName: z.string(),
  /** The event that the deck is played in, for the owner alone; null without one. */
  event: z.nullable(tableEventSchema),
  number: z.int(),
  /** All decks of the pool by number, for the owner alone. */
  decks: listed(deckSummarySchema),
  name: z.string(),
  version: z.int(),
  savedAtMs: z.nullable(z.number()),
  submittedAtMs: z.nullable(z.number()),
  pool: listed(deckCardSchema),
  contents: deckContentsSchema,
  faces: z.record(z.string(), cardFaceSchema),
  freeFaces: listed(cardFaceSchema),
  look: gameLookSchema,
  /** For the owner alone; null while the pool is empty. */
  suggestion: z.nullable(deckSuggestionSchema),
  exports: listed(exportTargetSchema),
});
export type DeckView = z.infer<typeof deckViewSchema>;
