import * as z from 'zod/mini';
import {
  type TableFilter,
  type TablePage,
  tablePageSchema,
  tableValuesSchema,
} from '#contract/admin/table.ts';
import type { Api, CallOptions } from '../api.ts';

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

/** The calls of one administration table, as `AdminTable` of src/ui/admin/kit takes them; all throw `ApiFailure`. */
export function createTableCalls<Row>(api: Api, table: string, row: z.core.$ZodType<Row>) {
  const page = tablePageSchema(row);
  return {
    load: (ask: TableAsk, signal: AbortSignal): Promise<TablePage<Row>> =>
      api.get(`/admin/tables/${table}`, page, { query: queryOf(ask), signal }),
    row: (id: string): Promise<Row> => api.get(`/admin/tables/${table}/rows/${encodeURIComponent(id)}`, row),
    values: async (
      column: string,
      game: string | undefined,
      signal: AbortSignal,
    ): Promise<readonly string[]> =>
      (
        await api.get(`/admin/tables/${table}/values/${column}`, tableValuesSchema, {
          query: { game },
          signal,
        })
      ).values,
    /** The text of the file. */
    csv: (ask: TableAsk): Promise<string> =>
      api.get(`/admin/tables/${table}/csv`, z.string(), { query: queryOf(ask) }),
  };
}

function queryOf({ filter, search, ...ask }: TableAsk): NonNullable<CallOptions['query']> {
  return {
    ...ask,
    search: search === '' ? undefined : search,
    filter: Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter),
  };
}
