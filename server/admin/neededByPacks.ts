import type { Sql } from '../db/database.ts';
import { refusal } from '../http/refusalError.ts';

const SHEETS = `pack_definition d, jsonb_each(d.definition->'sheets') as sheet(name, body)`;

const needed = (message: string) => refusal('neededByPack', null, { sentence: message });

/** Throws the problem 409 when a pack definition of the game draws from the set. */
export async function refuseNeededSet(
  sql: Sql,
  set: { readonly gameId: string; readonly code: string; readonly name: string },
): Promise<void> {
  const [pack] = await sql.query<{ name: string }>(
    `select d.definition->>'name' as name from ${SHEETS}
     where d.game_id = $1 and sheet.body->'filter'->'sets' ? $2 order by 1 limit 1`,
    [set.gameId, set.code],
  );
  if (pack) throw needed(`The pack “${pack.name}” draws from ${set.name}. Change the pack first.`);
}

/** Throws the problem 409 when a pack definition names one of the printings. */
export async function refuseNeededPrintings(sql: Sql, printingIds: readonly string[]): Promise<void> {
  if (printingIds.length === 0) return;
  const [pack] = await sql.query<{ name: string; card: string }>(
    `select d.definition->>'name' as name, c.name as card
     from ${SHEETS}, jsonb_array_elements(coalesce(nullif(sheet.body->'cards', 'null'), '[]')) as listed,
       printing p join card c on c.id = p.card_id
     where p.id = any($1) and p.game_id = d.game_id and listed->>'printing' = p.key order by 1, 2 limit 1`,
    [[...printingIds]],
  );
  if (pack) throw needed(`The pack “${pack.name}” names ${pack.card}. Take it out of the pack first.`);
}
