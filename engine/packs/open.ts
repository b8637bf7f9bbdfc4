import type { CardInstance } from '../core/cards.ts';
import type { Stream } from '../random/streams.ts';
import { drawEntries, freshProgress, type SheetProgress } from './draw.ts';
import { finishOf, type PreparedLayout, type PreparedPack, type PreparedSlot, roundOf } from './prepare.ts';

/** How many cards of a slot come from each of its sheets, in the slot's order of sheets. */
export function chooseSheets(slot: PreparedSlot, stream: Stream): readonly number[] {
  if (slot.sheets.length === 1) return [slot.count];
  const counts = new Array<number>(slot.sheets.length).fill(0);
  const atOnce = slot.oneSheet ? slot.count : 1;
  for (let drawn = 0; drawn < slot.count && counts.length > 0; drawn += atOnce) {
    const chosen = stream.chooseWeighted(slot.weights.prefixSums);
    counts[chosen] = counts[chosen]! + atOnce;
  }
  return counts;
}

/** The layout that a pack of this round has by weight, from 0; null when no layout has a positive weight. */
export function chooseLayout(pack: PreparedPack, stream: Stream, round = 0): PreparedLayout | null {
  const { layouts, weights } = roundOf(pack, round);
  if (weights.total === 0) return null;
  const chosen = layouts.length === 1 ? 0 : stream.chooseWeighted(weights.prefixSums);
  return pack.layouts[layouts[chosen]!]!;
}

/**
 * Opens one pack of a round, in slot order, by itself: layouts by weight, no piles. With replacement `pack` no
 * printing of a sheet comes twice unless the sheet is too short, then it starts anew. What a whole table shares,
 * piles and bags, is opened by `openTable`.
 */
export function openPack(pack: PreparedPack, stream: Stream, round = 0): CardInstance[] {
  const layout = chooseLayout(pack, stream, round);
  return layout ? openLayout(pack, layout, stream) : [];
}

/** Names of the layouts of a kind of pack, in its order. */
export function layoutNames(pack: PreparedPack): readonly string[] {
  return pack.layouts.map(({ name }) => name);
}

/** Opens a pack with the layout of this name, whatever its weight; throws when there is none. */
export function openNamedLayout(pack: PreparedPack, name: string, stream: Stream): CardInstance[] {
  const layout = pack.layouts.find((candidate) => candidate.name === name);
  if (!layout) throw new Error(`There is no layout "${name}"`);
  return openLayout(pack, layout, stream);
}

/** Draws the cards of a layout from its sheets, without piles. */
export function openLayout(pack: PreparedPack, layout: PreparedLayout, stream: Stream): CardInstance[] {
  const hand = new Hand(pack);
  for (const slot of layout.slots) {
    const counts = chooseSheets(slot, stream);
    for (let choice = 0; choice < counts.length; choice += 1) {
      if (counts[choice]! > 0) hand.draw(slot, slot.sheets[choice]!, counts[choice]!, stream);
    }
  }
  return hand.opened;
}

/** A pack that is being filled: its cards, and what each sheet has given to it. */
export class Hand {
  readonly opened: CardInstance[] = [];
  private readonly progress: (SheetProgress | undefined)[] = [];
  private readonly isDistinct: boolean;
  /** No card comes twice where another can be had. */
  readonly isApart: boolean;

  constructor(private readonly pack: PreparedPack) {
    const { replacement, duplicates } = pack.definition;
    this.isApart = duplicates === 'apart';
    this.isDistinct = this.isApart || replacement !== 'none';
  }

  /** Draws cards of a sheet by weight or along its run. */
  draw(slot: PreparedSlot, at: number, count: number, stream: Stream): void {
    const sheet = this.pack.sheets[at]!;
    const blocked = this.isApart ? this.entriesHere(at) : [];
    this.progress[at] ??= freshProgress();
    for (const entry of drawEntries(sheet, count, this.isDistinct, this.progress[at], stream, blocked))
      this.opened.push({ card: sheet.cards[entry]!, finish: finishOf(sheet, entry, slot) });
  }

  /** Whether the pack must not have this card again where another can be had. */
  hasAlready(card: number): boolean {
    return this.isApart && this.opened.some((instance) => instance.card === card);
  }

  private entriesHere(at: number): number[] {
    const { cards, finishes } = this.pack.sheets[at]!;
    if (finishes !== null) return cards.flatMap((card, entry) => (this.hasAlready(card) ? [entry] : []));
    return this.opened.flatMap(({ card }) => {
      const entry = cards.indexOf(card);
      return entry < 0 ? [] : [entry];
    });
  }
}
