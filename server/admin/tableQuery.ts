import * as z from 'zod/mini';
import {
  type TableFilter,
  type TableNarrowing,
  type TablePage,
  type TableQueryText,
  type TableSelection,
  tableFilterSchema,
} from '#contract/admin/table.ts';
import type { Sql } from '../db/database.ts';
import { cardNamedLike } from '../db/search/cardNamesSql.ts';
import { searchPattern } from '../db/search/foldedSql.ts';
import { invalid, notFound } from '../http/refusalError.ts';
import type { AdminColumn, AdminTable } from './adminTable.ts';

export type TableRow = { readonly id: string } & Readonly<Record<string, unknown>>;

const VALUES_AT_MOST = 300;
const CSV_PART_ROWS = 2000;
/** Rows that one bulk change may touch. */
const MATCHING_ROWS_AT_MOST = 5_000;

interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** One page of a table; throws the problem 400 on a sort or filter that the table does not have. */
export async function readTablePage<Row extends object = TableRow>(
  sql: Sql,
  table: AdminTable,
  query: TableQueryText,
): Promise<TablePage<Row>> {
  const { page, pageRows } = query;
  const condition = conditionOf(table, narrowingOf(query));
  const order = orderOf(table, query);
  const counted = await sql.query<{ total: number }>(
    `select count(*)::int as total from ${table.from} where ${condition.sql}`,
    condition.params,
  );
  const rows = await readRows<Row>(sql, table, {
    condition,
    order,
    limit: pageRows,
    offset: (page - 1) * pageRows,
  });
  return { rows, total: counted[0]?.total ?? 0, page, pageRows };
}

/** One row as it stands in its table; throws the problem 404. */
export async function readTableRow(sql: Sql, table: AdminTable, id: string): Promise<TableRow> {
  const condition = joined([
    fixedCondition(table),
    (place) => ({ sql: `${table.id} = ${place}`, param: id }),
  ]);
  const [row] = await readRows<TableRow>(sql, table, { condition, order: table.id, limit: 1, offset: 0 });
  if (!row) throw notFound();
  return row;
}

/** Every row that a query matches when it is asked, in parts of 2,000, for a file; rows that go meanwhile are left out. */
export async function* readAllRows(sql: Sql, table: AdminTable, query: TableQueryText) {
  const condition = conditionOf(table, narrowingOf(query));
  const order = orderOf(table, query);
  const matching = await sql.query<{ id: string }>(
    `select ${table.id} as id from ${table.from} where ${condition.sql} order by ${order}`,
    condition.params,
  );
  for (let first = 0; first < matching.length; first += CSV_PART_ROWS) {
    const ids = matching.slice(first, first + CSV_PART_ROWS).map(({ id }) => id);
    yield await sql.query<TableRow>(
      `select ${selectedOf(table)} from ${table.from}
         join unnest($1::text[]) with ordinality as part(part_id, place) on part.part_id = ${table.id}
       where ${table.where ?? 'true'} order by part.place`,
      [ids],
    );
  }
}

/** The values that stand in a column of a game's rows, for its filter; throws the problem 400 where there is no filter. */
export async function readValues(
  sql: Sql,
  table: AdminTable,
  columnKey: string,
  game: string | undefined,
): Promise<string[]> {
  const condition = conditionOf(table, { game, search: '', filter: {} });
  const { sql: values, params = [] } = valuesOf(table, columnKey, condition);
  const rows = await sql.query<{ value: string | null }>(
    `select value from (select distinct ${values}) as one
     order by substring(value from '^-?\\d+(?:\\.\\d+)?$')::numeric nulls last, value limit ${VALUES_AT_MOST}`,
    [...condition.params, ...params],
  );
  return rows.flatMap((row) => row.value ?? []);
}

/** What follows `select distinct`: the values of a filter as `value`, among the rows of a condition. */
function valuesOf(table: AdminTable, key: string, { sql, params }: Condition): Partial<Condition> {
  const rows = `from ${table.from} where ${sql}`;
  const attribute = attributeOf(table, key);
  if (attribute !== null)
    return {
      sql: `jsonb_array_elements_text(${listSql(`${table.attributes} -> $${params.length + 1}`)}) as value ${rows}`,
      params: [attribute],
    };
  const column = filterColumnOf(table, key);
  const among = column.filterAmong;
  if (among)
    return {
      sql: `(${among.sql})::text as value from ${among.from} where ${among.ownerId} in (select ${table.id} ${rows})`,
    };
  return column.filter === 'holds'
    ? { sql: `jsonb_array_elements_text(${column.sql}) as value ${rows}` }
    : { sql: `(${column.sql})::text as value ${rows}` };
}

/** The ids of selected rows that are there; throws the problem 400 when more than 5,000 match. */
export async function readSelectedIds(
  sql: Sql,
  table: AdminTable,
  selection: TableSelection,
): Promise<string[]> {
  const condition =
    'ids' in selection
      ? joined([
          fixedCondition(table),
          (place) => ({ sql: `${table.id} = any(${place})`, param: selection.ids }),
        ])
      : conditionOf(table, selection.matching);
  const rows = await sql.query<{ id: string }>(
    `select ${table.id} as id from ${table.from} where ${condition.sql} order by 1 limit ${MATCHING_ROWS_AT_MOST + 1}`,
    condition.params,
  );
  if (rows.length > MATCHING_ROWS_AT_MOST)
    throw invalid({ selection: ['More than 5,000 rows match. Narrow the list first.'] });
  return rows.map((row) => row.id);
}

interface Reading {
  readonly condition: Condition;
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
}

const selectedOf = (table: AdminTable): string =>
  [`${table.id} as id`, ...table.columns.map((column) => `${column.sql} as "${column.key}"`)].join(', ');

