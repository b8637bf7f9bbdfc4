import type { DecisionAction, DraftAction, DraftRefusal, PickAction } from '#engine/core/actions.ts';
import type { LegalActions } from '#engine/core/ask.ts';
import type { Format, SetupOf, Shape } from '#engine/core/format.ts';
import { applyIn, legalIn } from '#engine/core/frame.ts';
import { formatOf } from '#engine/formats/formatOf.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import { someAnswer, somePick } from './answers.ts';
import type { Below } from './chance.ts';

/** Every state of a play, the dealt one first, and what was done in between. */
export interface PlayIn<State> {
  readonly states: readonly State[];
  readonly actions: readonly DraftAction[];
}
export type Play = PlayIn<DraftState>;

/** Why a play did not come to its end. */
export type Stuck =
  | { readonly why: 'refused'; readonly action: DraftAction; readonly refusal: DraftRefusal }
  | { readonly why: 'nothingToDo' }
  | { readonly why: 'doesNotEnd' };

/** `decisions` plays decisions alone, `everything` now and then moves, pauses, bots, extra time and take-backs too. */
export type Liveliness = 'everything' | 'decisions';

/** A legal decision of a seat, by chance; null when it is asked nothing. */
export function legalDecision(
  setup: Setup,
  state: DraftState,
  seat: number,
  below: Below,
): DecisionAction | null {
  const { ask } = legalIn(formatOf(setup), setup, state, seat);
  return ask && someAnswer(ask, seat, below);
}

/** A legal pick of a seat, by chance; null when it is asked none. */
export function legalPick(setup: Setup, state: DraftState, seat: number, below: Below): PickAction | null {
  const { ask } = legalIn(formatOf(setup), setup, state, seat);
  return ask?.kind === 'pick' ? somePick(ask, seat, below) : null;
}

type Table = (seat: number) => LegalActions;

function someDecision(legalAt: Table, seats: number, below: Below): DecisionAction | null {
  const start = below(seats);
  for (let offset = 0; offset < seats; offset += 1) {
    const seat = (start + offset) % seats;
    const { ask } = legalAt(seat);
    if (ask) return someAnswer(ask, seat, below);
  }
  return null;
}

function someAction(legalAt: Table, seats: number, isPaused: boolean, below: Below): DraftAction | null {
  const seat = below(seats);
  const { others, movable } = legalAt(seat);
  const chance = below(10);
  const other = others[below(Math.max(1, others.length))];
  if (other && (chance === 0 || isPaused)) return other;
  const card = movable[below(Math.max(1, movable.length))];
  if (card && chance === 1)
    return { type: 'move', seat, cardInstanceId: card, destination: below(2) === 0 ? 'main' : 'side' };
  return someDecision(legalAt, seats, below);
}

/** Plays one format legally, as far as that goes; `stuck` is null when the draft came to its end. */
export function playIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  secret: Uint8Array,
  below: Below,
  liveliness: Liveliness = 'everything',
): PlayIn<Of['state']> & { readonly stuck: Stuck | null } {
  let state = format.deal(setup, secret);
  const states = [state];
  const actions: DraftAction[] = [];
  const limit = 60 * (Object.keys(state.instances).length + 10);
  const end = (stuck: Stuck | null) => ({ states, actions, stuck });
  while (state.phase !== 'complete') {
    const now = state;
    const legalAt: Table = (seat) => legalIn(format, setup, now, seat);
    const action =
      liveliness === 'decisions'
        ? someDecision(legalAt, setup.seats, below)
        : someAction(legalAt, setup.seats, now.phase === 'paused', below);
    if (!action) return end({ why: 'nothingToDo' });
    const applied = applyIn(format, setup, state, action);
    if (!applied.ok) return end({ why: 'refused', action, refusal: applied.refusal });
    state = applied.state;
    states.push(state);
    actions.push(action);
    if (actions.length > limit) return end({ why: 'doesNotEnd' });
  }
  return end(null);
}

/** Plays legally to the end; throws when a legal action is refused or the draft does not end. */
export function playOut(setup: Setup, secret: Uint8Array, below: Below, onlyDecisions = false): Play {
  const { stuck, ...play } = playIn(
    formatOf(setup),
    setup,
    secret,
    below,
    onlyDecisions ? 'decisions' : 'everything',
  );
  if (stuck) throw new Error(stuckWords(stuck));
  return play;
}

/** Why a play stands still, in words. */
export function stuckWords(stuck: Stuck): string {
  if (stuck.why === 'refused')
    return `A legal ${stuck.action.type} was refused (${stuck.refusal}): ${JSON.stringify(stuck.action)}`;
  return stuck.why === 'doesNotEnd' ? 'The draft does not end' : 'Nobody is asked anything';
}
