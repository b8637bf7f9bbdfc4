import type { Metric } from '#contract/achievementRules.ts';
import type { AchievementTried } from '#contract/admin/achievements.ts';
import type { Sql } from '#server/db/open.ts';
import { avatarAddress } from '#server/images/art/artAddress.ts';

const SHOWN = 10;

const COUNTS = `select count(*) filter (where m.count >= $2)::int as would,
    count(*) filter (where m.count >= $2 and h.slug is null)::int as fresh,
    (select count(*)::int from member where deleted_at is null) as people,
    (select count(*)::int from member_achievement a join member h on h.id = a.member_id and h.deleted_at is null
      where a.slug = $3) as holders
  from member_metric m join member p on p.id = m.member_id and p.deleted_at is null
    left join member_achievement h on h.member_id = m.member_id and h.slug = $3
  where m.metric = $1`;

const FURTHEST = `select p.id, p.handle, p.avatar_seed as "avatarSeed", m.count, h.slug is not null as has
  from member_metric m join member p on p.id = m.member_id and p.deleted_at is null
    left join member_achievement h on h.member_id = m.member_id and h.slug = $2
  where m.metric = $1 order by m.count desc, p.handle limit ${SHOWN}`;

interface Furthest {
  readonly id: string;
  readonly handle: string;
  readonly avatarSeed: string;
  readonly count: number;
  readonly has: boolean;
}

/** Who would have an achievement of this rule today, guests among them, without giving it to anybody. */
export async function tryAchievement(
  sql: Sql,
  rule: { readonly metric: Metric; readonly threshold: number; readonly slug: string | null },
): Promise<AchievementTried> {
  const { metric, threshold, slug } = rule;
  const [counts] = await sql.query<Omit<AchievementTried, 'members'>>(COUNTS, [metric, threshold, slug]);
  const members = await sql.query<Furthest>(FURTHEST, [metric, slug]);
  return {
    ...(counts ?? { would: 0, fresh: 0, people: 0, holders: 0 }),
    members: members.map(({ avatarSeed, ...member }) => ({
      ...member,
      avatarUrl: avatarAddress(avatarSeed),
    })),
  };
}
