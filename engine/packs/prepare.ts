import type { DraftCard } from '../core/cards.ts';
import { type PreparedWeights, prepareWeights, wholeWeights } from '../random/weights.ts';
import { balanceSets } from './balance.ts';
import {
  isSinceEdition,
  type LayoutOption,
  type PackDefinition,
  type Sheet,
  type Slot,
} from './definition.ts';

/** A sheet made ready for drawing. Entry i is card `cards[i]`; a random sheet holds each card once in each finish. */
export interface PreparedSheet {
  readonly name: string;
  readonly kind: Sheet['kind'];
  readonly cards: readonly number[];
  /** The finish of entries that have one of their own; null where none has. */
  readonly finishes: readonly (Slot['finish'] | undefined)[] | null;
  readonly weights: PreparedWeights;
  /** Copies of each entry in a pile of the whole table. */
  readonly copies: readonly number[];
  /** Weights of stripe widths, for striped sheets. */
  readonly stripes: PreparedWeights | null;
  /** The same for the stripe that a pack begins in, by its share of the sheet; null before the third edition. */
  readonly firstStripes: PreparedWeights | null;
  /** Bit set of balanced values per entry, null when the sheet is not balanced. */
  readonly balanceBits: readonly number[] | null;
  readonly balanceCount: number;
  readonly mayRepeat: boolean;
}

export interface PreparedSlot {
  readonly name: string;
  readonly count: number;
  readonly finish: Slot['finish'];
  /** Indices into `PreparedPack.sheets`. */
  readonly sheets: readonly number[];
  readonly weights: PreparedWeights;
  /** Whether all of its cards come from one of its sheets. */
  readonly oneSheet: boolean;
}

export interface PreparedLayout {
  readonly name: string;
  readonly slots: readonly PreparedSlot[];
}

/** The layouts that packs of a round may have: option i is layout `layouts[i]`, `copies[i]` times in a bag. */
export interface PreparedRound {
  /** Indices into `PreparedPack.layouts`. */
  readonly layouts: readonly number[];
  readonly weights: PreparedWeights;
  readonly copies: readonly number[];
}

export interface PreparedPack {
  readonly definition: PackDefinition;
  readonly sheets: readonly PreparedSheet[];
  readonly layouts: readonly PreparedLayout[];
  /** At least one; round r of a draft has `rounds[r % rounds.length]`. */
  readonly rounds: readonly PreparedRound[];
}

const prepared = new WeakMap<PackDefinition, { cards: readonly DraftCard[]; pack: PreparedPack }>();

/** Weights, stripes and balanced values of a definition, computed once per definition and catalogue. */
export function preparePack(definition: PackDefinition, cards: readonly DraftCard[]): PreparedPack {
  const known = prepared.get(definition);
  if (known && known.cards === cards) return known.pack;
  const pack = buildPack(definition, cards);
  prepared.set(definition, { cards, pack });
  return pack;
}

/** The layouts that a pack of round `round`, counted from 0, may have. */
export function roundOf(pack: PreparedPack, round: number): PreparedRound {
  return pack.rounds[round % pack.rounds.length]!;
}

function buildPack(definition: PackDefinition, cards: readonly DraftCard[]): PreparedPack {
  const names = Object.keys(definition.sheets).sort();
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const sheets = names.map((name) => prepareSheet(name, definition, cards));
  const layouts = definition.layouts.map((layout) => ({
    name: layout.name,
    slots: layout.slots.map((slot) => prepareSlot(slot, placeOf, sheets)),
  }));
  return {
    definition,
    sheets,
    layouts,
    rounds: placesOf(definition).map((places) => prepareRound(places, definition)),
  };
}

/** A layout by its place in the definition, with the weight that a round gives it. */
interface Place {
  readonly at: number;
  readonly weight: number;
}

/** The layouts of each round by place: in the first edition always the first one of a name. */
function placesOf(definition: PackDefinition): readonly (readonly Place[])[] {
  const { layouts, rounds } = definition;
  const readsEach = isSinceEdition(2, definition);
  const byPlace = layouts.map(({ name, weight }, at) => ({ at, name, weight }));
  const byName = new Map<string, Place[]>();
  for (const { at, name, weight } of byPlace) {
    const named = byName.get(name);
    if (!named) byName.set(name, [{ at, weight }]);
    else if (readsEach) named.push({ at, weight });
  }
  const shared = ({ layout, weight }: LayoutOption) => sharedBy(byName.get(layout) ?? [], weight);
  if (rounds?.length) return rounds.map((options) => options.flatMap(shared));
  if (readsEach) return [byPlace];
  return [byPlace.flatMap(({ name, weight }) => shared({ layout: name, weight }))];
}

