import { packsOpened } from '#engine/formats/outline.ts';
import type { Sql } from '../../db/database.ts';
import { readTemplate } from '../readTemplate.ts';
import type { BatchRecord } from './batchRecord.ts';

/** SQL for packs or templates `d` of the game `$2` that the batch `$1` neither made nor changed. */
const OUTSIDE = `d.game_id = $2
  and not exists (select 1 from import_row o where o.batch_id = $1 and o.kind in ('pack', 'template')
    and o.action <> 'keep' and o.row_id = d.id)`;
const SHEETS = `pack_definition d, jsonb_each(d.definition->'sheets') as sheet(name, body)`;
const made = (kind: 'set' | 'printing' | 'pack') =>
  `r.batch_id = $1 and r.kind = '${kind}' and r.action = 'create'`;

/** Why what an import made cannot go: a pack or a template that is not of the import needs it; null where none does. */
export async function neededOutside(sql: Sql, { id, gameId }: BatchRecord): Promise<string | null> {
  const asked = [id, gameId];
  const [naming] = await sql.query<{ pack: string; card: string }>(
    `select d.definition->>'name' as pack, r.payload->>'card' as card
     from ${SHEETS}, jsonb_array_elements(coalesce(nullif(sheet.body->'cards', 'null'), '[]')) as listed, import_row r
     where ${OUTSIDE} and ${made('printing')} and r.name = listed->>'printing' order by 1, 2 limit 1`,
    asked,
  );
  if (naming) return `The pack “${naming.pack}” names ${naming.card}. Take it out of the pack first.`;
  const [drawing] = await sql.query<{ pack: string; set: string }>(
    `select d.definition->>'name' as pack, r.payload->>'name' as set from ${SHEETS}, import_row r
     where ${OUTSIDE} and ${made('set')} and sheet.body->'filter'->'sets' ? r.name order by 1, 2 limit 1`,
    asked,
  );
  if (drawing) return `The pack “${drawing.pack}” draws from ${drawing.set}. Change the pack first.`;
  return openedOutside(sql, asked);
}

async function openedOutside(sql: Sql, asked: readonly (string | null)[]): Promise<string | null> {
  const packs = await sql.query<{ slug: string; name: string }>(
    `select r.name as slug, r.payload->>'name' as name from import_row r where ${made('pack')}`,
    asked.slice(0, 1),
  );
  if (packs.length === 0) return null;
  const templates = await sql.query<{ definition: unknown }>(
    `select d.definition from draft_template d where ${OUTSIDE} and d.status <> 'archived' order by d.slug`,
    asked,
  );
  for (const { definition } of templates) {
    const read = readTemplate(definition);
    const needs = read.ok ? packsOpened(read.value, read.value.seats) : [];
    const opened = packs.find(({ slug }) => needs.some(({ pack }) => pack === slug));
    if (read.ok && opened)
      return `“${opened.name}” is opened by ${read.value.name}. Change or delete that template first.`;
  }
  return null;
}
