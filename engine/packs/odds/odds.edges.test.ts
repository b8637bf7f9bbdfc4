import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import type { PackDefinition, Slot } from '../definition.ts';
import { packOdds } from './odds.ts';

const cards = range(0, 30).map((at) =>
  inventedCard(`card ${at}`, { lanes: [at % 2 === 0 ? 'ember' : 'tide'] }),
);
const near = (value: number) => expect.closeTo(value, 12);
const exact = (card: number, chance: number, expected = chance) => ({
  card,
  chance: near(chance),
  expected: near(expected),
  isExact: true,
});

/** A slot that takes from sheets of these numbers by weight. */
const anyOf = (count: number, weights: readonly (readonly [sheet: number, weight: number])[]): Slot =>
  slotOf(`any of ${weights.map(String).join(' ')}`, count, {
    sheets: weights.map(([sheet, weight]) => ({ sheet: `${sheet}`, weight })),
  });
/** Sheet n holds card n alone. */
const single = (sheets: number) =>
  Object.fromEntries(range(0, sheets).map((card) => [`${card}`, randomSheet([card])]));

describe('slots that give nothing', () => {
  it('make no pack larger and no pack foil', () => {
    const foil = { finish: 'foil' } as const;
    const definition = packOf(
      [layoutOf(1, [slotOf('all', 1), slotOf('hollow', 2, foil), slotOf('all', 0, foil)])],
      {
        all: randomSheet([0, 1]),
        hollow: randomSheet([]),
      },
    );
    expect(packOdds(definition, cards, 10)).toEqual({
      cards: [exact(0, 1 / 2), exact(1, 1 / 2)],
      foilChance: 0,
      sizes: [{ cards: 1, chance: 1 }],
      simulatedPacks: 0,
      error: 0,
    });
  });
});

describe('the sizes of packs', () => {
  const table = { replacement: 'table', refill: false } as const;
  const sheets = { few: randomSheet([0, 1]), more: randomSheet([2, 3]) };
  const both = slotOf('both', 5, {
    sheets: [
      { sheet: 'few', weight: 1 },
      { sheet: 'more', weight: 1 },
    ],
  });
  const sizesOf = (...given: Parameters<typeof packOf>) =>
    packOdds(packOf(...given), cards, 64).sizes.toSorted((one, other) => one.cards - other.cards);

  it('are those of what all piles of a slot have where they are too small, in the layouts that it happens in', () => {
    const short = layoutOf(1, [slotOf('few', 1), both]);
    expect(sizesOf([short], sheets, table)).toEqual([{ cards: 4, chance: 1 }]);
    const [small, large] = sizesOf(
      [short, { name: 'one', weight: 1, slots: [slotOf('few', 1)] }],
      sheets,
      table,
    );
    expect([small?.cards, large?.cards]).toEqual([1, 4]);
    expect((small?.chance ?? 0) + (large?.chance ?? 0)).toBeCloseTo(1, 12);
  });

  it('are as the slots say where a sheet begins anew or never ends', () => {
    const five = [layoutOf(1, [slotOf('few', 5)])];
    const run = { few: randomSheet([0, 1], { kind: { type: 'printRun', groupSize: 1 } }) };
    expect(sizesOf(five, sheets, table)).toEqual([{ cards: 2, chance: 1 }]);
    for (const [made, changes] of [
      [sheets, {}],
      [sheets, { ...table, refill: true }],
      [run, table],
    ] as const)
      expect(sizesOf(five, made, changes)).toEqual([{ cards: 5, chance: 1 }]);
  });
});

