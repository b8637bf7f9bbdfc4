import type { EventInvitation, TableInvitation } from '#contract/links.ts';
import type { Sql } from '../db/database.ts';
import { readTable } from '../drafts/tableRecord.ts';
import { shownName } from '../members/shownName.ts';

const nameOf = async (sql: Sql, memberId: string | null): Promise<string | null> => {
  if (memberId === null) return null;
  const [row] = await sql.query<{ name: string }>(
    `select ${shownName('m')} as name from member m where id = $1`,
    [memberId],
  );
  return row?.name ?? null;
};

/** What a table tells anybody who has its code: no names but its host's. Null where it is gone. */
export async function readTableInvitation(
  sql: Sql,
  draftId: string,
  nowMs: number,
): Promise<TableInvitation | null> {
  const table = await readTable(sql, draftId);
  if (!table) return null;
  const { settings, seats, status, template, game, startsAtMs, event } = table;
  // A bot gives way to a person for as long as the draft has not started, but not at the table of an event, whose seats
  // are for its players.
  const isKept = event !== null && !event.isOver;
  const freeSeats = isKept ? 0 : seats.filter(({ kind }) => kind !== 'member').length;
  return {
    draftId,
    name: settings.name,
    game: game.name,
    format: template.format,
    template: template.name,
    hostName: await nameOf(sql, table.hostId),
    clock: settings.clock,
    seats: seats.length,
    freeSeats,
    state: status !== 'lobby' ? 'started' : freeSeats === 0 || settings.isLocked ? 'full' : 'open',
    startsAtMs: status === 'countdown' ? startsAtMs : null,
    mayWatch: settings.watchers,
    nowMs,
  };
}

interface EventRow {
  readonly phase: string;
  readonly name: string;
  readonly game: string;
  readonly template: string | null;
  readonly host: string | null;
  readonly players: number;
  readonly most: number;
  readonly starts: string | null;
}

const EVENT = `select e.phase, e.settings->>'name' as name, g.name as game, m.handle as host,
    (select t.definition->>'name' from draft_template t where t.game_id = e.game_id and t.slug = e.template_slug) as template,
    jsonb_array_length(e.state->'players') as players, (e.settings->>'mostPlayers')::int as most, e.settings->>'startsAtMs' as starts
  from event e join game g on g.id = e.game_id left join member m on m.id = e.host_id where e.id = $1`;

/** What an event tells anybody who has its code: no names but its host's. Null where it is gone. */
export async function readEventInvitation(sql: Sql, eventId: string): Promise<EventInvitation | null> {
  const [row] = await sql.query<EventRow>(EVENT, [eventId]);
  if (!row) return null;
  const { phase, name, game, template, host, players, most, starts } = row;
  const isFull = players >= most;
  const state = phase === 'gathering' ? (isFull ? 'full' : 'open') : phase === 'closed' ? 'over' : 'started';
  return {
    ...{ eventId, name, game, template: template ?? '', hostName: host, players, mostPlayers: most },
    startsAtMs: starts === null ? null : Number(starts),
    state,
  };
}
