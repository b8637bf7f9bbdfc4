import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

describe('the lines of a grid', () => {
  it('are three rows and then three or four columns, of the cells row by row', () => {
    expect(linesOf(4).map(({ option, cells }) => [option, cells])).toEqual([
      ['row1', [0, 1, 2, 3]],
      ['row2', [4, 5, 6, 7]],
      ['row3', [8, 9, 10, 11]],
      ['column1', [0, 4, 8]],
      ['column2', [1, 5, 9]],
      ['column3', [2, 6, 10]],
      ['column4', [3, 7, 11]],
    ]);
    expect(linesOf(3).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'row 1',
      'row 2',
      'row 3',
      'column 1',
      'column 2',
      'column 3',
    ]);
  });
});
