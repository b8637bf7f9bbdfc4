/**
 * Seat of the `turn`-th decision (from 0) when seats go in a snake: forward and back again, so that the last of one
 * way is the first of the next. `first` is the seat that begins.
 */
export function snakeSeat(seats: number, turn: number, first = 0): number {
  const way = Math.floor(turn / seats);
  const place = turn % seats;
  return (first + (way % 2 === 0 ? place : seats - 1 - place)) % seats;
}

/** Seat of the `turn`-th decision (from 0) when seats go round and round. */
export const roundSeat = (seats: number, turn: number, first = 0): number => (first + turn) % seats;
