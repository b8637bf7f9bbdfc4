import { accept, refuse } from './applied.ts';
import type { EventApplied, EventState } from './event.types.ts';

/** Who waits for a place, the first one first. */
export const waitingIn = ({ waiting }: Pick<EventState, 'waiting'>): readonly string[] => waiting ?? [];

const isIn = (state: EventState, playerId: string): boolean =>
  state.players.some(({ id }) => id === playerId) || waitingIn(state).includes(playerId);

const withPlayer = (state: EventState, playerId: string): EventState => ({
  ...state,
  players: [...state.players, { id: playerId, pod: null, droppedAfter: null }],
});

/** How many places there are is for the caller to know. */
export function join(state: EventState, playerId: string): EventApplied {
  if (state.phase !== 'gathering') return refuse('eventStarted');
  return isIn(state, playerId) ? refuse('alreadyInEvent') : accept(withPlayer(state, playerId));
}

/** The last one in the queue for a place. */
export function wait(state: EventState, playerId: string): EventApplied {
  if (state.phase !== 'gathering') return refuse('eventStarted');
  if (isIn(state, playerId)) return refuse('alreadyInEvent');
  return accept({ ...state, waiting: [...waitingIn(state), playerId] });
}

/** The person who has waited longest becomes the last of the players. */
export function admit(state: EventState): EventApplied {
  if (state.phase !== 'gathering') return refuse('eventStarted');
  const [first, ...others] = waitingIn(state);
  if (first === undefined) return refuse('waitingListEmpty');
  return accept(withPlayer({ ...state, waiting: others }, first));
}

/** Off the list of players, or out of the queue. */
export function leave(state: EventState, playerId: string): EventApplied {
  if (state.phase !== 'gathering') return refuse('eventStarted');
  if (!isIn(state, playerId)) return refuse('notInEvent');
  const players = state.players.filter(({ id }) => id !== playerId);
  const waiting = waitingIn(state).filter((id) => id !== playerId);
  return accept({ ...state, players, ...(state.waiting && { waiting }) });
}
