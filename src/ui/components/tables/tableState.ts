import type { TableRow } from '#contract/tables/tableRows.ts';

const peopleAt = ({ seats }: TableRow) => seats.filter(({ kind }) => kind === 'member').length;

/** Seats that somebody could take: the open ones and those of bots. */
export const freeSeats = (row: TableRow): number => row.seats.length - peopleAt(row);

export const isBeingDrafted = ({ status }: Pick<TableRow, 'status'>): boolean =>
  status === 'drafting' || status === 'paused';

/** What somebody may do with a table of the list. */
export type TableAction = 'open' | 'sit' | 'watch' | 'nothing';

export function actionAt(row: TableRow): TableAction {
  if (row.mine) return 'open';
  if (isBeingDrafted(row)) return row.mayWatch ? 'watch' : 'nothing';
  return row.status === 'lobby' && !row.isFull ? 'sit' : 'nothing';
}
