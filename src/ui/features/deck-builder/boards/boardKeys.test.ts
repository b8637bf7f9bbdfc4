import { describe, expect, it } from 'vitest';
import { cardAfterLeaving, cardByKey } from './boardKeys.ts';

const grid = [['a', 'b', 'c'], [], ['d'], ['e', 'f']];

describe('keys on a board', () => {
  it.each([
    ['a', 'ArrowDown', 'b'],
    ['c', 'ArrowDown', null],
    ['a', 'ArrowUp', null],
    ['c', 'ArrowRight', 'd'],
    ['d', 'ArrowRight', 'e'],
    ['f', 'ArrowLeft', 'd'],
    ['a', 'ArrowLeft', null],
    ['f', 'Home', 'a'],
    ['a', 'End', 'f'],
    ['a', 'x', null],
    ['nobody', 'ArrowDown', null],
  ])('from %s %s leads to %s', (id, key, next) => {
    expect(cardByKey(grid, id, key)).toBe(next);
  });

  it('keep the focus near a card that was moved away', () => {
    expect(['a', 'c', 'd', 'f'].map((id) => cardAfterLeaving(grid, id))).toEqual(['b', 'b', 'e', 'e']);
    expect(cardAfterLeaving([['a']], 'a')).toBeNull();
  });
});
