import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { testFace, testLook } from '../testCards.testkit.ts';
import { costCurve, typeCounts } from './costCurve.ts';
import { laneShares, suggestedFree, toppedUpFree } from './laneShares.ts';

beforeAll(() => loadMessages('deck'));

const hearth = testFace('Ember Hearth', { lanes: ['ember'], type: 'Place', cost: 0 });
const landing = testFace('Tide Landing', { lanes: ['tide'], type: 'Place', cost: 0 });
const spire = testFace('Volt Spire', { lanes: ['volt'], type: 'Place', cost: 0 });
const freeFaces = [hearth, landing, spire];
const ofLane = (lanes: string[], count: number) =>
  Array.from({ length: count }, () => testFace('Card', { lanes }));

describe('the cost curve', () => {
  it('counts the featured type apart from the rest, gaps and all', () => {
    const faces = [
      testFace('A', { cost: 1 }),
      testFace('B', { cost: 1, type: 'Spell' }),
      testFace('C', { cost: 3, type: 'Spell' }),
      testFace('D', { cost: 8 }),
      testFace('E', { cost: null }),
    ];
    expect(costCurve(faces, testLook)).toEqual({
      bars: [
        { label: '1', featured: 1, other: 1, query: 'c=1' },
        { label: '2', featured: 0, other: 0, query: 'c=2' },
        { label: '3', featured: 0, other: 1, query: 'c=3' },
        { label: '4', featured: 0, other: 0, query: 'c=4' },
        { label: '5', featured: 0, other: 0, query: 'c=5' },
        { label: '6', featured: 0, other: 0, query: 'c=6' },
        { label: '7+', featured: 1, other: 0, query: 'c>=7' },
      ],
      average: 13 / 4,
    });
  });

  it('is empty for cards without a cost', () => {
    expect(costCurve([testFace('E', { cost: null })], testLook)).toEqual({ bars: [], average: null });
  });
});

describe('types', () => {
  it('come with their counts, the most frequent first', () => {
    const faces = ['Spell', 'Being', 'Relic', 'Being'].map((type) => testFace('X', { type }));
    expect(typeCounts(faces)).toEqual([
      { type: 'Being', count: 2 },
      { type: 'Relic', count: 1 },
      { type: 'Spell', count: 1 },
    ]);
  });
});

describe('lanes needed and given', () => {
  const picks = [
    ...ofLane(['ember'], 5),
    ...ofLane(['volt'], 4),
    ...ofLane(['ember', 'tide'], 2),
    ...ofLane([], 1),
  ];

  it('count a card of two lanes half for each', () => {
    const { lanes } = laneShares(
      picks,
      [
        { face: hearth, count: 8 },
        { face: spire, count: 7 },
      ],
      testLook,
      true,
    );
    expect(lanes.map(({ lane, cards, sourceCards }) => [lane.key, cards, sourceCards])).toEqual([
      ['ember', 6, 8],
      ['volt', 4, 7],
      ['tide', 1, 0],
    ]);
    expect(lanes.map(({ needed }) => Math.round(needed * 100))).toEqual([55, 36, 9]);
  });

  it('say in words whether the sources are even', () => {
    const said = (embers: number, spires: number) =>
      laneShares(
        picks,
        [
          { face: hearth, count: embers },
          { face: spire, count: spires },
        ],
        testLook,
        true,
      ).verdict;
    expect([said(8, 6), said(2, 8), said(0, 0)]).toEqual([
      'Even. 1 card without a lane fits anywhere.',
      'Ember is short of sources. 1 card without a lane fits anywhere.',
      'No sources yet. 1 card without a lane fits anywhere.',
    ]);
  });

  it('are what costs need and lands make, drafted and free', () => {
    const symbols = [
      { symbol: 'E', letter: 'E', hue: 'ember', shape: 'circle' as const, lanes: ['ember'] },
      { symbol: 'V', letter: 'V', hue: 'volt', shape: 'circle' as const, lanes: ['volt'] },
    ];
    const deck = [
      ...Array.from({ length: 4 }, () => testFace('Twice', { lanes: ['ember'], costText: '{1}{E}{E}' })),
      ...Array.from({ length: 4 }, () => testFace('Once', { lanes: ['volt'], costText: '{V}' })),
      testFace('Bridge', { lanes: [], makes: ['ember', 'volt'], costText: '' }),
    ];
    const { lanes, anywhere } = laneShares(deck, [{ face: spire, count: 3 }], { ...testLook, symbols }, true);
    expect(
      lanes.map(({ lane, cards, needed, sourceCards }) => [lane.key, cards, needed, sourceCards]),
    ).toEqual([
      ['ember', 4, 8 / 12, 1],
      ['volt', 4, 4 / 12, 4],
    ]);
    expect(anywhere).toBe(0);
  });

  it('miss no sources in a game without free cards', () => {
    const verdicts = [true, false].map((hasFree) => laneShares(picks, [], testLook, hasFree).verdict);
    expect(verdicts).toEqual([
      'No sources yet. 1 card without a lane fits anywhere.',
      '1 card without a lane fits anywhere.',
    ]);
  });
});

describe('free cards', () => {
  const picks = [...ofLane(['ember'], 13), ...ofLane(['volt'], 10)];

  it('are suggested by the share of each lane', () => {
    expect(suggestedFree(picks, freeFaces, 17, testLook)).toEqual({ 'Ember Hearth': 10, 'Volt Spire': 7 });
  });

  it('go to the first kind when no card needs a lane, and nowhere when there are none', () => {
    expect(suggestedFree(ofLane([], 3), freeFaces, 2, testLook)).toEqual({ 'Ember Hearth': 2 });
    expect(suggestedFree(picks, [], 2, testLook)).toEqual({});
    expect(suggestedFree(picks, freeFaces, -1, testLook)).toEqual({});
  });

  it('are added where they are missed most, taking none away', () => {
    expect(toppedUpFree(picks, freeFaces, { 'Ember Hearth': 8, 'Volt Spire': 5 }, 2, testLook)).toEqual({
      'Ember Hearth': 8,
      'Volt Spire': 7,
    });
    expect(toppedUpFree(picks, freeFaces, { 'Ember Hearth': 6, 'Volt Spire': 6 }, 1, testLook)).toEqual({
      'Ember Hearth': 7,
      'Volt Spire': 6,
    });
    expect(toppedUpFree(picks, freeFaces, { 'Tide Landing': 4 }, 2, testLook)).toEqual({
      'Tide Landing': 4,
      'Ember Hearth': 1,
      'Volt Spire': 1,
    });
  });

  it('always fill exactly the places there are', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 20 }),
        fc.nat({ max: 20 }),
        fc.integer({ min: 1, max: 30 }),
        (a, b, total) => {
          const free = suggestedFree(
            [...ofLane(['ember'], a), ...ofLane(['tide'], b)],
            freeFaces,
            total,
            testLook,
          );
          expect(Object.values(free).reduce((sum, count) => sum + count, 0)).toBe(total);
        },
      ),
    );
  });
});
