import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { retailCards, retailPack } from '#tests/support/engine/retailPack.ts';
import type { DraftCard } from '../core/cards.ts';
import { keyring, openStream } from '../random/streams.ts';
import type { PackDefinition } from './definition.ts';
import { freezePack } from './freeze.ts';
import { capacityShortage, findShortages } from './odds/capacity.ts';
import { openPack } from './open.ts';
import { preparePack } from './prepare.ts';
import { openTable } from './table.ts';

const cards: readonly DraftCard[] = range(0, 40).map((index) =>
  inventedCard(`card ${index}`, {
    rarity: index < 20 ? 'common' : 'rare',
    lanes: index % 3 === 0 ? [] : [index % 3 === 1 ? 'ember' : 'tide'],
    type: index % 2 === 0 ? 'Being' : 'Site',
  }),
);

function openMany(definition: PackDefinition, count: number, from = cards, seed = 1) {
  const prepared = preparePack(definition, from);
  const stream = openStream(secretOf(seed), 'many');
  return Array.from({ length: count }, () => openPack(prepared, stream));
}

describe('opening a pack', () => {
  it('fills every slot in order and never repeats a printing of a sheet', () => {
    const definition = packOf([layoutOf(1, [slotOf('common', 12), slotOf('rare', 3, { finish: 'foil' })])], {
      common: randomSheet(range(0, 14)),
      rare: randomSheet(range(20, 24).map((card) => [card, card === 20 ? 1_000_000 : 1] as const)),
    });
    for (const pack of openMany(definition, 300)) {
      expect(new Set(pack.map(({ card }) => card)).size).toBe(15);
      expect(pack.map(({ finish }) => finish)).toEqual([
        ...range(0, 12).map(() => 'plain'),
        ...range(0, 3).map(() => 'foil'),
      ]);
    }
  });

  it('starts a sheet anew when a pack wants more than there is', () => {
    const definition = packOf([layoutOf(1, [slotOf('common', 7)])], { common: randomSheet([1, 2, 3]) });
    for (const pack of openMany(definition, 50)) {
      const counts = [1, 2, 3].map((wanted) => pack.filter(({ card }) => card === wanted).length);
      expect(counts.sort()).toEqual([2, 2, 3]);
    }
  });

  it('shows every lane of a balanced sheet and keeps the count', () => {
    const prepared = preparePack(retailPack, retailCards);
    const stream = openStream(secretOf(9), 'balance');
    for (let run = 0; run < 400; run += 1) {
      const pack = openPack(prepared, stream);
      const isFoiled = pack.some(({ finish }) => finish === 'foil');
      const commons = pack.slice(0, isFoiled ? 8 : 9).map(({ card }) => retailCards[card]!);
      expect(commons.every(({ rarity }) => rarity === 'common')).toBe(true);
      expect(new Set(commons.flatMap(({ lanes }) => lanes)).size).toBe(5);
      expect(pack).toHaveLength(15);
    }
  });

  it('covers the lanes one by one where chance would hardly ever do it', () => {
    const rareLane = range(0, 40).map(
      (card) => [card, cards[card]!.lanes[0] === 'ember' ? 1 : 100_000] as const,
    );
    const definition = packOf([layoutOf(1, [slotOf('odd', 2)])], {
      odd: randomSheet(rareLane, { balanceBy: 'lanes' }),
    });
    for (const pack of openMany(definition, 20)) {
      expect(pack.flatMap(({ card }) => cards[card]!.lanes).sort()).toEqual(['ember', 'tide']);
    }
  });

  it('cuts print runs at groups, goes on where it ended and wraps', () => {
    const definition = packOf(
      [layoutOf(1, [slotOf('first', 3, sheetOf('run')), slotOf('second', 3, sheetOf('run'))])],
      {
        run: randomSheet(range(0, 10), { kind: { type: 'printRun', groupSize: 5 } }),
      },
    );
    const seen = new Set(openMany(definition, 100).map((pack) => pack.map(({ card }) => card).join(' ')));
    expect([...seen].sort()).toEqual(['0 1 2 3 4 5', '5 6 7 8 9 0']);
  });

  it('walks a striped sheet along the stripe and down the rows', () => {
    const definition = packOf([layoutOf(1, [slotOf('striped', 4)])], {
      striped: randomSheet(range(0, 20), { kind: { type: 'striped', length: 5, weights: [0, 1] } }),
    });
    for (const pack of openMany(definition, 100)) {
      const columns = new Set(pack.map(({ card }) => card % 5));
      const rows = new Set(pack.map(({ card }) => Math.floor(card / 5)));
      expect(columns.size).toBe(2);
      expect(rows.size).toBeGreaterThanOrEqual(2);
      expect(new Set(pack.map(({ card }) => card)).size).toBe(4);
    }
  });

  it('is empty for a definition without layouts or cards', () => {
    expect(openMany(packOf([], {}), 1)).toEqual([[]]);
    expect(openMany(packOf([layoutOf(1, [slotOf('nothing', 3)])], { nothing: randomSheet([]) }), 1)).toEqual([
      [],
    ]);
  });
});

