import type { MatchRecord } from '#contract/tables/myTables.ts';
import type { EventState } from '#engine/events/event.types.ts';
import { winnerOf } from '#engine/events/standings.ts';

const NONE: MatchRecord = { wins: 0, losses: 0, draws: 0 };

/** How a player's matches of an event ended, those of the cut too; a bye is a win. Null before one is over. */
export function matchRecordOf({ players, rounds }: EventState, playerId: string): MatchRecord | null {
  const place = players.findIndex(({ id }) => id === playerId);
  const ended = rounds.flatMap(({ matches }) =>
    matches.flatMap(({ players: pair, state }) => {
      const side = pair.indexOf(place);
      return place < 0 || side < 0 || state.kind !== 'final' ? [] : [{ side, winner: winnerOf(state.score) }];
    }),
  );
  if (ended.length === 0) return null;
  const draws = ended.filter(({ winner }) => winner === null).length;
  const wins = ended.filter(({ side, winner }) => winner === side).length;
  return { wins, draws, losses: ended.length - wins - draws };
}

/** Several events together; null where no match is over in any. */
export function addedRecords(records: readonly (MatchRecord | null)[]): MatchRecord | null {
  const told = records.filter((record) => record !== null);
  if (told.length === 0) return null;
  return told.reduce(
    (sum, { wins, losses, draws }) => ({
      wins: sum.wins + wins,
      losses: sum.losses + losses,
      draws: sum.draws + draws,
    }),
    NONE,
  );
}
