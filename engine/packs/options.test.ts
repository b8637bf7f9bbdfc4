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
import type { CardInstance, DraftCard } from '../core/cards.ts';
import { keyring, openStream } from '../random/streams.ts';
import type { PackDefinition, Sheet } from './definition.ts';
import { draftEffectsOf } from './draftEffects.ts';
import { freezePack } from './freeze.ts';
import { capacityShortage, findShortages } from './odds/capacity.ts';
import { packOdds } from './odds/odds.ts';
import { layoutNames, openNamedLayout, openPack } from './open.ts';
import { packOpener } from './opener.ts';
import { preparePack } from './prepare.ts';

const cards: readonly DraftCard[] = range(0, 24).map((index) =>
  inventedCard(`card ${index}`, {
    set: index < 12 ? 'OLD' : 'NEW',
    type: ['Being', 'Site', 'Deed'][index % 3]!,
    rarity: index % 2 === 0 ? 'common' : 'rare',
    attributes: { speed: index % 4, tribes: index % 5 === 0 ? [] : [`tribe ${index % 5}`], plain: '' },
  }),
);
const sheetOf = (sheet: string) => ({ sheets: [{ sheet, weight: 1 }] });
const numbers = (pack: readonly CardInstance[]) => pack.map(({ card }) => card);

function openMany(definition: PackDefinition, count: number, round = 0): number[][] {
  const prepared = preparePack(definition, cards);
  const stream = openStream(secretOf(1), 'many');
  return range(0, count).map(() => numbers(openPack(prepared, stream, round)));
}

function openTables(definition: PackDefinition, tables: number, rounds: number, seats: number): number[][][] {
  return range(0, tables).map((table) => {
    const open = packOpener({ packs: { kind: definition }, cards }, keyring(secretOf(100 + table)));
    return range(0, rounds).flatMap((round) =>
      range(0, seats).map((seat) => numbers(open('kind', round, seat))),
    );
  });
}

/** Layouts A to C take one card of the sheet of their name, of cards 0 to 3, 4 to 7 and 8 to 11. */
const lettered = (changes: Partial<PackDefinition>, weights = [1, 1, 1]) =>
  packOf(
    ['A', 'B', 'C'].map((name, at) => ({ name, weight: weights[at]!, slots: [slotOf(name, 1)] })),
    {
      A: randomSheet(range(0, 4)),
      B: randomSheet(range(4, 8)),
      C: randomSheet(range(8, 12)),
    },
    changes,
  );
const letterOf = (pack: readonly number[]) => 'ABC'[Math.floor(pack[0]! / 4)]!;
const lettersOf = (packs: readonly (readonly number[])[]) => packs.map(letterOf).join('');

describe('predetermined layouts', () => {
  const definition = lettered({
    rounds: [
      [{ layout: 'A', weight: 1 }],
      [
        { layout: 'B', weight: 1 },
        { layout: 'C', weight: 3 },
      ],
    ],
  });

  it('give the packs of each round theirs, and begin again after the last', () => {
    expect(new Set(lettersOf(openMany(definition, 40, 0)))).toEqual(new Set('A'));
    expect(new Set(lettersOf(openMany(definition, 40, 1)))).toEqual(new Set('BC'));
    expect(new Set(lettersOf(openMany(definition, 40, 2)))).toEqual(new Set('A'));
    const [packs = []] = openTables(definition, 1, 4, 3);
    expect(lettersOf(packs)).toMatch(/^AAA[BC]{3}AAA[BC]{3}$/);
  });

  it('have odds of their own in each round', () => {
    const chanceOf = (round: number, card: number) =>
      packOdds(definition, cards, 10, round).cards.find((odds) => odds.card === card)?.chance ?? 0;
    expect([chanceOf(0, 0), chanceOf(0, 5), chanceOf(0, 9)]).toEqual([0.25, 0, 0]);
    expect([chanceOf(1, 0), chanceOf(1, 5), chanceOf(1, 9)]).toEqual([0, 0.0625, 0.1875]);
    expect(packOdds(definition, cards, 10, 2)).toEqual(packOdds(definition, cards, 10, 0));
  });

  it('leave layouts out that no pack has and rounds empty that have none', () => {
    expect(openMany(lettered({ rounds: [[{ layout: 'Z', weight: 1 }]] }), 1)).toEqual([[]]);
    expect(openMany(lettered({ rounds: [[{ layout: 'A', weight: 0 }]] }), 1)).toEqual([[]]);
    expect(new Set(lettersOf(openMany(lettered({ rounds: [] }), 60)))).toEqual(new Set('ABC'));
  });
});

