import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import type { Sheet } from '../definition.ts';
import { preparePack } from '../prepare.ts';
import { inclusionOf } from './inclusion.ts';

const cards = range(0, 24).map((at) =>
  inventedCard(`card ${at}`, { lanes: at % 2 === 0 ? ['ember'] : ['tide'] }),
);

function prepared(all: Sheet) {
  const [sheet] = preparePack(packOf([layoutOf(1, [slotOf('all', 1)])], { all }), cards).sheets;
  if (!sheet) throw new Error('The pack has no sheet.');
  return sheet;
}

const weighted = (...weights: readonly number[]) =>
  prepared(randomSheet(weights.map((weight, card) => [card, weight] as const)));
const retail = { replacement: 'pack', refill: false } as const;
const pileApart = { replacement: 'table', refill: false, duplicates: 'apart' } as const;
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));

describe('what a pack has of a sheet', () => {
  it('is nothing where it draws no card, of a balanced sheet too', () => {
    const balanced = prepared(randomSheet([0, 1], { balanceBy: 'lanes' }));
    expect(inclusionOf(balanced, 0, retail)).toEqual({ chance: [0, 0], expected: [0, 0] });
    expect(inclusionOf(balanced, 1, retail)).toBeNull();
  });

  it('is nothing where the sheet has no card, not even in a pile that is filled anew', () => {
    expect(inclusionOf(weighted(), 2, { ...pileApart, refill: true })).toEqual({ chance: [], expected: [] });
  });

  it('is worked out for few kinds of weights and left to simulation for many', () => {
    const many = weighted(...range(1, 21));
    expect(inclusionOf(many, 1, retail)).toEqual({
      chance: near(range(1, 21).map((weight) => weight / 210)),
      expected: near(range(1, 21).map((weight) => weight / 210)),
    });
    expect(inclusionOf(many, 4, retail)).toBeNull();
  });
});

describe('a pile of copies that keeps duplicates apart', () => {
  it('gives each card once to a pack as large as it has different cards', () => {
    const three = { chance: near([1, 1, 1]), expected: near([1, 1, 1]) };
    expect(inclusionOf(weighted(2, 1, 1), 3, pileApart)).toEqual(three);
    expect(inclusionOf(weighted(1, 2, 1), 3, { ...pileApart, refill: true })).toEqual(three);
  });

  it('is known where the pack takes all of it, and unknown where it takes some copies', () => {
    const all = { chance: [1, 1, 1], expected: [2, 1, 1] };
    expect(inclusionOf(weighted(2, 1, 1), 4, pileApart)).toEqual(all);
    expect(inclusionOf(weighted(2, 1, 1), 5, pileApart)).toEqual(all);
    expect(inclusionOf(weighted(3, 2, 1), 4, pileApart)).toBeNull();
    expect(inclusionOf(weighted(2, 1, 1), 4, { ...pileApart, refill: true })).toBeNull();
  });
});

describe('a striped sheet with a card in two places', () => {
  const stripes = (...weights: readonly number[]) =>
    prepared(randomSheet([7, 8, 7, 9], { kind: { type: 'striped', length: 2, weights } }));

  it('has each width as often as its weight says', () => {
    expect(inclusionOf(stripes(1, 3), 2, retail)).toEqual({
      chance: near([7 / 8, 1 / 2, 7 / 8, 1 / 2]),
      expected: near([1 / 2, 1 / 2, 1 / 2, 1 / 2]),
    });
  });

  it('has no width of weight 0', () => {
    expect(inclusionOf(stripes(0, 1), 2, retail)?.chance).toEqual(near([1, 1 / 2, 1, 1 / 2]));
    expect(inclusionOf(stripes(1, 0), 2, retail)?.chance).toEqual(near([1 / 2, 1 / 2, 1 / 2, 1 / 2]));
  });
});
