import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { timeRatio } from '#tests/support/engine/timeRatio.ts';
import type { Layout, PackDefinition, Sheet } from '../definition.ts';
import { boundsProblem } from './bounds.ts';

const cards = range(0, 1200).map((at) => inventedCard(`card ${at}`));
const problemOf = (pack: PackDefinition) => boundsProblem(pack, cards);
const hollow = (name: string, weight = 1): Layout => ({ name, weight, slots: [] });
/** A pile of the table is dealt card by card: only its length can be too much. */
const table = { replacement: 'table' } as const;

describe('layouts of a pack', () => {
  const twins = (many: number) => new Array<Layout>(many).fill(hollow('twin'));

  it('are at most a hundred thousand', () => {
    expect(problemOf(packOf(twins(100_000), {}))).toBeNull();
    expect(problemOf(packOf(twins(100_001), {}))).toBe(
      'It has too many layouts; at most 100000 are possible.',
    );
  });

  it('are named by all rounds together at most a hundred thousand times, each as often as it is there', () => {
    const naming = (times: number) => new Array(times).fill({ layout: 'twin', weight: 1 });
    const named = (...rounds: readonly number[]) =>
      problemOf(packOf([...twins(100), hollow('other')], {}, { edition: 2, rounds: rounds.map(naming) }));
    expect(named(400, 600)).toBeNull();
    expect(named(400, 601)).toBe(
      'Its rounds name too many layouts; all of them together may name 100000, each as often as it is there.',
    );
  });
});

describe('sheets of a pack', () => {
  const entries = (many: number) => randomSheet(new Array<number>(many).fill(0));
  const printRun = { kind: { type: 'printRun', groupSize: 1 } } as const;
  const striped = { kind: { type: 'striped', length: 10, weights: [1] } } as const;
  const weighed = (weight: number, changes: Partial<Sheet> = {}) =>
    problemOf(
      packOf(
        [],
        {
          all: randomSheet(
            [
              [0, 1],
              [1, weight],
            ],
            changes,
          ),
        },
        table,
      ),
    );

  it('have at most three hundred thousand entries together; the longest of them is named', () => {
    const problem = (longest: number) =>
      problemOf(packOf([], { some: entries(100_000), most: entries(longest), few: entries(50_000) }, table));
    expect(problem(150_000)).toBeNull();
    expect(problem(150_001)).toBe(
      'Its sheets are too long: “most” alone has 150001 cards; all sheets together may have 300000.',
    );
  });

  it.each([
    ['print run', printRun],
    ['striped sheet', striped],
  ])('are as long as their weights say where they are laid out: a %s', (_, changes) => {
    expect(weighed(299_999, changes)).toBeNull();
    expect(weighed(300_000, changes)).toBe(
      'Its sheets are too long: “all” alone has 300001 cards; all sheets together may have 300000.',
    );
  });

  it('have one entry for a card whatever it weighs where they are not laid out', () => {
    expect(weighed(1e9)).toBeNull();
  });
});

describe('a bag', () => {
  const rounds = (most: number) => [
    [{ layout: 'few', weight: 7 }],
    [
      { layout: 'few', weight: 1 },
      { layout: 'many', weight: most },
    ],
    [{ layout: 'many', weight: 8 }],
  ];
  const problem = (most: number, layoutDraw: 'bag' | 'weight') =>
    problemOf(packOf([hollow('few'), hollow('many')], {}, { layoutDraw, rounds: rounds(most) }));

  it('holds at most a thousand layouts in any round', () => {
    expect(problem(999, 'bag')).toBeNull();
    expect(problem(1000, 'bag')).toBe(
      'A bag would hold 1001 layouts; at most 1000 are possible. Make the weights smaller, or draw layouts by weight.',
    );
  });

  it('is none where layouts are drawn by weight', () => {
    expect(problem(1e6, 'weight')).toBeNull();
  });
});

describe('slots that take from many sheets', () => {
  /** A slot all of whose cards come from one of 3,999 sheets asks for 4,000 sets of them. */
  const names = range(0, 3999).map((at) => `s${at}`);
  const sheets = Object.fromEntries(names.map((name) => [name, randomSheet([0])]));
  const any = slotOf('any', 1, { oneSheet: true, sheets: names.map((sheet) => ({ sheet, weight: 1 })) });
  const problem = (hollows: number) => {
    const others = range(0, hollows).map((at) => hollow(`other ${at}`));
    return problemOf(packOf([layoutOf(1, [any]), ...others], sheets, table));
  };

  it('may be looked through in twenty million steps', () => {
    expect(problem(499)).toBeNull();
    expect(problem(500)).toBe(
      'Its slots take from too many different sets of sheets. Let more of them take from the same ones.',
    );
  });
});

