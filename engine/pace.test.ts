import { describe, expect, it } from 'vitest';
import { clockPresets } from './clock.ts';
import { paceSeconds, TOURNAMENT_CLOCK } from './pace.ts';

describe('the seconds of a pick', () => {
  it('follows the steps of tournaments by the cards that are left', () => {
    const seconds = [15, 14, 13, 8, 5, 4, 1, 0].map((cards) => paceSeconds(TOURNAMENT_CLOCK, cards, 15));
    expect(seconds).toEqual([40, 40, 35, 20, 10, 5, 5, 5]);
  });

  it('is that of the ladder where it falls straight, and none without a clock', () => {
    expect([15, 1].map((cards) => paceSeconds(clockPresets.quick, cards, 15))).toEqual([40, 5]);
    expect(paceSeconds(clockPresets.none, 15, 15)).toBeNull();
  });
});
