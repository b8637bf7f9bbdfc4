import type { Api } from './api.ts';
import type { DraftCalls } from './draftCalls.ts';
import { lateCalls } from './lateCalls.ts';

/** The calls of `createDraftCalls`, whose schemas come with the first of them, not with the first page. */
export function lateDraftCalls(api: Api): DraftCalls {
  const calls = lateCalls(async () => (await import('./draftCalls.ts')).createDraftCalls(api));
  return {
    games: async (options) => (await calls()).games(options),
    homeTables: async (options) => (await calls()).homeTables(options),
    openTables: async (filters, options) => (await calls()).openTables(filters, options),
    myTables: async (page, options) => (await calls()).myTables(page, options),
    createTable: async (table) => (await calls()).createTable(table),
    results: async (draftId, options) => (await calls()).results(draftId, options),
    log: async (draftId) => (await calls()).log(draftId),
  };
}
