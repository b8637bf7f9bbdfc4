import { describe, expect, it } from 'vitest';
import type { DraftCard } from '#engine/core/cards.ts';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { timeRatio } from '#tests/support/engine/timeRatio.ts';
import { preparePack } from '../prepare.ts';
import { capacityLookups, capacityShortage, findShortages } from './capacity.ts';

const cards: readonly DraftCard[] = range(0, 12).map((index) => inventedCard(`card ${index}`));
const nine = { kind: packOf([layoutOf(1, [slotOf('all', 3)])], { all: randomSheet(range(0, 9)) }) };
const fromBoth = (first: string, second: string, count: number) =>
  slotOf('any', count, {
    sheets: [
      { sheet: first, weight: 1 },
      { sheet: second, weight: 1 },
    ],
  });

describe('different cards laid out without packs', () => {
  it('are told to be too few, with how many are missing', () => {
    expect(findShortages(nine, cards, [{ pack: 'kind', printings: 12 }])).toEqual([
      {
        scope: 'table',
        pack: 'kind',
        slot: '',
        needs: 12,
        has: 9,
        short: 3,
        sentence: 'The table needs 12 different cards, the packs have 9.',
      },
    ]);
  });

  it('suffice when there are as many as are needed, and are nobody’s matter for unknown packs', () => {
    expect(findShortages(nine, cards, [{ pack: 'kind', printings: 9 }])).toEqual([]);
    expect(findShortages(nine, cards, [{ pack: 'none', printings: 9 }])).toEqual([]);
  });

  it('are counted beside the packs of the same table', () => {
    const needs = [
      { pack: 'kind', printings: 10 },
      { pack: 'few', count: 1 },
    ];
    const few = packOf([layoutOf(1, [slotOf('rare', 3)])], { rare: randomSheet([0, 1]) });
    expect(findShortages({ ...nine, few }, cards, needs).map(({ sentence }) => sentence)).toEqual([
      'The table needs 10 different cards, the packs have 9.',
      'Rare slot needs 3 different cards in a pack, has 2.',
    ]);
  });
});

describe('piles that are too small', () => {
  const cube = packOf(
    [layoutOf(1, [slotOf('all', 3)])],
    { all: randomSheet(range(0, 9)) },
    {
      replacement: 'table',
    },
  );
  const tooFew = {
    scope: 'table',
    pack: 'cube',
    slot: 'all',
    needs: 12,
    has: 9,
    short: 3,
    sentence: 'All slot needs 12, has 9.',
  };

  it('let no table start, although they hold some cards', () => {
    const catalogue = inventedCatalogue(cards, { packs: { cube } });
    expect(capacityShortage({ catalogue }, [{ pack: 'cube', count: 4 }])).toEqual(tooFew);
    expect(capacityShortage({ catalogue }, [{ pack: 'cube', count: 3 }])).toBeNull();
  });

  it('are told of a kind that is laid out without packs as well', () => {
    const needs = [
      { pack: 'cube', printings: 5 },
      { pack: 'cube', count: 4 },
    ];
    expect(findShortages({ cube }, cards, needs)).toEqual([tooFew]);
  });

  it('are told beside a round whose bag has no layout', () => {
    const layouts = [{ name: 'three', weight: 1, slots: [slotOf('all', 3)] }];
    const rounds = [[{ layout: 'three', weight: 1 }], [{ layout: 'three', weight: 0 }]];
    const needs = [
      { pack: 'cube', count: 4, round: 0 },
      { pack: 'cube', count: 4, round: 1 },
    ];
    const bagged = { ...cube, layouts, rounds, layoutDraw: 'bag' as const };
    expect(findShortages({ cube: bagged }, cards, needs)).toEqual([tooFew]);
  });
});

