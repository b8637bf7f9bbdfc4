import { describe, expect, it } from 'vitest';
import { Allowance, DEFAULT_LIMITS, MessageAllowance } from './limits.ts';

describe('an allowance', () => {
  const takeMany = (allowance: Allowance, count: number, nowMs: number) =>
    Array.from({ length: count }, () => allowance.take(nowMs)).filter(Boolean).length;

  it('gives its burst at once and then its rate', () => {
    const allowance = new Allowance({ count: 100, perMs: 20_000, burst: 200 }, 0);
    expect(takeMany(allowance, 300, 0)).toBe(200);
    expect(takeMany(allowance, 300, 1_000)).toBe(5);
    expect(takeMany(allowance, 300, 21_000)).toBe(100);
  });

  it('never holds more than its burst, and takes no harm from a clock that goes back', () => {
    const allowance = new Allowance({ count: 1, perMs: 1, burst: 2 }, 1_000);
    expect(takeMany(allowance, 9, 900)).toBe(2);
    expect(takeMany(allowance, 9, 1_000_000)).toBe(2);
  });
});

describe('the allowance of a connection', () => {
  it('counts pings apart from other messages', () => {
    const allowance = new MessageAllowance(DEFAULT_LIMITS, 0);
    for (let calls = 0; calls < 200; calls++) expect(allowance.take('call', 0)).toBe(true);
    expect([allowance.take('call', 0), allowance.take('close', 0), allowance.take('ping', 0)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
