import type { CardInstance } from '../core/cards.ts';
import type { Keyring, Stream } from '../random/streams.ts';
import { prepareWeights } from '../random/weights.ts';
import { layoutBags } from './bags.ts';
import { chooseLayout, chooseSheets, Hand } from './open.ts';
import {
  finishOf,
  type PreparedLayout,
  type PreparedPack,
  type PreparedSheet,
  type PreparedSlot,
} from './prepare.ts';

/** Opens the next pack of a round, from 0; `stream` chooses what this pack does not share with others. */
export type TableOpener = (stream: Stream, round?: number) => CardInstance[];

interface Pile {
  readonly sheet: PreparedSheet;
  entries: number[];
  fillings: number;
}

/**
 * The packs of a whole table. Piles: each random sheet is shuffled once from stream `sheet/<kind>/<sheet>/<filling>`
 * and dealt from the front; an empty pile starts anew when the definition refills, else a slot takes from its other
 * sheets, also for the rest of its cards where they should come from one, and a pack is shorter when none is left. Bags: layouts come from stream `layouts/<kind>/<bag>/<filling>`.
 */
export function openTable(pack: PreparedPack, kind: string, streamOf: Keyring): TableOpener {
  const layoutFor = layoutChooser(pack, kind, streamOf);
  const fillLayout = layoutFiller(pack, kind, streamOf);
  return (stream, round = 0) => {
    const layout = layoutFor(stream, round);
    return layout ? fillLayout(layout, stream) : [];
  };
}

/** Fills packs of layouts that were chosen otherwise, from the piles that `openTable` describes. */
export function layoutFiller(
  pack: PreparedPack,
  kind: string,
  streamOf: Keyring,
): (layout: PreparedLayout, stream: Stream) => CardInstance[] {
  const dealSlot = slotDealer(pack, kind, streamOf);
  return (layout, stream) => {
    const hand = new Hand(pack);
    for (const slot of layout.slots) dealSlot(slot, hand, stream);
    return hand.opened;
  };
}

function layoutChooser(
  pack: PreparedPack,
  kind: string,
  streamOf: Keyring,
): (stream: Stream, round: number) => PreparedLayout | null {
  if (pack.definition.layoutDraw !== 'bag') return (stream, round) => chooseLayout(pack, stream, round);
  const nextOf = layoutBags(pack, kind, streamOf);
  return (_, round) => nextOf(round);
}

type SlotDealer = (slot: PreparedSlot, hand: Hand, stream: Stream) => void;

function slotDealer(pack: PreparedPack, kind: string, streamOf: Keyring): SlotDealer {
  if (pack.definition.replacement !== 'table') {
    return (slot, hand, stream) => {
      chooseSheets(slot, stream).forEach((count, choice) => {
        if (count > 0) hand.draw(slot, slot.sheets[choice]!, count, stream);
      });
    };
  }
  const piles = pack.sheets.map((sheet): Pile => ({ sheet, entries: [], fillings: 0 }));
  const fill = (pile: Pile) => {
    if (pile.sheet.kind.type !== 'random') return;
    const label = `sheet/${kind}/${pile.sheet.name}/${pile.fillings}`;
    for (const entry of streamOf(label).shuffle(copiesOf(pile.sheet))) pile.entries.push(entry);
    pile.fillings += 1;
  };
  piles.forEach(fill);
  return pileDealer(piles, pack.definition.refill ? fill : null);
}

function copiesOf(sheet: PreparedSheet): number[] {
  const all: number[] = [];
  sheet.copies.forEach((copies, entry) => {
    for (let copy = 0; copy < copies; copy += 1) all.push(entry);
  });
  return all;
}

function pileDealer(piles: readonly Pile[], refill: ((pile: Pile) => void) | null): SlotDealer {
  return (slot, hand, stream) => {
    const wanted = new Map<number, number>();
    const leftOf = (at: number) =>
      refill || piles[at]!.sheet.kind.type !== 'random'
        ? Number.POSITIVE_INFINITY
        : piles[at]!.entries.length - (wanted.get(at) ?? 0);
    for (let missing = slot.count; missing > 0; ) {
      const at = choosePile(slot, leftOf, stream);
      if (at === null) break;
      const taken = slot.oneSheet ? Math.min(missing, leftOf(at)) : 1;
      wanted.set(at, (wanted.get(at) ?? 0) + taken);
      missing -= taken;
    }
    for (const [at, count] of wanted) {
      const pile = piles[at]!;
      if (pile.sheet.kind.type !== 'random') {
        hand.draw(slot, at, count, stream);
        continue;
      }
      while (refill && pile.entries.length < count) refill(pile);
      for (const entry of takeFromPile(pile, count, hand))
        hand.opened.push({ card: pile.sheet.cards[entry]!, finish: finishOf(pile.sheet, entry, slot) });
    }
  };
}

function choosePile(slot: PreparedSlot, leftOf: (at: number) => number, stream: Stream): number | null {
  const open = slot.sheets.map((at, choice) => ({ at, choice })).filter(({ at }) => leftOf(at) > 0);
  if (open.length <= 1) return open[0]?.at ?? null;
  const sums = slot.weights.prefixSums;
  const weights = prepareWeights(
    open.map(({ choice }) => sums[choice]! - (choice > 0 ? sums[choice - 1]! : 0)),
  );
  return open[stream.chooseWeighted(weights.prefixSums)]!.at;
}

/**
 * Takes the first entries of a pile; of a balanced pile those first that show a new value; of all those last that
 * the pack should not have twice.
 */
function takeFromPile(pile: Pile, count: number, hand: Hand): number[] {
  if (!pile.sheet.balanceBits && !hand.isApart) return pile.entries.splice(0, count);
  const chosen = new Set<number>();
  const here = new Set<number>();
  let shown = 0;
  const bitsAt = (place: number) => pile.sheet.balanceBits?.[pile.entries[place]!] ?? 0;
  const isTwin = (place: number) =>
    here.has(pile.entries[place]!) || hand.hasAlready(pile.sheet.cards[pile.entries[place]!]!);
  const take = (isWanted: (place: number) => boolean) => {
    for (let place = 0; place < pile.entries.length && chosen.size < count; place += 1) {
      if (chosen.has(place) || !isWanted(place)) continue;
      chosen.add(place);
      shown |= bitsAt(place);
      if (hand.isApart) here.add(pile.entries[place]!);
    }
  };
  if (pile.sheet.balanceBits) take((place) => (bitsAt(place) & ~shown) !== 0 && !isTwin(place));
  take((place) => !isTwin(place));
  take(() => true);
  const taken = [...chosen].sort((a, b) => a - b).map((place) => pile.entries[place]!);
  pile.entries = pile.entries.filter((_, place) => !chosen.has(place));
  return taken;
}
