import { describe, expect, it } from 'vitest';
import { cardRows, printingKey } from './cardTable.ts';

describe('a table of cards', () => {
  it('reads one card a line', () => {
    expect(
      cardRows('\nAsh Dog | 2 | common | Being: Hound | 2/1 | 2.5 | beast | Barks. | Good dog.\n', ['ember']),
    ).toEqual([
      {
        name: 'Ash Dog',
        lanes: ['ember'],
        cost: 2,
        rarity: 'common',
        type: 'Being',
        subtype: 'Hound',
        stats: '2/1',
        rating: 2.5,
        family: 'beast',
        artName: 'Ash Dog',
        rules: 'Barks.',
        flavour: 'Good dog.',
      },
    ]);
  });

  it('draws another picture of the same card when the line carries a salt', () => {
    expect(
      cardRows('Ash Dog | 2 | common | Being: Hound | 2/1 | 2.5 | beast-wolf~4 | Barks. |', ['ember']).map(
        (row) => [row.family, row.artName],
      ),
    ).toEqual([['beast-wolf', 'Ash Dog~4']]);
  });

  it('reads the lanes from the line when the table has no lane', () => {
    expect(
      cardRows('Ash Gate | ember tide | 0 | rare | Place | - | 1 | sea | |', null).map((row) => row.lanes),
    ).toEqual([['ember', 'tide']]);
  });

  it.each([
    ['a missing cell', 'Ash Dog | 2 | common | Being: Hound | 2/1 | 2.5 | beast | Barks.'],
    ['an unknown rarity', 'Ash Dog | 2 | scarce | Being | 2/1 | 2.5 | beast | Barks. |'],
    ['an unknown art family', 'Ash Dog | 2 | common | Being | 2/1 | 2.5 | dog | Barks. |'],
    ['a cost that is no number', 'Ash Dog | two | common | Being | 2/1 | 2.5 | beast | Barks. |'],
  ])('refuses %s', (_, line) => {
    expect(() => cardRows(line, ['ember'])).toThrow(line);
  });

  it('makes keys that read like the name', () => {
    expect(printingKey('EMB', 'Leviathan’s Wake')).toBe('emb-leviathans-wake');
  });
});
