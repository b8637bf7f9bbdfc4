import type { PickClock } from './core/template.ts';

/** A seat's time for all its picks: at most `bankHours`, of which each pick gives back `perPickHours`. */
export type TimeBank = Omit<Extract<PickClock, { kind: 'correspondence' }>, 'kind'>;

const HOUR_MS = 3_600_000;

/** Milliseconds that a seat has at the start, and never more than that by picks alone. */
export const fullBankMs = ({ bankHours }: TimeBank): number => Math.round(bankHours * HOUR_MS);

/**
 * Milliseconds in the bank after a pick that left `leftMs` of it: what was not used and the refill, at most a full bank.
 * Time that a host gave on top is kept, but grows no further. What was overdrawn counts as nothing left.
 */
export function bankAfterPick(bank: TimeBank, leftMs: number): number {
  const left = Math.max(0, leftMs);
  return Math.max(left, Math.min(fullBankMs(bank), left + Math.round(bank.perPickHours * HOUR_MS)));
}
