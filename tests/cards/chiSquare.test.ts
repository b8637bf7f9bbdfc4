import { describe, expect, it } from 'vitest';
import { openStream } from '#engine/random/streams.ts';
import { chiSquareTail, pValueOf } from './chiSquare.ts';

describe('the chi-square of card counts', () => {
  it('has the tail of the printed tables', () => {
    const table = [
      [3.841, 1, 0.05],
      [10.828, 1, 0.001],
      [18.307, 10, 0.05],
      [29.588, 10, 0.001],
      [124.342, 100, 0.05],
      [149.449, 100, 0.001],
      [77.929, 100, 0.95],
    ] as const;
    for (const [value, freedom, tail] of table) expect(chiSquareTail(value, freedom)).toBeCloseTo(tail, 4);
    expect(chiSquareTail(60, 2)).toBeCloseTo(Math.exp(-30), 20);
    expect(chiSquareTail(0, 3)).toBe(1);
  });

  it('calls packs of true chance unlikely as often as it says, also when cards only come together', () => {
    const stream = openStream(new Uint8Array(32), 'true chance');
    const chances = new Map(Array.from({ length: 12 }, (_, card) => [card, 1 / 4]));
    const pack = () => {
      const first = stream.below(4) * 3;
      return [first, first + 1, first + 2];
    };
    const values = Array.from({ length: 1000 }, () =>
      pValueOf(
        Array.from({ length: 400 }, () => pack()),
        chances,
      ),
    );
    const below = (level: number) => values.filter((value) => value < level).length / values.length;
    expect(Math.abs(below(0.05) - 0.05)).toBeLessThan(0.025);
    expect(Math.abs(below(0.5) - 0.5)).toBeLessThan(0.06);
  });
});
