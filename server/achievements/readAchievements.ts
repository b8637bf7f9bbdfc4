import { type Achievement, achievementSchema } from '#contract/members/achievementRules.ts';
import type { AchievementNews, AchievementsView, ShownAchievement } from '#contract/members/achievements.ts';
import type { Sql } from '../db/database.ts';

interface Row extends Achievement {
  readonly count: number;
  readonly awardedAt: Date | null;
}

const DECISIONS = `('choose', 'divide', 'exchange', 'bid', 'claim', 'giveBack')`;

/** Cards taken in drafts that are not tallied yet, so that the figure moves during play. */
const TAKEN_NOW = `select coalesce(sum(case when l.payload->>'type' = 'pick' then jsonb_array_length(l.payload->'cardInstanceIds')
      when l.payload->>'type' in ${DECISIONS} then 1 else 0 end), 0)::int as picks
    from seat s join draft d on d.id = s.draft_id and d.status in ('drafting', 'paused', 'building', 'finished')
      join draft_log l on l.draft_id = s.draft_id and l.seat = s.seat and l.source = 'member'
    where s.member_id = $1 and s.kind = 'member'
      and not exists (select 1 from draft_tally t where t.draft_id = s.draft_id and t.seat = s.seat)`;

const ROWS = `select a.slug, a.name, a.sentence, a.metric, a.threshold, a.tier, a.icon, a.is_secret as "isSecret",
    least(coalesce(m.count, 0) + case when a.metric = 'picks' then now.picks else 0 end, a.threshold) as count, w.awarded_at as "awardedAt"
  from achievement a cross join (${TAKEN_NOW}) now left join member_metric m on m.metric = a.metric and m.member_id = $1
    left join member_achievement w on w.slug = a.slug and w.member_id = $1
  where a.retired_at is null or w.slug is not null
  order by a.position, a.slug`;

function shownOf(row: Row): ShownAchievement {
  const { metric: _, ...achievement } = achievementSchema.parse(row);
  return { ...achievement, count: row.count, awardedAtMs: row.awardedAt?.getTime() ?? null };
}

/** What a member earned, and how far the rest is; secret ones that are not earned are only counted. */
export async function readAchievements(sql: Sql, memberId: string): Promise<AchievementsView> {
  const rows = await sql.query<Row>(ROWS, [memberId]);
  const shown = rows.filter(({ isSecret, awardedAt }) => !isSecret || awardedAt !== null);
  return { achievements: shown.map(shownOf), secretsLeft: rows.length - shown.length };
}

/** What a member earned and was not told; from now on it was. */
export async function tellAchievements(sql: Sql, memberId: string, nowMs: number): Promise<AchievementNews> {
  const earned = await sql.query<AchievementNews['earned'][number]>(
    `with told as (update member_achievement set told_at = $2 where member_id = $1 and told_at is null returning slug)
     select a.slug, a.name, a.sentence, a.tier from told join achievement a on a.slug = told.slug order by a.position`,
    [memberId, new Date(nowMs)],
  );
  return { earned };
}
