import { describe, expect, it } from 'vitest';
import { tableRow } from '../browse/testing/tableRow.ts';
import { hasWonMore, recordInWords, recordWords, whereItStands } from './draftWords.ts';

describe('where a draft of mine stands', () => {
  const stands = (turn: { isMyTurn?: boolean; isByBot?: boolean }) =>
    whereItStands(
      tableRow('one', {
        status: 'drafting',
        mine: { seat: 0, deadlineMs: null, isMyTurn: false, isByBot: false, deck: null, ...turn },
      }),
    );

  it('is whose turn it is, or that a bot plays the seat', () => {
    expect([stands({ isMyTurn: true }), stands({}), stands({ isByBot: true })]).toEqual([
      'Drafting. Your pick.',
      'Drafting. Waiting for the next pack.',
      'Drafting. A bot plays your seat.',
    ]);
  });
});

describe('how the matches with a deck went', () => {
  it('is written as tournaments write it, and told in whole words', () => {
    const record = { wins: 3, losses: 1, draws: 0 };
    expect([recordWords(record), recordInWords(record), hasWonMore(record)]).toEqual([
      '3–1',
      '3 wins, 1 loss',
      true,
    ]);
  });

  it('has draws where there are any', () => {
    const record = { wins: 1, losses: 1, draws: 1 };
    expect([recordWords(record), recordInWords(record), hasWonMore(record)]).toEqual([
      '1–1–1',
      '1 win, 1 loss, 1 draw',
      false,
    ]);
  });
});
