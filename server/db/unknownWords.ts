import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

type Ask = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const quoted = (name: string) => `"${name}"`;
const dialect = new PgDialect();

/** Every column of the schema that holds one of some words, with the condition that its constraint makes. */
const WORD_COLUMNS = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .map(getTableConfig)
  .flatMap(({ name: table, columns, primaryKeys, checks }) => {
    const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
    return checks.flatMap((one) => {
      const column = columns.find(({ name }) => one.name === `${table}_${name}_known`)?.name;
      if (column === undefined) return [];
      return [
        { table, column, keys: keys.map(({ name }) => name), known: dialect.sqlToQuery(one.value).sql },
      ];
    });
  });

/** The words of each such column, by `table.column`. */
export const KNOWN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  WORD_COLUMNS.map(({ table, column, known }) => [
    `${table}.${column}`,
    Array.from(known.matchAll(/'([^']+)'/g), ([, word = '']) => word),
  ]),
);

/**
 * Names the first row with a word that the schema does not know, as a sentence, where the column has no constraint yet; null
 * where every row fits. Tables and columns that are not there yet are left out.
 */
export async function unknownWordIn(ask: Ask): Promise<string | null> {
  const unchecked = new Set(
    (
      await ask(
        `select c.table_name || '.' || c.column_name as name from information_schema.columns c where c.table_schema = 'public'
           and not exists (select 1 from pg_constraint where conname = c.table_name || '_' || c.column_name || '_known')`,
      )
    ).map(({ name }) => name),
  );
  for (const { table, column, keys, known } of WORD_COLUMNS) {
    if (!unchecked.has(`${table}.${column}`)) continue;
    const key = keys.map((name) => `${quoted(name)}::text`).join(", ' ', ");
    const [row] = await ask(
      `select concat(${key}) as id, ${quoted(column)}::text as word from ${quoted(table)} where not (${known}) limit 1`,
    );
    if (row)
      return `The row ${row.id} of "${table}" has the ${column} "${row.word}", which this version does not know. Correct it first. Nothing was changed.`;
  }
  return null;
}
