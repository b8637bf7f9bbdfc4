import { describe, expect, it } from 'vitest';
import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import { loadMessages } from '../../../../messages/load.ts';
import { messagesFor } from '../../../../messages/messagesFor.ts';
import type { Person } from '../../seating.ts';
import { lastTakeWords, nextPile, passWords, pileNote, takeWords } from './winstonWords.ts';

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

const boardOf = (sizes: readonly number[], looking: number, stack: number): WinstonBoard => ({
  kind: 'winston',
  stack,
  piles: sizes.map((size) => ({ size, seen: [] })),
  turnSeat: 0,
  looking,
  lastTake: null,
});

describe('what a Winston turn says', () => {
  it('tells what taking a pile gives, and what comes in its place', () => {
    expect(takeWords(t, boardOf([3, 1, 1], 0, 9), 'Kim')).toEqual({
      label: 'Take 3 cards',
      meaning: 'A new card begins pile 1, then Kim plays.',
    });
    expect(takeWords(t, boardOf([1, 1, 1], 2, 0), 'Kim')).toEqual({
      label: 'Take 1 card',
      meaning: 'The pile stays empty, then Kim plays.',
    });
  });

  it('tells that a passed pile gets a card, and which pile is next', () => {
    expect(passWords(t, boardOf([1, 0, 2], 0, 9), 'Kim')).toEqual({
      label: 'Pass: pile 1 gets a card',
      meaning: 'It’s added unseen. You look at pile 3 next.',
    });
    expect(passWords(t, boardOf([1, 0, 2], 0, 0), 'Kim')).toEqual({
      label: 'Pass pile 1',
      meaning: 'The stack is empty, so it doesn’t grow. You look at pile 3 next.',
    });
  });

  it('tells that passing the last pile gives the top card', () => {
    expect(passWords(t, boardOf([1, 1, 2], 2, 9), 'Kim')).toEqual({
      label: 'Pass: take the top card',
      meaning: 'You get the stack’s top card unseen. Pile 3 gets the next one, then Kim plays.',
    });
    expect(passWords(t, boardOf([0, 0, 2], 2, 1), 'Kim')?.meaning).toBe(
      'You get the stack’s top card unseen. Then Kim plays.',
    );
  });

  it('offers no pass where the last pile has to be taken', () => {
    expect(passWords(t, boardOf([0, 1, 0], 1, 0), 'Kim')).toBe(null);
    expect(nextPile(boardOf([0, 1, 0], 1, 0))).toBe(null);
  });

  it('tells what was taken last, and by whom', () => {
    const board = boardOf([1, 1, 1], 0, 9);
    const told = (lastTake: WinstonBoard['lastTake']) => lastTakeWords(t, { ...board, lastTake }, people);
    expect([
      told(null),
      told({ seat: 1, pile: 1, cards: 3 }),
      told({ seat: 0, pile: null, cards: 1 }),
    ]).toEqual(['', 'Kim took pile 2, 3 cards.', 'You took the top card of the stack.']);
  });

  it('tells what a pile is for who looks', () => {
    const board = boardOf([1, 2, 0], 1, 9);
    expect([0, 1, 2].map((pile) => pileNote(t, board, pile, people[0]))).toEqual([
      'You passed it',
      'You’re looking at it',
      'Empty',
    ]);
    expect(pileNote(t, board, 1, people[1])).toBe('Kim is looking at it');
  });
});
