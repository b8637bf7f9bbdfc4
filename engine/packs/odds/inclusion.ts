import { stripedEntry } from '../collate.ts';
import type { PackDefinition } from '../definition.ts';
import type { PreparedSheet } from '../prepare.ts';
import { stripeWalks } from '../stripes.ts';

/**
 * Per entry of a sheet: chance that its card is in the pack at all, and how often the entry is expected. On sheets that
 * are printed, a card may have several entries, all with the chance of the card.
 */
export interface Inclusion {
  readonly chance: readonly number[];
  readonly expected: readonly number[];
}

const STATES_AT_MOST = 20_000;

/**
 * Exact inclusion of each entry when a pack draws `count` entries of a sheet, from full piles where the table has
 * piles; null where no formula is known (balanced sheets, and weights of too many kinds or stripes of too many walks for
 * the count).
 */
export function inclusionOf(
  sheet: PreparedSheet,
  count: number,
  definition: Pick<PackDefinition, 'replacement' | 'refill' | 'duplicates'>,
): Inclusion | null {
  const length = sheet.cards.length;
  if (count === 0 || length === 0) return every(length, () => 0);
  if (sheet.kind.type === 'printRun') return fromRuns(sheet, runsOf(length, sheet.kind.groupSize, count));
  if (sheet.kind.type === 'striped') return fromStripes(sheet, sheet.kind.length, count);
  if (sheet.balanceBits && sheet.balanceCount > 0) return null;
  const isApart = definition.duplicates === 'apart';
  if (definition.replacement === 'table')
    return isApart
      ? fromPileApart(sheet, count, definition.refill)
      : fromPile(sheet, count, definition.refill);
  if (sheet.mayRepeat || (definition.replacement === 'none' && !isApart)) return withRepeats(sheet, count);
  return withoutRepeats(weightsOf(sheet), count);
}

function every(length: number, chanceOf: (entry: number) => number): Inclusion {
  const values = Array.from({ length }, (_, entry) => chanceOf(entry));
  return { chance: values, expected: values };
}

function weightsOf(sheet: PreparedSheet): readonly number[] {
  const sums = sheet.weights.prefixSums;
  return sheet.cards.map((_, entry) => sums[entry]! - (entry > 0 ? sums[entry - 1]! : 0));
}

function withRepeats(sheet: PreparedSheet, count: number): Inclusion {
  const weights = weightsOf(sheet);
  const { total } = sheet.weights;
  return {
    chance: weights.map((weight) => 1 - (1 - weight / total) ** count),
    expected: weights.map((weight) => (count * weight) / total),
  };
}

/** Draws without replacement; the sheet starts anew each time all of it is in the pack. */
function withoutRepeats(weights: readonly number[], count: number): Inclusion | null {
  const whole = Math.floor(count / weights.length);
  const rest = successiveDraws(weights, count % weights.length);
  if (!rest) return null;
  return {
    chance: whole > 0 ? weights.map(() => 1) : rest,
    expected: rest.map((chance) => chance + whole),
  };
}

/** Inclusion in successive weighted draws: entries of equal weight share a class, states are counts per class. */
function successiveDraws(weights: readonly number[], count: number): readonly number[] | null {
  const classes = [...new Set(weights)];
  const sizes = classes.map((weight) => weights.filter((other) => other === weight).length);
  let states = new Map<string, { counts: readonly number[]; chance: number }>();
  states.set('', { counts: classes.map(() => 0), chance: 1 });
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = new Map<string, { counts: readonly number[]; chance: number }>();
    for (const { counts, chance } of states.values()) {
      const open = classes.map((weight, at) => weight * (sizes[at]! - counts[at]!));
      const total = open.reduce((sum, weight) => sum + weight, 0);
      open.forEach((weight, at) => {
        if (weight <= 0) return;
        const grown = counts.with(at, counts[at]! + 1);
        const key = grown.join();
        const known = next.get(key)?.chance ?? 0;
        next.set(key, { counts: grown, chance: known + (chance * weight) / total });
      });
    }
    if (next.size * classes.length > STATES_AT_MOST) return null;
    states = next;
  }
  const drawnOf = classes.map((_, at) =>
    [...states.values()].reduce((sum, { counts, chance }) => sum + chance * counts[at]!, 0),
  );
  return weights.map((weight) => {
    const at = classes.indexOf(weight);
    return drawnOf[at]! / sizes[at]!;
  });
}

