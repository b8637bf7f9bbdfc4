import { autoAction, noHints } from '#engine/bots/autoAction.ts';
import { personaOf } from '#engine/bots/lanePosterior.ts';
import { apply, deal, turnOf, viewFor } from '#engine/draft.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import { capacityShortage } from '#engine/packs/odds/capacity.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';

/** What checks at the start of a table find wrong with it. */
export const shortageOf = (setup: Setup) =>
  capacityShortage(setup, packsOpened(setup.template, setup.seats, setup.catalogue))?.sentence ?? null;

/** Bots at every seat, until the draft is over or nobody is waited for. */
export function draftedByBots(setup: Setup): DraftState {
  const step = (state: DraftState, action: Parameters<typeof apply>[2]) => {
    const applied = apply(setup, state, action);
    if (!applied.ok) throw new Error(`${applied.refusal} for ${JSON.stringify(action)}`);
    return applied.state;
  };
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  let state = deal(setup, secretOf(5));
  for (const seat of seats) state = step(state, { type: 'seatHandedToBot', seat });
  while (state.phase !== 'complete') {
    const seat = seats.find((each) => turnOf(setup, state, each) !== null);
    if (seat === undefined) break;
    const view = viewFor(setup, state, { seat });
    state = step(state, autoAction(setup, view, noHints, personaOf(seat)).action);
  }
  return state;
}
