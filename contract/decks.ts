import * as z from 'zod/mini';
import type { TableEvent } from './eventCalls.ts';
import type { ExportTarget } from './exportTargets.ts';
import type { CardFace, GameLook } from './faces.ts';

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

export interface DeckCard {
  readonly id: string;
  readonly card: number;
  readonly finish: 'plain' | 'foil';
  readonly round: number;
  readonly pick: number;
}

/** The deck that a bot would build of the pool, and in one line each why its groups of cards lie where they lie. */
export interface DeckSuggestion {
  readonly main: readonly string[];
  readonly side: readonly string[];
  /** Free cards by name, with how many of each go into the deck. */
  readonly free: Readonly<Record<string, number>>;
  readonly groups: readonly { readonly reason: string; readonly cards: readonly string[] }[];
}

/** One of the decks of a pool; `main` counts the cards of the main deck, free ones included. */
export interface DeckSummary {
  readonly number: number;
  readonly name: string;
  readonly main: number;
  readonly savedAtMs: number | null;
  readonly submittedAtMs: number | null;
}

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
export interface DeckSnapshot {
  readonly id: string;
  readonly name: string;
  readonly takenAtMs: number;
  readonly contents: DeckContents;
}

/** Reply of GET …/decks/{memberId}/snapshots, newest first; `asDrafted` is the deck before it was touched. */
export interface DeckSnapshots {
  readonly snapshots: readonly DeckSnapshot[];
  readonly asDrafted: DeckContents;
}

/** Reply of GET of a deck. `freeFaces` are the cards the game gives for nothing. */
export interface DeckView {
  readonly draftId: string;
  readonly memberId: string;
  readonly owner: string;
  readonly isMine: boolean;
  readonly tableName: string;
  /** The event that the deck is played in, for the owner alone; null without one. */
  readonly event: TableEvent | null;
  readonly number: number;
  /** All decks of the pool by number, for the owner alone. */
  readonly decks: readonly DeckSummary[];
  readonly name: string;
  readonly version: number;
  readonly savedAtMs: number | null;
  readonly submittedAtMs: number | null;
  readonly pool: readonly DeckCard[];
  readonly contents: DeckContents;
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly freeFaces: readonly CardFace[];
  readonly look: GameLook;
  /** For the owner alone; null while the pool is empty. */
  readonly suggestion: DeckSuggestion | null;
  readonly exports: readonly ExportTarget[];
}
