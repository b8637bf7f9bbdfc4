import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

describe('the progress of a command', () => {
  it('is told every two seconds, and not at all of short work', () => {
    let nowMs = 0;
    const told: string[] = [];
    const show = progressOf(
      (line) => told.push(line),
      () => nowMs,
    );
    for (const [atMs, rows] of [
      [100, 10],
      [1999, 20],
      [2000, 30],
      [3500, 40],
      [4100, 50],
    ] as const) {
      nowMs = atMs;
      show(rows);
    }
    expect(told).toStrictEqual(['30 rows so far', '50 rows so far']);
  });
});
