import type { CardIndex, CardInstance, DraftCard } from '#engine/core/cards.ts';
import { type Keyring, keyring, type Stream } from '#engine/random/streams.ts';
import type { PackDefinition } from '../definition.ts';
import { openPack } from '../open.ts';
import {
  type PreparedPack,
  type PreparedSheet,
  type PreparedSlot,
  preparePack,
  roundOf,
} from '../prepare.ts';
import { openTable } from '../table.ts';
import { type Inclusion, inclusionOf } from './inclusion.ts';

export interface CardOdds {
  readonly card: CardIndex;
  /** Chance that a pack holds the card at all. */
  readonly chance: number;
  /** Copies of the card in a pack, on average. */
  readonly expected: number;
  readonly isExact: boolean;
}

/** What a pack holds. Cards that no formula reaches come from `simulatedPacks` packs, right to `error` in 95 of 100 cases. */
export interface PackOdds {
  readonly cards: readonly CardOdds[];
  readonly foilChance: number;
  readonly sizes: readonly { readonly cards: number; readonly chance: number }[];
  readonly simulatedPacks: number;
  readonly error: number;
}

const OUTCOMES_AT_MOST = 2_000;
const SIMULATION_SECRET = new Uint8Array(32);

/**
 * Odds per card of a pack of `round`, from 0, for cards on any sheet in use; `packs` are simulated only when some card
 * needs it. Where the table has piles it is the first pack, which all later ones equal unless piles are balanced,
 * filled anew or keep duplicates apart.
 */
export function packOdds(
  definition: PackDefinition,
  cards: readonly DraftCard[],
  packs = 100_000,
  round = 0,
): PackOdds {
  const pack = preparePack(definition, cards);
  const ways = waysOf(pack, round);
  const exact = exactCards(pack, ways);
  const needsMore = exact.some(({ isExact }) => !isExact);
  const simulated = needsMore ? simulate(pack, packs, round) : null;
  const odds = simulated
    ? exact.map((card) => (card.isExact ? card : { ...card, ...simulated.oddsOf(card.card) }))
    : exact;
  const isShort = ways.some(({ slots }) => mayRunShort(pack, slots));
  return {
    cards: odds,
    foilChance: overWays(ways, (slots) => slots.some(({ finish }) => finish === 'foil')).get(true) ?? 0,
    sizes: [...(isShort && simulated ? simulated.sizes : overWays(ways, (slots) => sizeOf(pack, slots)))].map(
      ([size, chance]) => ({ cards: size, chance }),
    ),
    simulatedPacks: simulated ? packs : 0,
    error: simulated ? worstError(odds, packs) : 0,
  };
}

/** A layout that a pack may have, with its chance; slots that have a sheet. */
interface Way {
  readonly slots: readonly PreparedSlot[];
  readonly chance: number;
}

function waysOf(pack: PreparedPack, round: number): readonly Way[] {
  const { layouts, weights } = roundOf(pack, round);
  return layouts
    .map((layout, option) => ({
      slots: pack.layouts[layout]!.slots.filter(({ sheets, count }) => sheets.length > 0 && count > 0),
      chance: stepOf(weights.prefixSums, option) / weights.total,
    }))
    .filter(({ chance }) => chance > 0);
}

function overWays<T>(ways: readonly Way[], askOf: (slots: readonly PreparedSlot[]) => T): Map<T, number> {
  const chances = new Map<T, number>();
  for (const { slots, chance } of ways) {
    const value = askOf(slots);
    chances.set(value, (chances.get(value) ?? 0) + chance);
  }
  return chances;
}

function stepOf(sums: ArrayLike<number>, at: number): number {
  return sums[at]! - (at > 0 ? sums[at - 1]! : 0);
}

function worstError(odds: readonly CardOdds[], packs: number): number {
  const errors = odds.filter(({ isExact }) => !isExact).map(({ chance }) => chance * (1 - chance));
  return 1.96 * Math.sqrt(Math.max(0, ...errors) / packs);
}

/**
 * What slots take cards from: the sheet of each source, and the sources that each slot chooses among. Slots share a
 * sheet, but of stripes each begins a walk of its own.
 */
interface Sources {
  readonly sheets: readonly number[];
  readonly ofSlot: readonly (readonly number[])[];
}

