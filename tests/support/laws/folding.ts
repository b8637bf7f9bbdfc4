import type { DraftAction } from '#engine/core/actions.ts';
import { applyIn, legalIn, viewIn } from '#engine/core/frame.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import type { Law, PlayedDraft } from './law.ts';
import { differences, frozen, isSameJson, overJson, whereNoJson } from './sameJson.ts';

function applied({ format, setup }: PlayedDraft, state: DraftState, action: DraftAction): DraftState {
  const answer = applyIn(format, setup, state, action);
  if (!answer.ok) throw new Error(`${JSON.stringify(action)} was refused (${answer.refusal})`);
  return answer.state;
}

/** `apply`, `legalActions` and `viewFor` never change a setup, a state or an action that they are given. */
export const changesNothing: Law = function* (draft) {
  const { format, play } = draft;
  const setup = frozen(draft.setup);
  let state = frozen(format.deal(setup, draft.secret));
  for (const [index, action] of play.actions.entries()) {
    const before = index % 16 === 0 ? JSON.stringify(state) : null;
    const next = applied(draft, state, frozen(overJson(action)));
    for (let seat = 0; seat < setup.seats && index % 4 === 0; seat += 1) {
      legalIn(format, setup, state, seat);
      viewIn(format, setup, state, { seat });
    }
    if (before !== null && JSON.stringify(state) !== before)
      yield `Action ${index + 1} changed the state it was given.`;
    state = frozen(next);
  }
};

/** A state is plain JSON, and the draft goes on from a stored one as if it had never been away. */
export const survivesJson: Law = function* (draft) {
  const { states, actions } = draft.play;
  for (const state of draft.samples) {
    const where = whereNoJson(state);
    if (where !== null) yield `A state holds what JSON cannot carry at ${where}.`;
    const stored = overJson(state);
    if (!isSameJson(stored, state)) yield `A stored state comes back changed: ${differences(stored, state)}.`;
    const at = states.indexOf(state);
    const action = actions[at];
    const after = states[at + 1];
    if (!action || !after) continue;
    const going = applied(draft, stored, overJson(action));
    if (!isSameJson(going, after)) yield `A stored state goes on differently: ${differences(going, after)}.`;
  }
};

/** Whether two states are the same; where each kept its own cards as they were dealt, those are not compared again. */
function isSameTable(one: DraftState, other: DraftState, dealt: readonly [DraftState, DraftState]): boolean {
  const areKept = one.instances === dealt[0].instances && other.instances === dealt[1].instances;
  if (!areKept) return isSameJson(one, other);
  const { instances: _ones, ...rest } = one;
  const { instances: _others, ...otherRest } = other;
  return JSON.stringify(rest) === JSON.stringify(otherRest);
}

/** Folding the log again gives the very states that were played, whenever it is done. */
export const replays: Law = function* (draft) {
  const { format, setup, secret, play } = draft;
  const [dealt] = play.states;
  const again = format.deal(setup.solo ? overJson(setup) : setup, secret);
  if (!dealt || !isSameJson(again, dealt)) {
    yield `Another table is dealt: ${differences(again, dealt)}.`;
    return;
  }
  let state = again;
  for (const [index, played] of play.states.entries()) {
    if (!isSameTable(state, played, [again, dealt])) {
      yield `State ${index} is another one when replayed: ${differences(state, played)}.`;
      return;
    }
    const action = play.actions[index];
    if (action) state = applied(draft, state, overJson(action));
  }
};
