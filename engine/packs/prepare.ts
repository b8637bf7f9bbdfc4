import type { DraftCard } from '../cards.ts';
import { type PreparedWeights, prepareWeights, wholeWeights } from '../random/weights.ts';
import type { PackDefinition, Sheet, Slot } from './definition.ts';

/** A sheet made ready for drawing. Entry i is card `cards[i]`; a random sheet holds each card once. */
export interface PreparedSheet {
  readonly name: string;
  readonly kind: Sheet['kind'];
  readonly cards: readonly number[];
  readonly weights: PreparedWeights;
  /** Copies of each entry in a pile of the whole table. */
  readonly copies: readonly number[];
  /** Weights of stripe widths, for striped sheets. */
  readonly stripes: PreparedWeights | null;
  /** Bit set of lanes per entry, null when the sheet is not balanced. */
  readonly laneBits: readonly number[] | null;
  readonly laneCount: number;
}

export interface PreparedSlot {
  readonly name: string;
  readonly count: number;
  readonly finish: Slot['finish'];
  /** Indices into `PreparedPack.sheets`. */
  readonly sheets: readonly number[];
  readonly weights: PreparedWeights;
}

export interface PreparedPack {
  readonly definition: PackDefinition;
  readonly sheets: readonly PreparedSheet[];
  readonly layouts: readonly { readonly name: string; readonly slots: readonly PreparedSlot[] }[];
  readonly layoutWeights: PreparedWeights;
}

const LANES_AT_MOST = 30;
const prepared = new WeakMap<PackDefinition, { cards: readonly DraftCard[]; pack: PreparedPack }>();

/** Weights, stripes and lane sets of a definition, computed once per definition and catalogue. */
export function preparePack(definition: PackDefinition, cards: readonly DraftCard[]): PreparedPack {
  const known = prepared.get(definition);
  if (known && known.cards === cards) return known.pack;
  const pack = buildPack(definition, cards);
  prepared.set(definition, { cards, pack });
  return pack;
}

function buildPack(definition: PackDefinition, cards: readonly DraftCard[]): PreparedPack {
  const names = Object.keys(definition.sheets).sort();
  const sheets = names.map((name) => prepareSheet(name, definition.sheets[name]!, cards));
  const layouts = definition.layouts.map((layout) => ({
    name: layout.name,
    slots: layout.slots.map((slot) => prepareSlot(slot, names, sheets)),
  }));
  const layoutWeights = prepareWeights(definition.layouts.map((layout) => layout.weight));
  return { definition, sheets, layouts, layoutWeights };
}

function prepareSlot(slot: Slot, names: readonly string[], sheets: readonly PreparedSheet[]): PreparedSlot {
  const usable = slot.sheets
    .map(({ sheet, weight }) => ({ sheet: names.indexOf(sheet), weight }))
    .filter(({ sheet, weight }) => sheet >= 0 && weight > 0 && sheets[sheet]!.cards.length > 0);
  return {
    name: slot.name,
    count: Math.max(0, Math.floor(slot.count)),
    finish: slot.finish,
    sheets: usable.map(({ sheet }) => sheet),
    weights: prepareWeights(usable.map(({ weight }) => weight)),
  };
}

function prepareSheet(name: string, sheet: Sheet, cards: readonly DraftCard[]): PreparedSheet {
  const entries = sheet.kind.type === 'random' ? merged(sheet.cards) : laidOut(sheet.cards);
  const indices = entries.map(({ card }) => card);
  const weights = entries.map(({ weight }) => weight);
  const lanes = sheet.balanceBy === 'lanes' ? laneSets(indices, cards) : null;
  return {
    name,
    kind: sheet.kind,
    cards: indices,
    weights: prepareWeights(weights),
    copies: weights.map((weight) => Math.max(1, Math.round(weight))),
    stripes: sheet.kind.type === 'striped' ? prepareWeights(stripeWeights(sheet.kind.weights)) : null,
    laneBits: lanes?.bits ?? null,
    laneCount: lanes?.count ?? 0,
  };
}

function stripeWeights(weights: readonly number[]): readonly number[] {
  return weights.some((weight) => weight > 0) ? weights : [1];
}

function merged(entries: Sheet['cards']): Sheet['cards'] {
  const weights = new Map<number, number>();
  for (const { card, weight } of entries) {
    if (weight > 0) weights.set(card, (weights.get(card) ?? 0) + weight);
  }
  return [...weights].map(([card, weight]) => ({ card, weight }));
}

function laidOut(entries: Sheet['cards']): Sheet['cards'] {
  const present = entries.filter(({ weight }) => weight > 0);
  const copies = wholeWeights(present.map(({ weight }) => weight));
  return present.flatMap(({ card }, index) =>
    Array.from({ length: copies[index]! }, () => ({ card, weight: 1 })),
  );
}

function laneSets(indices: readonly number[], cards: readonly DraftCard[]) {
  const order = new Map<string, number>();
  const bits = indices.map((index) => {
    let set = 0;
    for (const lane of cards[index]?.lanes ?? []) {
      if (!order.has(lane)) order.set(lane, order.size);
      const bit = order.get(lane)!;
      if (bit < LANES_AT_MOST) set |= 1 << bit;
    }
    return set;
  });
  return { bits, count: Math.min(order.size, LANES_AT_MOST) };
}