/** First only the ids of the page: what its columns cost is then paid for its rows alone. Moments become ISO 8601. */
async function readRows<Row extends object>(
  sql: Sql,
  table: AdminTable,
  { condition, order, limit, offset }: Reading,
): Promise<Row[]> {
  const rows = await sql.query<Row>(
    `with page as materialized (select ${table.id} as page_id from ${table.from}
       where ${condition.sql} order by ${order} limit ${limit} offset ${offset})
     select ${selectedOf(table)} from ${table.from} join page on page.page_id = ${table.id}
     order by ${order}`,
    condition.params,
  );
  return rows.map(withMomentsWritten);
}

/** The row with its Dates as ISO 8601. */
export const withMomentsWritten = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as Row;

function orderOf(table: AdminTable, { sort, direction }: TableQueryText): string {
  const key = sort ?? table.sort.column;
  const column = table.columns.find((one) => one.key === key && one.isSortable === true);
  if (!column) throw invalid({ sort: [`This list cannot be sorted by "${key}".`] });
  const asked = direction ?? (sort === undefined ? table.sort.direction : 'asc');
  return `${column.sortSql ?? column.sql} ${asked} nulls last, ${table.id} asc`;
}

function narrowingOf({ game, search, filter }: TableQueryText): TableNarrowing {
  return { game, search, filter: filter === undefined ? {} : filterFrom(filter) };
}

function filterFrom(text: string): TableFilter {
  const parsed = z.safeParse(tableFilterSchema, jsonOf(text));
  if (!parsed.success) throw invalid({ filter: ['The filter could not be read.'] });
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Part = (place: string) => { readonly sql: string; readonly param?: unknown };

const fixedCondition =
  (table: AdminTable): Part =>
  () => ({ sql: table.where ?? 'true' });

function conditionOf(table: AdminTable, { game, search, filter }: TableNarrowing): Condition {
  const parts: Part[] = [fixedCondition(table)];
  if (game !== undefined && game !== '') parts.push(gamePart(table, game));
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8)) parts.push(searchPart(table, word));
  for (const [key, values] of Object.entries(filter)) parts.push(filterPart(table, key, [values].flat()));
  return joined(parts);
}

const gamePart =
  (table: AdminTable, slug: string): Part =>
  (place) => {
    if (table.gameId !== undefined)
      return { sql: `${table.gameId} = (select id from game where slug = ${place})`, param: slug };
    return table.game === undefined ? { sql: 'true' } : { sql: `${table.game} = ${place}`, param: slug };
  };

/** Where a word is looked for: conditions on a pattern, each with its pattern. */
function searchesOf({ searchText, card, cardId, search }: AdminTable, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const like = (text: string) => (place: string) => `${text} like ${place}`;
  const folded = searchPattern(word);
  return [
    ...search.map((text) => ({ sql: (place: string) => `${text} ilike ${place}`, pattern })),
    ...(searchText === undefined ? [] : [{ sql: like(searchText), pattern: pattern.toLowerCase() }]),
    ...(card === undefined ? [] : [{ sql: (place: string) => cardNamedLike(card, place), pattern: folded }]),
    ...(cardId === undefined
      ? []
      : [{ sql: (place: string) => cardsNamedSql(cardId, place), pattern: folded }]),
  ];
}

/** Folds the names of each card once, however many rows are of it. */
const cardsNamedSql = (cardId: string, place: string): string =>
  `${cardId} in (select named.id from card named where ${cardNamedLike('named', place)})`;

const searchPart =
  (table: AdminTable, word: string): Part =>
  (place) => {
    const searches = searchesOf(table, word);
    if (searches.length === 0) return { sql: 'true' };
    const found = searches.map(({ sql }, at) => sql(`(${place}::text[])[${at + 1}]`));
    return { sql: found.join(' or '), param: searches.map(({ pattern }) => pattern) };
  };

function filterPart(table: AdminTable, key: string, values: readonly string[]): Part {
  const attribute = attributeOf(table, key);
  if (attribute !== null)
    return (place) => ({
      sql: `exists (select from jsonb_array_elements_text(${listSql(`${table.attributes} -> (${place}::text[])[1]`)}) as held
        where held = any((${place}::text[])[2:]))`,
      param: [attribute, ...values],
    });
  const { sql, filter, filterAmong: among } = filterColumnOf(table, key);
  return (place) => {
    const isOne = (text: string) => `(${text})::text = any(${place}::text[])`;
    if (among)
      return {
        sql: `${table.id} in (select ${among.ownerId} from ${among.from} where ${isOne(among.sql)})`,
        param: values,
      };
    return { sql: filter === 'holds' ? `${sql} ?| ${place}::text[]` : isOne(sql), param: values };
  };
}

const ATTRIBUTE = 'attributes.';

/** Which attribute a filter is about; null for one of a column. */
const attributeOf = ({ attributes }: AdminTable, key: string): string | null =>
  attributes !== undefined && key.startsWith(ATTRIBUTE) ? key.slice(ATTRIBUTE.length) : null;

/** A text or number as a list of one. */
const listSql = (value: string): string =>
  `case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end`;

function filterColumnOf(table: AdminTable, key: string): AdminColumn {
  const column = table.columns.find((one) => one.key === key && (one.filter ?? one.filterAmong));
  if (!column) throw invalid({ filter: [`This list has no filter "${key}".`] });
  return column;
}

function joined(parts: readonly Part[]): Condition {
  const params: unknown[] = [];
  const sql = parts.map((part) => {
    const made = part(`$${params.length + 1}`);
    if ('param' in made) params.push(made.param);
    return `(${made.sql})`;
  });
  return { sql: sql.join(' and '), params };
}
