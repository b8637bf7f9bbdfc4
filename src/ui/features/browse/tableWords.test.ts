import { describe, expect, it } from 'vitest';
import { actionAt, clockSpan, progressWords, seatWords, whatIsDrafted } from './tableWords.ts';
import { tableRow } from './testing/tableRow.ts';

const person = { kind: 'member', name: 'Kim', avatarUrl: null } as const;
const running = { status: 'drafting', progress: { round: 2, rounds: 3, pick: 4, picks: 15 } } as const;
const mine = { seat: 0, deadlineMs: null, isMyTurn: false, isByBot: false, deck: null };

describe('the words of a table', () => {
  it('count the seats that people can take, and how many of them bots hold', () => {
    const bot = { kind: 'bot', name: 'Basil', avatarUrl: null } as const;
    expect([
      seatWords(tableRow('a')),
      seatWords(tableRow('a', { seats: [person, bot, bot] })),
      seatWords(tableRow('a', { seats: [person, { kind: 'open', name: '', avatarUrl: null }] })),
    ]).toEqual(['3 seats open (a bot holds 1)', '2 seats open (bots hold 2)', '1 seat open']);
  });

  it('say why nobody may sit down', () => {
    expect([
      seatWords(tableRow('a', { seats: [person, person] })),
      seatWords(tableRow('a', { isFull: true })),
      seatWords(tableRow('a', { status: 'countdown' })),
      seatWords(tableRow('a', running)),
    ]).toEqual(['Full', 'Locked by the host', 'Starting now', 'Pack 2, pick 4']);
  });

  it('tell how far a draft is in packs only where packs go round', () => {
    expect([
      progressWords(tableRow('a', running)),
      progressWords(tableRow('a', { ...running, format: 'grid' })),
      progressWords(
        tableRow('a', {
          ...running,
          format: 'rotisserie',
          progress: { round: 1, rounds: 1, pick: 4, picks: 45 },
        }),
      ),
      progressWords(tableRow('a')),
    ]).toEqual(['pack 2, pick 4', 'round 2, turn 4', 'turn 4', null]);
  });

  it('give the clock as its first and last pick', () => {
    expect((['quick', 'standard', 'relaxed', 'none'] as const).map((clock) => clockSpan(clock))).toEqual([
      '40 s to 5 s',
      '75 s to 10 s',
      '120 s to 20 s',
      'take your time',
    ]);
  });

  it('put a template’s name into a sentence and leave a name in capitals alone', () => {
    expect([whatIsDrafted(tableRow('a')), 'NEO cube']).toEqual(['Emberwake, Three packs of 15', 'NEO cube']);
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
