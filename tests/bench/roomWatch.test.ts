import { describe, expect, it } from 'vitest';
import { interactionsIn, median, quantile, type Watched } from './roomWatch.ts';

const event = (id: number, atMs: number, tookMs: number) => ({ id, name: 'click', atMs, tookMs });

describe('how a draft felt', () => {
  it('counts an interaction once, by its slowest event, and what is no interaction not at all', () => {
    const watched: Watched = {
      events: [event(7, 100, 24), event(7, 101, 88), event(0, 102, 400), event(8, 200, 40)],
      tasks: [],
    };
    expect(interactionsIn(watched, 0, 1000)).toEqual([40, 88]);
  });

  it('leaves out what began before the first pick or after the last one', () => {
    const watched: Watched = { events: [event(1, 99, 50), event(2, 100, 60), event(3, 200, 70)], tasks: [] };
    expect(interactionsIn(watched, 100, 200)).toEqual([60]);
  });

  it('gives the value that three of four do not exceed, and the middle one of three drafts', () => {
    expect(quantile([10, 20, 30, 40], 0.75)).toBe(30);
    expect(quantile([], 0.75)).toBe(0);
    expect(median([30, 10, 20])).toBe(20);
  });
});
