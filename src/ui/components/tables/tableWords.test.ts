import { beforeAll, describe, expect, it } from 'vitest';
import { tableRow } from '../../features/browse/testing/tableRow.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { actionAt } from './tableState.ts';
import {
  clockSpan,
  lengthWords,
  placeWords,
  seatWords,
  type TableWords,
  whatIsDrafted,
} from './tableWords.ts';

let t: TableWords;
beforeAll(async () => {
  await loadMessages('tables');
  t = messagesFor('en', 'tables');
});

const person = { kind: 'member', name: 'Kim', avatarUrl: null } as const;
const running = { status: 'drafting', progress: { round: 2, rounds: 3, pick: 4, picks: 15 } } as const;
const mine = { seat: 0, deadlineMs: null, isMyTurn: false, isByBot: false, deck: null };

describe('the words of a table', () => {
  it('count the seats that people can take, and how many of them bots hold', () => {
    const bot = { kind: 'bot', name: 'Basil', avatarUrl: null } as const;
    expect([
      seatWords(tableRow('a'), t),
      seatWords(tableRow('a', { seats: [person, bot, bot] }), t),
      seatWords(tableRow('a', { seats: [person, { kind: 'open', name: '', avatarUrl: null }] }), t),
    ]).toEqual(['3 seats open (a bot holds 1)', '2 seats open (bots hold 2)', '1 seat open']);
  });

  it('say why nobody may sit down', () => {
    expect([
      seatWords(tableRow('a', { seats: [person, person] }), t),
      seatWords(tableRow('a', { isFull: true }), t),
      seatWords(tableRow('a', { status: 'countdown' }), t),
      seatWords(tableRow('a', running), t),
    ]).toEqual(['Full', 'Locked by the host', 'Starting now', 'Pack 2, pick 4']);
  });

  it('tell how far a draft is in packs only where packs go round', () => {
    expect([
      placeWords(tableRow('a', running), t),
      placeWords(tableRow('a', { ...running, format: 'grid' }), t),
      placeWords(
        tableRow('a', {
          ...running,
          format: 'rotisserie',
          progress: { round: 1, rounds: 1, pick: 4, picks: 45 },
        }),
        t,
      ),
      placeWords(tableRow('a'), t),
    ]).toEqual(['Pack 2, pick 4', 'Round 2, turn 4', 'Turn 4', null]);
  });

  it('give the clock as its first and last pick', () => {
    expect((['quick', 'standard', 'relaxed', 'none'] as const).map((clock) => clockSpan(clock, t))).toEqual([
      '40 s to 5 s',
      '75 s to 10 s',
      '120 s to 20 s',
      'take your time',
    ]);
  });

  it('give the length in minutes, then in hours and days', () => {
    expect([1, 45, 200, 11_520].map((minutes) => lengthWords(minutes, t))).toEqual([
      '1 min',
      '45 min',
      '3 hours',
      '8 days',
    ]);
  });

  it('name the game and its template', () => {
    expect(whatIsDrafted(tableRow('a'), t)).toBe('Emberwake, Three packs of 15');
  });
});

describe('what somebody may do with a table', () => {
  it('is to open an own one, sit down at one with seats, watch a running one that may be watched, and nothing at a full one', () => {
    expect([
      actionAt(tableRow('a', { mine, ...running })),
      actionAt(tableRow('a')),
      actionAt(tableRow('a', running)),
      actionAt(tableRow('a', { ...running, mayWatch: false })),
      actionAt(tableRow('a', { isFull: true })),
      actionAt(tableRow('a', { status: 'countdown' })),
    ]).toEqual(['open', 'sit', 'watch', 'nothing', 'nothing', 'nothing']);
  });
});
