import type { InstanceId } from '../cards.ts';
import type { CardView } from '../draft.types.ts';
import type { Catalogue } from '../setup.ts';
import { isPlayable } from './lanePosterior.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepare.ts';
import { listed } from './reason.ts';

export interface SuggestedDeck {
  readonly main: readonly InstanceId[];
  readonly side: readonly InstanceId[];
  /** Lanes of the deck, keys of the catalogue. */
  readonly lanes: readonly string[];
  /** Why the cards lie where they lie, in one line a group; every card of the pool is in one of them. */
  readonly groups: readonly SuggestedGroup[];
}

export interface SuggestedGroup {
  readonly reason: string;
  readonly cards: readonly InstanceId[];
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
  const lanes = catalogue.lanes.filter((_, index) => (used & (1 << index)) !== 0);
  const side = ranked.filter((view) => !isMain.has(view));
  return {
    main: idsOf(best.main),
    side: idsOf(side),
    lanes: lanes.map(({ key }) => key),
    groups: groupsOf(
      { main: best.main, side, isFit: ({ card }) => isPlayable(prepared, card, best.laneSet) },
      prepared.laneSets.length > 1 ? listed(lanes.map(({ label }) => label)) : null,
    ),
  };
}

interface Sorted {
  readonly main: readonly CardView[];
  readonly side: readonly CardView[];
  readonly isFit: (card: CardView) => boolean;
}

/** `lanes` in words; null where a deck may hold every lane. */
function groupsOf({ main, side, isFit }: Sorted, lanes: string | null): readonly SuggestedGroup[] {
  const where = lanes === '' ? 'every deck' : lanes;
  const groups = [
    {
      reason: where === null ? 'The strongest of your cards.' : `Fits ${where}: your best cards together.`,
      cards: idsOf(main),
    },
    { reason: 'Fits too, but the others are stronger.', cards: idsOf(side.filter(isFit)) },
    { reason: `Outside ${where}.`, cards: idsOf(side.filter((card) => !isFit(card))) },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}

const idsOf = (cards: readonly CardView[]): readonly InstanceId[] => cards.map(({ id }) => id);

function worthOf(prepared: PreparedCatalogue, cards: readonly CardView[]): number {
  return cards.reduce((sum, { card }) => sum + prepared.rating[card]! + FLOOR, 0);
}
