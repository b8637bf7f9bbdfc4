import type { AchievementTried } from '#contract/admin/achievements.ts';
import type { Metric } from '#contract/members/achievementRules.ts';
import { SHOWN_HOLDERS, shownMetric } from '#server/achievements/shownMetrics.ts';
import type { Sql } from '#server/db/open.ts';
import { avatarAddress } from '#server/images/art/artAddress.ts';

const SHOWN = 10;

/** Who holds the achievement `$1`, as far as others are told. */
const HOLDERS = `select held.member_id from achievement t, lateral (${SHOWN_HOLDERS}) held where t.slug = $1`;

const counts = (metric: Metric) => `select count(*) filter (where m.count >= $2)::int as would,
    count(*) filter (where m.count >= $2 and h.member_id is null)::int as fresh,
    (select count(*)::int from member where deleted_at is null) as people,
    (select count(*)::int from (${HOLDERS}) held) as holders
  from (${shownMetric(metric)}) m join member p on p.id = m.member_id and p.deleted_at is null
    left join (${HOLDERS}) h on h.member_id = m.member_id`;

const furthest = (
  metric: Metric,
) => `select p.id, p.handle, p.avatar_seed as "avatarSeed", m.count, h.member_id is not null as has
  from (${shownMetric(metric)}) m join member p on p.id = m.member_id and p.deleted_at is null
    left join (${HOLDERS}) h on h.member_id = m.member_id
  order by m.count desc, p.handle limit ${SHOWN}`;

interface Furthest {
  readonly id: string;
  readonly handle: string;
  readonly avatarSeed: string;
  readonly count: number;
  readonly has: boolean;
}

/**
 * Who would have an achievement of this rule today, guests among them, without giving it to anybody. What depends on cards is
 * tried on counted drafts alone.
 */
export async function tryAchievement(
  sql: Sql,
  rule: { readonly metric: Metric; readonly threshold: number; readonly slug: string | null },
): Promise<AchievementTried> {
  const { metric, threshold, slug } = rule;
  const [known] = await sql.query<Omit<AchievementTried, 'members'>>(counts(metric), [slug, threshold]);
  const members = await sql.query<Furthest>(furthest(metric), [slug]);
  return {
    ...(known ?? { would: 0, fresh: 0, people: 0, holders: 0 }),
    members: members.map(({ avatarSeed, ...member }) => ({
      ...member,
      avatarUrl: avatarAddress(avatarSeed),
    })),
  };
}
