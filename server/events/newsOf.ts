import type { EventNews } from '#contract/events/eventCalls.ts';
import type { EventMatch, EventState, MatchName } from '#engine/events/event.types.ts';
import { type EventHappening, happenedBetween } from '#engine/events/happened.ts';
import { turned } from '#engine/events/standings.ts';
import type { EventRecord } from './eventRecord.ts';
import type { NewsFor } from './tellNews.ts';

/** An event before and after a command, and who gave it. */
export interface EventChange {
  readonly before: EventRecord;
  readonly after: Pick<EventRecord, 'state' | 'settings'>;
  readonly byId: string;
  readonly nowMs: number;
  /** By id. */
  readonly names: ReadonlyMap<string, string>;
  /** The table at which each player drafts, by id. */
  readonly tables: ReadonlyMap<string, string>;
}

const MINUTE_MS = 60_000;

/** When a round that opens now is meant to be over; null for rounds without an end. */
export const roundEndsAt = (roundMinutes: number, openedAtMs: number): number | null =>
  roundMinutes > 0 ? openedAtMs + roundMinutes * MINUTE_MS : null;

interface Side {
  readonly memberId: string;
  readonly side: 0 | 1;
  readonly opponentId: string | null;
}

const idAt = (state: EventState, player: number | null): string | null =>
  player === null ? null : (state.players[player]?.id ?? null);

/** Those who play a match, each with the other one. */
function sidesOf(state: EventState, { players: [first, second] }: EventMatch): Side[] {
  const [one, other] = [idAt(state, first), idAt(state, second)];
  return [
    ...(one === null ? [] : [{ memberId: one, side: 0 as const, opponentId: other }]),
    ...(other === null ? [] : [{ memberId: other, side: 1 as const, opponentId: one }]),
  ];
}

/** What became of one match, for those of its two players who don't know it themselves. */
function matchNews({ before, after, byId, names }: EventChange, happening: MatchName): NewsFor[] {
  const { state } = after;
  const round = state.rounds[happening.round];
  const match = round?.matches.find(({ table }) => table === happening.table);
  if (!round || !match) return [];
  const named = { kind: round.kind, number: round.number, matches: round.matches.length };
  return sidesOf(state, match).flatMap(({ memberId, side, opponentId }): NewsFor[] => {
    if (memberId === byId || opponentId === null) return [];
    const of = {
      eventId: before.eventId,
      eventName: after.settings.name,
      round: named,
      table: match.table,
      opponent: names.get(opponentId) ?? '',
    };
    if (match.state.kind === 'open') return [{ memberId, news: { kind: 'reopened', ...of } }];
    const score = side === 0 ? match.state.score : turned(match.state.score);
    if (match.state.kind === 'reported')
      return match.state.by === side ? [] : [{ memberId, news: { kind: 'reported', ...of, score } }];
    const { by } = match.state;
    const isGone = by === 'drop' && isDropped(state, memberId);
    return by === 'bye' || isGone ? [] : [{ memberId, news: { kind: 'settled', ...of, by, score } }];
  });
}

const isDropped = ({ players }: EventState, memberId: string) =>
  players.some(({ id, droppedAfter }) => id === memberId && droppedAfter !== null);

function roundNews({ before, after, nowMs, names }: EventChange, place: number): NewsFor[] {
  const { state, settings } = after;
  const round = state.rounds[place];
  if (!round) return [];
  const { kind, number, matches } = round;
  return matches.flatMap((match) =>
    sidesOf(state, match)
      .filter(({ memberId }) => !isDropped(state, memberId))
      .map(({ memberId, opponentId }): NewsFor => {
        const news: EventNews = {
          kind: 'roundOpened',
          eventId: before.eventId,
          eventName: settings.name,
          round: { kind, number, matches: matches.length },
          table: match.table,
          opponent: opponentId === null ? null : (names.get(opponentId) ?? ''),
          endsAtMs: roundEndsAt(settings.roundMinutes, nowMs),
        };
        return { memberId, news };
      }),
  );
}

const everybody = ({ before }: EventChange): readonly string[] => [
  ...new Set([...before.state.players.map(({ id }) => id), ...(before.state.waiting ?? []), before.hostId]),
];

function newsOfHappening(change: EventChange, happening: EventHappening): NewsFor[] {
  const { before, after, byId, tables } = change;
  const of = { eventId: before.eventId, eventName: after.settings.name };
  const { startsAtMs } = after.settings;
  switch (happening.kind) {
    case 'admitted':
      return [{ memberId: happening.playerId, news: { kind: 'admitted', ...of, startsAtMs } }];
    case 'startedWithout':
      return [{ memberId: happening.playerId, news: { kind: 'startedWithout', ...of } }];
    case 'seated':
      return after.state.players.flatMap(({ id }): NewsFor[] => {
        const draftId = tables.get(id);
        return draftId === undefined ? [] : [{ memberId: id, news: { kind: 'seated', ...of, draftId } }];
      });
    case 'cancelled':
      return everybody(change)
        .filter((memberId) => memberId !== byId)
        .map((memberId) => ({ memberId, news: { kind: 'cancelled', ...of } }));
    case 'roundOpened':
      return roundNews(change, happening.round);
    default:
      return matchNews(change, happening);
  }
}

/** What a command that was done has to be told, and to whom. */
export function newsOf(change: EventChange): readonly NewsFor[] {
  const { before, after, byId } = change;
  const { startsAtMs, name } = after.settings;
  const moved: NewsFor[] =
    startsAtMs === before.settings.startsAtMs || before.state.phase !== 'gathering'
      ? []
      : everybody(change)
          .filter((memberId) => memberId !== byId)
          .map((memberId) => ({
            memberId,
            news: { kind: 'startMoved', eventId: before.eventId, eventName: name, startsAtMs },
          }));
  const happened = happenedBetween(before.state, after.state);
  return [...moved, ...happened.flatMap((happening) => newsOfHappening(change, happening))];
}
