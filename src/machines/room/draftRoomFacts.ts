import type { OpenedTable, PackView, PooledCardView, RoomChange, RoomView } from '#contract/room/room.ts';
import type { RoomEvent } from '#contract/room/roomEvents.ts';
import type { LobbyEvent } from '#contract/tables/lobbyEvents.ts';
import type { ChatLine, TableView } from '#contract/tables/tables.ts';
import type { DecisionCommand } from './roomAsk.ts';

/** A pack that just came ignores the pointer for this long, so that no click meant for the last one lands on it. */
export const SWAP_GUARD_MS = 300;

export type Destination = 'main' | 'side';

/** Facts the room lives by. `atMs` is the browser's clock. */
export type DraftRoomEvent =
  | { type: 'hub.opened'; opened: OpenedTable; atMs: number }
  | { type: 'hub.notOpened'; message: string }
  | { type: 'hub.tableChanged'; table: TableView }
  | { type: 'hub.roomReplaced'; room: RoomView; atMs: number }
  | { type: 'hub.roomChanged'; change: RoomChange; atMs: number }
  | { type: 'hub.dropped' }
  | { type: 'hub.reconnected' }
  | { type: 'hub.superseded' }
  | { type: 'hub.removed'; message: string }
  | { type: 'browser.wentOffline' }
  | { type: 'browser.cameOnline' }
  | { type: 'seat.reclaimed' }
  | { type: 'card.chosen'; id: string; by: 'pointer' | 'key'; atMs: number }
  | { type: 'card.starred'; id: string }
  | { type: 'stars.ordered'; ids: readonly string[] }
  | { type: 'decision.confirmed'; command: DecisionCommand; by: 'pointer' | 'key'; atMs: number }
  | { type: 'pick.confirmed'; destination: Destination; by: 'pointer' | 'key'; atMs: number; id?: string };

/** What happened in the draft, as the machine emits it; `after` is what is known then. */
export interface DraftRoomNews {
  readonly type: 'room.happened';
  readonly events: readonly RoomEvent[];
  readonly after: DraftRoomContext;
  /** The pack that was in hand before. */
  readonly pack: PackView | null;
  /** The decision of this window that may be among the events. */
  readonly decision: Picking | null;
}

/** What happened at the table before its draft, and what was said there; what was there on arrival is no news. */
export interface TableNews {
  readonly type: 'table.happened';
  readonly events: readonly LobbyEvent[];
  readonly lines: readonly ChatLine[];
  readonly table: TableView;
}

/** What changed at the table of a draft: who voted to end it since, and whether its host closed the room or opened it again. */
export type DraftTableNews =
  | { readonly type: 'votes.cast'; readonly seats: readonly number[]; readonly table: TableView }
  | { readonly type: 'host.left' | 'host.returned'; readonly table: TableView };

/** What the machine emits. */
export type DraftRoomEmitted =
  | DraftRoomNews
  | TableNews
  | DraftTableNews
  /** What was taken for this seat while the window was away. */
  | { readonly type: 'picks.missed'; readonly cards: readonly PooledCardView[]; readonly room: RoomView }
  | { readonly type: 'room.refused'; readonly message: string };

export interface Picking {
  readonly packId: string;
  readonly pickNumber: number;
  readonly cardInstanceIds: readonly string[];
  readonly burnIds: readonly string[];
  readonly destination: Destination;
  /** What is sent. */
  readonly command: DecisionCommand;
}

export interface Picked extends Picking {
  readonly version: number;
}

export interface DraftRoomContext {
  readonly draftId: string;
  readonly table: TableView | null;
  readonly room: RoomView | null;
  /** Changes that came before the view they belong to. */
  readonly early: readonly RoomChange[];
  /** Chosen cards in order: the first `demand.picks` are taken, the next `demand.burns` burned. */
  readonly chosen: readonly string[];
  /** Starred cards of all packs, so that one that wheels is starred still. */
  readonly starred: readonly string[];
  readonly picking: Picking | null;
  /** The last accepted pick, and the version of the view it was made on. */
  readonly picked: Picked | null;
  readonly refusal: { readonly message: string; readonly cardIds: readonly string[] } | null;
  readonly message: string | null;
  /**
   * What was taken for this seat while the window was away, since the last time it came back; null from when the seat is
   * wanted back from another window until it is there, since what that one took is no news.
   */
  readonly missed: readonly PooledCardView[] | null;
  /** Server time minus browser time. */
  readonly offsetMs: number;
  readonly packShownAtMs: number;
}
