import { describe, expect, it } from 'vitest';
import { lanesOf } from '#server/imports/cards/laneScale.ts';
import { rarityScale } from '#server/imports/cards/rarityScale.ts';
import { newGame } from '../newGame.ts';
import { widened } from './widenedGame.ts';

const TEA = {
  ...newGame('tea', 'Tea'),
  lanes: lanesOf(['Steam', 'Fire']),
  rarities: rarityScale(['common', 'rare']),
};

describe('a game that a file adds to', () => {
  it('keeps what it has, and gives no new rarity the look or the place of another', () => {
    const { rarities } = widened(TEA, { rarities: rarityScale(['rare', 'super rare', 'holo rare']) });
    expect(rarities.slice(0, 2)).toEqual(TEA.rarities);
    expect(new Set(rarities.map(({ shape, colour }) => `${shape} ${colour}`)).size).toBe(4);
    expect(rarities.map(({ code, order }) => [code, order])).toEqual([
      ['common', 1],
      ['rare', 2],
      ['super rare', 3],
      ['holo rare', 4],
    ]);
  });

  it('gives no new lane the sign or hue of another', () => {
    const { lanes } = widened(TEA, { lanes: lanesOf(['Sweet', 'Ember']) });
    expect(lanes.slice(0, 2)).toEqual(TEA.lanes);
    expect(lanes.map(({ label, glyph }) => [label, glyph])).toEqual([
      ['Steam', 'S'],
      ['Fire', 'flame'],
      ['Sweet', 'Sw'],
      ['Ember', 'E'],
    ]);
    expect(new Set(lanes.map(({ hue }) => hue)).size).toBe(4);
  });
});