const sheetOf = (sheet: string) => ({ sheets: [{ sheet, weight: 1 }] });

describe('opening packs from the piles of a table', () => {
  const cube = (refill: boolean) =>
    packOf(
      [layoutOf(1, [slotOf('cube', 5)])],
      { cube: randomSheet(range(0, 12)) },
      { replacement: 'table', refill },
    );
  const openAll = (definition: PackDefinition, packs: number) => {
    const streamOf = keyring(secretOf(2));
    const open = openTable(preparePack(definition, cards), 'cube', streamOf);
    return range(0, packs).map((seat) => open(streamOf(`pack/0/${seat}`)).map(({ card }) => card));
  };

  it('deals each card once and leaves the last pack short', () => {
    const packs = openAll(cube(false), 3);
    expect(packs.map((pack) => pack.length)).toEqual([5, 5, 2]);
    expect(packs.flat().sort((a, b) => a - b)).toEqual(range(0, 12));
  });

  it('starts the pile anew when the definition says so', () => {
    const packs = openAll(cube(true), 6);
    expect(packs.map((pack) => pack.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(
      packs
        .flat()
        .slice(0, 12)
        .sort((a, b) => a - b),
    ).toEqual(range(0, 12));
    expect(
      packs
        .flat()
        .slice(12, 24)
        .sort((a, b) => a - b),
    ).toEqual(range(0, 12));
  });

  it('holds as many copies as the weight says and takes lanes first from a balanced pile', () => {
    const definition = packOf(
      [layoutOf(1, [slotOf('cube', 2)])],
      {
        cube: randomSheet(
          [
            [0, 6],
            [1, 1],
            [2, 1],
          ],
          { balanceBy: 'lanes' },
        ),
      },
      { replacement: 'table' },
    );
    const packs = openAll(definition, 4);
    expect([...packs[0]!].sort()).toEqual([1, 2]);
    expect(packs.slice(1)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('takes from the other sheets of a slot when one is used up', () => {
    const definition = packOf(
      [
        layoutOf(1, [
          slotOf('any', 4, {
            sheets: [
              { sheet: 'few', weight: 9 },
              { sheet: 'many', weight: 1 },
            ],
          }),
        ]),
      ],
      { few: randomSheet([0]), many: randomSheet(range(1, 12)) },
      { replacement: 'table' },
    );
    expect(
      openAll(definition, 3)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(range(0, 12));
  });
});

describe('capacity', () => {
  const cubeOf = (weights: number) =>
    packOf(
      [layoutOf(1, [slotOf('rare', 3), slotOf('common', 1)]), layoutOf(1, [slotOf('rare', 2)])],
      { rare: randomSheet(range(20, 20 + weights)), common: randomSheet(range(0, 20)) },
      { replacement: 'table' },
    );
  const twice = (seats: number) => [{ pack: 'cube', count: 2 * seats }];

  it('says which slot runs out and by how many', () => {
    const shortages = findShortages({ cube: cubeOf(18) }, cards, twice(4));
    expect(shortages).toEqual([
      {
        scope: 'table',
        pack: 'cube',
        slot: 'rare',
        needs: 24,
        has: 18,
        short: 6,
        sentence: 'Rare slot needs 24, has 18.',
      },
    ]);
  });

  it('is content when the piles suffice or are filled anew', () => {
    expect(findShortages({ cube: cubeOf(20) }, cards, twice(3))).toEqual([]);
    expect(findShortages({ cube: { ...cubeOf(5), refill: true } }, cards, twice(1))).toEqual([]);
  });

  it('adds up slots that share a pile', () => {
    const shared = packOf(
      [layoutOf(1, [slotOf('first', 2, sheetOf('pile')), slotOf('second', 3, sheetOf('pile'))])],
      { pile: randomSheet(range(0, 9)) },
      { replacement: 'table' },
    );
    expect(findShortages({ shared }, cards, [{ pack: 'shared', count: 2 }])).toMatchObject([
      { slot: 'first and second', needs: 10, has: 9 },
    ]);
  });

  it('lets a table start whose packs merely repeat, and not one with an empty slot', () => {
    const repeating = packOf([layoutOf(1, [slotOf('rare', 3)])], { rare: randomSheet([20, 21]) });
    const hollow = packOf([layoutOf(1, [slotOf('rare', 3)])], { rare: randomSheet([]) });
    const shortageOf = (pack: PackDefinition) =>
      capacityShortage({ catalogue: inventedCatalogue(cards, { packs: { pack } }) }, [
        { pack: 'pack', count: 2 },
      ]);
    expect(shortageOf(repeating)).toBeNull();
    expect(findShortages({ pack: repeating }, cards, [{ pack: 'pack', count: 2 }])).toMatchObject([
      { scope: 'pack', sentence: 'Rare slot needs 3 different cards in a pack, has 2.' },
    ]);
    expect(shortageOf(hollow)?.sentence).toBe('Rare slot needs 3, has 0.');
  });
});

describe('freezing a stored pack', () => {
  const layouts = [layoutOf(1, [slotOf('rare', 1)])];
  const stored = (sheet: object) => ({
    layouts,
    sheets: { rare: { kind: { type: 'random' as const }, ...sheet } },
    replacement: 'pack' as const,
    refill: false,
  });
  const frozenCards = (sheet: object) => {
    const frozen = freezePack(stored(sheet), cards);
    return frozen.ok ? frozen.pack.sheets.rare?.cards : frozen.sentence;
  };

  it('finds printings by key and by filter', () => {
    expect(frozenCards({ cards: [{ printing: 'card 3', weight: 2 }] })).toEqual([{ card: 3, weight: 2 }]);
    expect(
      frozenCards({
        filter: { rarities: ['rare'], lanes: ['ember'], types: ['Being'], weightByRarity: { rare: 3 } },
      }),
    ).toEqual([22, 28, 34].map((card) => ({ card, weight: 3 })));
    expect(frozenCards({ filter: { lanes: ['neutral'], sets: ['INV'], rarities: ['rare'] } })).toEqual(
      [21, 24, 27, 30, 33, 36, 39].map((card) => ({ card, weight: 1 })),
    );
  });

  it('says in words what is missing', () => {
    expect(frozenCards({ cards: [{ printing: 'ghost', weight: 1 }] })).toBe(
      'The sheet "rare" names a printing that the game does not have: ghost.',
    );
    expect(frozenCards({ filter: { rarities: ['mythic'] } })).toBe('The sheet "rare" holds no card.');
    expect(freezePack({ ...stored({}), sheets: {} }, cards)).toMatchObject({
      ok: false,
      problems: [{ kind: 'unknownSheet', slot: 'rare', sheet: 'rare' }],
    });
    expect(freezePack({ ...stored({}), layouts: [] }, cards)).toMatchObject({
      ok: false,
      problems: [{ kind: 'noLayout' }],
    });
  });
});
