import type { MyTablesGroup } from '#contract/tables/myTables.ts';

/** What My drafts is narrowed by, as it is in its address. */
export interface MyDraftsSearch {
  readonly page?: number | undefined;
  readonly q?: string | undefined;
  readonly game?: string | undefined;
  readonly group?: Exclude<MyTablesGroup, 'all'> | undefined;
}

export const hasFilter = ({ q, game, group }: MyDraftsSearch): boolean =>
  q !== undefined || game !== undefined || group !== undefined;
