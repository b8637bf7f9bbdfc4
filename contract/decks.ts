import * as z from 'zod/mini';
import type { CardFace, GameLook } from './faces.ts';

const instance = z.string().check(z.maxLength(64));

/** What a deck holds: instances of the pool by bucket, in order, and free cards by name with their count. */
export const deckContentsSchema = z.object({
  buckets: z.record(z.string().check(z.maxLength(40)), z.array(instance).check(z.maxLength(1000))),
  free: z.record(z.string().check(z.maxLength(200)), z.int().check(z.gte(0), z.lte(250))),
});
export type DeckContents = z.infer<typeof deckContentsSchema>;

/** Body of PUT /api/drafts/{draftId}/decks/{memberId}; `version` is the one the change was made on. */
export const saveDeckSchema = z.object({
  version: z.int(),
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give the deck a name.'), z.maxLength(60, 'Use at most 60 characters.')),
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
  readonly groups: readonly { readonly reason: string; readonly cards: readonly string[] }[];
}

/** Reply of GET and PUT of a deck. `freeFaces` are the cards the game gives for nothing. */
export interface DeckView {
  readonly draftId: string;
  readonly memberId: string;
  readonly owner: string;
  readonly isMine: boolean;
  readonly tableName: string;
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
  readonly exports: readonly { readonly slug: string; readonly name: string; readonly fileName: string }[];
}

/** Reply of GET …/decks/{memberId}/exports/{slug}. */
export interface DeckExport {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}
