import type { CardInstance } from '../cards.ts';
import type { Keyring, Stream } from '../random/streams.ts';
import { prepareWeights } from '../random/weights.ts';
import { chooseLayout } from './open.ts';
import type { PreparedPack, PreparedSheet, PreparedSlot } from './prepare.ts';

/** Opens the next pack from the piles of the table; `stream` chooses the layout and the sheets of this pack. */
export type TableOpener = (stream: Stream) => CardInstance[];

interface Pile {
  readonly sheet: PreparedSheet;
  entries: number[];
  fillings: number;
}

/**
 * Piles of a whole table: each sheet is shuffled once from stream `sheet/<kind>/<sheet>/<filling>` and dealt from
 * the front. An empty pile starts anew when the definition refills; else a slot takes from its other sheets, and a
 * pack is shorter when none is left.
 */
export function openTable(pack: PreparedPack, kind: string, streamOf: Keyring): TableOpener {
  const piles = pack.sheets.map((sheet): Pile => ({ sheet, entries: [], fillings: 0 }));
  const fill = (pile: Pile) => {
    const label = `sheet/${kind}/${pile.sheet.name}/${pile.fillings}`;
    pile.entries.push(...streamOf(label).shuffle(copiesOf(pile.sheet)));
    pile.fillings += 1;
  };
  piles.forEach(fill);
  const { refill } = pack.definition;
  return (stream) =>
    chooseLayout(pack, stream).flatMap((slot) => dealSlot(slot, piles, refill ? fill : null, stream));
}

function copiesOf(sheet: PreparedSheet): number[] {
  return sheet.cards.flatMap((_, entry) => Array.from({ length: sheet.copies[entry]! }, () => entry));
}

function dealSlot(
  slot: PreparedSlot,
  piles: readonly Pile[],
  refill: ((pile: Pile) => void) | null,
  stream: Stream,
): CardInstance[] {
  const wanted = new Map<Pile, number>();
  for (let drawn = 0; drawn < slot.count; drawn += 1) {
    const pile = choosePile(slot, piles, wanted, refill !== null, stream);
    if (pile) wanted.set(pile, (wanted.get(pile) ?? 0) + 1);
  }
  return [...wanted].flatMap(([pile, count]) => {
    while (refill && pile.entries.length < count && pile.sheet.cards.length > 0) refill(pile);
    return takeFromPile(pile, count).map((entry) => ({
      card: pile.sheet.cards[entry]!,
      finish: slot.finish,
    }));
  });
}

function choosePile(
  slot: PreparedSlot,
  piles: readonly Pile[],
  wanted: ReadonlyMap<Pile, number>,
  doesRefill: boolean,
  stream: Stream,
): Pile | null {
  const open = slot.sheets
    .map((sheet, choice) => ({ pile: piles[sheet]!, choice }))
    .filter(({ pile }) => doesRefill || pile.entries.length > (wanted.get(pile) ?? 0));
  if (open.length <= 1) return open[0]?.pile ?? null;
  const sums = slot.weights.prefixSums;
  const weights = prepareWeights(
    open.map(({ choice }) => sums[choice]! - (choice > 0 ? sums[choice - 1]! : 0)),
  );
  return open[stream.chooseWeighted(weights.prefixSums)]!.pile;
}

function takeFromPile(pile: Pile, count: number): number[] {
  const { laneBits } = pile.sheet;
  if (!laneBits) return pile.entries.splice(0, count);
  const chosen = new Set<number>();
  let seen = 0;
  const covers = (position: number) => (laneBits[pile.entries[position]!]! & ~seen) !== 0;
  for (let position = 0; position < pile.entries.length && chosen.size < count; position += 1) {
    if (!covers(position)) continue;
    chosen.add(position);
    seen |= laneBits[pile.entries[position]!]!;
  }
  for (let position = 0; position < pile.entries.length && chosen.size < count; position += 1) {
    chosen.add(position);
  }
  const taken = [...chosen].sort((a, b) => a - b).map((position) => pile.entries[position]!);
  pile.entries = pile.entries.filter((_, position) => !chosen.has(position));
  return taken;
}
