import type {
  EventDeck,
  EventList,
  EventPerson,
  EventRow,
  EventTable,
  EventView,
  EventWaiter,
} from '#contract/events/eventView.ts';
import type { EventPhase } from '#engine/events/event.types.ts';
import { waitingIn } from '#engine/events/gathering.ts';
import type { Sql } from '../db/database.ts';
import { avatarAddress } from '../drafts/tableRecord.ts';
import { shownName } from '../members/shownName.ts';
import { type EventRecord, readEvent } from './eventRecord.ts';
import { roundEndsAt } from './newsOf.ts';

interface PersonRow {
  readonly member_id: string;
  readonly handle: string;
  readonly avatar_seed: string;
  readonly draft_id: string | null;
  readonly deck: EventDeck | null;
}

/** Before the first round the deck submitted last; then the one that stood, or the first one that came late. */
const PEOPLE = `select p.member_id, ${shownName('m')} as handle, m.avatar_seed, p.draft_id,
  (select jsonb_build_object('name', s.name, 'hash', s.hash, 'isLocked', $2::boolean) from deck_submission s
   where s.draft_id = p.draft_id and s.member_id = p.member_id
     and (p.deck_number is null or s.number = p.deck_number)
   order by case when $2::boolean then s.number else -s.number end limit 1) as deck
  from event_player p join member m on m.id = p.member_id where p.event_id = $1`;

async function readPeople(sql: Sql, { eventId, state }: EventRecord): Promise<EventPerson[]> {
  const rows = await sql.query<PersonRow>(PEOPLE, [eventId, state.rounds.length > 0]);
  const known = new Map(rows.map((row) => [row.member_id, row]));
  return state.players.map(({ id, pod, droppedAfter }) => {
    const row = known.get(id);
    return {
      playerId: id,
      name: row?.handle ?? 'Somebody who left',
      avatarUrl: row ? avatarAddress(row.avatar_seed) : null,
      pod,
      droppedAfter,
      draftId: row?.draft_id ?? null,
      deck: row?.deck ?? null,
    };
  });
}

const WAITERS = `select m.id, ${shownName('m')} as handle, m.avatar_seed from member m where m.id = any($1)`;