function sourcesOf(pack: PreparedPack, slots: readonly PreparedSlot[]): Sources {
  const keys = slots.map((slot, at) =>
    slot.sheets.map((sheet) => (pack.sheets[sheet]!.firstStripes ? `${sheet}/${at}` : `${sheet}`)),
  );
  const sheetOf = (key: string) => Number.parseInt(key, 10);
  const all = [...new Set(keys.flat())].sort((one, other) => sheetOf(one) - sheetOf(other));
  return { sheets: all.map(sheetOf), ofSlot: keys.map((own) => own.map((key) => all.indexOf(key))) };
}

/** How many cards each source gives to a pack, with the chance of exactly that. */
interface Outcome {
  readonly counts: readonly number[];
  readonly chance: number;
}

interface Tally {
  readonly present: Map<CardIndex, number>;
  readonly expected: Map<CardIndex, number>;
  /** Cards that no formula reaches. */
  readonly unknown: Set<CardIndex>;
}

function exactCards(pack: PreparedPack, ways: readonly Way[]): readonly CardOdds[] {
  const tally: Tally = { present: new Map(), expected: new Map(), unknown: new Set() };
  const inclusion = rememberedInclusion(pack);
  for (const way of ways) {
    const sources = sourcesOf(pack, way.slots);
    const outcomes = outcomesOf(sources, way.slots);
    const isKnown = outcomes !== null && !areMixed(pack, way.slots) && !mayRunShort(pack, way.slots);
    if (!isKnown) for (const card of cardsOf(pack, way.slots)) tally.unknown.add(card);
    for (const { counts, chance } of outcomes ?? [])
      addOutcome(pack, sources, { counts, chance: chance * way.chance }, inclusion, tally);
  }
  return [...new Set([...tally.present.keys(), ...tally.unknown])]
    .sort((a, b) => a - b)
    .map((card) => ({
      card,
      chance: tally.present.get(card) ?? 0,
      expected: tally.expected.get(card) ?? 0,
      isExact: !tally.unknown.has(card),
    }));
}

/** Whether what one sheet gives depends on another: duplicates are kept apart and the sheets share cards. */
function areMixed(pack: PreparedPack, slots: readonly PreparedSlot[]): boolean {
  if (pack.definition.duplicates !== 'apart') return false;
  const used = new Set(slots.flatMap(({ sheets }) => sheets));
  const cards = [...used].flatMap((sheet) => [...new Set(pack.sheets[sheet]!.cards)]);
  return new Set(cards).size < cards.length;
}

const pileOf = ({ sheets }: PreparedPack, at: number): number => {
  const { kind, copies } = sheets[at]!;
  return kind.type === 'random' ? copies.reduce((sum, each) => sum + each, 0) : Number.POSITIVE_INFINITY;
};

/** Cards that slots may want of each of their sheets, at most. */
function wantedOf(slots: readonly PreparedSlot[]): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { sheets, count } of slots)
    for (const sheet of new Set(sheets)) wanted.set(sheet, (wanted.get(sheet) ?? 0) + count);
  return wanted;
}

/** Whether a slot of several piles may find one of them empty: the others then give more than their weights say. */
function mayRunShort(pack: PreparedPack, slots: readonly PreparedSlot[]): boolean {
  if (pack.definition.replacement !== 'table' || pack.definition.refill) return false;
  const wanted = wantedOf(slots);
  return slots.some(
    ({ sheets }) => sheets.length > 1 && sheets.some((at) => (wanted.get(at) ?? 0) > pileOf(pack, at)),
  );
}

/** Cards of a pack of these slots; fewer than they count where the one pile of a slot is too small. */
function sizeOf(pack: PreparedPack, slots: readonly PreparedSlot[]): number {
  const whole = slots.reduce((sum, { count }) => sum + count, 0);
  if (pack.definition.replacement !== 'table' || pack.definition.refill) return whole;
  const missing = [...wantedOf(slots.filter(({ sheets }) => sheets.length === 1))].map(([at, wanted]) =>
    Math.max(0, wanted - pileOf(pack, at)),
  );
  return missing.reduce((left, short) => left - short, whole);
}

type InclusionOfSheet = (sheet: number, count: number) => Inclusion | null;

function rememberedInclusion(pack: PreparedPack): InclusionOfSheet {
  const known = new Map<string, Inclusion | null>();
  return (sheet, count) => {
    const key = `${sheet}/${count}`;
    if (!known.has(key)) known.set(key, inclusionOf(pack.sheets[sheet]!, count, pack.definition));
    return known.get(key) ?? null;
  };
}

