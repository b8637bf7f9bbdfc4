import { describe, expect, it } from 'vitest';
import { brokenPromises, type LogRow, type Outcome } from './checker.ts';

const row = (seq: number, seat: number, packId: string, pickNumber: number, card: string): LogRow => ({
  seq,
  command_id: `seat${seat}:${packId}:${pickNumber}`,
  seat,
  source: 'member',
  payload: { type: 'pick', seat, packId, pickNumber, cardInstanceIds: [card], burnIds: [] },
});

const ROWS = [
  row(1, 0, 'p', 1, 'p1'),
  row(2, 1, 'q', 1, 'q1'),
  row(3, 1, 'p', 2, 'p2'),
  row(4, 0, 'q', 2, 'q2'),
];
const SEEN = [
  { seat: 0, packId: 'p', pickNumber: 1, cards: ['p1', 'p2'] },
  { seat: 1, packId: 'q', pickNumber: 1, cards: ['q1', 'q2'] },
  { seat: 1, packId: 'p', pickNumber: 2, cards: ['p2'] },
  { seat: 0, packId: 'q', pickNumber: 2, cards: ['q2'] },
];
const TOLD = SEEN.map(({ cards, ...pick }) => ({ ...pick, cards: cards.slice(0, 1) }));
const draft = (changes: Partial<Outcome> = {}): Outcome => ({
  seats: 2,
  rows: ROWS,
  seen: SEEN,
  told: TOLD,
  isOver: true,
  ...changes,
});

describe('the checker of promises', () => {
  it('finds nothing in a draft that kept them', () => {
    expect(brokenPromises(draft())).toEqual([]);
  });

  it.each([
    [
      'an acknowledged pick that is lost',
      { rows: ROWS.slice(0, 3), isOver: false },
      'The acknowledged pick 0 q 2 is lost.',
    ],
    [
      'an acknowledged pick that took another card',
      { rows: ROWS.with(0, row(1, 0, 'p', 1, 'p2')).with(2, row(3, 1, 'p', 2, 'p1')) },
      'The acknowledged pick 0 p 1 took other cards.',
    ],
    [
      'a pick that stands twice',
      { rows: [...ROWS, { ...row(5, 0, 'q', 2, 'q3'), command_id: 'again' }] },
      'There are two picks of 0 q 2.',
    ],
    [
      'a pick that was acknowledged twice',
      { told: [...TOLD, ...TOLD.slice(0, 1)] },
      'The pick 0 p 1 was acknowledged twice.',
    ],
    [
      'a command that stands twice',
      { rows: ROWS.with(3, { ...row(4, 0, 'q', 2, 'q2'), command_id: ROWS[0]?.command_id ?? '' }) },
      'Command seat0:p:1 stands twice.',
    ],
    [
      'a hole in the log',
      { rows: ROWS.with(3, { ...row(5, 0, 'q', 2, 'q2') }) },
      'Row 5 stands where 4 should.',
    ],
    [
      'a card that was taken twice',
      { rows: ROWS.with(3, row(4, 0, 'q', 2, 'p1')), told: TOLD.slice(0, 3) },
      'Card p1 was taken twice.',
    ],
    [
      'a card that nobody has',
      { rows: ROWS.slice(0, 3), told: TOLD.slice(0, 3) },
      "1 cards of pack q are in nobody's pool.",
    ],
    [
      'a pack that was shown with a card that was gone',
      { seen: SEEN.with(2, { seat: 1, packId: 'p', pickNumber: 2, cards: ['p1', 'p2'] }) },
      'Pack p was shown to seat 1 as it was not.',
    ],
    [
      'a pack that skipped a seat',
      {
        seats: 4,
        rows: ROWS.map((one) =>
          one.seat === 1
            ? row(
                one.seq,
                2,
                one.payload.packId ?? '',
                one.payload.pickNumber ?? 0,
                one.payload.cardInstanceIds?.[0] ?? '',
              )
            : one,
        ),
        told: [],
        seen: [],
      },
      'Pack p went round by seats 0, 2.',
    ],
  ])('finds %s', (_, changes, sentence) => {
    expect(brokenPromises(draft(changes))).toContain(sentence);
  });
});
