import type { SeatBase } from '../../core/state.ts';

/** Seats before their first decision. Throws when there is none. */
export function freshSeats(count: number): readonly SeatBase[] {
  if (!Number.isInteger(count) || count < 1) throw new Error(`A draft needs a seat, not ${count}`);
  return Array.from({ length: count }, () => ({ pool: [], decisions: 0, bot: false }));
}
