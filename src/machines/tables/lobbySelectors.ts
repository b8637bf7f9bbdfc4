import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { LobbySnapshot } from './lobby.ts';
import { commandOf, halvesTo, msToStart } from './lobbyFacts.ts';
import { withoutMember } from './lobbyPlace.ts';

/** The table as it is shown; null before it is there. */
export const selectLobbyTable = ({ context: { table, place, myId } }: LobbySnapshot): TableView | null =>
  table !== null && place === 'removed' ? withoutMember(table, myId) : table;
/** The command that is on its way. */
export const selectBusy = ({ context }: LobbySnapshot): TableCommand['type'] | null =>
  commandOf(context)?.type ?? null;
export const selectIsSaying = (snapshot: LobbySnapshot): boolean => snapshot.matches({ chat: 'saying' });
export const selectHasUnread = ({ context: { unread, muted, myId } }: LobbySnapshot): boolean =>
  unread.some((id) => id !== myId && !muted.includes(id));

export interface Countdown {
  /** Whole seconds until the start, as everybody at the table counts them. */
  readonly seconds: number;
  readonly isOddHalf: boolean;
}

/** The countdown of a start; null while there is none. */
export function selectCountdown({ context }: LobbySnapshot): Countdown | null {
  if (context.place !== 'counting') return null;
  const left = msToStart(context);
  return { seconds: Math.max(0, Math.ceil(left / 1000)), isOddHalf: halvesTo(context) % 2 !== 0 };
}
