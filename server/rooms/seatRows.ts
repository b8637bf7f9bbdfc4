import type { SeatSummary } from '#engine/core/view.ts';

const isSameSeat = (a: SeatSummary, b: SeatSummary | undefined) =>
  a.packs === b?.packs && a.poolSize === b.poolSize && a.bot === b.bot;

/** What is sent of the seats that differ: `[seat, packs, poolSize, bot 0|1]`. */
export function seatRows(
  before: readonly SeatSummary[],
  after: readonly SeatSummary[],
): [number, number, number, 0 | 1][] {
  if (after === before) return [];
  return after
    .filter((seat, index) => !isSameSeat(seat, before[index]))
    .map(({ seat, packs, poolSize, bot }) => [seat, packs, poolSize, bot ? 1 : 0]);
}
