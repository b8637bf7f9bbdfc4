import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { tableRow } from '../browse/testing/tableRow.ts';
import { hasWonMore, progressOf, recordFigures, recordWords, seatOf } from './myDraftWords.ts';

beforeAll(() => loadMessages('myDrafts', 'tables'));
const t = () => messagesFor('en', 'myDrafts');

describe('how far a draft of mine is', () => {
  const progress = (turn: { isMyTurn?: boolean; isByBot?: boolean }) =>
    progressOf(
      tableRow('one', {
        status: 'drafting',
        mine: { seat: 0, deadlineMs: null, isMyTurn: false, isByBot: false, deck: null, ...turn },
      }),
      t(),
      messagesFor('en', 'tables'),
    );

  it('is whose turn it is, or that a bot plays the seat', () => {
    expect([progress({ isMyTurn: true }), progress({}), progress({ isByBot: true })]).toEqual([
      'Drafting. Your pick.',
      'Drafting. Waiting for the next pack.',
      'Drafting. A bot plays your seat.',
    ]);
  });
});

describe('the company at a table', () => {
  it('is bots where nobody else sat, and players otherwise', () => {
    const [me, bot, open] = tableRow('one').seats;
    const seats = (...taken: (typeof me)[]) =>
      seatOf(tableRow('one', { seats: taken.map((seat) => seat!) }), t());
    expect([seats(me, bot, open), seats(me, me, bot)]).toEqual([
      'Seat 1 of 3, 2 bots',
      'Seat 1 of 3, 2 players',
    ]);
  });
});

describe('how the matches with a deck went', () => {
  it('is written as tournaments write it, and told in whole words', () => {
    const record = { wins: 3, losses: 1, draws: 0 };
    expect([recordFigures(record), recordWords(record, t()), hasWonMore(record)]).toEqual([
      '3–1',
      '3 wins and 1 loss',
      true,
    ]);
  });

  it('has draws where there are any', () => {
    const record = { wins: 1, losses: 1, draws: 1 };
    expect([recordFigures(record), recordWords(record, t()), hasWonMore(record)]).toEqual([
      '1–1–1',
      '1 win, 1 loss and 1 draw',
      false,
    ]);
  });
});
