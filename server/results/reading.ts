import type { TableView } from '#contract/tables.ts';

/** Whether a reader may see a seat of a finished draft: the own one always, all others by the host's rule. */
export function isOpenTo(table: TableView, readerId: string, memberId: string | null): boolean {
  if (memberId === readerId) return true;
  const isSeated = table.seats.some((seat) => seat.memberId === readerId);
  return table.settings.picksOpenTo === 'everyone' && (isSeated || table.settings.watchers);
}

/** Whether a reader may see every seat, and with them the log and the seed. */
export const mayReadLog = (table: TableView, readerId: string): boolean =>
  table.seats.every((seat) => isOpenTo(table, readerId, seat.memberId));
