import * as z from 'zod/mini';
import { adminTableScopes } from '#contract/admin/adminTables.ts';
import { tablePageSchema, tableQuerySchema, tableValuesSchema } from '#contract/admin/table.ts';
import { admin, route } from '#contract/route.ts';

const name = z.string().check(z.maxLength(60));
const params = z.object({ table: name });
const ofTable = { param: 'table', scopes: adminTableScopes } as const;

/** What every administration table answers; `row` is the schema of its rows (`adminTableRows`). */
export const tableRoutesOf = <Row extends z.core.$ZodType>(row: Row) => ({
  tablePage: route('GET /admin/tables/:table', {
    params,
    query: tableQuerySchema,
    reply: tablePageSchema(row),
    refusals: ['notFound'],
    access: admin,
    token: ofTable,
  }),
  tableRow: route('GET /admin/tables/:table/rows/:rowId', {
    params: z.object({ table: name, rowId: z.string().check(z.maxLength(100)) }),
    reply: row,
    refusals: ['notFound'],
    access: admin,
    token: ofTable,
  }),
  tableValues: route('GET /admin/tables/:table/values/:column', {
    params: z.object({ table: name, column: z.string().check(z.maxLength(140)) }),
    query: z.object({ game: z.optional(name) }),
    reply: tableValuesSchema,
    refusals: ['notFound'],
    access: admin,
    token: ofTable,
  }),
  tableCsv: route('GET /admin/tables/:table/csv', {
    params,
    query: tableQuerySchema,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
    refusals: ['notFound'],
    access: admin,
    token: ofTable,
  }),
});

/** Pages, single rows, filter values and files of every administration table. */
export const adminTableRoutes = tableRoutesOf(z.looseObject({ id: z.string() }));
