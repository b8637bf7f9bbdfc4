/** What of a card decides which lands its deck needs; a catalogue's cards and the browser's faces both have it. */
export interface CostedCard {
  readonly costText: string;
  readonly lanes: readonly string[];
  /** Lanes that the card makes as a source, such as a land; empty for one that makes none, absent for other cards. */
  readonly makes?: readonly string[] | undefined;
}

/** A symbol of costs: `W` in `{2}{W}`, and the lanes that pay for it. */
export interface CostSymbol {
  readonly symbol: string;
  readonly lanes: readonly string[];
}

/** A card that the game gives for nothing. Without `makes` it gives its own lanes. */
export interface FreeCard extends CostedCard {
  readonly name: string;
}

export type LaneCounts = ReadonlyMap<string, number>;
export type Symbols = readonly CostSymbol[] | undefined;

/** A lane that one card needs gets two sources, one that more cards need three, if there is room. */
const FEWEST_SOURCES = 3;

export const isLand = ({ makes }: CostedCard): boolean => makes !== undefined;
const givenBy = ({ makes, lanes }: CostedCard): readonly string[] => makes ?? lanes;

/** For each symbol in a printed cost that lanes pay for, those lanes: `{1}{W}{R/G}` is white, and red or green. */
export function pipsOf(costText: string, symbols: Symbols): readonly (readonly string[])[] {
  if (!symbols?.length) return [];
  const bySymbol = new Map(symbols.map(({ symbol, lanes }) => [symbol, lanes]));
  return [...costText.toUpperCase().matchAll(/\{([^{}]*)\}|([A-Z])/g)]
    .map(([, braced, letter]) => {
      const parts = (braced ?? letter ?? '').split('/');
      return [...new Set(parts.flatMap((part) => bySymbol.get(part) ?? []))];
    })
    .filter((lanes) => lanes.length > 0);
}

/**
 * How much these cards need each lane. Every symbol in a cost counts one; where a card's cost has none, the card counts
 * one, shared by its lanes. A symbol that two lanes can pay for counts for the one that other symbols need anyway.
 */
export function laneNeeds(cards: readonly CostedCard[], symbols: Symbols): LaneCounts {
  const needs = new Map<string, number>();
  const add = (lanes: readonly string[], each: number) => {
    for (const lane of lanes) needs.set(lane, (needs.get(lane) ?? 0) + each);
  };
  const open: (readonly string[])[] = [];
  for (const card of cards) {
    if (isLand(card)) continue;
    const pips = pipsOf(card.costText, symbols);
    if (pips.length === 0) add(card.lanes, 1 / card.lanes.length);
    for (const pip of pips) {
      if (pip.length > 1) open.push(pip);
      else add(pip, 1);
    }
  }
  const fixed = new Set(needs.keys());
  for (const pip of open) {
    const known = pip.filter((lane) => fixed.has(lane));
    const payers = known.length > 0 ? known : pip;
    add(payers, 1 / payers.length);
  }
  return needs;
}

/** How many sources there are for each lane. One that makes a needed lane counts for needed lanes alone. */
export function laneSources(
  lands: readonly { readonly card: CostedCard; readonly count: number }[],
  needs: LaneCounts,
): LaneCounts {
  const sources = new Map<string, number>();
  for (const { card, count } of lands) {
    const given = givenBy(card);
    const used = given.filter((lane) => needs.has(lane));
    for (const lane of used.length > 0 ? used : given) sources.set(lane, (sources.get(lane) ?? 0) + count);
  }
  return sources;
}

export interface LandsWanted {
  /** The deck without its free cards: costs and drafted lands. */
  readonly cards: readonly CostedCard[];
  readonly free: readonly FreeCard[];
  /** Free cards to add. */
  readonly count: number;
  readonly symbols: Symbols;
}

/**
 * How many of each free card a deck gets: with its drafted lands, about as many sources of each lane as its costs need.
 * Empty where no free card serves the deck; never one that makes only lanes the deck does not need.
 */
export function freeCardsFor({ cards, free, count, symbols }: LandsWanted): Readonly<Record<string, number>> {
  if (count <= 0) return {};
  const needs = laneNeeds(cards, symbols);
  const kinds = kindsFor(needs, free);
  const drafted = cards.filter(isLand).map((card) => ({ card, count: 1 }));
  const sources = laneSources(drafted, needs);
  const lands = count + drafted.length;
  const all = sum([...needs.values()]);
  const missing = kinds.map(({ lane }) => {
    if (lane === null) return 1;
    const users = cards.filter((card) => !isLand(card) && uses(card, lane, symbols)).length;
    const fewest = Math.min(FEWEST_SOURCES, users + 1, Math.floor(lands / needs.size));
    const wanted = Math.max(((needs.get(lane) ?? 0) / all) * lands, fewest);
    return Math.max(0, wanted - (sources.get(lane) ?? 0));
  });
  const counts = apportioned(missing, count);
  const chosen: Record<string, number> = {};
  kinds.forEach(({ name }, at) => {
    const more = counts[at] ?? 0;
    if (more > 0) chosen[name] = (chosen[name] ?? 0) + more;
  });
  return chosen;
}

/** The free card for each needed lane; where no lane is needed or none has a card, one that makes no lane. */
function kindsFor(
  needs: LaneCounts,
  free: readonly FreeCard[],
): readonly { readonly lane: string | null; readonly name: string }[] {
  const fewestFirst = [...free].sort((a, b) => givenBy(a).length - givenBy(b).length);
  const kinds = [...needs.keys()].flatMap((lane) => {
    const card = fewestFirst.find((one) => givenBy(one).includes(lane));
    return card ? [{ lane, name: card.name }] : [];
  });
  if (kinds.length > 0) return kinds;
  const plain = free.find((card) => givenBy(card).length === 0) ?? (needs.size === 0 ? free[0] : undefined);
  return plain ? [{ lane: null, name: plain.name }] : [];
}

const uses = (card: CostedCard, lane: string, symbols: Symbols): boolean => {
  const pips = pipsOf(card.costText, symbols);
  return pips.length > 0 ? pips.some((pip) => pip.includes(lane)) : card.lanes.includes(lane);
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Whole numbers in the proportion of `shares`, by largest remainder; they add up to `total`. */
function apportioned(shares: readonly number[], total: number): readonly number[] {
  const all = sum(shares);
  const exact = shares.map((share) => (all === 0 ? total / shares.length : (share / all) * total));
  const whole = exact.map(Math.floor);
  const left = total - sum(whole);
  const order = exact
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place);
  for (const { place } of order.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}
