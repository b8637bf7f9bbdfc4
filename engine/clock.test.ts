import { describe, expect, it } from 'vitest';
import { clockPresets, pickSeconds } from './clock.ts';

describe('the clock of a pick [spec 9.8]', () => {
  it('falls from the first seconds with a full pack to the last with one card', () => {
    const ladder = (name: 'quick' | 'standard' | 'relaxed') =>
      [15, 8, 1].map((cards) => pickSeconds(clockPresets[name], cards, 15));
    expect([ladder('quick'), ladder('standard'), ladder('relaxed')]).toEqual([
      [40, 23, 5],
      [75, 43, 10],
      [120, 70, 20],
    ]);
  });

  it('never goes beyond a full pack and gives packs of one card the whole time', () => {
    expect(pickSeconds(clockPresets.quick, 20, 15)).toBe(40);
    expect(pickSeconds(clockPresets.quick, 0, 15)).toBe(5);
    expect(pickSeconds(clockPresets.quick, 1, 1)).toBe(40);
  });

  it('is absent where there is none', () => {
    expect(pickSeconds(clockPresets.none, 10, 15)).toBeNull();
  });
});
