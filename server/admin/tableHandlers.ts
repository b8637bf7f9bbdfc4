import * as z from 'zod/mini';
import { type AdminTableName, adminTableRows } from '#contract/admin/adminTables.ts';
import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusalError.ts';
import type { AdminTable } from './adminTable.ts';
import { adminTables } from './adminTables.ts';
import { csvHead, csvRows } from './tableCsv.ts';
import { readAllRows, readTablePage, readTableRow, readValues, type TableRow } from './tableQuery.ts';

function tableOf(name: string): AdminTable {
  const table = adminTables.get(name);
  if (!table) throw notFound();
  return table;
}

/** The row as the contract of its table reads it; throws where it is none. */
const shownRow = async (additions: RowAdditions, { name }: AdminTable, row: TableRow) =>
  z.parse<z.ZodMiniType<{ id: string }>>(adminTableRows[name], (await additions[name]?.(row)) ?? row);

/** What rows of a table get on screens beside what the database knows of them. */
export type RowAdditions = Partial<Record<AdminTableName, (row: TableRow) => Promise<TableRow>>>;

/** Pages, single rows, filter values and files of every administration table. */
export const adminTableHandlers = (additions: RowAdditions) => [
  implement(api.tablePage, async ({ params, query }, { db }) => {
    const table = tableOf(params.table);
    const page = await readTablePage(db, table, query);
    return { ...page, rows: await Promise.all(page.rows.map((row) => shownRow(additions, table, row))) };
  }),
  implement(api.tableRow, async ({ params }, { db }) => {
    const table = tableOf(params.table);
    return shownRow(additions, table, await readTableRow(db, table, params.rowId));
  }),
  implement(api.tableValues, async ({ params, query }, { db }) => ({
    values: await readValues(db, tableOf(params.table), params.column, query.game),
  })),
  implement(api.tableCsv, async ({ params, query }, { db }) => {
    const table = tableOf(params.table);
    const parts = [csvHead(table)];
    for await (const rows of readAllRows(db, table, query)) parts.push(csvRows(table, rows));
    return { name: `${table.name}.csv`, text: parts.join('') };
  }),
];
