import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core';

/** A schema's words, such as `z.enum([…])` has them. */
export interface Words<Word extends string> {
  readonly options: readonly Word[];
}

const quoted = (words: readonly string[]): SQL =>
  sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));

const nameOf = (column: AnyPgColumn) => `${getTableName(column.table)}_${column.name}_known`;

/** A column that holds one of these words; `isOneOf` makes the database refuse every other one. */
export const oneOf = <Word extends string>(name: string, { options }: Words<Word>) =>
  text(name, { enum: options as [Word, ...Word[]] });

/** The CHECK constraint of a column of {@link oneOf}. */
export const isOneOf = (column: AnyPgColumn, { options }: Words<string>) =>
  check(nameOf(column), sql`${column} in (${quoted(options)})`);

/** The CHECK constraint of a list of words. */
export const areAllOf = (column: AnyPgColumn, { options }: Words<string>) =>
  check(nameOf(column), sql`${column} <@ array[${quoted(options)}]::text[]`);