describe('layouts from a bag', () => {
  const sorted = (text: string) => [...text].sort().join('');

  it('come as often as they lie in it, over all rounds, before it is filled anew', () => {
    const tables = openTables(lettered({ layoutDraw: 'bag' }, [3, 2, 1]), 20, 3, 4).map(lettersOf);
    for (const letters of tables) {
      expect(sorted(letters.slice(0, 6))).toBe('AAABBC');
      expect(sorted(letters.slice(6))).toBe('AAABBC');
    }
    expect(new Set(tables.map((letters) => letters.slice(0, 6))).size).toBeGreaterThan(10);
    expect(tables.some((letters) => letters.slice(0, 6) !== letters.slice(6))).toBe(true);
  });

  it('are of a bag of its own in each round with layouts of its own', () => {
    const definition = lettered({
      layoutDraw: 'bag',
      rounds: [
        [
          { layout: 'A', weight: 2 },
          { layout: 'B', weight: 1 },
          { layout: 'C', weight: 1 },
        ],
        [
          { layout: 'C', weight: 1.4 },
          { layout: 'B', weight: 0 },
        ],
      ],
    });
    for (const packs of openTables(definition, 10, 4, 2)) {
      const letters = lettersOf(packs);
      expect(sorted(letters.slice(0, 2) + letters.slice(4, 6))).toBe('AABC');
      expect(letters.slice(2, 4) + letters.slice(6)).toBe('CCCC');
    }
  });

  it('count in the odds as often as they lie in the bag', () => {
    const { cards: odds } = packOdds(lettered({ layoutDraw: 'bag' }, [1.4, 2.6, 0]), cards, 10);
    expect(odds.map(({ card, chance }) => [card, chance])).toEqual([
      ...range(0, 4).map((card) => [card, 1 / 16]),
      ...range(4, 8).map((card) => [card, 3 / 16]),
    ]);
  });

  it('are none where every weight is 0', () => {
    expect(openTables(lettered({ layoutDraw: 'bag' }, [0, 0, 0]), 1, 1, 2)).toEqual([[[], []]]);
  });
});

describe('a layout by its name', () => {
  it('is opened whatever its weight, and is named with the others', () => {
    const prepared = preparePack(lettered({}, [1, 0, 0]), cards);
    expect(layoutNames(prepared)).toEqual(['A', 'B', 'C']);
    const stream = openStream(secretOf(4), 'named');
    expect(lettersOf(range(0, 5).map(() => numbers(openNamedLayout(prepared, 'C', stream))))).toBe('CCCCC');
    expect(() => openNamedLayout(prepared, 'Z', stream)).toThrow('There is no layout "Z"');
  });
});

