import type { CardFace } from '#contract/games/faces.ts';

/** What is open over the deck. */
export type DeckExtra =
  | 'hand'
  | 'decks'
  | 'print'
  | 'history'
  | 'import'
  | 'lands'
  /** The slug of an export's target. */
  | { readonly exportAs: string }
  | { readonly face: CardFace };
