import type { Sql } from '../db/database.ts';
import { IS_FINISHED_DRAFT, IS_HOSTED_DRAFT } from '../results/draftCounts.ts';

/** The metrics of these members as rows `(member_id, metric, count)`, from tallies, drafts, events and exports. */
const COUNTS = `
  select t.member_id, 'draftsFinished' as metric, count(*) as count from draft_tally t
    join draft d on d.id = t.draft_id where t.member_id = any($1) and t.is_finished and ${IS_FINISHED_DRAFT} group by 1
  union all select member_id, 'picks', sum(picks) from draft_tally where member_id = any($1) group by 1
  union all select member_id, 'wheelsCaught', sum(wheels) from draft_tally where member_id = any($1) group by 1
  union all select member_id, 'monoLaneDecks', count(*) from draft_tally
    where member_id = any($1) and is_mono_lane group by 1
  union all select member_id, 'correspondenceOnTime', count(*) from draft_tally
    where member_id = any($1) and is_on_time group by 1
  union all select t.member_id, 'formatsPlayed', count(distinct d.template->>'format') from draft_tally t
    join draft d on d.id = t.draft_id where t.member_id = any($1) and t.is_finished group by 1
  union all select member_id, 'decksExported', count(*) from exported_deck where member_id = any($1) group by 1
  union all select host_id, 'hosted', count(*) from (
      select d.host_id from draft d where d.host_id = any($1) and ${IS_HOSTED_DRAFT}
      union all select e.host_id from event e where e.host_id = any($1) and e.phase = 'closed') hosted group by 1
  union all select p.member_id, 'gamesPlayed', sum((m->'state'->'score'->'wins'->>0)::int
      + (m->'state'->'score'->'wins'->>1)::int + (m->'state'->'score'->>'draws')::int)
    from event_player p join event e on e.id = p.event_id,
      lateral (select who.place - 1 as place from jsonb_array_elements(e.state->'players') with ordinality who(player, place)
        where who.player->>'id' = p.member_id) own,
      lateral jsonb_path_query(e.state, '$.rounds[*].matches[*]') m
    where p.member_id = any($1) and m->'players' @> to_jsonb(own.place)
      and m->'state'->>'kind' = 'final' and m->'state'->>'by' in ('players', 'host') group by 1`;

/** Counts the metrics of these members anew. */
export async function countMetrics(tx: Sql, memberIds: readonly string[], nowMs: number): Promise<void> {
  await tx.query(
    `insert into member_metric (member_id, metric, count, updated_at)
     select member_id, metric, count::int, $2 from (${COUNTS}) counted
     on conflict (member_id, metric) do update set count = excluded.count, updated_at = excluded.updated_at
       where member_metric.count <> excluded.count`,
    [memberIds, new Date(nowMs)],
  );
}

/** Holds the achievements that were never granted until the transaction ends, so that no rule changes while it looks. */
async function holdUngranted(tx: Sql): Promise<readonly string[]> {
  const rows = await tx.query<{ slug: string }>(
    'select slug from achievement where granted_at is null and retired_at is null order by slug for update',
  );
  return rows.map(({ slug }) => slug);
}

/**
 * Awards what members have reached, once; what was awarded stays. `null` looks at all members for achievements that were
 * never granted, such as new ones. Answers who got something.
 */
export async function award(
  tx: Sql,
  memberIds: readonly string[] | null,
  nowMs: number,
): Promise<readonly string[]> {
  const fresh = memberIds === null ? await holdUngranted(tx) : null;
  const rows = await tx.query<{ member_id: string }>(
    `insert into member_achievement (member_id, slug, awarded_at)
     select m.member_id, a.slug, $2 from achievement a join member_metric m on m.metric = a.metric and m.count >= a.threshold
     where a.retired_at is null and case when $1::text[] is null then a.slug = any($3) else m.member_id = any($1) end
     on conflict do nothing returning member_id`,
    [memberIds, new Date(nowMs), fresh],
  );
  if (fresh)
    await tx.query('update achievement set granted_at = $1 where slug = any($2)', [new Date(nowMs), fresh]);
  return [...new Set(rows.map(({ member_id }) => member_id))];
}
