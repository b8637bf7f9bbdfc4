import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { openStream, type Stream } from '../random/streams.ts';
import type { PackDefinition } from './definition.ts';
import { inclusionOf } from './odds/inclusion.ts';
import { packOdds } from './odds/odds.ts';
import { openPack } from './open.ts';
import { type PreparedSheet, preparePack } from './prepare.ts';
import { drawStripes, nextStripe, placeAfter, type StripePlace, stripeWalks } from './stripes.ts';

const cards = range(0, 20).map((at) => inventedCard(`card ${at}`));
const retail = { replacement: 'pack', refill: false } as const;

function stripedPack(
  entries: readonly number[],
  row: number,
  weights: readonly number[],
  ...counts: number[]
) {
  const striped = randomSheet(entries, { kind: { type: 'striped', length: row, weights } });
  const slots = counts.map((count) => slotOf('striped', count));
  return packOf([layoutOf(1, slots)], { striped }, { edition: 3 });
}

function sheetOf(entries: readonly number[], row: number, weights: readonly number[]): PreparedSheet {
  const [sheet] = preparePack(stripedPack(entries, row, weights, 1), cards).sheets;
  if (!sheet) throw new Error('The pack has no sheet.');
  return sheet;
}

/** A stream that answers as it is told to, and notes what it was asked. */
function toldStream(...answers: readonly number[]) {
  const asked: string[] = [];
  const left = [...answers];
  const answer = (question: string) => {
    asked.push(question);
    return left.shift() ?? 0;
  };
  const stream: Stream = {
    ...openStream(secretOf(1), 'told'),
    below: (n) => answer(`below ${n}`),
    chooseWeighted: (sums) => answer(`weighted ${Array.from(sums).join()}`),
  };
  return { asked, stream };
}

describe('a walk over a striped sheet of four rows of three', () => {
  const size = { length: 12, row: 3 };
  const walk = (from: StripePlace) => {
    const entries: number[] = [];
    for (let place: StripePlace | null = from; place; place = placeAfter(place, size))
      entries.push(place.entry);
    return entries;
  };

  it('goes up the rows of its stripe, then down to the next column on the left', () => {
    expect(walk({ entry: 11, width: 2, above: 1 })).toEqual([11, 8, 10, 7, 9, 6]);
    expect(walk({ entry: 7, width: 2, above: 0 })).toEqual([7, 9, 6]);
  });

  it('goes on in the last rows where the stripe is higher than the rows above it', () => {
    expect(walk(nextStripe(6, 3, size))).toEqual([5, 2, 11, 4, 1, 10, 3, 0, 9]);
    expect(walk(nextStripe(0, 1, size))).toEqual([11, 10, 9]);
  });

  it('stays on a sheet that is shorter than its row', () => {
    expect(placeAfter({ entry: 1, width: 2, above: 1 }, { length: 4, row: 10 })?.entry).toBe(3);
  });
});

describe('cards of a striped sheet', () => {
  const sheet = sheetOf(range(0, 12), 3, [1, 2]);

  it('begin anywhere, in a width by weight and rows; the width of a further stripe goes by weight alone', () => {
    const { asked, stream } = toldStream(4, 1, 0, 0, 1);
    expect(drawStripes(sheet, 3, 9, stream)).toEqual([4, 6, 3, 2, 1, 0, 11, 8, 10]);
    expect(asked).toEqual(['below 12', 'weighted 1,5', 'below 2', 'weighted 1,3', 'weighted 1,3']);
  });

  it('are asked for no width that no card lies in', () => {
    const { asked, stream } = toldStream(5, 0, 0);
    expect(drawStripes(sheet, 3, 3, stream)).toEqual([5, 4, 3]);
    expect(asked).toHaveLength(3);
  });

  it('are walked through anew by each slot of a pack', () => {
    const { asked, stream } = toldStream(4, 1, 1, 8, 0, 0);
    const pack = preparePack(stripedPack(range(0, 12), 3, [1, 2], 2, 2), cards);
    expect(openPack(pack, stream).map(({ card }) => card)).toEqual([4, 1, 8, 7]);
    expect(asked.filter((question) => question === 'below 12')).toHaveLength(2);
  });
});

