import type { DraftCard, InstanceId } from '../core/cards.ts';
import type { Catalogue } from '../core/setup.ts';
import type { CardView } from '../core/view.ts';
import { type FreeCard, freeCardsFor, isLand, laneNeeds, laneSources } from '../lands.ts';
import { isPlayable } from './lanePosterior.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepare.ts';
import { listed } from './reason.ts';

export interface SuggestedDeck {
  readonly main: readonly InstanceId[];
  readonly side: readonly InstanceId[];
  /** Free cards by name, with how many of each the deck needs. */
  readonly free: Readonly<Record<string, number>>;
  /** Lanes of the deck, keys of the catalogue. */
  readonly lanes: readonly string[];
  /** Why the cards are where they are, in one line a group; every card of the pool is in one of them. */
  readonly groups: readonly SuggestedGroup[];
}

export interface SuggestedGroup {
  readonly reason: string;
  readonly cards: readonly InstanceId[];
}

const FLOOR = 2;
/** Lands of a deck as a share of it: 17 of 40, one less for a cheap deck, one more for a dear one. */
const LAND_SHARES = { few: 0.4, usual: 0.425, many: 0.45 };
const CHEAP = 2.4;
const DEAR = 3.5;

/**
 * The best deck of a pool: of all admissible lanes those whose best cards are worth most. Where the game gives `free`
 * cards, 16 to 18 lands of 40 make room for themselves, by the costs of the deck; drafted lands come first. Main deck and
 * free cards are `deckSize` cards together, fewer when the lanes hold fewer and nothing free serves them. Both lists are
 * best first.
 */
export function suggestDeck(
  catalogue: Catalogue,
  pool: readonly CardView[],
  free: readonly FreeCard[] = [],
): SuggestedDeck {
  const prepared = prepareCatalogue(catalogue);
  const ranked = [...pool].sort((a, b) => prepared.rating[b.card]! - prepared.rating[a.card]!);
  const cardOf = ({ card }: CardView): DraftCard => catalogue.cards[card]!;
  const isSpell = (view: CardView) => free.length === 0 || !isLand(cardOf(view));
  const size = free.length === 0 ? catalogue.deckSize : spellsIn(catalogue.deckSize, LAND_SHARES.usual);
  const decks = prepared.laneSets.map((laneSet) => {
    const fitting = ranked.filter((view) => isSpell(view) && isPlayable(prepared, view.card, laneSet));
    return { laneSet, fitting, worth: worthOf(prepared, fitting.slice(0, size)) };
  });
  const best = decks.reduce((leader, deck) => (deck.worth > leader.worth ? deck : leader));
  const spells = best.fitting.slice(
    0,
    free.length === 0
      ? size
      : spellsIn(catalogue.deckSize, landShare(best.fitting.slice(0, size).map(cardOf))),
  );
  const others = ranked.filter((view) => !isSpell(view));
  const lands = landsFor(catalogue, spells, others, free);
  const main = [...spells, ...lands.drafted];
  const isMain = new Set(main);
  const used = spells.reduce((bits, { card }) => bits | prepared.laneBits[card]!, 0);
  const lanes = catalogue.lanes.filter((_, index) => (used & (1 << index)) !== 0);
  const side = ranked.filter((view) => !isMain.has(view));
  const most = catalogue.deckSize - spellsIn(catalogue.deckSize, LAND_SHARES.many);
  return {
    main: idsOf(main),
    side: idsOf(side),
    free: lands.free,
    lanes: lanes.map(({ key }) => key),
    groups: groupsOf(
      {
        main: spells,
        lands: lands.drafted,
        side,
        isFit: ({ card }) => isPlayable(prepared, card, best.laneSet),
        hasTooFew: free.length > 0 && lands.count > most,
      },
      prepared.laneSets.length > 1 ? listed(lanes.map(({ label }) => label)) : null,
    ),
  };
}

const spellsIn = (deckSize: number, share: number) => deckSize - Math.round(deckSize * share);

function landShare(spells: readonly DraftCard[]): number {
  const costs = spells.flatMap(({ cost }) => cost ?? []);
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  if (mean < CHEAP) return LAND_SHARES.few;
  return mean > DEAR ? LAND_SHARES.many : LAND_SHARES.usual;
}

interface DeckLands {
  readonly drafted: readonly CardView[];
  readonly free: Readonly<Record<string, number>>;
  readonly count: number;
}

/**
 * Lands for what is left of a deck: drafted ones that make two of its lanes, and free cards, each of which a drafted land
 * for the same lane replaces.
 */
function landsFor(
  catalogue: Catalogue,
  spells: readonly CardView[],
  lands: readonly CardView[],
  free: readonly FreeCard[],
): DeckLands {
  const { cards, deckSize, symbols } = catalogue;
  const deck = spells.map(({ card }) => cards[card]!);
  const needs = laneNeeds(deck, symbols);
  const room = deckSize - spells.length;
  const lanesOf = ({ card }: CardView) => (cards[card]!.makes ?? []).filter((lane) => needs.has(lane));
  const several = lands.filter((view) => lanesOf(view).length > 1).slice(0, room);
  const drafted = [...several];
  const wanted = freeCardsFor({
    cards: [...deck, ...several.map(({ card }) => cards[card]!)],
    free,
    count: room - several.length,
    symbols,
  });
  const counts: Record<string, number> = { ...wanted };
  for (const view of lands) {
    const [lane, ...more] = lanesOf(view);
    if (lane === undefined || more.length > 0) continue;
    const replaced = free.find(
      (card) => (counts[card.name] ?? 0) > 0 && laneSources([{ card, count: 1 }], needs).has(lane),
    );
    if (!replaced) continue;
    counts[replaced.name] = (counts[replaced.name] ?? 0) - 1;
    drafted.push(view);
  }
  const left = Object.entries(counts).filter(([, count]) => count > 0);
  const added = left.reduce((sum, [, count]) => sum + count, 0);
  return { drafted, free: Object.fromEntries(left), count: drafted.length + added };
}

interface Sorted {
  readonly main: readonly CardView[];
  readonly lands: readonly CardView[];
  readonly side: readonly CardView[];
  readonly isFit: (card: CardView) => boolean;
  /** Whether lands fill places for which the lanes have no cards. */
  readonly hasTooFew: boolean;
}

/** `lanes` in words; null where a deck may hold every lane. */
function groupsOf(
  { main, lands, side, isFit, hasTooFew }: Sorted,
  lanes: string | null,
): readonly SuggestedGroup[] {
  const where = lanes === '' ? 'every deck' : lanes;
  const best = where === null ? 'The strongest of your cards.' : `Your best cards for ${where}.`;
  const groups = [
    { reason: hasTooFew ? `${best} No more fit, so lands fill the deck.` : best, cards: idsOf(main) },
    { reason: 'Lands that pay for them.', cards: idsOf(lands) },
    { reason: 'These fit too, but are weaker.', cards: idsOf(side.filter(isFit)) },
    { reason: `Outside ${where}.`, cards: idsOf(side.filter((card) => !isFit(card))) },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}

const idsOf = (cards: readonly CardView[]): readonly InstanceId[] => cards.map(({ id }) => id);

function worthOf(prepared: PreparedCatalogue, cards: readonly CardView[]): number {
  return cards.reduce((sum, { card }) => sum + prepared.rating[card]! + FLOOR, 0);
}
