import type { Api } from '#src/api/api.ts';
import { lateCalls } from '#src/api/lateCalls.ts';
import type { TableCalls } from './tableCalls.ts';

/** The same calls, which come with the first of them, not with the first page. */
export function lateTableCalls(api: Api): TableCalls {
  const calls = lateCalls(async () => (await import('./tableCalls.ts')).tableCalls(api));
  return {
    games: async (options) => (await calls()).games(options),
    homeTables: async (options) => (await calls()).homeTables(options),
    openTables: async (filters, options) => (await calls()).openTables(filters, options),
    myTables: async (options) => (await calls()).myTables(options),
    createTable: async (table) => (await calls()).createTable(table),
  };
}