describe('a slot of several sheets', () => {
  it('has each of its cards from one of them by weight', () => {
    const definition = packOf(
      [
        layoutOf(1, [
          anyOf(2, [
            [0, 1],
            [1, 2],
          ]),
        ]),
      ],
      single(2),
      { replacement: 'none' },
    );
    expect(packOdds(definition, cards, 10)).toEqual({
      cards: [exact(0, 1 - (2 / 3) ** 2, 2 / 3), exact(1, 1 - (1 / 3) ** 2, 4 / 3)],
      foilChance: 0,
      sizes: [{ cards: 2, chance: 1 }],
      simulatedPacks: 0,
      error: 0,
    });
  });

  it('is worked out for up to 2,000 ways to share its cards among its sheets, and simulated beyond', () => {
    const pairs = (counts: readonly number[]) =>
      packOf(
        [
          layoutOf(
            1,
            counts.map((count, at) =>
              anyOf(count, [
                [2 * at, 1],
                [2 * at + 1, 1],
              ]),
            ),
          ),
        ],
        single(2 * counts.length),
        { replacement: 'none' },
      );
    const most = packOdds(pairs([4, 4, 4, 1, 1, 1, 1]), cards, 20);
    expect([most.simulatedPacks, most.cards[0]]).toEqual([0, exact(0, 15 / 16, 2)]);
    const more = packOdds(pairs([12, 12, 12]), cards, 20);
    expect(more.simulatedPacks).toBe(20);
    expect(more.cards.map(({ card, isExact }) => [card, isExact])).toEqual(
      range(0, 6).map((card) => [card, false]),
    );
  });
});

describe('duplicates that are kept apart', () => {
  const oddsOf = (first: readonly number[], second: readonly number[]) =>
    packOdds(
      packOf(
        [layoutOf(1, [slotOf('first', 1), slotOf('second', 1)])],
        { first: randomSheet(first), second: randomSheet(second) },
        { duplicates: 'apart' },
      ),
      cards,
      20,
    );

  it('leave odds exact where no two sheets share a card', () => {
    expect(oddsOf([0, 1], [2, 3]).cards).toEqual([0, 1, 2, 3].map((card) => exact(card, 1 / 2)));
  });

  it('make the odds of every card of the pack simulated where two do', () => {
    const { cards: odds } = oddsOf([0, 1], [1, 2]);
    expect(odds.map(({ card, isExact }) => [card, isExact])).toEqual([0, 1, 2].map((card) => [card, false]));
  });
});

describe('simulated odds', () => {
  const balanced = (count: number, copies: readonly number[], changes: Partial<PackDefinition> = {}) =>
    packOf(
      [layoutOf(1, [slotOf('all', count)])],
      {
        all: randomSheet(
          copies.map((weight, card) => [card, weight] as const),
          { balanceBy: 'lanes' },
        ),
      },
      changes,
    );
  const simulated = (card: number, chance: number, expected: number) => ({
    card,
    chance,
    expected: near(expected),
    isExact: false,
  });

  it('count every copy in the packs that are opened', () => {
    expect(packOdds(balanced(2, [1, 1]), cards, 50)).toMatchObject({
      cards: [simulated(0, 1, 1), simulated(1, 1, 1)],
      simulatedPacks: 50,
      error: 0,
    });
  });

  it('are those of a pile where the table has one, shuffled anew for each pack', () => {
    const table = { replacement: 'table' } as const;
    expect(packOdds(balanced(4, [3, 1], table), cards, 20).cards).toEqual([
      simulated(0, 1, 3),
      simulated(1, 1, 1),
    ]);
    const chances = packOdds(balanced(2, [1, 1, 1, 1], table), cards, 300).cards.map(({ chance }) => chance);
    for (const chance of chances) expect(Math.abs(chance - 1 / 2)).toBeLessThan(0.1);
  });

  it('tell an error that is right in 95 of 100 cases for the least certain card among them', () => {
    const definition = packOf([layoutOf(1, [slotOf('sure', 1), slotOf('all', 2)])], {
      sure: randomSheet([20, 21]),
      all: randomSheet([0, [1, 20], [3, 1]], { balanceBy: 'lanes' }),
    });
    const { cards: odds, error } = packOdds(definition, cards, 400);
    const spread = odds.flatMap(({ chance, isExact }) => (isExact ? [] : [chance * (1 - chance)]));
    expect(odds.map(({ card, isExact }) => [card, isExact])).toEqual([
      [0, false],
      [1, false],
      [3, false],
      [20, true],
      [21, true],
    ]);
    expect(error).toBeCloseTo(1.96 * Math.sqrt(Math.max(...spread) / 400), 12);
    expect(error).toBeGreaterThan(0.005);
    expect(error).toBeLessThan(0.035);
  });
});