describe('duplicates that are kept apart', () => {
  const shared = (changes: Partial<PackDefinition>) =>
    packOf(
      [layoutOf(1, [slotOf('first', 3), slotOf('second', 3)])],
      { first: randomSheet(range(0, 4)), second: randomSheet(range(2, 8)) },
      changes,
    );
  const twins = (packs: readonly (readonly number[])[]) =>
    packs.filter((pack) => new Set(pack).size < pack.length).length;

  it('come in no pack, whichever sheets they are on', () => {
    for (const replacement of ['pack', 'none'] as const) {
      expect(twins(openMany(shared({ replacement }), 200))).toBeGreaterThan(50);
      expect(twins(openMany(shared({ replacement, duplicates: 'allowed' }), 200))).toBeGreaterThan(50);
      expect(twins(openMany(shared({ replacement, duplicates: 'apart' }), 200))).toBe(0);
    }
  });

  it('come where a sheet has nothing else', () => {
    const definition = packOf(
      [layoutOf(1, [slotOf('first', 2), slotOf('second', 2)])],
      { first: randomSheet([0, 1]), second: randomSheet([0, 1]) },
      { duplicates: 'apart' },
    );
    for (const pack of openMany(definition, 20)) expect(pack.toSorted()).toEqual([0, 0, 1, 1]);
  });

  it('are left for later packs in the piles of a table, and taken where nothing else is left', () => {
    const cube = packOf(
      [layoutOf(1, [slotOf('cube', 3)])],
      { cube: randomSheet(range(0, 4).map((card) => [card, 3] as const)) },
      { replacement: 'table' },
    );
    const tables = openTables({ ...cube, duplicates: 'apart' }, 30, 1, 4);
    expect(twins(openTables(cube, 30, 1, 4).flat())).toBeGreaterThan(20);
    expect(twins(tables.map((packs) => packs[0]!))).toBe(0);
    for (const packs of tables)
      expect(packs.flat().toSorted((a, b) => a - b)).toEqual(range(0, 12).map((at) => Math.floor(at / 3)));
  });

  it('are kept apart over the slots of a pack from piles', () => {
    const cube = shared({ replacement: 'table', duplicates: 'apart' });
    expect(twins(openTables(cube, 60, 1, 1).flat())).toBe(0);
    expect(twins(openTables({ ...cube, duplicates: 'allowed' }, 60, 1, 1).flat())).toBeGreaterThan(10);
  });

  it('make odds inexact only where sheets share cards', () => {
    const isExact = (definition: PackDefinition) =>
      packOdds(definition, cards, 50).cards.every((odds) => odds.isExact);
    expect(isExact(shared({ duplicates: 'apart' }))).toBe(false);
    expect(isExact(shared({}))).toBe(true);
    expect(isExact(lettered({ duplicates: 'apart' }))).toBe(true);
  });
});

describe('a sheet that may repeat', () => {
  it('gives a card twice in a pack whose other sheets do not', () => {
    const definition = packOf([layoutOf(1, [slotOf('free', 3), slotOf('strict', 3)])], {
      free: randomSheet([0, 1, 2], { mayRepeat: true }),
      strict: randomSheet([3, 4, 5]),
    });
    const packs = openMany(definition, 100);
    expect(packs.every((pack) => pack.slice(3).toSorted().join() === '3,4,5')).toBe(true);
    expect(packs.filter((pack) => new Set(pack.slice(0, 3)).size < 3).length).toBeGreaterThan(50);
    const [first] = packOdds(definition, cards).cards;
    expect(first?.chance).toBeCloseTo(1 - (2 / 3) ** 3, 12);
    expect(first?.expected).toBeCloseTo(1, 12);
    expect(findShortages({ kind: definition }, cards, [{ pack: 'kind', count: 9 }])).toEqual([]);
  });
});

