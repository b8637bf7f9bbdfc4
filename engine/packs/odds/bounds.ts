import type { DraftCard } from '#engine/core/cards.ts';
import { wholeWeights } from '#engine/random/weights.ts';
import type { PackDefinition, Sheet, Slot } from '../definition.ts';
import { PACK_CARDS_AT_MOST } from '../limits.ts';
import { type PreparedPack, preparePack } from '../prepare.ts';
import { capacityLookups } from './capacity.ts';

const ENTRIES_AT_MOST = 300_000;
/** Layouts of a pack, and those that all of its rounds name together. */
const LAYOUTS_AT_MOST = 100_000;
const CAPACITY_LOOKUPS_AT_MOST = 20_000_000;
/** Steps of some 4 ns that one pack may take of a sheet at worst; no sheet of equal weights needs as many. */
const DRAW_STEPS_AT_MOST = 15_000_000;
/** As `draw.ts` tries before it looks through the sheet, each entry of which is as long as so many steps. */
const TRIES = 48;
const STEPS_AN_ENTRY = 30;
const BALANCED_TRIES = 200;

/** Layouts that a bag may hold: all of them are shuffled before the first pack. */
export const BAG_LAYOUTS_AT_MOST = 1000;

/**
 * Why a pack of this kind would take the memory of a machine or minutes of its time when it is opened or looked through, in
 * one sentence; null when it would not. What this takes itself grows with the length of the pack.
 */
export function boundsProblem(pack: PackDefinition, cards: readonly DraftCard[]): string | null {
  const problem = roundsProblem(pack) ?? entriesProblem(pack) ?? unevenProblem(pack);
  if (problem !== null) return problem;
  const prepared = preparePack(pack, cards);
  return bagProblem(prepared) ?? capacityProblem(prepared);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const largestOf = (numbers: readonly number[]): number =>
  numbers.reduce((most, each) => Math.max(most, each), 0);

function roundsProblem({ layouts, rounds = [] }: PackDefinition): string | null {
  const copies = new Map<string, number>();
  for (const { name } of layouts) copies.set(name, (copies.get(name) ?? 0) + 1);
  if (layouts.length > LAYOUTS_AT_MOST)
    return `It has too many layouts; at most ${LAYOUTS_AT_MOST} are possible.`;
  const places = sumOf(rounds.flatMap((round) => round.map(({ layout }) => copies.get(layout) ?? 0)));
  return places > LAYOUTS_AT_MOST
    ? `Its rounds name too many layouts; all of them together may name ${LAYOUTS_AT_MOST}, each as often as it is there.`
    : null;
}

function capacityProblem(pack: PreparedPack): string | null {
  return capacityLookups(pack) > CAPACITY_LOOKUPS_AT_MOST
    ? 'Its slots take from too many different sets of sheets. Let more of them take from the same ones.'
    : null;
}

/** A print run and a striped sheet lie on the table card by card, each as often as its weight says. */
function entriesOf({ kind, cards }: Sheet): number {
  return kind.type === 'random' ? cards.length : sumOf(wholeWeights(cards.map(({ weight }) => weight)));
}

function entriesProblem({ sheets }: PackDefinition): string | null {
  const counted = Object.entries(sheets).map(([name, sheet]) => ({ name, entries: entriesOf(sheet) }));
  const [largest] = counted.toSorted((a, b) => b.entries - a.entries);
  return largest && sumOf(counted.map(({ entries }) => entries)) > ENTRIES_AT_MOST
    ? `Its sheets are too long: “${largest.name}” alone has ${largest.entries} cards; all sheets together may have ${ENTRIES_AT_MOST}.`
    : null;
}

/** A bag holds so many of a layout as its weight says. */
function bagProblem({ definition, rounds }: PreparedPack): string | null {
  if (definition.layoutDraw !== 'bag') return null;
  const largest = largestOf(rounds.map(({ copies }) => sumOf(copies)));
  return largest > BAG_LAYOUTS_AT_MOST
    ? `A bag would hold ${largest} layouts; at most ${BAG_LAYOUTS_AT_MOST} are possible. Make the weights smaller, or draw layouts by weight.`
    : null;
}

/** A sheet of which nearly all weight lies on a few cards is drawn from again and again until another card comes. */
function unevenProblem(pack: PackDefinition): string | null {
  if (pack.replacement === 'table' || (pack.replacement === 'none' && pack.duplicates !== 'apart'))
    return null;
  const drawnOf = drawnOfSheets(pack);
  const uneven = Object.entries(pack.sheets).find(([name, sheet]) => isUneven(sheet, drawnOf(name)));
  return uneven
    ? `The sheet “${uneven[0]}” is too uneven: a few of its cards have nearly all of its weight. Give the others more, or let its cards repeat.`
    : null;
}

/** The most cards that one pack draws of a sheet, or that keep others from coming out of it. */
function drawnOfSheets({ layouts, duplicates }: PackDefinition): (name: string) => number {
  const atMost = (cards: number) => Math.min(PACK_CARDS_AT_MOST, cards);
  if (duplicates === 'apart') {
    const most = atMost(largestOf(layouts.map(({ slots }) => sumOf(slots.map(({ count }) => count)))));
    return () => most;
  }
  const most = new Map<string, number>();
  for (const { slots } of layouts)
    for (const [name, drawn] of drawnInLayout(slots)) most.set(name, Math.max(most.get(name) ?? 0, drawn));
  return (name) => atMost(most.get(name) ?? 0);
}

function drawnInLayout(slots: readonly Slot[]): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (const { count, sheets } of slots)
    for (const name of new Set(sheets.map(({ sheet }) => sheet)))
      drawn.set(name, (drawn.get(name) ?? 0) + count);
  return drawn;
}

/**
 * Whether a pack may take too long of a sheet: the heaviest cards come first, each later one is tried for until it is none
 * of those, at last by looking through the whole sheet; a balanced hand is drawn anew as often as it may be.
 */
function isUneven({ kind, cards, mayRepeat, balanceBy }: Sheet, drawn: number): boolean {
  if (kind.type !== 'random' || mayRepeat) return false;
  const weightOf = new Map<number, number>();
  for (const { card, weight } of cards) weightOf.set(card, (weightOf.get(card) ?? 0) + weight);
  const weights = [...weightOf.values()].sort((a, b) => b - a);
  const total = sumOf(weights);
  let left = total;
  let steps = 0;
  for (const [held, weight] of weights.slice(0, drawn).entries()) {
    const share = left / total;
    const misses = (1 - share) ** TRIES;
    steps += Math.min(TRIES, 1 / share) * held + misses * weights.length * STEPS_AN_ENTRY;
    left = Math.max(0, left - weight);
  }
  return steps * (balanceBy ? BALANCED_TRIES : 1) > DRAW_STEPS_AT_MOST;
}
