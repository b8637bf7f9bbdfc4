import { describe, expect, it } from 'vitest';
import { nextOption, placeFrom } from './unitKeys.ts';

/** Two rows and two columns of cards with a handle each; nothing stands in the corner, and the last card is missing. */
const cells = ['0 1', '0 2', '1 0', '1 1', '1 2', '2 0', '2 1'].map((text) => {
  const [row = 0, column = 0] = text.split(' ').map(Number);
  return { row, column };
});

const from = (key: string, row: number, column: number) => {
  const to = placeFrom(key, { row, column }, cells);
  return to && `${to.row} ${to.column}`;
};

describe('keys on a board of lines', () => {
  it('walk from handles to cards and back', () => {
    expect([from('ArrowDown', 0, 1), from('ArrowLeft', 1, 1), from('ArrowUp', 1, 2)]).toEqual([
      '1 1',
      '1 0',
      '0 2',
    ]);
  });

  it('stay where nothing lies in that direction', () => {
    expect([
      from('ArrowLeft', 0, 1),
      from('ArrowUp', 1, 0),
      from('ArrowRight', 2, 1),
      from('x', 1, 1),
    ]).toEqual([null, null, null, null]);
  });

  it('go to the ends of a row with Home and End', () => {
    expect([from('Home', 1, 2), from('End', 1, 0), from('Home', 1, 0)]).toEqual(['1 0', '1 2', null]);
  });
});

describe('a click on a card of two lines', () => {
  it('reserves its row, then its column, then lets go', () => {
    const lines = ['row1', 'column2'];
    expect([nextOption(lines, null), nextOption(lines, 'row1'), nextOption(lines, 'column2')]).toEqual([
      'row1',
      'column2',
      'column2',
    ]);
  });

  it('reserves its row when another line was reserved', () => {
    expect(nextOption(['row1', 'column2'], 'row3')).toBe('row1');
  });

  it('does nothing when no line through it can be taken', () => {
    expect(nextOption([], 'row3')).toBe(null);
  });
});
