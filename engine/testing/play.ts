import type { DraftAction, PickAction } from '../actions.ts';
import type { InstanceId } from '../cards.ts';
import { apply, deal, legalActions } from '../draft.ts';
import type { DraftState } from '../draft.types.ts';
import type { Setup } from '../setup.ts';

/** Chance for plays in tests: a whole number below n. */
export type Below = (n: number) => number;

/** A small reproducible source for plays in tests. */
export function belowFrom(seed: number): Below {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

/** A legal pick of a seat, chosen by chance; null when the seat has none. */
export function legalPick(setup: Setup, state: DraftState, seat: number, below: Below): PickAction | null {
  const { pick } = legalActions(setup, state, seat);
  if (!pick) return null;
  const left = [...pick.cards];
  const take = (count: number): InstanceId[] =>
    Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!);
  return {
    type: 'pick',
    seat,
    packId: pick.packId,
    pickNumber: pick.pickNumber,
    cardInstanceIds: take(pick.demand.picks),
    burnIds: take(pick.demand.burns),
    destination: below(4) === 0 ? 'side' : 'main',
  };
}

/** A legal action of any kind: mostly picks, sometimes a move, a pause, a bot, extra time or a take-back. */
export function legalAction(setup: Setup, state: DraftState, below: Below): DraftAction | null {
  const seat = below(setup.seats);
  const legal = legalActions(setup, state, seat);
  const chance = below(10);
  const other = legal.others[below(Math.max(1, legal.others.length))];
  if (other && (chance === 0 || state.phase === 'paused')) return other;
  const card = legal.movable[below(Math.max(1, legal.movable.length))];
  if (card && chance === 1) {
    return { type: 'move', seat, cardInstanceId: card, destination: below(2) === 0 ? 'main' : 'side' };
  }
  for (let offset = 0; offset < setup.seats; offset += 1) {
    const pick = legalPick(setup, state, (seat + offset) % setup.seats, below);
    if (pick) return pick;
  }
  return null;
}

export interface Play {
  readonly states: readonly DraftState[];
  readonly actions: readonly DraftAction[];
}

/** Plays legally to the end; throws when a legal action is refused or the draft does not end. */
export function playOut(setup: Setup, secret: Uint8Array, below: Below, onlyPicks = false): Play {
  let state = deal(setup, secret);
  const states = [state];
  const actions: DraftAction[] = [];
  const limit = 60 * (Object.keys(state.instances).length + 10);
  while (state.phase !== 'complete') {
    const action = onlyPicks ? firstPick(setup, state, below) : legalAction(setup, state, below);
    if (!action) throw new Error(`Nobody can do anything in round ${state.round}`);
    const applied = apply(setup, state, action);
    if (!applied.ok) throw new Error(`A legal ${action.type} was refused: ${applied.refusal}`);
    state = applied.state;
    states.push(state);
    actions.push(action);
    if (actions.length > limit) throw new Error('The draft does not end');
  }
  return { states, actions };
}

function firstPick(setup: Setup, state: DraftState, below: Below): PickAction | null {
  const start = below(setup.seats);
  for (let offset = 0; offset < setup.seats; offset += 1) {
    const pick = legalPick(setup, state, (start + offset) % setup.seats, below);
    if (pick) return pick;
  }
  return null;
}
