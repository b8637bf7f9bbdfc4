import { describe, expect, it } from 'vitest';
import { inventedCard, layoutOf, range, slotOf } from '#tests/support/engine/inventedGame.ts';
import type { DraftCard } from '../core/cards.ts';
import { freezeDealt, freezePack, type StoredPackLike, type StoredSheetLike } from './freeze.ts';

const cards: readonly DraftCard[] = [
  inventedCard('spark', { set: 'OLD', type: 'Being', lanes: ['ember'], rarity: 'rare' }),
  inventedCard('steam', { set: 'NEW', type: 'Site', lanes: ['ember', 'tide'] }),
  inventedCard('wave', { set: 'NEW', type: 'Being', lanes: ['tide'] }),
  inventedCard('stone', { set: 'OLD', type: 'Site' }),
];
const random = { type: 'random' } as const;

const stored = (
  sheets: Readonly<Record<string, Omit<StoredSheetLike, 'kind'>>>,
  changes: Partial<StoredPackLike> = {},
): StoredPackLike => ({
  layouts: [layoutOf(1, [slotOf('all', 1)])],
  sheets: Object.fromEntries(
    Object.entries(sheets).map(([name, sheet]) => [name, { kind: random, ...sheet }]),
  ),
  replacement: 'pack',
  refill: false,
  ...changes,
});

/** The cards of the sheet `all`, or what is wrong with the pack. */
const frozenCards = (sheet: Omit<StoredSheetLike, 'kind'>) => {
  const frozen = freezePack(stored({ all: sheet }), cards);
  return frozen.ok ? frozen.pack.sheets.all?.cards : frozen.sentence;
};
const each = (...places: readonly number[]) => places.map((card) => ({ card, weight: 1 }));

describe('a filter of a sheet', () => {
  it('takes the cards of its sets, of its types or of its rarities and no others', () => {
    expect(frozenCards({ filter: { sets: ['NEW'] } })).toEqual(each(1, 2));
    expect(frozenCards({ filter: { types: ['Site'] } })).toEqual(each(1, 3));
    expect(frozenCards({ filter: { rarities: ['rare'] } })).toEqual(each(0));
    expect(frozenCards({ filter: { sets: ['NEW', 'OLD'], types: ['Being'] } })).toEqual(each(0, 2));
  });

  it('takes all cards when it asks for nothing', () => {
    expect(frozenCards({ filter: {} })).toEqual(each(0, 1, 2, 3));
  });

  it('takes no card of a rarity that weighs nothing', () => {
    expect(frozenCards({ filter: { weightByRarity: { rare: 0 } } })).toEqual(each(1, 2, 3));
    expect(frozenCards({ filter: { weightByRarity: { rare: 3, common: 0 } } })).toEqual([
      { card: 0, weight: 3 },
    ]);
  });

  it('takes a card of two lanes for either of them', () => {
    expect(frozenCards({ filter: { lanes: ['ember'] } })).toEqual(each(0, 1));
    expect(frozenCards({ filter: { lanes: ['tide', 'neutral'] } })).toEqual(each(1, 2, 3));
  });
});

describe('printings of a sheet', () => {
  it('are left out where their weight is 0', () => {
    const named = [
      { printing: 'spark', weight: 0 },
      { printing: 'wave', weight: 2 },
    ];
    expect(frozenCards({ cards: named })).toEqual([{ card: 2, weight: 2 }]);
    expect(frozenCards({ cards: named.slice(0, 1) })).toBe('The sheet "all" holds no card.');
  });

  it('are told when the game does not have them, on a balanced sheet as well', () => {
    const ghost = { balanceBy: 'lanes' as const, cards: [{ printing: 'ghost', weight: 1 }] };
    expect(frozenCards(ghost)).toBe('The sheet "all" names a printing that the game does not have: ghost.');
  });

  it('are told by how many there are, the first five by name', () => {
    const ghosts = (count: number) =>
      frozenCards({ cards: range(1, count + 1).map((at) => ({ printing: `ghost ${at}`, weight: 1 })) });
    expect(ghosts(5)).toBe(
      'The sheet "all" names 5 printings that the game does not have: ghost 1, ghost 2, ghost 3, ghost 4, ghost 5.',
    );
    expect(ghosts(6)).toBe(
      'The sheet "all" names 6 printings that the game does not have: ghost 1, ghost 2, ghost 3, ghost 4, ghost 5 ….',
    );
  });
});

describe('what is wrong with a stored pack', () => {
  it('is told once for each sheet and slot, the first three in words', () => {
    const slots = [
      slotOf('first', 1, { sheets: [{ sheet: 'none', weight: 1 }] }),
      slotOf('empty', 1),
      slotOf('again', 1, { sheets: [{ sheet: 'empty', weight: 1 }] }),
      slotOf('ghostly', 1),
      slotOf('last', 1),
    ];
    const ghostly = { cards: [{ printing: 'ghost', weight: 1 }] };
    expect(freezePack(stored({ empty: {}, ghostly }, { layouts: [layoutOf(1, slots)] }), cards)).toEqual({
      ok: false,
      problems: [
        { kind: 'unknownSheet', slot: 'first', sheet: 'none' },
        { kind: 'emptySheet', sheet: 'empty' },
        { kind: 'unknownPrintings', sheet: 'ghostly', printings: ['ghost'] },
        { kind: 'unknownSheet', slot: 'last', sheet: 'last' },
      ],
      sentence:
        'Slot "first" takes from the sheet "none", which does not exist. The sheet "empty" holds no card. The sheet "ghostly" names a printing that the game does not have: ghost.',
    });
  });

  it('is not that a round may have an empty layout beside a full one', () => {
    const layouts = [
      { name: 'hollow', weight: 1, slots: [] },
      { name: 'full', weight: 1, slots: [slotOf('all', 1)] },
    ];
    const rounds = [layouts.map(({ name }) => ({ layout: name, weight: 1 }))];
    expect(freezePack(stored({ all: { filter: {} } }, { layouts, rounds }), cards).ok).toBe(true);
  });
});

describe('cards that are not for drafting', () => {
  const dealt = (sheet: Omit<StoredSheetLike, 'kind'>, draftable: number) => {
    const frozen = freezeDealt(stored({ all: sheet }), cards, draftable);
    return frozen.ok ? frozen.pack.sheets.all?.cards : frozen.sentence;
  };

  it('are in a sheet where it names them, and never where its filter would find them', () => {
    expect(dealt({ filter: {} }, 2)).toEqual(each(0, 1));
    expect(dealt({ cards: [{ printing: cards[3]!.printing, weight: 1 }], filter: {} }, 2)).toEqual(
      each(3, 0, 1),
    );
    expect(dealt({ cards: [{ printing: cards[3]!.printing, weight: 1 }] }, 2)).toEqual(each(3));
  });

  it('are none of the sheet’s own where it names others without a weight', () => {
    const named = [
      { printing: 'wave', weight: 0 },
      { printing: 'stone', weight: 1 },
    ];
    expect(dealt({ cards: named, filter: {} }, 0)).toEqual(each(3));
  });

  it('change nothing of what is wrong with a pack', () => {
    expect(dealt({ cards: [{ printing: 'ghost', weight: 1 }], filter: {} }, 2)).toBe(
      'The sheet "all" names a printing that the game does not have: ghost.',
    );
  });

  it('alone make no sheet', () => {
    expect(dealt({ filter: { types: ['Site'] } }, 1)).toBe('The sheet "all" holds no card.');
  });
});
