import { describe, expect, it } from 'vitest';
import { simulateSwiss } from './swissEvents.ts';

const EVENTS = 200;

describe('simulated Swiss events of 4 to 128 players with drops', () => {
  it('are paired in every round as well as a maximum-weight matching of the same field', {
    timeout: 120_000,
  }, () => {
    const verdicts = Array.from({ length: EVENTS }, (_, seed) => simulateSwiss(seed)).flat();
    expect(verdicts.length).toBeGreaterThan(EVENTS * 3);
    expect(verdicts.filter(({ paired, optimum }) => paired.join() !== optimum.join())).toEqual([]);
    // What has to be avoided does happen among them, where it can't be.
    const had = (at: number) => verdicts.some(({ optimum }) => (optimum[at] ?? 0) > 0);
    expect([0, 1, 2, 3, 4].map(had)).toEqual([true, true, true, true, true]);
  });
});