describe('slots of the same sheets', () => {
  const sheets = { one: randomSheet(range(0, 2)), two: randomSheet(range(2, 4)) };

  it('are counted together, in whichever order they name them', () => {
    const kind = packOf([layoutOf(1, [fromBoth('one', 'two', 3), fromBoth('two', 'one', 2)])], sheets);
    expect(findShortages({ kind }, cards, [{ pack: 'kind', count: 1 }])).toMatchObject([
      { slot: 'any', needs: 5, has: 4 },
    ]);
  });

  it('leave a slot out that may draw from other sheets, too', () => {
    const kind = packOf([layoutOf(1, [slotOf('one', 2), fromBoth('one', 'two', 2)])], sheets);
    expect(findShortages({ kind }, cards, [{ pack: 'kind', count: 1 }])).toEqual([]);
  });

  it('of no sheet do not hide behind those that have one', () => {
    const hollow = slotOf('hollow', 1, { sheets: [] });
    const kind = packOf([layoutOf(1, [hollow, slotOf('one', 2)])], sheets);
    expect(findShortages({ kind }, cards, [{ pack: 'kind', count: 1 }])).toMatchObject([
      { slot: 'hollow', needs: 1, has: 0 },
    ]);
  });

  it('that have no card to give ask for nothing together with those that have', () => {
    const kind = packOf([layoutOf(1, [slotOf('one', 5), fromBoth('one', 'two', 0)])], sheets);
    expect(findShortages({ kind }, cards, [{ pack: 'kind', count: 1 }])).toMatchObject([
      { slot: 'one', needs: 5, has: 2 },
    ]);
  });

  it('of a layout without a weight are asked for nothing', () => {
    const layouts = [
      { name: 'opened', weight: 1, slots: [slotOf('one', 2)] },
      { name: 'never', weight: 0, slots: [slotOf('one', 5)] },
    ];
    const kind = packOf(layouts, sheets);
    expect(findShortages({ kind }, cards, [{ pack: 'kind', count: 1 }])).toEqual([]);
  });

  it('of a print run never run out in a pack', () => {
    const run = randomSheet(range(0, 2), { kind: { type: 'printRun', groupSize: 1 } });
    const kind = packOf([layoutOf(1, [slotOf('run', 5)])], { run });
    expect(findShortages({ kind }, cards, [{ pack: 'kind', count: 1 }])).toEqual([]);
  });
});

describe('the worst demand of packs with one round', () => {
  it('counts openings with a round and without one together', () => {
    const cube = packOf(
      [
        { name: 'two', weight: 2, slots: [slotOf('x', 2)] },
        { name: 'one', weight: 1, slots: [slotOf('x', 1)] },
      ],
      { x: randomSheet(range(0, 8)) },
      { replacement: 'table', layoutDraw: 'bag' },
    );
    const openings = [
      { pack: 'kind', count: 2 },
      { pack: 'kind', count: 4, round: 1 },
    ];
    expect(findShortages({ kind: cube }, cards, openings)).toMatchObject([{ needs: 10, has: 8 }]);
  });
});

describe('what looking for shortages takes at most', () => {
  const sheets = Object.fromEntries(range(0, 7).map((at) => [`${at}`, randomSheet([at])]));
  const of = (...names: readonly number[]) => names.map((name) => ({ sheet: `${name}`, weight: 1 }));

  it('is all layouts, slots with their sheets and places in rounds, for each different set of sheets', () => {
    const layouts = [
      { name: 'a', weight: 1, slots: [slotOf('pair', 1, { sheets: of(0, 1) }), slotOf('2', 1)] },
      { name: 'b', weight: 1, slots: [slotOf('again', 1, { sheets: of(1, 0) }), slotOf('2', 3)] },
      { name: 'c', weight: 1, slots: [slotOf('one of', 2, { sheets: of(3, 4, 5), oneSheet: true })] },
    ];
    const rounds = [
      [
        { layout: 'a', weight: 1 },
        { layout: 'b', weight: 1 },
      ],
      [{ layout: 'c', weight: 1 }],
      [
        { layout: 'a', weight: 1 },
        { layout: 'c', weight: 1 },
      ],
    ];
    const [differentSets, layoutsAndSlots, sheetsOfSlots, places] = [6, 3 + 5, 9, 5];
    expect(capacityLookups(preparePack(packOf(layouts, sheets, { rounds }), cards))).toBe(
      differentSets * (layoutsAndSlots + sheetsOfSlots + places),
    );
  });
});

describe('a pack of many slots', () => {
  const names = range(0, 30).map((at) => `sheet ${at}`);
  const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b]));
  const slots = pairs
    .slice(0, 300)
    .map((pair, at) => slotOf(`slot ${at}`, 3, { sheets: pair.map((sheet) => ({ sheet, weight: 1 })) }));
  const kind = packOf(
    [layoutOf(1, slots)],
    Object.fromEntries(names.map((name) => [name, randomSheet([0])])),
  );
  const opened = (packs: number) => () =>
    findShortages(
      { kind },
      cards,
      range(0, packs).map((round) => ({ pack: 'kind', count: 1, round })),
    );

  it('is looked through once, however many of its packs are opened', () => {
    expect(opened(320)()).toEqual(opened(1)());
    expect(opened(1)().length).toBeGreaterThan(0);
    expect(timeRatio(opened(1), opened(320))).toBeLessThan(30);
  });
});
