import type { Sql } from './database.ts';

/** Whether a column may be null is in `columns`; newer servers list it as a constraint, too. */
const SHAPE = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attgenerated = '' then '' else ' generated' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line,
    1 as part, c.relname::text as of_table, a.attnum::int as place
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint ' || k.conrelid::regclass || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid), 2, '', 0
  from pg_constraint k where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
  union all
  select 'index ' || indexdef, 3, '', 0 from pg_indexes where schemaname = 'public'
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid), 4, '', 0
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all
  select 'function ' || pg_get_functiondef(p.oid), 5, '', 0
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
  union all
  select 'type ' || t.typname, 6, '', 0
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
  union all
  select 'other ' || c.relname || ' of kind ' || c.relkind::text, 7, '', 0
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind not in ('r', 'p', 'i', 'I')
  union all
  select 'parted ' || c.relname || coalesce(' ' || pg_get_partkeydef(c.oid), '') || coalesce(' ' || pg_get_expr(c.relpartbound, c.oid), ''), 7, '', 1
  from pg_class c where c.relnamespace = 'public'::regnamespace and (c.relkind = 'p' or c.relispartition and c.relkind = 'r')
  union all
  select 'extension ' || extname, 8, '', 0 from pg_extension`;

/**
 * The tables as PostgreSQL describes them, a line for each column in its place, then for each constraint, index, trigger,
 * function, type, sequence, view, part of a table and extension. Two databases with the same lines have the same schema.
 */
export async function readSchemaShape(sql: Sql): Promise<readonly string[]> {
  const rows = await sql.query<{ line: string }>(
    `select line from (${SHAPE}) shape order by part, of_table collate "C", place, line collate "C"`,
  );
  return rows.map(({ line }) => line);
}
