import { describe, expect, it } from 'vitest';
import { knownOptions } from './knownCards.ts';
import type { KnownPrinting } from './parseMessages.ts';

const SOME: readonly KnownPrinting[] = [
  ['b-2', 'Kite', 'BBB', '2'],
  ['a-9', 'Kite', 'aaa', '9'],
  ['a-1', 'Kite', 'AAA', '1'],
  ['b-1', 'Kite', 'BBB', '1'],
  ['n-1', 'Kite", "x', 'BBB', '1'],
  ['bow', 'Bow', 'AAA', '1'],
];

/** How often a printing is looked at until each of so many of one name is found. */
function looksToFindAll(printings: number): number {
  let looks = 0;
  const all = Array.from({ length: printings }, (_, at): KnownPrinting => [`k${at}`, 'Kite', 'KIT', `${at}`]);
  const watched = all.map(
    (printing) =>
      new Proxy(printing, {
        get(target, part) {
          looks += 1;
          return Reflect.get(target, part);
        },
      }),
  );
  const { findPrinting } = knownOptions(['Kite'], watched);
  expect(all.map(([, name, set, number]) => findPrinting?.(name, set, number))).toEqual(
    all.map(([key]) => key),
  );
  return looks;
}

describe('the printings that a game has already', () => {
  it.each([
    ['AAA', '1', 'a-1'],
    ['aaa', '9', 'a-9'],
    ['AAA', '9', 'a-9'],
    ['bbb', null, 'b-1'],
    [null, '2', 'b-2'],
    [null, '1', 'a-1'],
    [null, null, 'a-1'],
    ['CCC', null, null],
    ['AAA', '2', null],
    [null, '', null],
  ])('are found by name, set %s and number %s', (set, number, key) => {
    const { findPrinting } = knownOptions(['Kite', 'Bow'], SOME);
    expect(findPrinting?.('Kite', set, number)).toBe(key);
  });

  it('are none of a name that is not known', () => {
    expect(knownOptions([], SOME).findPrinting?.('constructor', null, null)).toBeNull();
  });

  it('are found as fast among many of one name', () => {
    expect(looksToFindAll(2000) / looksToFindAll(500)).toBeLessThan(6);
  });
});

describe('the cards of two faces that a game has already', () => {
  it.each([
    ['Bud', 'Bud // Bloom'],
    ['Bloom', null],
    ['Fire', null],
    ['Kite', 'Kite'],
    ['bud / bloom', 'Bud // Bloom'],
    ['BUD', 'Bud // Bloom'],
  ])(
    'are found by their name or the front face %s where it is the front of one card alone',
    (front, name) => {
      const { fullName } = knownOptions(['Bud // Bloom', 'Fire // Ash', 'Fire // Rain', 'Kite'], []);
      expect(fullName?.(front)).toBe(name);
    },
  );
});
