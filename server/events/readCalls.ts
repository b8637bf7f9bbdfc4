import type { EventCall, EventCalls } from '#contract/events/eventCalls.ts';
import { turned } from '#engine/events/standings.ts';
import type { Sql } from '../db/database.ts';
import { type EventRecord, readEvent } from './eventRecord.ts';
import { roundEndOf } from './eventView.ts';
import { findOwnEvents } from './leaveEvents.ts';

/** The match of the last round that still asks something of a player; null where there is none. */
function callOf(
  record: EventRecord,
  memberId: string,
  names: ReadonlyMap<string, string>,
  draftId: string | null,
): EventCall | null {
  const { state } = record;
  const round = state.rounds.at(-1);
  const own = state.players.findIndex(({ id }) => id === memberId);
  const match = round?.matches.find(({ players }) => own >= 0 && players.includes(own));
  if (state.phase !== 'playing' || !round || !match || match.state.kind === 'final') return null;
  const side = match.players[0] === own ? 0 : 1;
  const opponent = state.players[match.players[side === 0 ? 1 : 0] ?? -1];
  if (!opponent) return null;
  const reported = match.state.kind === 'reported' ? match.state : null;
  return {
    eventId: record.eventId,
    eventName: record.settings.name,
    draftId,
    round: { kind: round.kind, number: round.number, matches: round.matches.length },
    table: match.table,
    opponent: names.get(opponent.id) ?? '',
    state: reported === null ? 'play' : reported.by === side ? 'reported' : 'confirm',
    score: reported && (side === 0 ? reported.score : turned(reported.score)),
    endsAtMs: roundEndOf(record),
  };
}

const PEOPLE = `select p.member_id as id, m.handle, p.draft_id as "draftId"
  from event_player p join member m on m.id = p.member_id where p.event_id = $1`;

async function readCall(sql: Sql, eventId: string, memberId: string): Promise<EventCall | null> {
  const record = await readEvent(sql, eventId);
  if (record?.state.phase !== 'playing') return null;
  const people = await sql.query<{ id: string; handle: string; draftId: string | null }>(PEOPLE, [eventId]);
  const names = new Map(people.map(({ id, handle }) => [id, handle]));
  return callOf(record, memberId, names, people.find(({ id }) => id === memberId)?.draftId ?? null);
}

/** What the events of a member ask of them now: those whose round ends first come first. */
export async function readCalls(sql: Sql, memberId: string, nowMs: number): Promise<EventCalls> {
  const eventIds = await findOwnEvents(sql, memberId);
  const calls: EventCall[] = [];
  for (const eventId of eventIds) {
    const call = await readCall(sql, eventId, memberId);
    if (call) calls.push(call);
  }
  const endOf = ({ endsAtMs }: EventCall) => endsAtMs ?? Number.POSITIVE_INFINITY;
  calls.sort((one, other) => (endOf(one) < endOf(other) ? -1 : endOf(one) > endOf(other) ? 1 : 0));
  return { calls, isExpecting: eventIds.length > 0, nowMs };
}
