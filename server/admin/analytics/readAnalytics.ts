import type {
  Analytics,
  AnalyticsQuery,
  BotShare,
  DraftDay,
  PickPace,
  SeatWeek,
} from '#contract/admin/analytics.ts';
import type { Sql } from '#server/db/open.ts';
import { IS_DRAFT, IS_ENDED_DRAFT, IS_FINISHED_DRAFT } from '#server/results/draftCounts.ts';
import { readWhereTablesEnd } from './whereTablesEnd.ts';

const DAY_MS = 86_400_000;
const MOST_PICKS = 60;

/** A table that nobody has touched for a week is given up, except by post. */
const STILL_DAYS = 7;

/** Tables of the period, as `d`: forks are looks at a draft, and no drafts. */
const DRAFTS = `draft d where d.forked_from is null and ($1::text is null or d.game_id = (select id from game where slug = $1))
  and d.created_at >= $2`;

const DAYS = `select to_char(day, 'YYYY-MM-DD') as day, count(d.id)::int as started,
    count(d.id) filter (where ${IS_FINISHED_DRAFT})::int as finished,
    count(d.id) filter (where ${IS_ENDED_DRAFT})::int as ended
  from generate_series($2::timestamptz at time zone 'UTC', $3::timestamptz at time zone 'UTC', interval '1 day') day
    left join draft d on d.started_at at time zone 'UTC' >= day and d.started_at at time zone 'UTC' < day + interval '1 day'
      and ${IS_DRAFT} and ($1::text is null or d.game_id = (select id from game where slug = $1))
  group by day order by day`;

const PACE = `select r.pick::int as pick, count(*)::int as decisions,
    percentile_cont(0.25) within group (order by s.value::float8) as quick,
    percentile_cont(0.5) within group (order by s.value::float8) as median,
    percentile_cont(0.75) within group (order by s.value::float8) as slow,
    percentile_cont(0.9) within group (order by s.value::float8) as slowest
  from draft_pace p, jsonb_each(p.seconds) r(pick, list), jsonb_array_elements_text(r.list) s
  where p.draft_id in (select d.id from ${DRAFTS} and d.settings->>'clock' is distinct from 'correspondence')
    and r.pick::int <= ${MOST_PICKS}
  group by 1 order by 1`;

const BOTS = `select count(*) filter (where d.is_solo)::int as solo, count(*) filter (where not d.is_solo)::int as shared,
    coalesce(sum((select count(*) from seat s where s.draft_id = d.id and s.kind = 'member')), 0)::int as "seatsOfPeople",
    coalesce(sum((select count(*) from seat s where s.draft_id = d.id and s.kind = 'bot')), 0)::int as "seatsOfBots",
    coalesce(sum(p.by_people), 0)::int as "byPeople", coalesce(sum(p.by_clock), 0)::int as "byClock",
    coalesce(sum(p.by_bots), 0)::int as "byBots"
  from (select d.* from ${DRAFTS} and ${IS_DRAFT}) d left join draft_pace p on p.draft_id = d.id`;

const WEEKS = `select to_char(date_trunc('week', d.created_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
    count(*) filter (where s.kind = 'member')::int as people, count(*) filter (where s.kind = 'bot')::int as bots
  from (select d.* from ${DRAFTS} and ${IS_DRAFT}) d join seat s on s.draft_id = d.id
  group by 1 order by 1`;

const BEFORE = `select count(*) filter (where ${IS_FINISHED_DRAFT})::int as finished,
    count(*) filter (where ${IS_ENDED_DRAFT})::int as ended
  from draft d where ${IS_DRAFT} and ($1::text is null or d.game_id = (select id from game where slug = $1))
    and d.started_at >= $2 and d.started_at < $3`;

const UNCOUNTED = `select count(*)::int as uncounted from ${DRAFTS} and ${IS_FINISHED_DRAFT}
  and not exists (select 1 from draft_pace p where p.draft_id = d.id)`;

/** The four questions about drafts, for one game or all of them. */
export async function readAnalytics(
  sql: Sql,
  { game, days }: AnalyticsQuery,
  nowMs: number,
): Promise<Analytics> {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const slug = game === undefined || game === '' ? null : game;
  const since = [slug, new Date(today - (days - 1) * DAY_MS)];
  const from = today - (2 * days - 1) * DAY_MS;
  const still = new Date(nowMs - STILL_DAYS * DAY_MS);
  const [bots] = await sql.query<BotShare>(BOTS, since);
  const [before] = await sql.query<Analytics['before']>(BEFORE, [slug, new Date(from), since[1]]);
  const [left] = await sql.query<{ uncounted: number }>(UNCOUNTED, since);
  return {
    days: await sql.query<DraftDay>(DAYS, [...since, new Date(today)]),
    ...(await readWhereTablesEnd(sql, DRAFTS, since, still)),
    pace: await sql.query<PickPace>(PACE, since),
    bots: bots ?? {
      solo: 0,
      shared: 0,
      seatsOfPeople: 0,
      seatsOfBots: 0,
      byPeople: 0,
      byClock: 0,
      byBots: 0,
    },
    before: before ?? { finished: 0, ended: 0 },
    weeks: await sql.query<SeatWeek>(WEEKS, since),
    uncounted: left?.uncounted ?? 0,
  };
}
