import type { Metric } from '#contract/members/achievementRules.ts';

/** Metrics that tell which cards somebody saw, took or played. */
const OF_CARDS: Partial<Record<Metric, string>> = {
  wheelsCaught: 't.wheels',
  monoLaneDecks: 't.is_mono_lane::int',
};

const counted = (sum: string) =>
  `select t.member_id, sum(${sum})::int as count from draft_tally t join counted_draft c on c.draft_id = t.draft_id group by 1`;

/**
 * How far each member is in a metric, as anybody but that member may know it: rows `(member_id, count)`. What depends on
 * cards is of counted drafts alone (`results/countable.ts`); members themselves see all of their own.
 */
export const shownMetric = (metric: Metric): string => {
  const sum = OF_CARDS[metric];
  return sum === undefined
    ? `select member_id, count from member_metric where metric = '${metric}'`
    : counted(sum);
};

/** Who is known to have the achievement `t`, as `(member_id)`: of its holders those who have it by counted drafts, too. */
export const SHOWN_HOLDERS = `select h.member_id from member_achievement h join member m on m.id = h.member_id
    and m.deleted_at is null where h.slug = t.slug and case t.metric
  ${Object.entries(OF_CARDS)
    .map(
      ([metric, sum]) =>
        `when '${metric}' then exists (select 1 from (${counted(sum)}) shown where shown.member_id = h.member_id and shown.count >= t.threshold)`,
    )
    .join('\n  ')} else true end`;
