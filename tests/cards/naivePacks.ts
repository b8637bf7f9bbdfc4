import type { DraftCard } from '#engine/core/cards.ts';
import type { PackDefinition, Sheet } from '#engine/packs/definition.ts';

type Chance = () => number;

/**
 * Inclusion of cards in packs that are opened by no code of the engine: the definition read naively, another source of
 * chance, sheets as lists in which every card stands as often as its weight.
 */
export function naiveChances(
  definition: PackDefinition,
  cards: readonly DraftCard[],
  round: number,
  packs: number,
): Map<number, number> {
  const chance = mulberry(20_261_121 + round);
  const open = naiveOpener(definition, cards, round, chance);
  const counts = new Map<number, number>();
  for (let opened = 0; opened < packs; opened += 1)
    for (const card of new Set(open())) counts.set(card, (counts.get(card) ?? 0) + 1);
  return new Map([...counts].map(([card, count]) => [card, count / packs]));
}

function mulberry(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pickByWeight<T extends { readonly weight: number }>(options: readonly T[], chance: Chance): T {
  const total = options.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance() * total;
  for (const option of options) {
    left -= option.weight;
    if (left < 0) return option;
  }
  return options[options.length - 1]!;
}

function naiveOpener(
  { layouts, sheets, replacement, duplicates, rounds }: PackDefinition,
  cards: readonly DraftCard[],
  round: number,
  chance: Chance,
): () => number[] {
  const options = rounds
    ? rounds[round % rounds.length]!
    : layouts.map(({ name, weight }) => ({ layout: name, weight }));
  const drawers = new Map(
    Object.entries(sheets).map(([name, sheet]) => [
      name,
      drawerOf(sheet, cards, replacement === 'table', chance),
    ]),
  );
  return () => {
    const chosen = pickByWeight(options, chance).layout;
    const pack: number[] = [];
    const givenBy = new Map<string, number[]>();
    for (const slot of layouts.find(({ name }) => name === chosen)!.slots) {
      const wanted = new Map<string, number>();
      const atOnce = slot.oneSheet ? slot.count : 1;
      for (let card = 0; card < slot.count; card += atOnce) {
        const { sheet } = pickByWeight(slot.sheets, chance);
        wanted.set(sheet, (wanted.get(sheet) ?? 0) + atOnce);
      }
      for (const [name, count] of wanted) {
        const given = givenBy.get(name) ?? [];
        const isDistinct = duplicates === 'apart' || replacement !== 'none';
        const barred = duplicates === 'apart' ? [...pack, ...given] : isDistinct ? given : [];
        const drawn = drawers.get(name)!(count, barred, isDistinct);
        givenBy.set(name, [...given, ...drawn]);
        pack.push(...drawn);
      }
    }
    return pack;
  };
}

type Drawer = (count: number, barred: readonly number[], isDistinct: boolean) => number[];

function drawerOf(sheet: Sheet, cards: readonly DraftCard[], isPile: boolean, chance: Chance): Drawer {
  if (sheet.kind.type !== 'random')
    throw new Error('Printed sheets have exact odds; nothing is simulated here');
  const lanesOf = (card: number) => cards[card]!.lanes;
  const lanes = new Set(sheet.cards.flatMap(({ card }) => lanesOf(card)));
  const isBalanced = sheet.balanceBy === 'lanes' && lanes.size > 0;
  if (isPile) {
    const full = Int32Array.from(
      sheet.cards.flatMap(({ card, weight }) => new Array<number>(weight).fill(card)),
    );
    return (count, barred) => fromPile(full, count, barred, isBalanced ? lanesOf : null, chance);
  }
  return (count, barred, isDistinct) => {
    for (;;) {
      const hand = byWeight(sheet, count, barred, isDistinct, chance);
      const shown = new Set(hand.flatMap(lanesOf));
      if (!isBalanced || shown.size >= Math.min(count, lanes.size)) return hand;
    }
  };
}

function byWeight(
  sheet: Sheet,
  count: number,
  barred: readonly number[],
  isDistinct: boolean,
  chance: Chance,
): number[] {
  const hand: number[] = [];
  let gone = new Set(barred);
  while (hand.length < count) {
    if (sheet.cards.every(({ card }) => gone.has(card))) gone = new Set();
    const { card } = pickByWeight(sheet.cards, chance);
    if (isDistinct && gone.has(card)) continue;
    gone.add(card);
    hand.push(card);
  }
  return hand;
}

/** A full pile in random order: new lanes first where it is balanced, cards that the pack has last. */
function fromPile(
  full: Int32Array,
  count: number,
  barred: readonly number[],
  lanesOf: ((card: number) => readonly string[]) | null,
  chance: Chance,
): number[] {
  const pile = shuffled(full, chance);
  const takenAt = new Set<number>();
  const has = new Set(barred);
  const shows = new Set<string>();
  const passes = [
    (card: number) => !has.has(card) && (lanesOf?.(card).some((lane) => !shows.has(lane)) ?? false),
    (card: number) => !has.has(card),
    () => true,
  ];
  for (const isWanted of passes) {
    for (let at = 0; at < pile.length && takenAt.size < count; at += 1) {
      const card = pile[at]!;
      if (takenAt.has(at) || !isWanted(card)) continue;
      takenAt.add(at);
      has.add(card);
      for (const lane of lanesOf?.(card) ?? []) shows.add(lane);
    }
  }
  return [...takenAt].map((at) => pile[at]!);
}

/** Fisher and Yates. */
function shuffled(full: Int32Array, chance: Chance): Int32Array {
  const pile = full.slice();
  for (let at = pile.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    const card = pile[at]!;
    pile[at] = pile[other]!;
    pile[other] = card;
  }
  return pile;
}
