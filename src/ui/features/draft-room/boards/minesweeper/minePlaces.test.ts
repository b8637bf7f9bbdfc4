import { describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import { cardWidthIn, isCardPlace, placeAt } from './minePlaces.ts';

describe('a place of the grid', () => {
  it('is told by row and column from the top left', () => {
    expect([0, 7, 8, 39].map((at) => placeAt(at, 8))).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 8 },
      { row: 2, column: 1 },
      { row: 5, column: 8 },
    ]);
  });

  it('is a card only when that lies face up', () => {
    expect(
      [{ id: instanceId('a'), card: 1, finish: 'plain' } as const, 'down' as const, 0].map(isCardPlace),
    ).toEqual([true, false, false]);
  });

  it('is as wide as fits, never so small that its picture says nothing', () => {
    expect(cardWidthIn(1000, 8, 'fitted')).toBe(112);
    expect(cardWidthIn(700, 8, 'fitted')).toBe(80);
    expect(cardWidthIn(358, 12, 'fitted')).toBe(58);
    expect(cardWidthIn(358, 12, 'small')).toBe(44);
    expect(cardWidthIn(1000, 3, 'large')).toBe(158);
  });
});
