import type { Sql } from '../database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** Whether a row can be written without naming it. */
  readonly isFilled: boolean;
}

/** What a program of one version relies on in a database. */
export interface Reliance {
  readonly columns: ReadonlyMap<string, Column>;
  /** By table: the columns that are unique together, with the condition where there is one. */
  readonly uniques: ReadonlySet<string>;
  /** By table and columns: what a row has to point at. */
  readonly references: ReadonlySet<string>;
  /** By table and columns: the words and numbers of what is checked. */
  readonly checks: ReadonlyMap<string, ReadonlySet<string>>;
}

const COLUMNS = `
  select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isNeeded", (not a.attnotnull or d.oid is not null or a.attidentity <> '') as "isFilled"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped`;

const UNIQUES = `
  select c.relname || ' (' || string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ' order by k) || ')'
    || coalesce(' where ' || pg_get_expr(i.indpred, i.indrelid), '') as line
  from pg_index i join pg_class c on c.oid = i.indrelid, generate_series(1, i.indnkeyatts) k
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and i.indisunique
  group by c.relname, i.indexrelid, i.indpred, i.indrelid`;

const CONSTRAINTS = `
  select k.contype::text as kind, pg_get_constraintdef(k.oid) as definition, c.relname || ' ('
    || (select string_agg(a.attname, ', ' order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (k.conkey)) || ')' as place
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and not c.relispartition and k.contype in ('c', 'f')`;

const partsOf = (definition: string): string[] => definition.match(/'(?:[^']|'')*'|\b\d+\b/g) ?? [];

export async function readReliance(sql: Sql): Promise<Reliance> {
  const columns = await sql.query<Column & Record<string, unknown>>(COLUMNS);
  const uniques = await sql.query<{ line: string }>(UNIQUES);
  const constraints = await sql.query<{ kind: string; definition: string; place: string }>(CONSTRAINTS);
  const checks = new Map<string, Set<string>>();
  for (const { kind, definition, place } of constraints) {
    if (kind !== 'c' || place === null) continue;
    const known = checks.get(place) ?? new Set();
    for (const part of partsOf(definition)) known.add(part);
    checks.set(place, known);
  }
  return {
    columns: new Map(columns.map((column) => [`${column.table}.${column.name}`, column])),
    uniques: new Set(uniques.map(({ line }) => line)),
    references: new Set(
      constraints.filter(({ kind }) => kind === 'f').map(({ place, definition }) => `${place} ${definition}`),
    ),
    checks,
  };
}

const tableOf = (place: string) => place.slice(0, place.indexOf(' ('));
const columnsOf = (place: string) => /\((.*?)\)/.exec(place)?.[1]?.split(', ') ?? [];

function changedColumns(before: Reliance, after: Reliance): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const old = [...before.columns].flatMap(([name, was]) => {
    const is = after.columns.get(name);
    if (!is) return [`${name} is gone`];
    return [
      ...(is.type === was.type ? [] : [`${name} has become ${is.type}`]),
      ...(is.isNeeded && !was.isNeeded ? [`${name} may be empty no more`] : []),
      ...(was.isFilled && !is.isFilled ? [`${name} is filled by nothing any more`] : []),
    ];
  });
  const added = [...after.columns]
    .filter(([name, { table, isFilled }]) => tables.has(table) && !before.columns.has(name) && !isFilled)
    .map(([name]) => `${name} is new and has to be named by whoever writes a row`);
  return [...old, ...added];
}

/** Whether a rule is about columns that were there, all of them: the old program writes them without knowing of it. */
const isAboutOld = (place: string, { columns }: Reliance) =>
  columnsOf(place).every((name) => columns.has(`${tableOf(place)}.${name}`));

function changedRules(before: Reliance, after: Reliance): string[] {
  const gone = [...before.uniques].filter((line) => !after.uniques.has(line));
  const newUniques = [...after.uniques].filter(
    (line) => !before.uniques.has(line) && isAboutOld(line, before),
  );
  const newReferences = [...after.references].filter(
    (line) => !before.references.has(line) && isAboutOld(line, before),
  );
  const narrower = [...after.checks].flatMap(([place, words]) => {
    if (!isAboutOld(place, before)) return [];
    const were = before.checks.get(place);
    if (!were) return [`${place} is checked, which it was not`];
    const lost = [...were].filter((word) => !words.has(word));
    return lost.length === 0 ? [] : [`${place} may be ${lost.join(', ')} no more`];
  });
  return [
    ...gone.map((line) => `${line} is unique no more, as "on conflict" needs it`),
    ...newUniques.map((line) => `${line} has become unique`),
    ...newReferences.map((line) => `${line} points at a row, which it did not`),
    ...narrower,
  ];
}

/**
 * What a program that knows the schema `before` can no longer do after its change, in sentences: read or write a column
 * that it knows, or leave out one that it does not. Empty where the change only expands.
 */
export const contractions = (before: Reliance, after: Reliance): string[] => [
  ...changedColumns(before, after),
  ...changedRules(before, after),
];
