import * as z from 'zod/mini';
import type { DraftLogFile } from '#contract/draftLog.ts';
import type { ClockPreset, GameSummary } from '#contract/gameSummary.ts';
import type { ResultsView } from '#contract/results.ts';
import type { TableList, TableSort } from '#contract/tableRows.ts';
import type { CreateTable } from '#contract/tables.ts';
import type { Api, CallOptions } from './api.ts';

export type DraftCalls = ReturnType<typeof createDraftCalls>;

/** Filters of Browse, as they stand in its address. */
export interface TableFilters {
  readonly game?: string | undefined;
  readonly clock?: ClockPreset | undefined;
  readonly q?: string | undefined;
  readonly free?: boolean | undefined;
  readonly watch?: boolean | undefined;
  readonly sort?: TableSort | undefined;
  readonly page?: number | undefined;
}

const createdSchema = z.object({ draftId: z.string() });
/** Large replies of our own server are taken by their shape's first field; their parts are typed by the contract. */
const shaped = <Shape>(field: keyof Shape & string) =>
  z.custom<Shape>((value) => typeof value === 'object' && value !== null && field in value);

const gamesSchema = shaped<{ readonly games: readonly GameSummary[] }>('games');
const tableListSchema = shaped<TableList>('tables');
const resultsSchema = shaped<ResultsView>('seats');
const logSchema = shaped<DraftLogFile>('rows');

/** Calls about games, tables and results; all throw `ApiFailure`. */
export function createDraftCalls(api: Api) {
  return {
    games: async (options?: CallOptions) => (await api.get('/games', gamesSchema, options)).games,
    /** Up to three live tables, for everybody. */
    homeTables: (options?: CallOptions) => api.get('/home', tableListSchema, options),
    openTables: ({ game, clock, q, free, watch, sort, page }: TableFilters, options?: CallOptions) =>
      api.get('/drafts', tableListSchema, { ...options, query: { game, clock, q, free, watch, sort, page } }),
    myTables: (page: number, options?: CallOptions) =>
      api.get('/drafts/mine', tableListSchema, { ...options, query: { page } }),
    createTable: (table: CreateTable) => api.post('/drafts', table, createdSchema),
    results: (draftId: string, options?: CallOptions) =>
      api.get(`/drafts/${encodeURIComponent(draftId)}/results`, resultsSchema, options),
    log: (draftId: string) => api.get(`/drafts/${encodeURIComponent(draftId)}/log`, logSchema),
  };
}
