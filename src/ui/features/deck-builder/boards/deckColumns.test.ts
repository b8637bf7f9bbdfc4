import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { testEntry, testLook } from '../testCards.testkit.ts';
import { type ColumnsBy, columnsOf, type SortBy } from './deckColumns.ts';

beforeAll(() => loadMessages('deck'));

const cards = [
  testEntry('Skysplit', { cost: 9, lanes: ['volt'], type: 'Rite', rarity: 'rare' }, 4),
  testEntry('Brand Runner', { cost: 1 }, 3),
  testEntry('Ash Censer', { cost: 3, lanes: [], type: 'Relic', rarity: 'uncommon' }, 2),
  testEntry('Coil Apprentice', { cost: 1, lanes: ['volt'] }, 1),
  { ...testEntry('Ebbfire', { cost: 3, lanes: ['ember', 'tide'], rarity: 'uncommon' }, 1), round: 2 },
  { ...testEntry('Open Berth', { cost: null, costText: '', type: 'Berth' }, 2), round: 2 },
];

const shown = (by: ColumnsBy, sort: SortBy = 'cost') =>
  columnsOf(cards, by, sort, testLook).map(
    ({ label, entries }) => `${label}: ${entries.map(({ id }) => id).join(', ')}`,
  );

describe('columns of a board', () => {
  it('by cost keep the gaps and put 7 and more together', () => {
    expect(shown('cost')).toEqual([
      'Cost 1: Brand Runner, Coil Apprentice',
      'Cost 2: ',
      'Cost 3: Ash Censer, Ebbfire',
      'Cost 4: ',
      'Cost 5: ',
      'Cost 6: ',
      'Cost 7+: Skysplit',
      'No cost: Open Berth',
    ]);
  });

  it('by lane set cards of several lanes and of none apart', () => {
    expect(shown('lane')).toEqual([
      'Ember: Brand Runner, Open Berth',
      'Volt: Coil Apprentice, Skysplit',
      'Multi-lane: Ebbfire',
      'No lane: Ash Censer',
    ]);
  });

  it('by type begin with the type the game sets apart', () => {
    expect(shown('type')).toEqual([
      'Being: Brand Runner, Coil Apprentice, Ebbfire',
      'Berth: Open Berth',
      'Relic: Ash Censer',
      'Rite: Skysplit',
    ]);
  });

  it('by rarity begin with the rarest', () => {
    expect(shown('rarity')).toEqual([
      'Rare: Skysplit',
      'Uncommon: Ash Censer, Ebbfire',
      'Common: Brand Runner, Coil Apprentice, Open Berth',
    ]);
  });

  it('by pick order are the rounds', () => {
    expect(shown('pick', 'name')).toEqual([
      'Round 1: Coil Apprentice, Ash Censer, Brand Runner, Skysplit',
      'Round 2: Ebbfire, Open Berth',
    ]);
  });
});

describe('the order inside a column', () => {
  it.each([
    ['cost', 'Skysplit'],
    ['name', 'Coil Apprentice, Skysplit'],
    ['placed', 'Skysplit, Coil Apprentice'],
    ['pick', 'Coil Apprentice, Skysplit'],
    ['rarity', 'Skysplit, Coil Apprentice'],
  ] as const)('by %s', (sort, order) => {
    expect(shown('lane', sort).find((line) => line.startsWith('Volt'))).toContain(order);
  });

  it('leaves the list it was given as it was', () => {
    const before = cards.map(({ id }) => id);
    columnsOf(cards, 'pick', 'name', testLook);
    expect(cards.map(({ id }) => id)).toEqual(before);
  });

  it.each(['cost', 'name', 'pick', 'rarity'] as const)(
    'by %s is the same however the cards came together',
    (sort) => {
      const look = { ...testLook };
      const whole = (entries: typeof cards, of = look) =>
        columnsOf(entries, 'cost', sort, of).flatMap(({ entries: each }) => each.map(({ id }) => id));
      const fresh = whole(cards, { ...testLook });
      whole(cards.slice(3).toReversed());
      whole(cards.slice(0, 2));
      expect(whole(cards.toReversed())).toEqual(fresh);
      expect(whole(cards.slice(1))).toEqual(fresh.filter((id) => id !== cards[0]?.id));
    },
  );
});
