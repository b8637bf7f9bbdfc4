import { describe, expect, it } from 'vitest';
import {
  costCurve,
  type GroupBy,
  groupPool,
  laneCounts,
  type PooledFace,
  pooledFaces,
} from './poolGrouping.ts';
import { faceForTests, lookForTests, pooledForTests } from './views.testkit.ts';

const pool: readonly PooledFace[] = [
  {
    card: pooledForTests(0),
    face: faceForTests(0, 'Vesper Toll', { cost: 3, lanes: ['tide'], type: 'Rite' }),
  },
  { card: pooledForTests(1), face: faceForTests(1, 'Cinder Vale', { cost: 2, rarity: 'r', type: 'Place' }) },
  { card: pooledForTests(2), face: faceForTests(2, 'Ash Censer', { cost: 2 }) },
  {
    card: pooledForTests(3, { round: 1, pick: 1 }),
    face: faceForTests(3, 'Skysplit', { cost: 9, lanes: ['ember', 'tide'] }),
  },
  {
    card: pooledForTests(4, { round: 1, pick: 2 }),
    face: faceForTests(4, 'Old Road', { cost: null, lanes: [] }),
  },
];
const grouped = (by: GroupBy) =>
  groupPool(pool, lookForTests, by).map(({ label, cards }) => [label, cards.map(({ face }) => face.name)]);

describe('the pool', () => {
  it.each([
    [
      'cost',
      [
        ['Cost 2', ['Ash Censer', 'Cinder Vale']],
        ['Cost 3', ['Vesper Toll']],
        ['Cost 6+', ['Skysplit']],
        ['No cost', ['Old Road']],
      ],
    ],
    [
      'lane',
      [
        ['Ember', ['Ash Censer', 'Cinder Vale']],
        ['Tide', ['Vesper Toll']],
        ['Several', ['Skysplit']],
        ['No lane', ['Old Road']],
      ],
    ],
    [
      'type',
      [
        ['Being', ['Ash Censer', 'Skysplit', 'Old Road']],
        ['Place', ['Cinder Vale']],
        ['Rite', ['Vesper Toll']],
      ],
    ],
    [
      'rarity',
      [
        ['Rare', ['Cinder Vale']],
        ['Common', ['Ash Censer', 'Vesper Toll', 'Skysplit', 'Old Road']],
      ],
    ],
    [
      'order',
      [
        ['Pack 1', ['Vesper Toll', 'Cinder Vale', 'Ash Censer']],
        ['Pack 2', ['Skysplit', 'Old Road']],
      ],
    ],
  ] as const)('by %s', (by, columns) => {
    expect(grouped(by)).toEqual(columns);
  });

  it('counts its lanes in the game’s order, a card of two lanes for both', () => {
    expect(laneCounts(pool, lookForTests).map(({ lane, count }) => [lane.key, count])).toEqual([
      ['ember', 3],
      ['tide', 2],
    ]);
  });

  it('draws its costs from one and less to six and more', () => {
    expect(costCurve(pool)).toEqual([0, 2, 1, 0, 0, 1]);
  });

  it('leaves out cards whose face has not come yet', () => {
    expect(
      pooledFaces([pooledForTests(0), pooledForTests(9)], { 0: faceForTests(0, 'Vesper Toll') }),
    ).toHaveLength(1);
  });
});
