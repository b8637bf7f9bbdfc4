import type { TableCommand } from '#contract/room/room.ts';
import type { LobbyEvent as TableEvent } from '#contract/tables/lobbyEvents.ts';
import type { ChatLine, Seat, TableSettings, TableView } from '#contract/tables/tables.ts';
import type { SealTrouble } from '../seal/sealDuty.ts';
import { type LobbyPlace, mayTakeSeat, type ShownTable, seatOf } from './lobbyPlace.ts';

/** What is open over the lobby. */
export type LobbyDialog =
  | { readonly kind: 'settings' | 'allSettings' | 'chat' | 'seal' | 'code' | 'overlay' }
  /** Questions before something that cannot be undone. */
  | { readonly kind: 'end' | 'leaveAndEnd' }
  | { readonly kind: 'remove'; readonly seat: Seat }
  | { readonly kind: 'rename'; readonly seat: Seat };

export type LobbyEvent =
  /** The table or its line as they are now; `atMs` is this browser's clock. */
  | { type: 'room.told'; shown: ShownTable; atMs: number }
  | {
      type: 'table.happened';
      events: readonly TableEvent[];
      lines: readonly ChatLine[];
      table: TableView;
    }
  /** Messages are not shown at their seats any more. */
  | { type: 'lines.faded'; lines: readonly ChatLine[] }
  | { type: 'seal.told'; trouble: SealTrouble | null }
  | { type: 'clock.ticked'; atMs: number }
  /** A button that led here asked for a seat. */
  | { type: 'seat.wished' }
  | { type: 'commands.pressed'; commands: readonly TableCommand[] }
  | { type: 'leave.pressed' }
  | { type: 'reclaim.pressed' }
  | { type: 'dialog.opened'; dialog: LobbyDialog }
  | { type: 'dialog.closed' }
  | { type: 'question.confirmed' }
  | { type: 'settings.confirmed'; settings: Partial<TableSettings> }
  | { type: 'mute.pressed'; memberId: string }
  | { type: 'text.typed'; text: string }
  | { type: 'say.pressed' };

export type Happened = Extract<LobbyEvent, { type: 'table.happened' }>;

/** Commands that belong together: when one is refused, those after it are not sent. */
export interface Ask {
  readonly commands: readonly TableCommand[];
  readonly from: 'table' | 'question' | 'settings' | 'leave';
  /** Who hosts the table when its host has left. */
  readonly heir: string | null;
}

export interface LobbyContext extends ShownTable {
  readonly myId: string;
  readonly place: LobbyPlace;
  /** Server time minus browser time: what travelled fastest says it best, so the largest difference is kept. */
  readonly offsetMs: number;
  /** This browser's clock when it was last looked at. */
  readonly clockMs: number;
  readonly trouble: SealTrouble | null;
  /** What happened last, for screen readers; `turn` counts. */
  readonly news: {
    readonly events: readonly TableEvent[];
    /** The table as it was then. */
    readonly table: TableView | null;
    readonly turn: number;
  };
  /** Messages that came in the last seconds, which are shown at their seats. */
  readonly fresh: readonly ChatLine[];
  /** Who said something since the chat was last open. */
  readonly unread: readonly string[];
  /** Whose messages this browser does not show. */
  readonly muted: readonly string[];
  readonly asks: readonly Ask[];
  readonly dialog: LobbyDialog | null;
  readonly text: string;
  /** What of it is being sent. */
  readonly saying: string;
  readonly chatRefusal: string;
}

export interface LobbyInput extends ShownTable {
  readonly myId: string;
  readonly muted: readonly string[];
  readonly atMs: number;
}

const HALF_SECOND_MS = 500;

export const msToStart = ({ table, clockMs, offsetMs }: LobbyContext): number =>
  (table?.startsAtMs ?? 0) - clockMs - offsetMs;
export const halvesTo = (context: LobbyContext): number => Math.floor(msToStart(context) / HALF_SECOND_MS);
export const offsetOf = ({ table }: ShownTable, atMs: number): number =>
  table === null ? Number.NEGATIVE_INFINITY : table.nowMs - atMs;

export const commandOf = ({ asks }: LobbyContext): TableCommand | undefined => asks[0]?.commands[0];

export const isInLobby = ({ table, line }: LobbyContext): boolean =>
  line === 'live' && (table?.status === 'lobby' || table?.status === 'countdown');

export const isSeatFree = ({ table, myId }: LobbyContext): boolean =>
  table !== null && table.hostId !== myId && seatOf(table, myId) === undefined && mayTakeSeat(table);

const heirOf = ({ table, myId }: LobbyContext): Seat | undefined =>
  table?.seats.find(({ memberId }) => memberId !== null && memberId !== myId);

export const isLastHost = (context: LobbyContext): boolean =>
  context.table?.hostId === context.myId && heirOf(context) === undefined;

export function asking(
  commands: readonly TableCommand[],
  from: Ask['from'],
  heir: string | null = null,
): Ask {
  return { commands, from, heir };
}

export const leaving = (context: LobbyContext): Ask =>
  asking(
    [{ type: 'stand' }],
    'leave',
    context.table?.hostId === context.myId ? (heirOf(context)?.name ?? null) : null,
  );

export function confirmed(context: LobbyContext): Ask {
  const { dialog } = context;
  if (dialog?.kind === 'remove') return asking([{ type: 'clearSeat', seat: dialog.seat.seat }], 'question');
  return dialog?.kind === 'end' ? asking([{ type: 'endTable' }], 'question') : leaving(context);
}

export function withoutCommand(context: LobbyContext): Partial<LobbyContext> {
  const [first, ...others] = context.asks;
  const left = first?.commands.slice(1) ?? [];
  return first === undefined || left.length === 0
    ? withoutAsk(context)
    : { asks: [{ ...first, commands: left }, ...others] };
}

/** A question is closed with its answer, whatever that is; the settings stay open with what was changed. */
export function withoutAsk({ asks: [first, ...others], dialog }: LobbyContext): Partial<LobbyContext> {
  const isAnswered = first?.from === 'question' || first?.from === 'leave';
  return { asks: others, dialog: isAnswered ? null : dialog };
}
