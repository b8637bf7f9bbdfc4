import type { Seat, TableView } from '#contract/tables/tables.ts';
import type { LineState } from '../room/draftRoomSelectors.ts';

/** A table as its room's machine shows it. */
export interface ShownTable {
  readonly table: TableView | null;
  readonly line: LineState;
  /** Why the seat or the table is gone. */
  readonly message: string | null;
}

export const LOBBY_PLACES = [
  'opening',
  'hosting',
  'seated',
  'watching',
  'standing',
  'locked',
  'counting',
  'removed',
  'elsewhere',
  'absent',
  'cancelled',
  'closed',
  'drafting',
  'over',
] as const;

/**
 * Where somebody is with a table. In its lobby: `hosting`, `seated`, `watching`, `standing` (without a seat, and one can
 * be taken), `locked` (none can), `counting` (the draft is about to start). Beside it: `removed` by the host, `elsewhere`
 * (in another window), `absent` (no such table). After it: `drafting` and `over` are shown on other screens, `closed` is
 * a draft that only its players see, `cancelled` one that the host ended.
 */
export type LobbyPlace = (typeof LOBBY_PLACES)[number];

export const mayTakeSeat = ({ status, isLocked, seats }: TableView): boolean =>
  status === 'lobby' && !isLocked && seats.some(({ kind }) => kind !== 'member');

export const seatOf = ({ seats }: TableView, memberId: string): Seat | undefined =>
  seats.find((seat) => seat.memberId === memberId);

export function placeOf({ table, line }: ShownTable, myId: string): LobbyPlace {
  if (line === 'absent') return 'absent';
  if (line === 'superseded') return 'elsewhere';
  if (table === null) return 'opening';
  const { status } = table;
  if (status === 'cancelled') return 'cancelled';
  if (status === 'building' || status === 'finished') return 'over';
  if (status !== 'lobby' && status !== 'countdown') return maySeeDraft(table, myId) ? 'drafting' : 'closed';
  if (line === 'removed') return 'removed';
  return status === 'countdown' ? 'counting' : placeInLobby(table, myId);
}

function placeInLobby(table: TableView, myId: string): LobbyPlace {
  if (table.hostId === myId) return 'hosting';
  if (seatOf(table, myId) !== undefined) return 'seated';
  if (table.sight === 'watching') return 'watching';
  return mayTakeSeat(table) ? 'standing' : 'locked';
}

const maySeeDraft = (table: TableView, myId: string): boolean =>
  seatOf(table, myId) !== undefined ||
  table.hostId === myId ||
  table.settings.watchers ||
  table.sight === 'watching';

/** Somebody who was removed is told nothing of the table any more: as they left it, with their seat open. */
export const withoutMember = (table: TableView, memberId: string): TableView => ({
  ...table,
  seats: table.seats.map((seat) =>
    seat.memberId === memberId
      ? {
          ...seat,
          ...{ kind: 'open', memberId: null, name: '', avatarUrl: null },
          ...{ isReady: false, isConnected: false },
        }
      : seat,
  ),
});
