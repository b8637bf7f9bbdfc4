import type { InstanceId } from '../cards.ts';
import type { CardView } from '../draft.types.ts';
import type { Catalogue } from '../setup.ts';
import { isPlayable } from './lanePosterior.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepare.ts';

export interface SuggestedDeck {
  readonly main: readonly InstanceId[];
  readonly side: readonly InstanceId[];
  /** Lanes of the deck, keys of the catalogue. */
  readonly lanes: readonly string[];
}

const FLOOR = 2;

/**
 * The best deck of a pool: of all admissible lanes those whose best `deckSize` cards are worth most. The main deck
 * has at most `deckSize` cards and fewer when the lanes hold fewer; both lists are best first.
 */
export function suggestDeck(catalogue: Catalogue, pool: readonly CardView[]): SuggestedDeck {
  const prepared = prepareCatalogue(catalogue);
  const ranked = [...pool].sort((a, b) => prepared.rating[b.card]! - prepared.rating[a.card]!);
  const decks = prepared.laneSets.map((laneSet) => {
    const main = ranked
      .filter(({ card }) => isPlayable(prepared, card, laneSet))
      .slice(0, catalogue.deckSize);
    return { laneSet, main, worth: worthOf(prepared, main) };
  });
  const best = decks.reduce((leader, deck) => (deck.worth > leader.worth ? deck : leader));
  const isMain = new Set(best.main);
  const used = best.main.reduce((bits, { card }) => bits | prepared.laneBits[card]!, 0);
  return {
    main: best.main.map(({ id }) => id),
    side: ranked.filter((view) => !isMain.has(view)).map(({ id }) => id),
    lanes: catalogue.lanes.filter((_, index) => (used & (1 << index)) !== 0).map(({ key }) => key),
  };
}

function worthOf(prepared: PreparedCatalogue, cards: readonly CardView[]): number {
  return cards.reduce((sum, { card }) => sum + prepared.rating[card]! + FLOOR, 0);
}