describe('balance by what a game has', () => {
  const shown = (
    balanceBy: NonNullable<Sheet['balanceBy']>,
    valuesOf: (card: DraftCard) => readonly string[],
  ) => {
    const definition = packOf([layoutOf(1, [slotOf('all', 6)])], {
      all: randomSheet(range(0, 24), { balanceBy }),
    });
    return openMany(definition, 60).map(
      (pack) => new Set(pack.flatMap((card) => valuesOf(cards[card]!))).size,
    );
  };

  it('shows each type, rarity, set, number and member of a list in every pack', () => {
    expect(new Set(shown('type', ({ type }) => [type]))).toEqual(new Set([3]));
    expect(new Set(shown('rarity', ({ rarity }) => [rarity]))).toEqual(new Set([2]));
    expect(new Set(shown('set', ({ set }) => [set]))).toEqual(new Set([2]));
    const speeds = shown({ attribute: 'speed' }, ({ attributes }) => [`${attributes.speed}`]);
    expect(new Set(speeds)).toEqual(new Set([4]));
    const tribes = shown({ attribute: 'tribes' }, ({ attributes }) =>
      [attributes.tribes ?? []].flat().map(String),
    );
    expect(new Set(tribes)).toEqual(new Set([4]));
  });

  it('leaves odds exact where no card has the attribute', () => {
    const of = (attribute: string) =>
      packOdds(
        packOf([layoutOf(1, [slotOf('all', 2)])], {
          all: randomSheet(range(0, 8), { balanceBy: { attribute } }),
        }),
        cards,
        20,
      );
    expect(of('plain').simulatedPacks).toBe(0);
    expect(of('missing').simulatedPacks).toBe(0);
    expect(of('speed').simulatedPacks).toBe(20);
  });
});

describe('collated sheets at a table with piles', () => {
  it('are printed anew for each pack and never run out', () => {
    const definition = packOf(
      [layoutOf(1, [slotOf('run', 2), slotOf('pile', 1)])],
      {
        run: randomSheet(range(0, 4), { kind: { type: 'printRun', groupSize: 2 } }),
        pile: randomSheet(range(10, 16)),
      },
      { replacement: 'table' },
    );
    const [packs = []] = openTables(definition, 1, 1, 6);
    expect(new Set(packs.map((pack) => pack.slice(0, 2).join()))).toEqual(new Set(['0,1', '2,3']));
    expect(packs.map((pack) => pack[2]!).toSorted()).toEqual(range(10, 16));
    expect(findShortages({ kind: definition }, cards, [{ pack: 'kind', count: 6 }])).toEqual([]);
    expect(packOdds(definition, cards).cards.map(({ chance }) => chance)).toEqual([
      ...range(0, 4).map(() => 0.5),
      ...range(0, 6).map(() => expect.closeTo(1 / 6, 12)),
    ]);
  });
});

describe('exact odds', () => {
  const oddsOf = (count: number, changes: Partial<PackDefinition>, weights = [2, 1, 1]) =>
    packOdds(
      packOf(
        [layoutOf(1, [slotOf('all', count)])],
        { all: randomSheet(weights.map((weight, card) => [card, weight] as const)) },
        changes,
      ),
      cards,
      10,
    ).cards.map(({ chance, expected, isExact }) => [
      isExact,
      Number(chance.toFixed(9)),
      Number(expected.toFixed(9)),
    ]);
  const exact = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([chance, expected]) => [true, Number(chance.toFixed(9)), Number(expected.toFixed(9))]);

  it('are those of draws without and with repeats', () => {
    const successive = exact([5 / 6, 5 / 6], [7 / 12, 7 / 12], [7 / 12, 7 / 12]);
    expect(oddsOf(2, {})).toEqual(successive);
    expect(oddsOf(2, { replacement: 'none', duplicates: 'apart' })).toEqual(successive);
    expect(oddsOf(4, {})).toEqual(exact([1, 1.5], [1, 1.25], [1, 1.25]));
    expect(oddsOf(2, { replacement: 'none' })).toEqual(exact([3 / 4, 1], [7 / 16, 1 / 2], [7 / 16, 1 / 2]));
  });

  it('are those of piles, short, filled anew and with duplicates kept apart', () => {
    const table = { replacement: 'table' } as const;
    expect(oddsOf(2, table)).toEqual(exact([5 / 6, 1], [1 / 2, 1 / 2], [1 / 2, 1 / 2]));
    expect(oddsOf(6, table)).toEqual(exact([1, 2], [1, 1], [1, 1]));
    expect(oddsOf(6, { ...table, refill: true })).toEqual(exact([1, 3], [1, 1.5], [1, 1.5]));
    const apart = { ...table, duplicates: 'apart' } as const;
    expect(oddsOf(2, apart)).toEqual(exact([5 / 6, 5 / 6], [7 / 12, 7 / 12], [7 / 12, 7 / 12]));
    expect(oddsOf(6, apart)).toEqual(exact([1, 2], [1, 1], [1, 1]));
    expect(oddsOf(6, { ...apart, refill: true }).map(([isExact]) => isExact)).toEqual([false, false, false]);
    expect(oddsOf(5, { ...apart, refill: true }, [3])).toEqual(exact([1, 5]));
    expect(oddsOf(0, table)).toEqual([]);
  });
});

