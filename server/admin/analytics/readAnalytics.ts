import type {
  Analytics,
  AnalyticsQuery,
  BotShare,
  DeathStep,
  DraftDay,
  PickPace,
} from '#contract/admin/analytics.ts';
import type { Sql } from '#server/db/open.ts';

const DAY_MS = 86_400_000;
const MOST_PICKS = 60;

/** A table that nobody has touched for a week is given up, except by post. */
const STILL_DAYS = 7;

/** Tables of the period, as `d`: forks are looks at a draft, and no drafts. */
const DRAFTS = `draft d where d.forked_from is null and ($1::text is null or d.game_id = (select id from game where slug = $1))
  and d.created_at >= $2`;

const DAYS = `select to_char(day, 'YYYY-MM-DD') as day, count(d.id)::int as started,
    count(d.id) filter (where d.status in ('building', 'finished'))::int as finished,
    count(d.id) filter (where d.status = 'cancelled')::int as ended
  from generate_series($2::timestamptz at time zone 'UTC', $3::timestamptz at time zone 'UTC', interval '1 day') day
    left join draft d on d.started_at at time zone 'UTC' >= day and d.started_at at time zone 'UTC' < day + interval '1 day'
      and d.forked_from is null and ($1::text is null or d.game_id = (select id from game where slug = $1))
  group by day order by day`;

const DECISIONS = `('pick', 'choose', 'divide', 'exchange', 'bid', 'claim')`;

/** Each table that was given up with the number of the pick at which it was; 0 before the start. */
const GIVEN_UP = `select case when d.started_at is null then 0 else 1 + (select count(*)::int from draft_log l
      where l.draft_id = d.id and l.payload->>'type' in ${DECISIONS}) / greatest(d.seats, 1) end as pick
  from ${DRAFTS} and (d.status = 'cancelled' or (d.status in ('lobby', 'countdown', 'drafting', 'paused')
    and d.settings->>'clock' is distinct from 'correspondence' and d.created_at < $3
    and not exists (select 1 from draft_log l where l.draft_id = d.id and l.at >= $3)))`;

/** Each seat that a person left to a bot, with the number of the pick at which it was; bots of the table begin as such. */
const LEFT = `select 1 + (select count(*)::int from draft_log l where l.draft_id = b.draft_id and l.seq < b.seq
      and (l.payload->>'seat')::int = (b.payload->>'seat')::int and l.payload->>'type' in ${DECISIONS}) as pick
  from draft_log b where b.payload->>'type' = 'seatHandedToBot'
    and exists (select 1 from seat s where s.draft_id = b.draft_id and s.seat = (b.payload->>'seat')::int and s.kind = 'member')
    and b.draft_id in (select d.id from ${DRAFTS})`;

const PACE = `select r.pick::int as pick, count(*)::int as decisions,
    percentile_cont(0.5) within group (order by s.value::float8) as median,
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
  from (select d.* from ${DRAFTS} and d.started_at is not null) d left join draft_pace p on p.draft_id = d.id`;

const UNCOUNTED = `select count(*)::int as uncounted from ${DRAFTS} and d.status in ('building', 'finished')
  and not exists (select 1 from draft_pace p where p.draft_id = d.id)`;

const STEPS = [
  { step: 'Before the start', last: 0 },
  { step: 'Pick 1', last: 1 },
  { step: 'Picks 2 to 5', last: 5 },
  { step: 'Picks 6 to 15', last: 15 },
  { step: 'Picks 16 to 30', last: 30 },
  { step: 'Picks 31 and later', last: Number.POSITIVE_INFINITY },
] as const;

type Picks = readonly { readonly pick: number }[];

const between = (picks: Picks, first: number, last: number) =>
  picks.filter(({ pick }) => pick >= first && pick <= last).length;

const stepsOf = (givenUp: Picks, left: Picks): DeathStep[] =>
  STEPS.map(({ step, last }, at) => {
    const first = (STEPS[at - 1]?.last ?? -1) + 1;
    return { step, tables: between(givenUp, first, last), seats: between(left, first, last) };
  });

/** The four questions about drafts, for one game or all of them. */
export async function readAnalytics(
  sql: Sql,
  { game, days }: AnalyticsQuery,
  nowMs: number,
): Promise<Analytics> {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const slug = game === undefined || game === '' ? null : game;
  const since = [slug, new Date(today - (days - 1) * DAY_MS)];
  const still = new Date(nowMs - STILL_DAYS * DAY_MS);
  const [bots] = await sql.query<BotShare>(BOTS, since);
  const [left] = await sql.query<{ uncounted: number }>(UNCOUNTED, since);
  return {
    days: await sql.query<DraftDay>(DAYS, [...since, new Date(today)]),
    steps: stepsOf(
      await sql.query<{ pick: number }>(GIVEN_UP, [...since, still]),
      await sql.query<{ pick: number }>(LEFT, since),
    ),
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
    uncounted: left?.uncounted ?? 0,
  };
}