describe('what a pack has of a striped sheet', () => {
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));
  const chancesOf = (weights: readonly number[]) =>
    inclusionOf(sheetOf([7, 8, 7, 9], 2, weights), 2, retail)?.chance;

  it('is counted out over all places of all widths', () => {
    expect(chancesOf([1])).toEqual(near([1, 1 / 2, 1, 1 / 2]));
    expect(chancesOf([0, 1])).toEqual(near([3 / 4, 1 / 2, 3 / 4, 1 / 2]));
    expect(chancesOf([1, 3])).toEqual(near([11 / 14, 1 / 2, 11 / 14, 1 / 2]));
  });

  it('is counted out in up to a million steps; widths without a weight count nothing', () => {
    const walksOf = (count: number) =>
      stripeWalks(sheetOf(range(0, 10), 10, [...new Array<number>(99).fill(0), 1]), 10, count)?.length;
    expect([walksOf(1000), walksOf(1001)]).toEqual([1000, undefined]);
  });

  it('is left to simulation where there are too many walks', () => {
    expect(inclusionOf(sheetOf(range(0, 4), 1, [1, 1, 1, 1]), 100, retail)).toBeNull();
    const farTooWide = [...new Array<number>(40_000).fill(0), 1];
    expect(inclusionOf(sheetOf(range(0, 4), 2, farTooWide), 20, retail)).toBeNull();
  });
});

/** Rows 4, columns 5: most cards are on the sheet twice, above each other or apart, so that widths tell on their chances. */
const printed = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 14, 15, 16, 17, 10];
const widths = [3, 1, 2];

/** Sheets printed and cut stripe by stripe into one long run, read as rows and columns and by no code of the engine. */
function pressRun(stripes: number, stream: Stream): number[] {
  const run: number[] = [];
  let lowest = 3;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const width = [1, 1, 1, 2, 3, 3][stream.below(6)]!;
    for (let column = 4; column >= 0; column -= 1)
      for (let up = 0; up < width; up += 1) run.push(printed[((((lowest - up) % 4) + 4) % 4) * 5 + column]!);
    lowest -= width;
  }
  return run;
}

function shares(packs: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const pack of packs) for (const card of new Set(pack)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return new Map([...counts].map(([card, count]) => [card, count / packs.length]));
}

function openMany(definition: PackDefinition, packs: number): number[][] {
  const prepared = preparePack(definition, cards);
  const stream = openStream(secretOf(7), 'many');
  return range(0, packs).map(() => openPack(prepared, stream).map(({ card }) => card));
}

function mostApart(definition: PackDefinition, packs: readonly (readonly number[])[]): number {
  const { cards: odds, simulatedPacks } = packOdds(definition, cards);
  expect([simulatedPacks, odds.length]).toEqual([0, new Set(printed).size]);
  const seen = shares(packs);
  return Math.max(...odds.map(({ card, chance }) => Math.abs(chance - (seen.get(card) ?? 0))));
}

describe('odds of striped sheets', () => {
  const six = stripedPack(printed, 5, widths, 6);

  it('are those of neighbours anywhere in a long run from the press', () => {
    const stream = openStream(secretOf(11), 'press');
    const run = pressRun(60_000, stream);
    const packs = range(0, 60_000).map(() => {
      const from = stream.below(run.length - 6);
      return run.slice(from, from + 6);
    });
    expect(mostApart(six, packs)).toBeLessThan(0.01);
  });

  it('are those of the packs that are opened', () => {
    expect(mostApart(six, openMany(six, 40_000))).toBeLessThan(0.01);
  });

  it('are those of packs whose slots walk over the same sheet one after another', () => {
    const twice = stripedPack(printed, 5, widths, 4, 3);
    expect(mostApart(twice, openMany(twice, 40_000))).toBeLessThan(0.01);
  });
});
