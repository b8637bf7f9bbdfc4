import * as z from 'zod/mini';
import { tableQuerySchema } from '#contract/admin/table.ts';
import type { AdminTable } from '../../admin/adminTable.ts';
import { adminTables } from '../../admin/adminTables.ts';
import { csvHead, csvRows } from '../../admin/tableCsv.ts';
import { readAllRows, readTablePage, readTableRow, readValues } from '../../admin/tableQuery.ts';
import { notFound } from '../../http/refusalError.ts';
import { allowed } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const tablePath = z.object({ table: z.string().check(z.maxLength(60)) });
const valuesPath = z.object({
  table: z.string().check(z.maxLength(60)),
  column: z.string().check(z.maxLength(60)),
});
const rowPath = z.object({
  table: z.string().check(z.maxLength(60)),
  rowId: z.string().check(z.maxLength(100)),
});
const gameQuery = z.object({ game: z.optional(z.string().check(z.maxLength(60))) });

function tableOf(name: string): AdminTable {
  const table = adminTables.get(name);
  if (!table) throw notFound();
  return table;
}

/** Pages, single rows, filter values and files of every administration table. */
export const adminTableRoutes: RouteModule = (api, house) => {
  const preHandler = allowed(house, 'administer');

  api.get(
    '/admin/tables/:table',
    { schema: { params: tablePath, querystring: tableQuerySchema }, preHandler },
    async (request) => readTablePage(house.db, tableOf(request.params.table), request.query),
  );

  api.get('/admin/tables/:table/rows/:rowId', { schema: { params: rowPath }, preHandler }, async (request) =>
    readTableRow(house.db, tableOf(request.params.table), request.params.rowId),
  );

  api.get(
    '/admin/tables/:table/values/:column',
    { schema: { params: valuesPath, querystring: gameQuery }, preHandler },
    async (request) => {
      const { table, column } = request.params;
      return { values: await readValues(house.db, tableOf(table), column, request.query.game) };
    },
  );

  api.get(
    '/admin/tables/:table/csv',
    { schema: { params: tablePath, querystring: tableQuerySchema }, preHandler },
    async (request, reply) => {
      const table = tableOf(request.params.table);
      const parts = [csvHead(table)];
      for await (const rows of readAllRows(house.db, table, request.query)) parts.push(csvRows(table, rows));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${table.name}.csv"`)
        .send(parts.join(''));
    },
  );
};
