import { describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import type { GridBoard } from '#engine/formats/grid/grid.types.ts';
import { linesOf } from '#engine/formats/grid/lines.ts';
import { loadMessages } from '../../../../messages/load.ts';
import { messagesFor } from '../../../../messages/messagesFor.ts';
import type { Person } from '../../seating.ts';
import { cardsIn, lineName, takenWords, thenWords } from './gridWords.ts';

await loadMessages('boards');
const t = messagesFor('en', 'boards');

const person = (seat: number, name: string, isYou = false): Person => ({
  seat,
  name,
  isYou,
  isBot: false,
  isAway: false,
  isHost: false,
  avatarUrl: null,
  packs: 0,
  poolSize: 0,
});
const people = [person(0, 'Mara', true), person(1, 'Kim')];

const board: GridBoard = {
  kind: 'grid',
  rows: 3,
  columns: 3,
  cells: Array.from({ length: 9 }, (_, cell) => ({
    card: { id: instanceId(`c${cell}`), card: cell, finish: 'plain' },
    takenBy: cell < 3 ? 1 : null,
  })),
  lines: [{ seat: 1, line: 'row1', cards: 3 }],
  lastLine: { seat: 1, line: 'row1', cards: 3 },
  gridsLeft: 2,
  turnSeat: 0,
  nextSeats: [],
  nextBeginner: 0,
  pools: [[], []],
};

describe('what a grid says', () => {
  it('names lines as people count them', () => {
    expect(linesOf(4).map((line) => lineName(t, line))).toEqual([
      'Row 1',
      'Row 2',
      'Row 3',
      'Column 1',
      'Column 2',
      'Column 3',
      'Column 4',
    ]);
  });

  it('counts only cards that are still there', () => {
    const ids = linesOf(3).map((line) =>
      cardsIn(board, line)
        .map(({ id }) => id)
        .join(' '),
    );
    expect(ids).toEqual(['', 'c3 c4 c5', 'c6 c7 c8', 'c3 c6', 'c4 c7', 'c5 c8']);
  });

  it('tells who took what', () => {
    expect([takenWords(t, { lastLine: null, columns: 3 }, people), takenWords(t, board, people)]).toEqual([
      '',
      'Kim took row 1, 3 cards.',
    ]);
    expect(takenWords(t, { lastLine: { seat: 0, line: 'column3', cards: 1 }, columns: 3 }, people)).toBe(
      'You took column 3, 1 card.',
    );
  });

  it('tells what follows the own line', () => {
    const following = (more: Partial<GridBoard>) => thenWords(t, { ...board, ...more }, people);
    expect([
      following({}),
      following({ nextBeginner: 1 }),
      following({ nextBeginner: null }),
      following({ nextSeats: [1, 0] }),
      following({ nextSeats: [0] }),
    ]).toEqual([
      'The rest is set aside, and you begin the next grid.',
      'The rest is set aside, and Kim begins the next grid.',
      'The rest is set aside. This is the last grid.',
      'Then Kim chooses.',
      'Then you choose again.',
    ]);
  });
});
