import { describe, expect, it } from 'vitest';
import type { BenchCard } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { benchCatalogue, capacityOf, openablePack, openMany, openOne } from './packFigures.ts';
import { packAnswers } from './packWork.ts';

const card = (name: string, rarity: string, isDraftable = true): BenchCard => ({
  printing: name,
  name,
  set: 'S',
  number: '1',
  rarity,
  cost: 1,
  costText: '1',
  lanes: [],
  type: 'Being',
  image: null,
  attributes: {},
  isDraftable,
});

const cards = [
  ...Array.from({ length: 10 }, (_, at) => card(`common ${at}`, 'common')),
  ...Array.from({ length: 2 }, (_, at) => card(`rare ${at}`, 'rare')),
  card('promo', 'rare', false),
];
const catalogue = benchCatalogue(cards);

const pack: StoredPack = {
  slug: 'box',
  name: 'Box',
  layouts: [
    {
      name: 'pack',
      weight: 1,
      slots: [
        { name: 'common', count: 4, finish: 'plain', sheets: [{ sheet: 'common', weight: 1 }] },
        { name: 'rare', count: 1, finish: 'foil', sheets: [{ sheet: 'rare', weight: 1 }] },
      ],
    },
  ],
  sheets: {
    common: { kind: { type: 'random' }, filter: { rarities: ['common'] } },
    rare: { kind: { type: 'random' }, filter: { rarities: ['rare'] } },
  },
  replacement: 'pack',
  refill: false,
};

function opened(changes: Partial<StoredPack> = {}) {
  const openable = openablePack({ ...pack, ...changes }, catalogue);
  if (!openable.ok) throw new Error(openable.sentence);
  return openable.definition;
}

describe('a pack on the bench', () => {
  it('is opened with the cards that filters find among those for drafting', () => {
    const found = openOne(opened(), catalogue, 7, 0).map(({ card: at }) => catalogue.cards[at]?.rarity);
    expect(found).toEqual(['common', 'common', 'common', 'common', 'rare']);
    const many = openMany(opened(), catalogue, { packs: 300, firstRoll: 1, round: 0 });
    expect([many.seen, many.possible]).toEqual([12, 12]);
  });

  it('is the same pack for the same roll, and another one for another', () => {
    const rolls = (roll: number) => JSON.stringify(openOne(opened(), catalogue, roll, 0));
    expect(rolls(3)).toBe(rolls(3));
    expect(new Set([1, 2, 3, 4, 5].map(rolls)).size).toBeGreaterThan(1);
  });

  it('says why it cannot be opened', () => {
    const sheets = {
      common: pack.sheets.common!,
      rare: { kind: { type: 'random' as const }, filter: { sets: ['X'] } },
    };
    expect(openablePack({ ...pack, sheets }, catalogue)).toMatchObject({
      ok: false,
      sentence: 'The sheet "rare" holds no card.',
    });
  });

  it('is counted over many packs', () => {
    const many = openMany(opened(), catalogue, { packs: 100, firstRoll: 1, round: 0 });
    expect(many).toMatchObject({
      packs: 100,
      withFoil: 1,
      withDuplicate: 0,
    });
    expect(
      many.rarities.map(({ rarity, perPack, packsWith, cards: of }) => [rarity, perPack, packsWith, of]),
    ).toEqual([
      ['common', 4, 1, 10],
      ['rare', 1, 1, 2],
    ]);
  });

  it('tells which slot a table runs out of, and by how many', () => {
    const cube = opened({ replacement: 'table' });
    expect(capacityOf(cube, catalogue, { seats: 2, packs: 1 })).toEqual([]);
    expect(capacityOf(cube, catalogue, { seats: 2, packs: 2 }).map(({ sentence }) => sentence)).toEqual([
      'Common slot needs 16, has 10.',
      'Rare slot needs 4, has 2.',
    ]);
  });

  it('has exact odds from its thread, which are reckoned once', () => {
    const ask = { catalogue, definition: opened(), round: 0 };
    const [first, ...others] = packAnswers({ ...ask, kind: 'odds', packs: [10, 100] });
    expect(others).toEqual([{ isReckoning: false }]);
    expect(first?.odds?.simulatedPacks).toBe(0);
    expect(first?.odds?.cards.map(({ chance }) => Math.round(chance * 1000) / 1000)).toEqual([
      ...Array.from({ length: 10 }, () => 0.4),
      0.5,
      0.5,
    ]);
  });
});
