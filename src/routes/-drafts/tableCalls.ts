import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { tableListRoutes } from '#contract/routes/tableLists.ts';
import type { TableSort } from '#contract/tables/tableRows.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

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

const onlyIf = (is: boolean | undefined) => (is ? ('true' as const) : undefined);

export type TableCalls = ReturnType<typeof tableCalls>;

/** Calls about games and tables; all throw `ApiFailure`. Schemas that only some pages need come with the first call. */
export function tableCalls(api: Api) {
  const lists = createClient(tableListRoutes, api);
  return {
    games: async (options?: CallOptions) => (await lists.games({}, options)).games,
    /** Up to three live tables, for everybody. */
    homeTables: (options?: CallOptions) => lists.homeTables({}, options),
    openTables: ({ free, watch, ...filters }: TableFilters, options?: CallOptions) =>
      lists.openTables({ query: { ...filters, free: onlyIf(free), watch: onlyIf(watch) } }, options),
    /** The first page of all that are one's own. */
    myTables: async (options?: CallOptions) => {
      const { myTableRoutes } = await import('#contract/routes/myTables.ts');
      return createClient(myTableRoutes, api).myTables({}, options);
    },
    createTable: async (table: CreateTable) => {
      const { tableRoutes } = await import('#contract/routes/tables.ts');
      return createClient(tableRoutes, api).tableMake({ body: table });
    },
  };
}
