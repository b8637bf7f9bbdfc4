import type { EventMatch, EventRound, EventState } from './event.types.ts';

/** Whether a match counts. */
export const isFinal = ({ state }: EventMatch): boolean => state.kind === 'final';
/** Whether every match of a round counts. */
export const isRoundOver = ({ matches }: EventRound): boolean => matches.every(isFinal);

/** The Swiss rounds, or those of the cut, in order. */
export const roundsOf = ({ rounds }: EventState, kind: EventRound['kind']) =>
  rounds.filter((round) => round.kind === kind);

/** Which round comes next: null when all were played, or while the last one of the cut is not over. */
export function nextKind(state: EventState): EventRound['kind'] | null {
  if (roundsOf(state, 'swiss').length < state.rules.swissRounds) return 'swiss';
  const last = roundsOf(state, 'cut').at(-1);
  if (last) return last.matches.length > 1 && isRoundOver(last) ? 'cut' : null;
  return state.rules.cut > 0 && playing(state).length > 1 ? 'cut' : null;
}

/** Those who have not dropped, by their place among the players. */
export const playing = ({ players }: EventState): readonly number[] =>
  players.flatMap(({ droppedAfter }, player) => (droppedAfter === null ? [player] : []));
