import type { EventRound } from './event.types.ts';

/** One key for two players, whoever is named first. */
export const meetingKey = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** How often two players were paired in these rounds, by their key. */
export function meetingsIn(rounds: readonly EventRound[]): ReadonlyMap<string, number> {
  const meetings = new Map<string, number>();
  for (const { players } of rounds.flatMap(({ matches }) => matches)) {
    if (players[1] === null) continue;
    const key = meetingKey(players[0], players[1]);
    meetings.set(key, (meetings.get(key) ?? 0) + 1);
  }
  return meetings;
}

/** The tables of a Swiss round at which two players meet who were paired before. */
export function rematchesIn(rounds: readonly EventRound[], round: number): readonly number[] {
  const met = meetingsIn(rounds.slice(0, round));
  const { kind, matches } = rounds[round] ?? { kind: 'cut', matches: [] };
  return matches.flatMap(({ table, players: [a, b] }) =>
    kind === 'swiss' && b !== null && met.has(meetingKey(a, b)) ? [table] : [],
  );
}
