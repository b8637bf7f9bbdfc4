import { HISTORY_PAGE_ROWS, type History, type HistoryRow } from '#contract/results/history.ts';
import type { Sql } from '../db/database.ts';
import { IS_PUBLIC } from '../drafts/reading/readers.ts';
import { IS_FINISHED_DRAFT } from './draftCounts.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly template: string;
  readonly format: string;
  readonly seats: number;
  readonly is_solo: boolean;
  readonly finished_at: Date;
  readonly deck: string | null;
  readonly total: number;
}

/** Whether a table, or the event it belongs to, is closed, as `reading.ts` has it; `$3` is the time. */
const UNLOCKED = `coalesce((select e.phase in ('closed', 'cancelled') from event_table t join event e on e.id = t.event_id
    where t.draft_id = d.id),
  d.status = 'finished' or (coalesce((d.settings->>'picksOpenAfterHours')::int, 0) > 0
    and $3::timestamptz >= d.finished_at + (d.settings->>'picksOpenAfterHours')::int * interval '1 hour'))`;

/**
 * Finished drafts of `$1` whose results `$2` may open: one's own, those where both sat, and of those open to watchers the
 * public ones and those whose code `$2` knew.
 */
const SEEN = `from draft d join game g on g.id = d.game_id
  where ${IS_FINISHED_DRAFT} and d.finished_at is not null
    and exists (select 1 from seat s where s.draft_id = d.id and s.member_id = $1)
    and ($1 = $2 or exists (select 1 from seat s where s.draft_id = d.id and s.member_id = $2) or d.host_id = $2
      or ((${IS_PUBLIC} or exists (select 1 from table_invitation i where i.draft_id = d.id and i.member_id = $2))
        and coalesce((d.settings->>'watchers')::boolean, false) and (d.settings->>'picksOpenTo' = 'everyone'
        or (d.settings->>'picksOpenTo' = 'closed' and ${UNLOCKED}))))`;

/** Whether the reader may see the member's own deck there: nobody else's before the event is over. */
const DECK_SEEN = `($1 = $2 or (not exists (select 1 from event_table t join event e on e.id = t.event_id
    where t.draft_id = d.id and e.phase not in ('closed', 'cancelled'))
  and (d.settings->>'picksOpenTo' = 'everyone' or (d.settings->>'picksOpenTo' = 'closed' and ${UNLOCKED})
    or (d.settings->>'picksOpenTo' = 'host' and d.host_id = $2))))`;

const rowOf = (row: Row): HistoryRow => ({
  draftId: row.id,
  name: row.name,
  game: row.game,
  template: row.template,
  format: row.format,
  seats: row.seats,
  isSolo: row.is_solo,
  finishedAtMs: row.finished_at.getTime(),
  deck: row.deck,
});

/** A page of a member's finished drafts, the newest first, and how many of each format; for the reader's eyes. */
export async function readHistory(
  sql: Sql,
  memberId: string,
  readerId: string,
  page: number,
  nowMs: number,
): Promise<History> {
  const rows = await sql.query<Row>(
    `select d.id, d.name, g.name as game, d.template->>'name' as template, d.template->>'format' as format, d.seats,
       d.is_solo, d.finished_at, count(*) over ()::int as total,
       case when ${DECK_SEEN} then (select k.name from deck_submission k where k.draft_id = d.id and k.member_id = $1
         order by k.number desc limit 1) end as deck
     ${SEEN} order by d.finished_at desc, d.id offset $4 limit $5`,
    [memberId, readerId, new Date(nowMs), (page - 1) * HISTORY_PAGE_ROWS, HISTORY_PAGE_ROWS],
  );
  const formats = await sql.query<{ format: string; drafts: number }>(
    `select d.template->>'format' as format, count(*)::int as drafts ${SEEN} group by 1 order by 2 desc, 1`,
    [memberId, readerId, new Date(nowMs)],
  );
  return {
    rows: rows.map(rowOf),
    total: formats.reduce((sum, { drafts }) => sum + drafts, 0),
    formats: formats.map(({ format, drafts }) => ({ format, drafts })),
  };
}
