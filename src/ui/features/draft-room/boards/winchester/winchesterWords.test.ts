import { describe, expect, it } from 'vitest';
import type { WinchesterBoard } from '#engine/formats/winchester/winchester.types.ts';
import { loadMessages } from '../../../../messages/load.ts';
import { messagesFor } from '../../../../messages/messagesFor.ts';
import type { Person } from '../../seating.ts';
import { lastTakeWords, thenWords } from './winchesterWords.ts';

await loadMessages('boards');
const t = messagesFor('en', 'boards');

const kim: Person = {
  seat: 0,
  name: 'Kim',
  isYou: false,
  isBot: false,
  isAway: false,
  isHost: false,
  avatarUrl: null,
  packs: 0,
  poolSize: 0,
};

const boardOf = (stack: number): WinchesterBoard => ({
  kind: 'winchester',
  stack,
  piles: [[], [], [], []],
  turnSeat: 0,
  lastTake: { seat: 0, pile: 1, cards: 2 },
  pools: [[]],
});

describe('what a Winchester turn says', () => {
  it('tells what was taken last, and by whom', () => {
    const mine = { ...kim, isYou: true };
    expect([
      lastTakeWords(t, boardOf(9), [kim]),
      lastTakeWords(t, boardOf(9), [mine]),
      lastTakeWords(t, { ...boardOf(9), lastTake: null }, [kim]),
    ]).toEqual(['Kim took pile 2, 2 cards.', 'You took pile 2, 2 cards.', '']);
  });

  it('tells how the piles grow after the turn', () => {
    expect([4, 3, 1, 0].map((stack) => thenWords(t, boardOf(stack), 'Kim'))).toEqual([
      'Every pile gets a card, then Kim plays.',
      'The last 3 cards go on the first piles, then Kim plays.',
      'The last card goes on the first pile, then Kim plays.',
      'The stack is empty, so no pile grows. Then Kim plays.',
    ]);
  });
});
