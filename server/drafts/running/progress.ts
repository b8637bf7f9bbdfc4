import type { DraftState, DraftView } from '#engine/formats/registry.ts';

/** How far a draft is, each counted from 1. */
export interface Progress {
  readonly round: number;
  readonly rounds: number;
  readonly pick: number;
  readonly picks: number;
}

/** How far the seat of this view is; for people without a seat, the person who is farthest. */
export function progressIn(state: DraftState, view: DraftView): Progress {
  // Bots are ahead of people: where they are tells nothing of the table.
  const people = state.seats.filter((known) => !known.bot);
  const told = people.length > 0 ? people : state.seats;
  const furthest = Math.max(0, ...told.map((known) => known.decisions));
  const decisions = view.seat === null ? furthest : view.decisionsInRound;
  const picks = Math.max(view.packSize, decisions + 1);
  return { round: view.round + 1, rounds: view.rounds, pick: Math.min(decisions + 1, picks), picks };
}
