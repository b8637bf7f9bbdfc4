import type { TableView } from '#contract/tables/tables.ts';
import { type StartHurdle, startHurdle, type WayIn, wayIn } from './lobbyWords.ts';

/** The one thing this person can do next at the table. */
export type NextStep =
  | { readonly kind: 'start'; readonly hurdle: StartHurdle }
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | { readonly kind: 'sit'; readonly way: WayIn; readonly isWatching: boolean };

export function nextStepOf(table: TableView, myId: string): NextStep {
  if (table.hostId === myId) return { kind: 'start', hurdle: startHurdle(table.seats) };
  const mine = table.seats.find((seat) => seat.memberId === myId);
  if (mine) return { kind: 'ready', isReady: mine.isReady };
  return { kind: 'sit', way: wayIn(table), isWatching: table.sight === 'watching' };
}