describe('odds of a print run', () => {
  it('are exact where it has a card in several places', () => {
    const definition = packOf([layoutOf(1, [slotOf('run', 2)])], {
      run: randomSheet([7, 8, 7, 9, 7, 7], { kind: { type: 'printRun', groupSize: 1 } }),
    });
    expect(packOdds(definition, cards, 10)).toMatchObject({
      simulatedPacks: 0,
      cards: [
        { card: 7, chance: expect.closeTo(1, 12), expected: expect.closeTo(8 / 6, 12) },
        { card: 8, chance: expect.closeTo(2 / 6, 12), expected: expect.closeTo(2 / 6, 12) },
        { card: 9, chance: expect.closeTo(2 / 6, 12), expected: expect.closeTo(2 / 6, 12) },
      ],
    });
  });
});

describe('capacity of tables with options', () => {
  const cube = (changes: Partial<PackDefinition>) => lettered({ replacement: 'table', ...changes });
  const sentences = (definition: PackDefinition, needs: readonly { count: number; round?: number }[]) =>
    findShortages(
      { kind: definition },
      cards,
      needs.map((need) => ({ pack: 'kind', ...need })),
    ).map(({ sentence, short }) => `${sentence} ${short}`);

  it('counts predetermined layouts in their rounds only', () => {
    const definition = cube({
      rounds: [
        [{ layout: 'A', weight: 1 }],
        [
          { layout: 'B', weight: 1 },
          { layout: 'A', weight: 0 },
        ],
      ],
    });
    expect(
      sentences(definition, [
        { count: 4, round: 0 },
        { count: 4, round: 1 },
      ]),
    ).toEqual([]);
    expect(
      sentences(definition, [
        { count: 4, round: 0 },
        { count: 5, round: 1 },
      ]),
    ).toEqual(['B slot needs 5, has 4. 1']);
    expect(
      sentences(definition, [
        { count: 3, round: 0 },
        { count: 2, round: 2 },
      ]),
    ).toEqual(['A slot needs 5, has 4. 1']);
    expect(sentences(definition, [{ count: 5 }])).toEqual([
      'A slot needs 5, has 4. 1',
      'B slot needs 5, has 4. 1',
    ]);
  });

  it('counts a bag as it lies, the greediest layouts first', () => {
    const bag = cube({ layoutDraw: 'bag' });
    expect(
      sentences(bag, [
        { count: 5, round: 0 },
        { count: 7, round: 1 },
      ]),
    ).toEqual([]);
    expect(sentences(bag, [{ count: 13, round: 0 }])).toEqual([
      'A slot needs 5, has 4. 1',
      'B slot needs 5, has 4. 1',
      'C slot needs 5, has 4. 1',
    ]);
    expect(sentences(cube({}), [{ count: 4 }])).toEqual([]);
    expect(sentences(cube({}), [{ count: 5 }])).toHaveLength(3);
  });

  it('lets no table start whose slots could empty the pile of another', () => {
    const both = {
      sheets: [
        { sheet: 'few', weight: 1 },
        { sheet: 'many', weight: 1 },
      ],
    };
    const definition = packOf(
      [layoutOf(1, [slotOf('any', 1, both), slotOf('few', 1)])],
      { few: randomSheet(range(0, 4)), many: randomSheet(range(4, 24)) },
      { replacement: 'table' },
    );
    expect(sentences(definition, [{ count: 2 }])).toEqual([]);
    expect(sentences(definition, [{ count: 3 }])).toEqual(['Any and few slot needs 6, has 4. 2']);
  });

  it('counts copies, names a slot once and the packs of other kinds apart', () => {
    const cubeOf = (copies: number) =>
      packOf(
        [layoutOf(1, [slotOf('x', 2)]), layoutOf(2, [slotOf('x', 1)])],
        { x: randomSheet([[0, copies]]) },
        { replacement: 'table' },
      );
    const packs = { one: cubeOf(4), two: cubeOf(5) };
    const needs = [
      { pack: 'one', count: 2 },
      { pack: 'two', count: 3 },
      { pack: 'none', count: 9 },
    ];
    expect(findShortages(packs, cards, needs)).toEqual([
      {
        scope: 'table',
        pack: 'two',
        slot: 'x',
        needs: 6,
        has: 5,
        short: 1,
        sentence: 'X slot needs 6, has 5.',
      },
    ]);
  });

  it('forbids slots without a card at every kind of table', () => {
    const hollow = (changes: Partial<PackDefinition>) =>
      packOf(
        [layoutOf(1, [slotOf('x', 2), slotOf('y', 1)])],
        { x: randomSheet([]), y: randomSheet(range(0, 20)) },
        changes,
      );
    const start = (changes: Partial<PackDefinition>) =>
      capacityShortage({ catalogue: inventedCatalogue(cards, { packs: { kind: hollow(changes) } }) }, [
        { pack: 'kind', count: 2 },
      ]);
    for (const replacement of ['pack', 'none', 'table'] as const) {
      expect(start({ replacement })?.sentence).toBe(
        `X slot needs ${replacement === 'table' ? 4 : 2}, has 0.`,
      );
    }
    expect(start({ replacement: 'table', refill: true })?.sentence).toBe('X slot needs 2, has 0.');
  });

  it('tells packs that would repeat cards, without forbidding them', () => {
    const kind = packOf([layoutOf(1, [slotOf('x', 2), slotOf('more', 2, sheetOf('x'))])], {
      x: randomSheet([0, 1, 2]),
    });
    const needs = [{ pack: 'kind', count: 1 }];
    expect(findShortages({ kind }, cards, needs)).toMatchObject([
      { scope: 'pack', sentence: 'X and more slot needs 4 different cards in a pack, has 3.' },
    ]);
    expect(findShortages({ kind: { ...kind, replacement: 'none' } }, cards, needs)).toEqual([]);
    expect(
      findShortages({ kind: { ...kind, replacement: 'none', duplicates: 'apart' } }, cards, needs),
    ).toHaveLength(1);
    expect(capacityShortage({ catalogue: inventedCatalogue(cards, { packs: { kind } }) }, needs)).toBeNull();
  });
});