async function readWaiting(sql: Sql, { state }: EventRecord): Promise<EventWaiter[]> {
  const ids = waitingIn(state);
  if (ids.length === 0) return [];
  const rows = await sql.query<{ id: string; handle: string; avatar_seed: string }>(WAITERS, [[...ids]]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((playerId) => {
    const row = known.get(playerId);
    return row ? [{ playerId, name: row.handle, avatarUrl: avatarAddress(row.avatar_seed) }] : [];
  });
}

const TABLES = `select t.draft_id as "draftId", t.pod, d.status from event_table t join draft d on d.id = t.draft_id
  where t.event_id = $1 order by t.pod`;

/** An event with the names and tables of its people, for everybody who may see it. */
export interface ShownEvent {
  readonly record: EventRecord;
  readonly people: readonly EventPerson[];
  readonly waiting: readonly EventWaiter[];
  readonly tables: readonly (EventTable & { readonly draftId: string })[];
}

/** Reads an event; null when there is none. */
export async function readShownEvent(sql: Sql, eventId: string): Promise<ShownEvent | null> {
  const record = await readEvent(sql, eventId);
  if (!record) return null;
  const people = await readPeople(sql, record);
  const tables = await sql.query<ShownEvent['tables'][number]>(TABLES, [eventId]);
  return { record, people, waiting: await readWaiting(sql, record), tables };
}

const isOfIt = ({ record }: ShownEvent, memberId: string) =>
  record.hostId === memberId ||
  record.state.players.some(({ id }) => id === memberId) ||
  waitingIn(record.state).includes(memberId);

/** Whether somebody may see an event without its code: everybody an open one, others its people. */
export const mayAlwaysSee = (shown: ShownEvent, memberId: string): boolean =>
  shown.record.settings.visibility === 'open' || isOfIt(shown, memberId);

/** When the round that is played is meant to be over; null between rounds, and for rounds without an end. */
export const roundEndOf = ({ state, settings, roundOpenedAtMs }: EventRecord): number | null =>
  state.phase === 'playing' && roundOpenedAtMs !== null
    ? roundEndsAt(settings.roundMinutes, roundOpenedAtMs)
    : null;

/** The ids of tables that the reader needs: their own, for the host all of them. */
function tablesFor(
  { record, people, tables }: ShownEvent,
  memberId: string,
): Pick<EventView, 'people' | 'tables'> {
  if (record.hostId === memberId) return { people, tables };
  const own = people.find(({ playerId }) => playerId === memberId)?.draftId ?? null;
  return {
    people: people.map((person) => (person.playerId === memberId ? person : { ...person, draftId: null })),
    tables: tables.map((table) => (table.draftId === own ? table : { ...table, draftId: null })),
  };
}

/** The event as this reader is told it. */
export function eventViewOf(shown: ShownEvent, memberId: string, nowMs: number): EventView {
  const { record } = shown;
  const { settings, state } = record;
  return {
    eventId: record.eventId,
    version: record.version,
    phase: state.phase,
    code: isOfIt(shown, memberId) ? record.code : null,
    game: record.game,
    template: record.template,
    settings,
    host: { memberId: record.hostId, name: record.hostName },
    rules: state.rules,
    ...tablesFor(shown, memberId),
    waiting: shown.waiting,
    rounds: state.rounds,
    roundEndsAtMs: roundEndOf(record),
    createdAtMs: record.createdAtMs,
    nowMs,
  };
}

export interface EventListQuery {
  readonly memberId: string;
  /** Those that the member hosts, plays in or waits for a place in, over ones too; else those of others that are open to join or watch. */
  readonly isMine: boolean;
  readonly offset: number;
  readonly limit: number;
}

interface ListRow {
  readonly id: string;
  readonly phase: EventPhase;
  readonly name: string;
  readonly visibility: 'open' | 'code';
  readonly most_players: number;
  readonly game_slug: string;
  readonly game_name: string;
  readonly template_name: string | null;
  readonly host_name: string | null;
  readonly players: number;
  readonly round: number;
  readonly rounds: number;
  readonly cut: number;
  readonly is_mine: boolean;
  readonly starts_at_ms: number | null;
  readonly created_at: Date;
  readonly total: number;
}

const LIST = `select e.id, e.phase, e.settings->>'name' as name, e.settings->>'visibility' as visibility,
    (e.settings->>'mostPlayers')::int as most_players, g.slug as game_slug, g.name as game_name, m.handle as host_name,
    (select t.definition->>'name' from draft_template t where t.game_id = e.game_id and t.slug = e.template_slug) as template_name,
    jsonb_array_length(e.state->'players') as players, jsonb_array_length(e.state->'rounds') as round,
    (e.state->'rules'->>'swissRounds')::int as rounds, (e.state->'rules'->>'cut')::int as cut,
    mine.yes as is_mine, (e.settings->>'startsAtMs')::double precision as starts_at_ms, e.created_at, count(*) over ()::int as total
  from event e join game g on g.id = e.game_id left join member m on m.id = e.host_id,
    lateral (select e.host_id = $1 or exists (select 1 from event_player p where p.event_id = e.id and p.member_id = $1)
      or (e.phase = 'gathering' and exists (select 1 from event_waiting w where w.event_id = e.id and w.member_id = $1)) as yes) mine
  where case when $2 then mine.yes
    else not mine.yes and e.settings->>'visibility' = 'open' and e.phase in ('gathering', 'drafting', 'playing') end
  order by e.phase in ('closed', 'cancelled'), e.phase <> 'gathering', e.created_at desc, e.id offset $3 limit $4`;

const rowOf = (row: ListRow): EventRow => ({
  eventId: row.id,
  name: row.name,
  phase: row.phase,
  visibility: row.visibility,
  game: { slug: row.game_slug, name: row.game_name },
  templateName: row.template_name ?? '',
  hostName: row.host_name ?? '',
  players: row.players,
  mostPlayers: row.most_players,
  round: row.round,
  rounds: row.rounds + (row.cut > 0 ? Math.ceil(Math.log2(row.cut)) : 0),
  isMine: row.is_mine,
  startsAtMs: row.starts_at_ms,
  createdAtMs: row.created_at.getTime(),
});

/** A page of the list of events, those that can be joined first. */
export async function readEvents(sql: Sql, query: EventListQuery): Promise<Omit<EventList, 'nowMs'>> {
  const rows = await sql.query<ListRow>(LIST, [query.memberId, query.isMine, query.offset, query.limit]);
  return { events: rows.map(rowOf), total: rows[0]?.total ?? 0 };
}

/** The event of a code; null when there is none that is not over. */
export async function findEventByCode(sql: Sql, code: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(
    "select id from event where code = $1 and phase not in ('cancelled')",
    [code.trim().toUpperCase()],
  );
  return row?.id ?? null;
}
