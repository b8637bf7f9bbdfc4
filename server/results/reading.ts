import type { TableEvent } from '#contract/events/eventCalls.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { isEventOver } from './eventOver.ts';

const HOUR_MS = 3_600_000;

/** What the host's rule is weighed by. */
interface Reading {
  readonly settings: Pick<TableSettings, 'picksOpenTo' | 'picksOpenAfterHours'>;
  readonly status: TableStatus;
  readonly finishedAtMs: number | null;
  readonly nowMs: number;
  readonly event?: Pick<TableEvent, 'isOver'> | null | undefined;
  readonly isSeated: boolean;
  readonly isHost: boolean;
  /** Reads without a seat, as everybody may for whom the host opened the table; an Admin too. */
  readonly isWatching: boolean;
}

/** Whether the table, or the event it belongs to, is closed; a table alone also when its picks have waited long enough. */
function isUnlocked({ settings, status, finishedAtMs, nowMs, event }: Reading): boolean {
  if (event) return event.isOver;
  const hours = settings.picksOpenAfterHours ?? 0;
  const isLongOver = finishedAtMs !== null && hours > 0 && nowMs >= finishedAtMs + hours * HOUR_MS;
  return status === 'finished' || isLongOver;
}

/** Whether the picks and decks of others are open to a reader once the draft is over. */
export function areOthersOpen(reading: Reading): boolean {
  const { settings, isSeated, isHost, isWatching } = reading;
  const isWelcome = isSeated || isHost || isWatching;
  switch (settings.picksOpenTo) {
    case 'everyone':
      return isWelcome;
    case 'closed':
      return isWelcome && isUnlocked(reading);
    case 'host':
      return isHost;
    case 'owners':
      return false;
  }
}

/** Whether a reader may see a seat of a finished draft: the own one always, all others by the host's rule. */
export function isOpenTo(table: TableView, readerId: string, memberId: string | null): boolean {
  if (memberId === readerId) return true;
  const isSeated = table.seats.some((seat) => seat.memberId === readerId);
  const isWatching = table.sight === 'watching';
  return areOthersOpen({ ...table, isSeated, isHost: table.hostId === readerId, isWatching });
}

/** Whether a reader may see every seat, and with them the log and the seed: not before the whole event is over. */
export const mayReadLog = (table: TableView, readerId: string): boolean =>
  isEventOver(table) && table.seats.every((seat) => isOpenTo(table, readerId, seat.memberId));

/** Whether everybody who sat at a table may read all of its picks and its log; what is added up from drafts asks this. */
export const isOpenToAll = (reading: Omit<Reading, 'isSeated' | 'isHost' | 'isWatching'>): boolean =>
  isEventOver(reading) && areOthersOpen({ ...reading, isSeated: true, isHost: false, isWatching: false });
