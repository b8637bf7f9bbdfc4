import { randomUUID } from 'node:crypto';
import type { Reply } from '#contract/refusals.ts';
import type { EventPhase } from '#engine/events/event.types.ts';
import type { Sql } from '../db/database.ts';
import type { SpokenLanguages } from '../members/memberLocale.ts';
import { doEventCommand, type EventDone } from './eventCommands.ts';

const DAY_MS = 86_400_000;
/** An event that nobody has started is called off when nothing has happened in it for so long. */
export const GATHERING_MS = 30 * DAY_MS;
/** An event whose drafts are over is closed when nothing has happened in it for so long; its results stand. */
export const STILL_MS = 60 * DAY_MS;

const STARTS_AT = "to_timestamp((e.settings->>'startsAtMs')::double precision / 1000)";

/** Nobody joined, left, drafted or told a result, and no start is ahead; $1 for those that gather, $2 for the others. */
const IS_STILL = `e.phase in ('gathering', 'drafting', 'playing')
  and greatest((select max(l.at) from event_log l where l.event_id = e.id), e.created_at, ${STARTS_AT})
    < case when e.phase = 'gathering' then $1::timestamptz else $2::timestamptz end
  and not exists (select 1 from event_table t join draft d on d.id = t.draft_id where t.event_id = e.id
    and (d.status not in ('building', 'finished', 'cancelled') or d.finished_at >= $2))`;

const momentsOf = (nowMs: number) => [new Date(nowMs - GATHERING_MS), new Date(nowMs - STILL_MS)];

/** The events in which nothing has happened for too long, oldest first, without those to be left alone. */
export async function findStillEvents(
  sql: Sql,
  nowMs: number,
  resting: readonly string[] = [],
): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `select e.id from event e where ${IS_STILL} and e.id <> all($3::text[]) order by e.created_at limit 50`,
    [...momentsOf(nowMs), [...resting]],
  );
  return rows.map(({ id }) => id);
}

interface Ending {
  readonly nowMs: number;
  readonly newSeed: () => Uint8Array;
  readonly languages: SpokenLanguages;
}

/** Ends an event in its host's name, in the caller's transaction; leaves one alone in which something happened meanwhile. */
export async function endStillEvent(
  tx: Sql,
  eventId: string,
  { nowMs, newSeed, languages }: Ending,
): Promise<Reply<EventDone>> {
  await tx.query('select id from event where id = $1 for update', [eventId]);
  const [row] = await tx.query<{ host_id: string; phase: EventPhase }>(
    `select e.host_id, e.phase from event e where ${IS_STILL} and e.id = $3`,
    [...momentsOf(nowMs), eventId],
  );
  if (!row) return { ok: true, value: { draftIds: [] } };
  const type = row.phase === 'gathering' ? ('cancel' as const) : ('close' as const);
  const commandId = `still-${randomUUID()}`;
  return doEventCommand(tx, {
    memberId: row.host_id,
    eventId,
    commandId,
    command: { type },
    nowMs,
    newSeed,
    languages,
  });
}
