import type * as z from 'zod/mini';
import { type AdminTableName, adminTableRows } from '#contract/admin/adminTables.ts';
import type { TableFilter, TablePage } from '#contract/admin/table.ts';
import { tableRoutesOf } from '#contract/routes/admin/adminTables.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** What a screen asks a table for; see `tableQuerySchema`. */
export interface TableAsk {
  readonly game?: string | undefined;
  readonly search: string;
  readonly sort?: string | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageRows: number;
  readonly filter: TableFilter;
}

type RowOf<Name extends AdminTableName> = z.infer<(typeof adminTableRows)[Name]>;

/** What `AdminTable` of src/ui/features/admin/kit asks of one administration table; all throw `ApiFailure`. */
export function tablePorts<Name extends AdminTableName>(api: Api, table: Name) {
  type Row = RowOf<Name>;
  const client = createClient(tableRoutesOf(adminTableRows[table]), api);
  return {
    load: (ask: TableAsk, signal: AbortSignal) =>
      client.tablePage({ params: { table }, query: queryOf(ask) }, { signal }) as Promise<TablePage<Row>>,
    row: (rowId: string) => client.tableRow({ params: { table, rowId } }) as Promise<Row>,
    values: async (
      column: string,
      game: string | undefined,
      signal: AbortSignal,
    ): Promise<readonly string[]> =>
      (await client.tableValues({ params: { table, column }, query: { game } }, { signal })).values,
    /** The text of the file. */
    csv: (ask: TableAsk): Promise<string> => client.tableCsv({ params: { table }, query: queryOf(ask) }),
  };
}

const queryOf = ({ filter, search, ...ask }: TableAsk) => ({
  ...ask,
  search: search === '' ? undefined : search,
  filter: Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter),
});
