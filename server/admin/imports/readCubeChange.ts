import type { CubeChange } from '#contract/sources/sources.ts';
import type { Sql } from '../../db/database.ts';

interface Copies {
  readonly card: string;
  readonly was: number;
  readonly now: number;
}

/** Copies of each card in the sheets of packs that an import changed, before and after it. */
const COPIES = `with sheets as (
    select 'was' as at, s.value as sheet from import_row r, jsonb_each(r.before->'definition'->'sheets') s
      where r.batch_id = $1 and r.kind = 'pack' and r.action = 'update'
    union all
    select 'now', s.value from import_row r, jsonb_each(r.payload->'sheets') s
      where r.batch_id = $1 and r.kind = 'pack' and r.action = 'update'),
  copies as (select at, c->>'printing' as printing, (c->>'weight')::int as weight
    from sheets, jsonb_array_elements(coalesce(sheet->'cards', '[]')) c)
  select coalesce(p.card_id::text, printing) as card, coalesce(sum(weight) filter (where at = 'was'), 0)::int as was,
    coalesce(sum(weight) filter (where at = 'now'), 0)::int as now
  from copies left join printing p on p.key = printing and p.game_id = $2 group by 1`;

/** How many copies came into the cubes of a stored import and went out of them; null where no cube of the game changed. */
export async function readCubeChange(sql: Sql, batchId: string, gameId: string): Promise<CubeChange | null> {
  const copies = await sql.query<Copies>(COPIES, [batchId, gameId]);
  const change = { in: 0, out: 0 };
  for (const { was, now } of copies) {
    change.in += Math.max(0, now - was);
    change.out += Math.max(0, was - now);
  }
  return change.in + change.out === 0 ? null : change;
}
