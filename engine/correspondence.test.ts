import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankAfterPick, fullBankMs } from './correspondence.ts';

const HOUR_MS = 3_600_000;
const BANK = { bankHours: 48, perPickHours: 8 };

describe('a time bank', () => {
  it('begins full', () => {
    expect(fullBankMs(BANK)).toBe(48 * HOUR_MS);
    expect(fullBankMs({ bankHours: 0.5, perPickHours: 0 })).toBe(HOUR_MS / 2);
  });

  it('keeps what a pick did not use and is refilled, but never above full', () => {
    expect(bankAfterPick(BANK, 10 * HOUR_MS)).toBe(18 * HOUR_MS);
    expect(bankAfterPick(BANK, 40 * HOUR_MS)).toBe(48 * HOUR_MS);
    expect(bankAfterPick(BANK, 47 * HOUR_MS + 1)).toBe(48 * HOUR_MS);
  });

  it('holds the refill alone after a pick that the clock made', () => {
    expect([bankAfterPick(BANK, 0), bankAfterPick(BANK, -1500)]).toEqual([8 * HOUR_MS, 8 * HOUR_MS]);
  });

  it('keeps what the host gave on top', () => {
    expect(bankAfterPick(BANK, 60 * HOUR_MS)).toBe(60 * HOUR_MS);
  });

  it('without a refill only falls', () => {
    expect(bankAfterPick({ bankHours: 24, perPickHours: 0 }, 5)).toBe(5);
  });

  it('never loses time to a pick and never exceeds the larger of full and what was left', () => {
    const hours = fc.integer({ min: 0, max: 336 });
    fc.assert(
      fc.property(
        hours,
        hours,
        fc.integer({ min: 0, max: 400 * HOUR_MS }),
        (bankHours, perPickHours, left) => {
          const bank = { bankHours, perPickHours };
          const after = bankAfterPick(bank, left);
          expect(after).toBeGreaterThanOrEqual(left);
          expect(after).toBeLessThanOrEqual(Math.max(left, fullBankMs(bank)));
        },
      ),
    );
  });
});
