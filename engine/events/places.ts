import { advancing } from './bracket.ts';
import type { EventState } from './event.types.ts';
import { standingsOf } from './standings.ts';

/** Sizes of the pods that so many players are seated in: as few as fit a table, as even as can be. */
export function podSizes(players: number, tableSeats: number): readonly number[] {
  const pods = Math.max(1, Math.ceil(players / tableSeats));
  return Array.from(
    { length: pods },
    (_, pod) => Math.floor(players / pods) + (pod < players % pods ? 1 : 0),
  );
}

/**
 * Players from the first place to the last. Those of a cut stand before all others: who won it, then by how far each came,
 * within one round of the cut by the standings of the Swiss rounds.
 */
export function finalOrder(state: EventState): readonly number[] {
  const swiss = standingsOf(state).map(({ player }) => player);
  const reached = new Map<number, number>();
  for (const [depth, { matches }] of state.rounds.filter(({ kind }) => kind === 'cut').entries())
    for (const match of matches) {
      for (const player of match.players) if (player !== null) reached.set(player, depth + 1);
      const winner = advancing(match);
      if (winner !== null) reached.set(winner, depth + 2);
    }
  return [...swiss].sort(
    (a, b) => (reached.get(b) ?? 0) - (reached.get(a) ?? 0) || swiss.indexOf(a) - swiss.indexOf(b),
  );
}

/** Who won the final of the cut; without a cut, who stands first when the Swiss rounds are over; null before. */
export function championOf(state: EventState): number | null {
  const last = state.rounds.at(-1);
  const isOver = last?.matches.every((match) => match.state.kind === 'final') ?? false;
  if (!last || !isOver) return null;
  if (last.kind === 'cut')
    return last.matches.length === 1 && last.matches[0] ? advancing(last.matches[0]) : null;
  const isLast = last.number === state.rules.swissRounds && state.rules.cut === 0;
  return isLast ? (standingsOf(state)[0]?.player ?? null) : null;
}
