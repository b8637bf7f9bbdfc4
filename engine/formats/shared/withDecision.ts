import type { InstanceId } from '../../core/cards.ts';
import type { SeatBase } from '../../core/state.ts';

/** Seats after a decision of one of them, who took these cards by it, perhaps none, into its main pool. */
export function withDecision<Seat extends SeatBase>(
  seats: readonly Seat[],
  at: number,
  cards: readonly InstanceId[],
  round = 0,
): readonly Seat[] {
  const seat = seats[at]!;
  const decisions = seat.decisions + 1;
  const pooled = cards.map((id) => ({ id, destination: 'main', round, pick: decisions }) as const);
  return seats.with(at, { ...seat, decisions, pool: [...seat.pool, ...pooled] });
}
