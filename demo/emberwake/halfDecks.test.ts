import { describe, expect, it } from 'vitest';
import { emberwake } from './bundle.ts';
import { emberwakeHalfDecks } from './halfDecks.ts';

const keys = new Set(emberwake.printings.filter((one) => one.isDraftable).map(({ key }) => key));
const cardOf = new Map(emberwake.printings.map(({ key, card }) => [key, card]));
const lanesOf = new Map(emberwake.cards.map(({ name, lanes }) => [name, lanes]));
const { layouts, sheets } = emberwakeHalfDecks;

describe('The half-decks of Emberwake', () => {
  it('are ten themes of twenty cards, two of which make a deck', () => {
    const sizes = layouts.map(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0));
    expect(sizes).toEqual(Array.from({ length: 10 }, () => emberwake.definition.deckSize / 2));
    expect(new Set(layouts.map(({ name }) => name)).size).toBe(10);
  });

  it('name only cards that there are, each once in its sheet', () => {
    const lists = Object.values(sheets).map((sheet) => (sheet.cards ?? []).map(({ printing }) => printing));
    expect(lists.flat().filter((key) => !keys.has(key))).toEqual([]);
    expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });

  it('are of one lane each, two themes a lane', () => {
    const lanes = layouts.map(({ name }) => {
      const printings = [...(sheets[name]?.cards ?? []), ...(sheets[`${name}: crown`]?.cards ?? [])];
      return [...new Set(printings.flatMap(({ printing }) => lanesOf.get(cardOf.get(printing) ?? '') ?? []))];
    });
    expect(lanes).toEqual(emberwake.definition.lanes.flatMap(({ key }) => [[key], [key]]));
  });
});