describe('freezing the options of a stored pack', () => {
  const stored = (changes: object) => ({
    layouts: [
      { name: 'A', weight: 0, slots: [slotOf('x', 1)] },
      { name: 'hollow', weight: 1, slots: [] },
    ],
    sheets: { x: { kind: { type: 'random' as const }, cards: [{ printing: 'card 1', weight: 1 }] } },
    replacement: 'pack' as const,
    refill: false,
    ...changes,
  });
  const sentence = (changes: object) => {
    const frozen = freezePack(stored(changes), cards);
    return frozen.ok ? 'ok' : frozen.sentence;
  };

  it('keeps all of them', () => {
    const options = {
      duplicates: 'apart',
      layoutDraw: 'bag',
      rounds: [[{ layout: 'A', weight: 1 }]],
      sheets: {
        x: {
          kind: { type: 'random' },
          balanceBy: { attribute: 'speed' },
          mayRepeat: true,
          cards: [{ printing: 'card 1', weight: 1 }],
        },
      },
    };
    const frozen = freezePack(stored(options), cards);
    expect(frozen).toEqual({
      ok: true,
      pack: {
        ...stored(options),
        edition: 2,
        sheets: {
          x: {
            kind: { type: 'random' },
            balanceBy: { attribute: 'speed' },
            mayRepeat: true,
            cards: [{ card: 1, weight: 1 }],
          },
        },
      },
    });
  });

  it('says which round takes what', () => {
    expect(sentence({})).toBe('It has no layout with a slot.');
    expect(sentence({ rounds: [] })).toBe('It has no layout with a slot.');
    expect(sentence({ rounds: [[{ layout: 'A', weight: 1 }], [{ layout: 'Z', weight: 1 }]] })).toBe(
      'Round 2 takes the layout "Z", which does not exist.',
    );
    for (const option of [
      { layout: 'A', weight: 0 },
      { layout: 'hollow', weight: 1 },
    ])
      expect(sentence({ rounds: [[option]] })).toBe(
        'Round 1 has no layout with a weight above 0 and a slot.',
      );
    expect(sentence({ rounds: [[{ layout: 'A', weight: 1 }]] })).toBe('ok');
  });

  it('refuses to balance more values than it can', () => {
    const many = range(0, 31).map((index) => inventedCard(`card ${index}`, { type: `type ${index}` }));
    const balanced = (count: number) => {
      const named = range(0, count).map((index) => ({ printing: `card ${index}`, weight: 1 }));
      const sheets = { x: { kind: { type: 'random' as const }, balanceBy: 'type' as const, cards: named } };
      const frozen = freezePack(stored({ rounds: [[{ layout: 'A', weight: 1 }]], sheets }), many);
      return frozen.ok ? 'ok' : frozen.sentence;
    };
    expect(balanced(30)).toBe('ok');
    expect(balanced(31)).toBe('The sheet "x" is balanced by 31 values; at most 30 can be.');
  });
});

