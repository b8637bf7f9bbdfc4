import { describe, expect, it } from 'vitest';
import { type CostedCard, freeCardsFor, laneNeeds, pipsOf } from './lands.ts';

const symbols = (['white', 'blue', 'black', 'red', 'green'] as const).map((lane, at) => ({
  symbol: 'WUBRG'.charAt(at),
  lanes: [lane],
}));
const basic = (name: string, lane: string) => ({ name, costText: '', lanes: [lane], makes: [lane] });
const free = [
  basic('Plains', 'white'),
  basic('Island', 'blue'),
  basic('Swamp', 'black'),
  basic('Mountain', 'red'),
  basic('Forest', 'green'),
];
const lanesIn = (costText: string) => [...new Set(pipsOf(costText, symbols).flat())];
const spell = (costText: string): CostedCard => ({ costText, lanes: lanesIn(costText) });
const spells = (count: number, costText: string) => Array.from({ length: count }, () => spell(costText));
const land = (...makes: string[]): CostedCard => ({ costText: '', lanes: [], makes });
const lands = (cards: readonly CostedCard[], count: number) => freeCardsFor({ cards, free, count, symbols });

describe('what a deck needs', () => {
  it('is told by the symbols of its costs, with or without braces', () => {
    const needs = laneNeeds([spell('{2}{W}{W}'), spell('3R'), spell('{R/P}'), spell('{2/W}')], symbols);
    expect(Object.fromEntries(needs)).toEqual({ white: 3, red: 2 });
  });

  it('counts a symbol of two lanes for the one that is needed anyway', () => {
    expect(Object.fromEntries(laneNeeds([spell('{R}'), spell('{R/W}{R/W}')], symbols))).toEqual({ red: 3 });
    expect(Object.fromEntries(laneNeeds([spell('{R/W}')], symbols))).toEqual({ red: 0.5, white: 0.5 });
  });

  it('falls back on the lanes of cards whose costs have no symbols, and asks nothing for lands', () => {
    const cards = [
      { costText: '4', lanes: ['red', 'green'] },
      { ...land('blue'), lanes: ['blue'] },
    ];
    expect(Object.fromEntries(laneNeeds(cards, symbols))).toEqual({ red: 0.5, green: 0.5 });
  });
});

describe('free cards for a deck', () => {
  it('make sources of its lanes together with the drafted lands', () => {
    const cards = [...spells(10, '{1}{R}'), ...spells(10, '{1}{G}'), ...Array(4).fill(land('green'))];
    expect(lands(cards, 16)).toEqual({ Mountain: 10, Forest: 6 });
  });

  it('follow costs, not the number of cards', () => {
    expect(lands([...spells(10, '{R}{R}{R}'), ...spells(10, '{3}{G}')], 16)).toEqual({
      Mountain: 12,
      Forest: 4,
    });
  });

  it('count a land of two lanes for each of them', () => {
    const cards = [...spells(9, '{R}'), ...spells(9, '{G}'), land('red', 'green'), land('green', 'white')];
    expect(lands(cards, 16)).toEqual({ Mountain: 9, Forest: 7 });
  });

  it('give a splash enough to be played', () => {
    expect(lands([...spells(22, '{1}{G}{G}'), spell('{4}{W}')], 17)).toEqual({ Forest: 15, Plains: 2 });
  });

  it('never make what the deck does not need', () => {
    expect(lands(spells(5, '{W}'), 7)).toEqual({ Plains: 7 });
    expect(freeCardsFor({ cards: spells(5, '{W}'), free: free.slice(1), count: 7, symbols })).toEqual({});
    const wastes = { name: 'Wastes', costText: '', lanes: [], makes: [] };
    expect(
      freeCardsFor({ cards: [{ costText: '4', lanes: [] }], free: [...free, wastes], count: 7, symbols }),
    ).toEqual({ Wastes: 7 });
  });
});