describe('a sheet of which one card has nearly all weight', () => {
  const sentence =
    'The sheet “all” is too uneven: a few of its cards have nearly all of its weight. Give the others more, or let its cards repeat.';
  /** The heavy card is the last one. */
  const lopsided = (many: number, heavy: number, changes: Partial<Sheet> = {}) =>
    randomSheet([...range(1, many).map((card) => [card, 1] as const), [0, heavy] as const], changes);
  const balanced = { balanceBy: 'lanes' } as const;
  const problem = (all: Sheet, drawn: number, changes: Partial<PackDefinition> = {}) =>
    problemOf(packOf([layoutOf(1, [slotOf('all', drawn)])], { all }, changes));

  it.each([
    ['of a long balanced sheet few', 1200, 15, balanced, 28_889],
    ['of a balanced sheet all but one', 101, 100, balanced, 132],
    ['of a balanced sheet half', 200, 100, balanced, 1503],
    ['of a balanced sheet a sixth', 300, 50, balanced, 5733],
    ['of a longer sheet a sixtieth', 6000, 100, {}, 1_514_203],
    ['of a very long sheet few', 40_000, 20, {}, 4_557_738],
  ])('is too uneven from some weight on where a pack takes %s', (_, many, drawn, changes, heavy) => {
    expect(problem(lopsided(many, heavy * 0.99, changes), drawn)).toBeNull();
    expect(problem(lopsided(many, heavy * 1.01, changes), drawn)).toBe(sentence);
  });

  it('is looked at for as many cards as a pack may have', () => {
    const all = lopsided(1200, 9000, balanced);
    expect(problem(all, 100)).toBeNull();
    expect(problem(all, 1000)).toBeNull();
    expect(problem(lopsided(1200, 12_000, balanced), 100)).toBe(sentence);
  });

  it('counts all slots that take from it, of the greediest layout', () => {
    const all = lopsided(1200, 28_000, balanced);
    const other = randomSheet([0]);
    const layouts = (...slots: readonly (readonly string[])[]) =>
      slots.map((names) =>
        layoutOf(
          1,
          names.map((name) => slotOf(name, 10)),
        ),
      );
    const taken = (changes: Partial<PackDefinition>, ...slots: readonly (readonly string[])[]) =>
      problemOf(packOf(layouts(...slots), { other, all }, changes));
    expect(taken({}, ['all', 'other'], ['all'], ['other', 'other'])).toBeNull();
    expect(taken({}, ['all'], ['all', 'all'], ['all'])).toBe(sentence);
    const fromBoth = slotOf('both', 20, {
      sheets: [
        { sheet: 'other', weight: 1 },
        { sheet: 'all', weight: 1 },
      ],
    });
    expect(problemOf(packOf([layoutOf(1, [fromBoth])], { other, all }))).toBe(sentence);
    expect(taken({ duplicates: 'apart' }, ['all', 'other'])).toBe(sentence);
  });

  it('counts a slot once that names it several times', () => {
    const all = lopsided(1200, 28_000, balanced);
    const again = slotOf('again', 15, {
      sheets: [
        { sheet: 'all', weight: 1 },
        { sheet: 'all', weight: 2 },
      ],
    });
    expect(problemOf(packOf([layoutOf(1, [again])], { all }))).toBeNull();
  });

  it('is found in a time that grows with the pack, however many sheets and slots it has', () => {
    const wide = (many: number) => {
      const names = range(0, many).map((at) => `${at}`);
      const sheets = Object.fromEntries(names.map((name) => [name, randomSheet([0])]));
      const slots = names.map((name) => slotOf(name, 1));
      return packOf([layoutOf(1, slots)], sheets);
    };
    const [few, many] = [wide(1000), wide(12_000)];
    const looked = (pack: PackDefinition) => () => problemOf({ ...pack });
    expect(timeRatio(looked(few), looked(many))).toBeLessThan(60);
  });

  it('has the weight of a card that is written several times', () => {
    const light = range(1, 1200).map((card) => [card, 1] as const);
    const heavy = (times: number) => new Array(times).fill([0, 10_000] as const);
    expect(problem(randomSheet([...heavy(2), ...light], balanced), 15)).toBeNull();
    expect(problem(randomSheet([...heavy(3), ...light], balanced), 15)).toBe(sentence);
  });

  const uneven = lopsided(1200, 200_000, balanced);
  it.each<[string, Sheet, Partial<PackDefinition>, string | null]>([
    ['one by one of a pack', uneven, {}, sentence],
    ['with repeats, kept apart', uneven, { replacement: 'none', duplicates: 'apart' }, sentence],
    ['with repeats', uneven, { replacement: 'none' }, null],
    ['from a pile', uneven, table, null],
    ['from a pile, kept apart', uneven, { ...table, duplicates: 'apart' }, null],
    ['kept apart in a pack', uneven, { duplicates: 'apart' }, sentence],
    ['of a sheet whose cards may repeat', { ...uneven, mayRepeat: true }, {}, null],
    ['of a print run', { ...uneven, kind: { type: 'printRun', groupSize: 1 } }, {}, null],
  ])('may be drawn from or not: %s', (_, sheet, changes, expected) => {
    expect(problem(sheet, 15, changes)).toBe(expected);
  });
});

describe('of several problems', () => {
  const twins = new Array<Layout>(100_001).fill(hollow('twin'));
  const endless = randomSheet(
    [
      [0, 1],
      [1, 300_000],
    ],
    { kind: { type: 'printRun', groupSize: 1 } },
  );
  const uneven = randomSheet([...range(1, 1200).map((card) => [card, 1] as const), [0, 1e9]], {
    balanceBy: 'lanes',
  });
  const layouts = [layoutOf(1001, [slotOf('uneven', 15)])];
  const bag = { layoutDraw: 'bag' } as const;

  it.each<[RegExp, PackDefinition]>([
    [/too many layouts/, packOf(twins, { endless })],
    [/“endless” alone has 300001 cards/, packOf(layouts, { endless, uneven })],
    [/“uneven” is too uneven/, packOf(layouts, { uneven }, bag)],
    [/A bag would hold 1001/, packOf(layouts, { uneven }, { ...bag, ...table })],
  ])('the first is told: %s', (sentence, pack) => {
    expect(problemOf(pack)).toMatch(sentence);
  });
});