describe('the packs of a table', () => {
  it('have the streams that the seal names, and share piles over rounds', () => {
    const secret = secretOf(6);
    const streamOf = keyring(secret);
    const plain = lettered({});
    const open = packOpener({ packs: { plain, cube: lettered({ replacement: 'table' }) }, cards }, streamOf);
    expect(open('plain', 2, 5)).toEqual(openPack(preparePack(plain, cards), streamOf('pack/2/5')));
    const pile = streamOf('sheet/cube/A/0').shuffle(range(0, 4));
    const fromA = range(0, 9)
      .flatMap((seat) => numbers(open('cube', seat % 3, seat)))
      .filter((card) => card < 4);
    expect(fromA.length).toBeGreaterThan(1);
    expect(fromA).toEqual(pile.slice(0, fromA.length));
    expect(() => open('ghost', 1, 0)).toThrow('Round 2 opens "ghost", which the catalogue does not hold');
  });
});

describe('cards that act while drafting', () => {
  const acting = (name: string, draftEffects: readonly string[]) =>
    inventedCard(name, { attributes: { draftEffects } });

  it('are told with their effects', () => {
    expect(draftEffectsOf(cards)).toBeNull();
    expect(draftEffectsOf([acting('idle', [])])).toBeNull();
    expect(draftEffectsOf([inventedCard('text', { attributes: { draftEffects: 'FaceUp' } })])).toBeNull();
    expect(draftEffectsOf([acting('hen', ['FaceUp']), acting('hen', ['FaceUp'])])).toEqual({
      effects: ['FaceUp'],
      cards: 1,
      sentence: '1 card acts while drafting (FaceUp); here it is drafted like any other card.',
    });
    expect(
      draftEffectsOf([
        acting('hen', ['FaceUp']),
        acting('cock', ['{ "type" : "AddCards", "cards": ["Egg"] }', 'Reveal']),
      ]),
    ).toEqual({
      effects: ['FaceUp', 'AddCards', 'Reveal'],
      cards: 2,
      sentence:
        '2 cards act while drafting (FaceUp, AddCards, Reveal); here they are drafted like any other card.',
    });
    const written = ['{"type":"AddCards"}', '{"type" :"Peek"}', '{"type": "Swap"}'];
    expect(draftEffectsOf([acting('hen', written)])?.effects).toEqual(['AddCards', 'Peek', 'Swap']);
  });
});
