import type { EventMatch, EventState, MatchName } from '#engine/events/event.types.ts';
import { happenedBetween } from '#engine/events/happened.ts';
import type { Sql } from '../db/database.ts';
import { noteHookFact, type ToldRound } from '../hooks/hookFacts.ts';

function roundOf({ rounds }: EventState, place: number): ToldRound | null {
  const round = rounds[place];
  return round ? { kind: round.kind, number: round.number, matches: round.matches.length } : null;
}

const matchOf = ({ rounds }: EventState, { round, table }: MatchName): EventMatch | undefined =>
  rounds[round]?.matches.find((match) => match.table === table);

/**
 * Tells hooks, in the command's transaction, which rounds opened and which results count now. What one player alone says
 * is no result yet; nor are byes and matches that a drop decided.
 */
export async function noteEventFacts(
  tx: Sql,
  eventId: string,
  before: EventState,
  after: EventState,
  nowMs: number,
): Promise<void> {
  for (const happening of happenedBetween(before, after)) {
    if (happening.kind === 'roundOpened') {
      const round = roundOf(after, happening.round);
      if (round) await noteHookFact(tx, { type: 'round.opened', eventId, detail: { round } }, nowMs);
      continue;
    }
    if (happening.kind !== 'settled') continue;
    const round = roundOf(after, happening.round);
    const match = matchOf(after, happening);
    if (!round || match?.state.kind !== 'final') continue;
    const { by, score } = match.state;
    if (by !== 'players' && by !== 'host') continue;
    const result = { table: match.table, wins: score.wins, draws: score.draws };
    await noteHookFact(tx, { type: 'result.reported', eventId, detail: { round, result } }, nowMs);
  }
}
