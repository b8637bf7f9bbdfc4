import type { Format, SetupOf, Shape } from './format.ts';
import type { StateBase } from './state.ts';
import type { SeatSummary } from './view.ts';

/** A table's eight people are shown the same seats over and over: each is made once a state. */
const summaries = new WeakMap<StateBase, readonly SeatSummary[]>();

/** What everybody at the table sees of the seats; made once a state. */
export function seatsIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
): readonly SeatSummary[] {
  const known = summaries.get(state);
  if (known) return known;
  const made = state.seats.map((seat, index) => ({
    seat: index,
    packs: format.waitingAt(setup, state, index),
    poolSize: seat.pool.length,
    bot: seat.bot,
  }));
  summaries.set(state, made);
  return made;
}
