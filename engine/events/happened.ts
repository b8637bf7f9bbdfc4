import type { EventMatch, EventState, MatchName } from './event.types.ts';
import { waitingIn } from './gathering.ts';

/** What an event's people are told of, players named by id; a round is its place in `rounds`. */
export type EventHappening =
  | { readonly kind: 'admitted' | 'startedWithout'; readonly playerId: string }
  | { readonly kind: 'seated' | 'cancelled' }
  | { readonly kind: 'roundOpened'; readonly round: number }
  | (MatchName & { readonly kind: 'reported'; readonly by: 0 | 1 })
  | (MatchName & { readonly kind: 'settled' | 'reopened' });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What became of a match of a round that both states have. */
function ofMatch(name: MatchName, before: EventMatch, after: EventMatch): EventHappening[] {
  if (isSame([before.players, before.state], [after.players, after.state])) return [];
  if (after.state.kind === 'reported') return [{ kind: 'reported', ...name, by: after.state.by }];
  return [{ kind: after.state.kind === 'final' ? 'settled' : 'reopened', ...name }];
}

/** What happened between two states of an event, in the order in which it is told: rounds that opened come last. */
export function happenedBetween(before: EventState, after: EventState): readonly EventHappening[] {
  const waited = waitingIn(before);
  const playing = new Set(after.players.map(({ id }) => id));
  const isSeated = before.phase === 'gathering' && after.phase === 'drafting';
  const taken = waited.filter((id) => playing.has(id));
  const leftOut = isSeated ? waited.filter((id) => !playing.has(id)) : [];
  const matches = before.rounds.flatMap(({ matches: known }, round) =>
    known.flatMap((match) => {
      const now = after.rounds[round]?.matches.find(({ table }) => table === match.table);
      return now ? ofMatch({ round, table: match.table }, match, now) : [];
    }),
  );
  return [
    ...taken.map((playerId) => ({ kind: 'admitted', playerId }) as const),
    ...(isSeated ? [{ kind: 'seated' } as const] : []),
    ...leftOut.map((playerId) => ({ kind: 'startedWithout', playerId }) as const),
    ...(after.phase === 'cancelled' ? [{ kind: 'cancelled' } as const] : []),
    ...matches,
    ...after.rounds.slice(before.rounds.length).map((_, at) => {
      return { kind: 'roundOpened', round: before.rounds.length + at } as const;
    }),
  ];
}