/** A pile of copies in random order: hypergeometric; filled anew when it is shorter than the draw, or all of it. */
function fromPile(sheet: PreparedSheet, count: number, refill: boolean): Inclusion {
  const size = pileSize(sheet);
  const drawn = refill ? count : Math.min(count, size);
  const whole = Math.floor(drawn / size);
  return {
    chance: sheet.copies.map((copies) => (whole > 0 ? 1 : 1 - absence(size, copies, drawn))),
    expected: sheet.copies.map((copies) => (drawn * copies) / size),
  };
}

function pileSize({ copies }: PreparedSheet): number {
  return copies.reduce((sum, each) => sum + each, 0);
}

/** The chance that none of `copies` cards is among the first `drawn` of `size`. */
function absence(size: number, copies: number, drawn: number): number {
  let absent = 1;
  for (let place = 0; place < drawn; place += 1)
    absent *= Math.max(0, size - copies - place) / (size - place);
  return absent;
}

/** The first different cards of a pile of copies: successive draws that are weighted by copies. */
function fromPileApart(sheet: PreparedSheet, count: number, refill: boolean): Inclusion | null {
  if (count > sheet.cards.length) return wholePile(sheet, count, refill);
  const chance = successiveDraws(sheet.copies, count);
  return chance && { chance, expected: chance };
}

/** A draw that has every card of the pile; how often is known where it takes all copies or there is one card only. */
function wholePile(sheet: PreparedSheet, count: number, refill: boolean): Inclusion | null {
  const chance = sheet.copies.map(() => 1);
  if (!refill && count >= pileSize(sheet)) return { chance, expected: sheet.copies };
  return sheet.cards.length === 1 ? { chance, expected: [count] } : null;
}

interface Run {
  readonly weight: number;
  readonly entries: readonly number[];
}

function fromRuns({ cards }: PreparedSheet, runs: readonly Run[]): Inclusion {
  const total = runs.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<number, number>();
  const expected = new Array<number>(cards.length).fill(0);
  for (const { weight, entries } of runs) {
    for (const entry of entries) expected[entry]! += weight / total;
    for (const card of new Set(entries.map((entry) => cards[entry]!)))
      chances.set(card, (chances.get(card) ?? 0) + weight / total);
  }
  return { chance: cards.map((card) => chances.get(card) ?? 0), expected };
}

function runsOf(length: number, groupSize: number, count: number): readonly Run[] {
  return Array.from({ length: Math.ceil(length / groupSize) }, (_, group) => ({
    weight: 1,
    entries: Array.from({ length: count }, (_, step) => (group * groupSize + step) % length),
  }));
}

function fromStripes(sheet: PreparedSheet, row: number, count: number): Inclusion | null {
  const runs = sheet.firstStripes ? stripeWalks(sheet, row, count) : stripesOf(sheet, row, count);
  return runs && fromRuns(sheet, runs);
}

/** Stripes as they were before the third edition. */
function stripesOf(sheet: PreparedSheet, row: number, count: number): readonly Run[] {
  const length = sheet.cards.length;
  const sums = sheet.stripes!.prefixSums;
  return Array.from(sums).flatMap((sum, at) => {
    const width = at + 1;
    const weight = sum - (at > 0 ? sums[at - 1]! : 0);
    if (weight === 0) return [];
    return Array.from({ length: length * width }, (_, place) => ({
      weight: weight / (length * width),
      entries: Array.from({ length: count }, (_, step) =>
        stripedEntry(length, row, width, Math.floor(place / width), (place % width) + step),
      ),
    }));
  });
}