/** The weight of an option parted among the layouts of its name by their own weights, evenly where none has any. */
function sharedBy(layouts: readonly Place[], weight: number): readonly Place[] {
  const total = layouts.reduce((sum, layout) => sum + layout.weight, 0);
  if (layouts.length === 1 || total <= 0)
    return layouts.map(({ at }) => ({ at, weight: weight / layouts.length }));
  return layouts.map((layout) => ({ at: layout.at, weight: (weight * layout.weight) / total }));
}

function prepareRound(usable: readonly Place[], { layoutDraw }: PackDefinition): PreparedRound {
  const isBag = layoutDraw === 'bag';
  const copies = usable.map(({ weight }) => (weight > 0 ? Math.max(1, Math.round(weight)) : 0));
  return {
    layouts: usable.map(({ at }) => at),
    weights: prepareWeights(isBag ? copies : usable.map(({ weight }) => weight)),
    copies,
  };
}

function prepareSlot(
  slot: Slot,
  placeOf: ReadonlyMap<string, number>,
  sheets: readonly PreparedSheet[],
): PreparedSlot {
  const usable = slot.sheets
    .map(({ sheet, weight }) => ({ sheet: placeOf.get(sheet) ?? -1, weight }))
    .filter(({ sheet, weight }) => sheet >= 0 && weight > 0 && sheets[sheet]!.cards.length > 0);
  return {
    name: slot.name,
    count: Math.max(0, Math.floor(slot.count)),
    finish: slot.finish,
    sheets: usable.map(({ sheet }) => sheet),
    weights: prepareWeights(usable.map(({ weight }) => weight)),
    oneSheet: slot.oneSheet === true,
  };
}

function prepareSheet(name: string, definition: PackDefinition, cards: readonly DraftCard[]): PreparedSheet {
  const sheet = definition.sheets[name]!;
  const isRandom = sheet.kind.type === 'random';
  const entries = isRandom ? merged(sheet.cards) : laidOut(sheet.cards);
  const indices = entries.map(({ card }) => card);
  const weights = entries.map(({ weight }) => weight);
  const balance =
    isRandom && sheet.balanceBy !== undefined ? balanceSets(indices, cards, sheet.balanceBy) : null;
  const stripes = sheet.kind.type === 'striped' ? stripeWeights(sheet.kind.weights) : null;
  return {
    name,
    kind: sheet.kind,
    cards: indices,
    finishes: entries.some(({ finish }) => finish) ? entries.map(({ finish }) => finish) : null,
    weights: prepareWeights(weights),
    copies: weights.map((weight) => Math.max(1, Math.round(weight))),
    stripes: stripes && prepareWeights(stripes),
    firstStripes: stripes && isSinceEdition(3, definition) ? prepareWeights(byWidth(stripes)) : null,
    balanceBits: balance?.bits ?? null,
    balanceCount: balance?.count ?? 0,
    mayRepeat: sheet.mayRepeat === true,
  };
}

function stripeWeights(weights: readonly number[]): readonly number[] {
  return weights.some((weight) => weight > 0) ? weights : [1];
}

/** A wide stripe has so many more of the places that a pack may begin at. */
function byWidth(weights: readonly number[]): readonly number[] {
  return wholeWeights(weights).map((weight, at) => weight * (at + 1));
}

function merged(entries: Sheet['cards']): Sheet['cards'] {
  const byFinish = new Map<Slot['finish'] | undefined, Map<number, number>>();
  for (const { card, weight, finish } of entries) {
    if (!(weight > 0)) continue;
    const weights = byFinish.get(finish) ?? new Map<number, number>();
    byFinish.set(finish, weights);
    weights.set(card, (weights.get(card) ?? 0) + weight);
  }
  return [...byFinish].flatMap(([finish, weights]) =>
    [...weights].map(([card, weight]) => ({ card, weight, ...(finish && { finish }) })),
  );
}

function laidOut(entries: Sheet['cards']): Sheet['cards'] {
  const present = entries.filter(({ weight }) => weight > 0);
  const copies = wholeWeights(present.map(({ weight }) => weight));
  return present.flatMap(({ card, finish }, index) =>
    Array.from({ length: copies[index]! }, () => ({ card, weight: 1, ...(finish && { finish }) })),
  );
}

/** What an entry of a sheet is dealt in by this slot. */
export const finishOf = (sheet: PreparedSheet, entry: number, slot: PreparedSlot): Slot['finish'] =>
  sheet.finishes?.[entry] ?? slot.finish;
