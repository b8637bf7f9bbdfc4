import type { DeckList } from '#contract/decks/deckLists.ts';
import type { ResultsView } from '#contract/results/results.ts';

/** What every file of a draft is made of: the results as the reader may see them, and the decks of the open seats. */
export interface KeptDraft {
  readonly results: ResultsView;
  /** By seat; seats without a deck, and closed ones, are missing. */
  readonly deckLists: ReadonlyMap<number, DeckList>;
  readonly publicUrl: string;
}
