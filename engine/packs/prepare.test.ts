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
import { timeRatio } from '#tests/support/engine/timeRatio.ts';
import { openStream } from '../random/streams.ts';
import type { PackDefinition } from './definition.ts';
import { openPack } from './open.ts';
import { preparePack } from './prepare.ts';
import { printingsOf } from './printings.ts';

const cards = range(0, 12).map((at) => inventedCard(`card ${at}`, { type: at % 2 === 0 ? 'Being' : 'Site' }));
const sheets = { A: randomSheet([0, 1]), B: randomSheet([2, 3]), C: randomSheet([4, 5]) };
const from = (...weights: readonly (readonly [sheet: string, weight: number])[]) => ({
  sheets: weights.map(([sheet, weight]) => ({ sheet, weight })),
});

describe('a definition made ready for drawing', () => {
  it('is made ready once for the same cards, and anew for others', () => {
    const definition = packOf([layoutOf(1, [slotOf('all', 2)])], {
      all: randomSheet(range(0, 4), { balanceBy: 'type' }),
    });
    const first = preparePack(definition, cards);
    expect(preparePack(definition, cards)).toBe(first);
    const alike = cards.map((card) => ({ ...card, type: 'Deed' }));
    expect(first.sheets[0]?.balanceCount).toBe(2);
    expect(preparePack(definition, alike).sheets[0]?.balanceCount).toBe(1);
  });

  it('takes twenty times as long for twenty times as many layouts, not its square', () => {
    const manyOf = (count: number) => () =>
      preparePack(
        packOf(
          range(0, count).map((at) => ({ ...layoutOf(1, []), name: `layout ${at}` })),
          sheets,
        ),
        cards,
      );
    // Its square is 400. Twenty was measured as 154 on a machine with eight times its load.
    expect(timeRatio(manyOf(1000), manyOf(20_000))).toBeLessThan(250);
  });

  it('leaves sheets out that a slot names without a weight or that are not there', () => {
    const slot = slotOf('any', 2, from(['Z', 1], ['A', 0], ['C', 2], ['B', -1]));
    const prepared = preparePack(packOf([layoutOf(1, [slot])], sheets), cards);
    expect(prepared.layouts[0]?.slots.map((own) => own.sheets)).toEqual([[2]]);
  });

  it('leaves layouts out of a round that the pack does not have', () => {
    const layouts = [{ name: 'A', weight: 1, slots: [slotOf('A', 1)] }];
    const rounds = [
      [
        { layout: 'Z', weight: 9 },
        { layout: 'A', weight: 1 },
      ],
    ];
    const prepared = preparePack(packOf(layouts, sheets, { rounds }), cards);
    expect(prepared.rounds.map((round) => [round.layouts, round.copies])).toEqual([[[0], [1]]]);
    const stream = openStream(secretOf(1), 'round');
    expect(range(0, 20).map(() => openPack(prepared, stream).length)).toEqual(range(0, 20).map(() => 1));
  });

  it('weighs layouts by parts, and by whole copies in a bag', () => {
    const layouts = [0.5, 1.5].map((weight, at) => ({ name: `layout ${at}`, weight, slots: [] }));
    const sumsOf = (changes: Partial<PackDefinition>) =>
      preparePack(packOf(layouts, sheets, changes), cards).rounds.map(({ weights }) => [
        ...weights.prefixSums,
      ]);
    expect(sumsOf({})).toEqual([[1, 4]]);
    expect(sumsOf({ layoutDraw: 'bag' })).toEqual([[1, 3]]);
  });

  it('knows its sheets by the order of their names, however they were written', () => {
    const { A, B, C } = sheets;
    expect(preparePack(packOf([], { C, A, B }), cards).sheets.map(({ name }) => name)).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  it('parts the weight of a name among its layouts by their own weights, evenly where none has any', () => {
    const sumsOf = (...weights: readonly number[]) => {
      const twins = weights.map((weight) => ({ name: 'twin', weight, slots: [] }));
      const other = { name: 'other', weight: 1, slots: [] };
      const rounds = [
        [
          { layout: 'twin', weight: 4 },
          { layout: 'other', weight: 4 },
        ],
      ];
      return preparePack(packOf([...twins, other], sheets, { edition: 2, rounds }), cards).rounds.map(
        ({ weights: parted }) => [...parted.prefixSums],
      );
    };
    expect(sumsOf(1, 3)).toEqual([[1, 4, 8]]);
    expect(sumsOf(0, 0)).toEqual([[1, 2, 4]]);
  });

  it('has the weight of the round itself for a layout that alone has its name, whatever its own', () => {
    const layouts = [
      { name: 'alone', weight: 0.1, slots: [] },
      { name: 'other', weight: 1, slots: [] },
    ];
    const rounds = [
      [
        { layout: 'alone', weight: 3 },
        { layout: 'other', weight: 1 },
      ],
    ];
    const [round] = preparePack(packOf(layouts, sheets, { rounds }), cards).rounds;
    expect([...(round?.weights.prefixSums ?? [])]).toEqual([3, 4]);
  });

  it('holds no card without a weight, in a sheet or in a pile', () => {
    const all = randomSheet([
      [0, 2],
      [1, 0],
      [2, -1],
    ]);
    const [sheet] = preparePack(packOf([], { all }), cards).sheets;
    expect([sheet?.cards, sheet?.copies]).toEqual([[0], [2]]);
  });

  it('has stripes of the widths that are weighed, and one card wide where none is', () => {
    const sumsOf = (...weights: readonly number[]) => {
      const striped = randomSheet(range(0, 4), { kind: { type: 'striped', length: 2, weights } });
      return preparePack(packOf([], { striped }), cards).sheets.map(({ stripes }) => [
        ...(stripes?.prefixSums ?? []),
      ]);
    };
    expect(sumsOf(1, 3)).toEqual([[1, 4]]);
    expect(sumsOf(0, 0)).toEqual([[1]]);
    expect(sumsOf()).toEqual([[1]]);
  });
});

describe('the cards that packs of a kind may hold', () => {
  const layoutsOf = (...weights: readonly number[]) =>
    ['A', 'B', 'C'].map((name, at) => ({ name, weight: weights[at] ?? 0, slots: [slotOf(name, at)] }));

  it('are those of layouts with a weight and of slots with a count', () => {
    const printings = (changes: Partial<PackDefinition>, ...weights: readonly number[]) =>
      printingsOf(preparePack(packOf(layoutsOf(...weights), sheets, changes), cards));
    expect(printings({}, 1, 1, 1)).toEqual([2, 3, 4, 5]);
    expect(printings({}, 1, 1, 0)).toEqual([2, 3]);
    expect(printings({ rounds: [[{ layout: 'C', weight: 1 }]] }, 1, 1, 0)).toEqual([4, 5]);
  });
});
