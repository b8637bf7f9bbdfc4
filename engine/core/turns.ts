import type { Turn } from './ask.ts';
import type { Format, SetupOf, Shape } from './format.ts';
import type { StateBase } from './state.ts';

/** Clocks, events and views ask for the turns of the same state: each is made once. */
const turns = new WeakMap<StateBase, (Turn | null | undefined)[]>();

/** The decision that is waited for at a seat; null for none. */
export function turnIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  seat: number,
): Turn | null {
  let known = turns.get(state);
  if (!known) {
    known = [];
    turns.set(state, known);
  }
  const made = known[seat];
  if (made !== undefined) return made;
  const turn = format.turnOf(setup, state, seat);
  if (seat in state.seats) known[seat] = turn;
  return turn;
}
