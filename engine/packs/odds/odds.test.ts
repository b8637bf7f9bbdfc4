import { describe, expect, it } from 'vitest';
import type { DraftCard } from '#engine/core/cards.ts';
import { openStream } from '#engine/random/streams.ts';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { retailCards, retailPack, twofolds } from '#tests/support/engine/retailPack.ts';
import type { PackDefinition } from '../definition.ts';
import { openPack } from '../open.ts';
import { preparePack } from '../prepare.ts';
import { packOdds } from './odds.ts';

const cards: readonly DraftCard[] = range(0, 40).map((index) => inventedCard(`card ${index}`));

function openMany(definition: PackDefinition, count: number, from = cards, seed = 1) {
  const prepared = preparePack(definition, from);
  const stream = openStream(secretOf(seed), 'many');
  return Array.from({ length: count }, () => openPack(prepared, stream));
}

/** How far counts of cards lie from the odds, in deviations of a chi-square with as many degrees as cards. */
function chiSquareDeviations(definition: PackDefinition, from = cards, packs = 20_000): number {
  const { cards: odds } = packOdds(definition, from, 50_000);
  const counts = new Map<number, number>();
  for (const pack of openMany(definition, packs, from, 77)) {
    for (const card of new Set(pack.map(({ card }) => card))) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  const open = odds.filter(({ chance, isExact }) => isExact && chance > 1e-9 && chance < 1 - 1e-9);
  const chiSquare = open.reduce((sum, { card, chance }) => {
    const expected = packs * chance;
    return sum + ((counts.get(card) ?? 0) - expected) ** 2 / (expected * (1 - chance));
  }, 0);
  expect(open.length).toBeGreaterThan(3);
  return (chiSquare - open.length) / Math.sqrt(2 * open.length);
}

describe('odds of piles that are shorter than what is drawn', () => {
  const sheets = { common: randomSheet(range(0, 30)), bonus: randomSheet(range(30, 33)) };
  const fromBoth = slotOf('any', 15, {
    sheets: [
      { sheet: 'common', weight: 1 },
      { sheet: 'bonus', weight: 1 },
    ],
  });
  const expectedOf = (definition: PackDefinition, from: number, to: number) =>
    packOdds(definition, cards, 2000)
      .cards.filter(({ card }) => card >= from && card < to)
      .reduce((sum, { expected }) => sum + expected, 0);

  it('are not told as exact where another pile of the slot fills the gap, and fit what is dealt', () => {
    const cube = packOf([layoutOf(1, [fromBoth])], sheets, { replacement: 'table' });
    const { cards: odds, sizes, simulatedPacks } = packOdds(cube, cards, 2000);
    expect([odds.some(({ isExact }) => isExact), simulatedPacks]).toEqual([false, 2000]);
    expect(sizes.map(({ cards: size, chance }) => [size, Math.round(chance * 1e6) / 1e6])).toEqual([[15, 1]]);
    expect(expectedOf(cube, 30, 33)).toBeCloseTo(3, 1);
    expect(expectedOf(cube, 0, 30)).toBeCloseTo(12, 1);
  });

  it('stay exact where piles are long enough, filled anew or nobody else’s', () => {
    const enough = { ...sheets, bonus: randomSheet(range(15, 30)) };
    const cube = (changes: Partial<PackDefinition>) =>
      packOf([layoutOf(1, [fromBoth])], sheets, { replacement: 'table', ...changes });
    const alone = packOf([layoutOf(1, [slotOf('bonus', 5), slotOf('common', 2)])], sheets, {
      replacement: 'table',
    });
    for (const definition of [cube({ sheets: enough }), cube({ refill: true }), alone])
      expect(packOdds(definition, cards, 10).cards.every(({ isExact }) => isExact)).toBe(true);
    expect(packOdds(alone, cards, 10).sizes).toEqual([{ cards: 5, chance: 1 }]);
  });
});

describe('odds of a pack', () => {
  const weighted = packOf(
    [
      layoutOf(3, [slotOf('common', 4), slotOf('rare', 2)]),
      {
        name: 'with a wild slot',
        weight: 1,
        slots: [
          slotOf('common', 3),
          slotOf('wild', 2, {
            finish: 'foil',
            sheets: [
              { sheet: 'common', weight: 1 },
              { sheet: 'rare', weight: 2 },
            ],
          }),
        ],
      },
    ],
    {
      common: randomSheet(range(0, 12)),
      rare: randomSheet(range(12, 20).map((card) => [card, card < 16 ? 2 : 1] as const)),
    },
  );

  it('are those of the packs that are opened, draws without replacement respected', () => {
    expect(Math.abs(chiSquareDeviations(weighted))).toBeLessThan(3.3);
    expect(Math.abs(chiSquareDeviations({ ...weighted, replacement: 'none' }))).toBeLessThan(3.3);
  });

  it('of a retail pack are exact wherever no balance reaches', () => {
    const odds = packOdds(retailPack, retailCards, 20_000);
    expect(odds.foilChance).toBeCloseTo(9 / 40, 12);
    expect(odds.sizes).toEqual([{ cards: 15, chance: 1 }]);
    expect(Math.abs(chiSquareDeviations(retailPack, retailCards))).toBeLessThan(3.3);
    const mythic = odds.cards.find(({ card }) => retailCards[card]!.rarity === 'mythic')!;
    const foilTotal = 101 * 36 + 60 * 30 + 53 * 14 + 15 * 7 + 20 * 18 + 15 * 20;
    expect(mythic.chance).toBeCloseTo(1 - (1 - 1 / 121) * (1 - (9 / 40) * (7 / foilTotal)), 3);
    expect(odds.simulatedPacks).toBe(20_000);
    expect(odds.error).toBeGreaterThan(0);
  });

  it('add up to the number of cards in a pack', () => {
    for (const definition of [weighted, { ...weighted, replacement: 'none' as const }]) {
      const { cards: odds, sizes } = packOdds(definition, cards);
      const expected = sizes.reduce((sum, size) => sum + size.cards * size.chance, 0);
      expect(odds.reduce((sum, card) => sum + card.expected, 0)).toBeCloseTo(expected, 9);
    }
  });

  it('of print runs and stripes are counted out', () => {
    const printed = packOf([layoutOf(1, [slotOf('run', 4), slotOf('striped', 4)])], {
      run: randomSheet(range(0, 10), { kind: { type: 'printRun', groupSize: 4 } }),
      striped: randomSheet(range(20, 40), { kind: { type: 'striped', length: 5, weights: [1, 3, 2] } }),
    });
    const spread = packOf(printed.layouts, printed.sheets, { replacement: 'none' });
    for (const definition of [printed, spread]) {
      const { cards: odds, simulatedPacks } = packOdds(definition, cards);
      expect(simulatedPacks).toBe(0);
      const opened = openMany(definition, 20_000, cards, 5);
      for (const { card, chance } of odds) {
        const share =
          opened.filter((pack) => pack.some((instance) => instance.card === card)).length / 20_000;
        expect(Math.abs(share - chance)).toBeLessThan(0.015);
      }
    }
  });

  it('of a cube are those of its pile', () => {
    const cube = packOf(
      [layoutOf(1, [slotOf('cube', 3)])],
      {
        cube: randomSheet([
          [0, 2],
          [1, 1],
          [2, 1],
        ]),
      },
      { replacement: 'table' },
    );
    expect(packOdds(cube, cards).cards.map(({ chance, expected }) => [chance, expected])).toEqual([
      [1, 1.5],
      [0.75, 0.75],
      [0.75, 0.75],
    ]);
  });
});

describe('ten thousand retail packs', () => {
  it('hold foils and second double-faced cards as often as the sheets say', () => {
    const packs = openMany(retailPack, 10_000, retailCards, 21);
    const twofold = new Set(twofolds);
    const isTwofold = ({ card }: { card: number }) => twofold.has(card);
    const foils = packs.filter((pack) => pack.some(({ finish }) => finish === 'foil')).length / 10_000;
    const second = packs.filter((pack) => pack.filter(isTwofold).length === 2).length / 10_000;
    const foilTotal = 101 * 36 + 60 * 30 + 53 * 14 + 15 * 7 + 20 * 18 + 15 * 20;
    expect(
      packs.every((pack) => pack.filter((card) => card.finish === 'plain' && isTwofold(card)).length === 1),
    ).toBe(true);
    expect(Math.abs(foils - 0.225)).toBeLessThan(0.0137);
    expect(Math.abs(second - (0.225 * 20 * 18) / foilTotal)).toBeLessThan(0.004);
  });
});
