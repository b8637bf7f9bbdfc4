import type { TableList, TableRow } from '#contract/tables/tableRows.ts';

export interface ListedTable {
  readonly row: TableRow;
  /** No longer among the open tables: it keeps its place, so that nothing moves, and offers nothing. */
  readonly isGone: boolean;
}

/** What is on screen, and the newest answer of the server behind it. */
export interface OpenTableList {
  readonly listed: readonly ListedTable[];
  /** Tables that are not on screen yet: they wait until somebody asks for them. */
  readonly waiting: readonly TableRow[];
  readonly newest: TableList;
}

export const listTables = (newest: TableList): OpenTableList => ({
  listed: newest.tables.map((row) => ({ row, isGone: false })),
  waiting: [],
  newest,
});

/** Takes a newer answer without moving a row: known tables change in place, new ones wait, lost ones fade. */
export function takeNewer({ listed }: OpenTableList, newest: TableList): OpenTableList {
  if (listed.length === 0) return listTables(newest);
  const byId = new Map(newest.tables.map((row) => [row.draftId, row]));
  // A full page may have pushed its last rows to the next one, so a missing row is not known to be gone.
  const isWhole = newest.total <= newest.tables.length;
  const known = new Set(listed.map(({ row }) => row.draftId));
  return {
    listed: listed.map(({ row, isGone }) => {
      const newer = byId.get(row.draftId);
      return newer ? { row: newer, isGone: false } : { row, isGone: isGone || isWhole };
    }),
    waiting: newest.tables.filter((row) => !known.has(row.draftId)),
    newest,
  };
}