function addOutcome(
  pack: PreparedPack,
  sources: Sources,
  { counts, chance }: Outcome,
  inclusion: InclusionOfSheet,
  { present, expected, unknown }: Tally,
): void {
  const absentHere = new Map<CardIndex, number>();
  counts.forEach((count, source) => {
    if (count === 0) return;
    const sheet = sources.sheets[source]!;
    const prepared = pack.sheets[sheet]!;
    const { cards } = prepared;
    const odds = inclusion(sheet, count);
    for (const card of odds ? [] : cards) unknown.add(card);
    for (const [card, present] of chancesByCard(prepared, odds))
      absentHere.set(card, (absentHere.get(card) ?? 1) * (1 - present));
    cards.forEach((card, entry) => {
      expected.set(card, (expected.get(card) ?? 0) + chance * (odds?.expected[entry] ?? 0));
    });
  });
  for (const [card, absent] of absentHere)
    present.set(card, (present.get(card) ?? 0) + chance * (1 - absent));
}

/** The chance of each card; of one in two finishes as if they were drawn apart from each other, which is nearly so. */
function chancesByCard(
  { cards, finishes }: PreparedSheet,
  odds: Inclusion | null,
): ReadonlyMap<CardIndex, number> {
  const chances = new Map<CardIndex, number>();
  cards.forEach((card, entry) => {
    const chance = odds?.chance[entry] ?? 0;
    const before = finishes === null ? 0 : (chances.get(card) ?? 0);
    chances.set(card, before === 0 ? chance : 1 - (1 - before) * (1 - chance));
  });
  return chances;
}

function cardsOf(pack: PreparedPack, slots: readonly PreparedSlot[]): readonly CardIndex[] {
  return slots.flatMap(({ sheets }) => sheets.flatMap((sheet) => [...pack.sheets[sheet]!.cards]));
}

function outcomesOf({ sheets, ofSlot }: Sources, slots: readonly PreparedSlot[]): readonly Outcome[] | null {
  let outcomes: Outcome[] = [{ counts: sheets.map(() => 0), chance: 1 }];
  for (const [at, slot] of slots.entries()) {
    const isOne = slot.sheets.length === 1 || slot.oneSheet;
    for (let left = isOne ? 1 : slot.count; left > 0 && slot.sheets.length > 0; left -= 1) {
      const amount = isOne ? slot.count : 1;
      outcomes = merged(
        outcomes.flatMap(({ counts, chance }) =>
          ofSlot[at]!.map((source, choice) => ({
            counts: counts.with(source, counts[source]! + amount),
            chance: (chance * stepOf(slot.weights.prefixSums, choice)) / slot.weights.total,
          })),
        ),
      );
      if (outcomes.length > OUTCOMES_AT_MOST) return null;
    }
  }
  return outcomes;
}

function merged(outcomes: readonly Outcome[]): Outcome[] {
  const byCounts = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = outcome.counts.join();
    const known = byCounts.get(key);
    byCounts.set(key, known ? { ...known, chance: known.chance + outcome.chance } : outcome);
  }
  return [...byCounts.values()];
}

function simulate(pack: PreparedPack, packs: number, round: number) {
  const streamOf = keyring(SIMULATION_SECRET);
  const stream = streamOf('odds');
  const present = new Map<CardIndex, number>();
  const copies = new Map<CardIndex, number>();
  const sizes = new Map<number, number>();
  for (let opened = 0; opened < packs; opened += 1) {
    const cards = openAlone(pack, stream, streamOf, opened, round).map(({ card }) => card);
    sizes.set(cards.length, (sizes.get(cards.length) ?? 0) + 1 / packs);
    for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
    for (const card of new Set(cards)) present.set(card, (present.get(card) ?? 0) + 1);
  }
  const oddsOf = (card: CardIndex) => ({
    chance: (present.get(card) ?? 0) / packs,
    expected: (copies.get(card) ?? 0) / packs,
  });
  return { oddsOf, sizes };
}

function openAlone(
  pack: PreparedPack,
  stream: Stream,
  streamOf: Keyring,
  number: number,
  round: number,
): CardInstance[] {
  if (pack.definition.replacement !== 'table') return openPack(pack, stream, round);
  return openTable(pack, `odds ${number}`, streamOf)(stream, round);
}
