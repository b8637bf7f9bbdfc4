import { type EventSettings, storedEventSettings } from '#contract/events/events.ts';
import type { EventPhase, EventState } from '#engine/events/event.types.ts';
import type { Sql } from '../db/database.ts';

/** An event as stored. */
export interface EventRecord {
  readonly eventId: string;
  readonly code: string;
  readonly gameId: string;
  readonly game: { readonly slug: string; readonly name: string };
  readonly template: { readonly slug: string; readonly name: string };
  readonly hostId: string;
  readonly hostName: string;
  readonly settings: EventSettings;
  readonly state: EventState;
  readonly version: number;
  readonly createdAtMs: number;
  readonly roundOpenedAtMs: number | null;
}

interface Row {
  readonly id: string;
  readonly code: string;
  readonly game_id: string;
  readonly game_slug: string;
  readonly game_name: string;
  readonly template_slug: string;
  readonly template_name: string | null;
  readonly host_id: string;
  readonly host_name: string | null;
  readonly settings: unknown;
  readonly state: EventState;
  readonly version: number;
  readonly created_at: Date;
  readonly round_opened_at: Date | null;
}

const EVENT = `select e.id, e.code, e.game_id, e.template_slug, e.host_id, e.settings, e.state, e.version, e.created_at, e.round_opened_at,
  g.slug as game_slug, g.name as game_name, m.handle as host_name,
  (select t.definition->>'name' from draft_template t where t.game_id = e.game_id and t.slug = e.template_slug) as template_name
  from event e join game g on g.id = e.game_id left join member m on m.id = e.host_id where e.id = $1`;

/** The event of this id, or the one that the table of this id belongs to; null when there is none. */
export async function findEvent(sql: Sql, eventOrDraftId: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(
    'select id from event where id = $1 union all select event_id from event_table where draft_id = $1',
    [eventOrDraftId],
  );
  return row?.id ?? null;
}

/** An event by its id; null when there is none. `lock` holds the row until the transaction ends. */
export async function readEvent(sql: Sql, eventId: string, lock = false): Promise<EventRecord | null> {
  if (lock) await sql.query('select id from event where id = $1 for update', [eventId]);
  const [row] = await sql.query<Row>(EVENT, [eventId]);
  if (!row) return null;
  return {
    eventId: row.id,
    code: row.code,
    gameId: row.game_id,
    game: { slug: row.game_slug, name: row.game_name },
    template: { slug: row.template_slug, name: row.template_name ?? row.template_slug },
    hostId: row.host_id,
    hostName: row.host_name ?? '',
    settings: storedEventSettings(row.settings),
    state: row.state,
    version: row.version,
    createdAtMs: row.created_at.getTime(),
    roundOpenedAtMs: row.round_opened_at?.getTime() ?? null,
  };
}

/** Something that was done to an event, as its log keeps it. */
export interface EventRow {
  readonly commandId: string;
  readonly memberId: string;
  readonly payload: unknown;
  readonly nowMs: number;
}

/** Whether this command was done before. */
export async function isKnown(
  sql: Sql,
  eventId: string,
  { memberId, commandId }: EventRow,
): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from event_log where event_id = $1 and member_id = $2 and command_id = $3',
    [eventId, memberId, commandId],
  );
  return rows.length > 0;
}

const OVER: readonly EventPhase[] = ['closed', 'cancelled'];

/** Stores what an accepted command made of an event, with its rows of the log; the caller holds the event's row. */
export async function storeEvent(
  tx: Sql,
  before: EventRecord,
  { state, settings }: Pick<EventRecord, 'state' | 'settings'>,
  rows: readonly [EventRow, ...EventRow[]],
): Promise<void> {
  const at = new Date(rows[0].nowMs);
  for (const [place, { commandId, memberId, payload }] of rows.entries())
    await tx.query(
      'insert into event_log (event_id, seq, command_id, member_id, at, payload) values ($1, $2, $3, $4, $5, $6::jsonb)',
      [before.eventId, before.version + 1 + place, commandId, memberId, at, JSON.stringify(payload)],
    );
  await tx.query(
    `update event set state = $2::jsonb, phase = $3, version = $4, settings = $8::jsonb,
       round_opened_at = case when $5 then $6::timestamptz else round_opened_at end,
       closed_at = case when $7 then coalesce(closed_at, $6::timestamptz) end where id = $1`,
    [
      before.eventId,
      JSON.stringify(state),
      state.phase,
      before.version + rows.length,
      state.rounds.length > before.state.rounds.length,
      at,
      OVER.includes(state.phase),
      JSON.stringify(settings),
    ],
  );
}
