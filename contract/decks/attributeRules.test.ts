import { describe, expect, it } from 'vitest';
import type { Attribute } from '../games/game.ts';
import { compareByAttribute, groupsOfValue } from './attributeRules.ts';

interface Named {
  readonly name: string;
  readonly attributes: Record<string, string | number | string[]>;
}

const card = (name: string, value?: string | number | string[]): Named => ({
  name,
  attributes: value === undefined ? {} : { it: value },
});
const of = (rules: Omit<Attribute, 'key' | 'label'>): Attribute => ({ key: 'it', label: 'It', ...rules });
/** Names in order, each under the first group that its value is of. */
function groups(attribute: Attribute, cards: readonly Named[]) {
  const sorted = cards.toSorted((one, other) =>
    compareByAttribute(attribute, one.attributes.it, other.attributes.it),
  );
  const found = new Map<string, string[]>();
  for (const { name, attributes } of sorted) {
    const [label = ''] = groupsOfValue(attribute, attributes.it);
    found.set(label, [...(found.get(label) ?? []), name]);
  }
  return [...found];
}

describe('cards by an attribute', () => {
  it('stand by its value from low to high, each value a group, and last where they have none', () => {
    expect(groups(of({ type: 'number' }), [card('a', 10), card('b'), card('c', 2), card('d', 10)])).toEqual([
      ['2', ['c']],
      ['10', ['a', 'd']],
      ['', ['b']],
    ]);
  });

  it('stand from high to low where the rule says so, what is missing still last', () => {
    expect(
      groups(of({ type: 'number', sort: { by: 'descending' } }), [card('a'), card('b', 1), card('c', 3)]),
    ).toEqual([
      ['3', ['c']],
      ['1', ['b']],
      ['', ['a']],
    ]);
  });

  it('stand in the order that the game lists, and after it by their words', () => {
    const attribute = of({ type: 'text', sort: { by: 'listed', values: ['Small', 'Large'] } });
    expect(
      groups(attribute, [card('a', 'Large'), card('b', 'Odd'), card('c', 'small'), card('d', 'Even')]),
    ).toEqual([
      ['small', ['c']],
      ['Large', ['a']],
      ['Even', ['d']],
      ['Odd', ['b']],
    ]);
  });

  it('stand in ranges of a number, below zero too', () => {
    const attribute = of({ type: 'number', group: { by: 'ranges', width: 5 } });
    expect(groups(attribute, [card('a', 4), card('b', 5), card('c', -1)])).toEqual([
      ['-5–-1', ['c']],
      ['0–4', ['a']],
      ['5–9', ['b']],
    ]);
  });

  it('stand by the first letter, by the first entry of a list, or all together', () => {
    expect(
      groups(of({ type: 'text', group: { by: 'firstLetter' } }), [card('a', 'elf'), card('b', 'Elk')]),
    ).toEqual([['E', ['a', 'b']]]);
    expect(groups(of({ type: 'list' }), [card('a', ['Elk', 'Bird']), card('b', ['Bird'])])).toEqual([
      ['Bird', ['b']],
      ['Elk', ['a']],
    ]);
    expect(groups(of({ type: 'text', group: { by: 'none' } }), [card('a', 'x'), card('b', 'y')])).toEqual([
      ['', ['a', 'b']],
    ]);
  });
});
