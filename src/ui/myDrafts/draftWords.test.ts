import { describe, expect, it } from 'vitest';
import { hasWonMore, recordInWords, recordWords } from './draftWords.ts';

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
