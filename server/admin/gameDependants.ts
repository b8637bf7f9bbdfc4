import type { GameUsage } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { Sql } from '../db/database.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

interface Removal {
  readonly label: string;
  readonly count: number;
}

function removed<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
  labelOf: (part: Part) => string,
  counts: Readonly<Record<string, number>>,
): Removal[] {
  const kept = new Set(after.map(keyOf));
  return before
    .filter((part) => !kept.has(keyOf(part)))
    .map((part) => ({ label: labelOf(part), count: counts[keyOf(part)] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Why parts that a change takes away are still needed, in a sentence for the first of them; null when none is. */
export async function stillUsed(
  sql: Sql,
  gameId: string,
  before: GameDefinition,
  after: GameDefinition,
  usage: GameUsage,
): Promise<string | null> {
  const [lane] = removed(
    before.lanes,
    after.lanes,
    (one) => one.key,
    (one) => one.label,
    usage.byLane,
  );
  if (lane)
    return `${counted(lane.count, 'card belongs', 'cards belong')} to ${lane.label}. Give ${lane.count === 1 ? 'it' : 'them'} another ${before.laneWord} first.`;
  const [rarity] = removed(
    before.rarities,
    after.rarities,
    (one) => one.code,
    (one) => one.name,
    usage.byRarity,
  );
  if (rarity)
    return `${counted(rarity.count, 'printing is', 'printings are')} ${rarity.label}. Give ${rarity.count === 1 ? 'it' : 'them'} another rarity first.`;
  const [bucket] = removed(
    before.buckets,
    after.buckets,
    (one) => one.key,
    (one) => one.label,
    usage.byBucket,
  );
  if (bucket)
    return `${counted(bucket.count, 'deck has', 'decks have')} cards in ${bucket.label}. A bucket that decks use stays; it can be renamed.`;
  return balancedBy(sql, gameId, before, after);
}

async function balancedBy(
  sql: Sql,
  gameId: string,
  before: GameDefinition,
  after: GameDefinition,
): Promise<string | null> {
  const kept = new Set(after.attributes.map(({ key }) => key));
  const gone = before.attributes.filter(({ key }) => !kept.has(key));
  if (gone.length === 0) return null;
  const [pack] = await sql.query<{ pack: string; attribute: string }>(
    `select p.definition->>'name' as pack, s.value->'balanceBy'->>'attribute' as attribute
     from pack_definition p cross join jsonb_each(p.definition->'sheets') as s
     where p.game_id = $1 and s.value->'balanceBy'->>'attribute' = any($2) order by 1 limit 1`,
    [gameId, gone.map(({ key }) => key)],
  );
  if (!pack) return null;
  const label = gone.find(({ key }) => key === pack.attribute)?.label ?? pack.attribute;
  return `The pack ${pack.pack} is balanced by ${label}. Change the pack first.`;
}
