import * as z from 'zod/mini';
import type { Ask, Hints } from '#engine/core/ask.ts';
import type { CardView, PackView, PooledCardView, SeatSummary } from '#engine/core/view.ts';
import type { BoardView, DraftView } from '#engine/formats/registry.ts';
import type { EventMessages, EventMethods } from '../events/eventLine.ts';
import type { CardFace, GameLook } from '../games/faces.ts';
import type { QueueMessages, QueueMethods } from '../queue.ts';
import type { Reply } from '../refusals.ts';
import type { LogEntry, PauseView } from '../tables/tableLog.ts';
import { type TableView, tableSettingsSchema } from '../tables/tables.ts';
import type { WireEvent } from './roomEvents.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** 32 bytes as 64 characters of hex; here and not with the table, whose schemas are in Home's first load. */
const sealHex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const ids = z.array(id).check(z.maxLength(100));

/** Everything a client may ask of a table; `Command` of the hub. Each carries a `commandId` and is answered once. */
export const tableCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sit'), seat: z.nullable(z.int()) }),
  z.object({ type: z.literal('stand') }),
  /** `commitment` is what the seat's browser is bound by (`commitmentOf` of `engine/seal.ts`). */
  z.object({ type: z.literal('ready'), isReady: z.boolean(), commitment: z.optional(sealHex) }),
  /** Commits a seat that is ready already: the host's, and everybody's after seats moved or a start was called off. */
  z.object({ type: z.literal('commit'), commitment: sealHex }),
  /** Tells the nonce that was committed to, once the countdown is over. */
  z.object({ type: z.literal('reveal'), nonce: sealHex }),
  z.object({ type: z.literal('addBot'), seat: z.int() }),
  z.object({ type: z.literal('fillWithBots') }),
  z.object({ type: z.literal('clearSeat'), seat: z.int() }),
  z.object({ type: z.literal('moveSeat'), from: z.int(), to: z.int() }),
  z.object({ type: z.literal('shuffleSeats') }),
  /** Asks everybody anew who is ready. */
  z.object({ type: z.literal('readyCheck') }),
  /** The host stands up and goes on hosting, as organiser. */
  z.object({ type: z.literal('organise') }),
  z.object({ type: z.literal('lock'), isLocked: z.boolean() }),
  z.object({ type: z.literal('transferHost'), memberId: id }),
  z.object({ type: z.literal('changeSettings'), settings: z.partial(tableSettingsSchema) }),
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('cancelStart') }),
  z.object({ type: z.literal('endTable') }),
  /** A player's vote to end the running draft: more than half of the people end it. */
  z.object({ type: z.literal('voteToEnd'), isFor: z.boolean() }),
  z.object({
    type: z.literal('pick'),
    packId: id,
    pickNumber: z.int(),
    cardInstanceIds: ids,
    burnIds: ids,
    destination: z.enum(['main', 'side']),
  }),
  z.object({ type: z.literal('choose'), turnId: id, turnNumber: z.int(), option: id }),
  z.object({ type: z.literal('divide'), turnId: id, turnNumber: z.int(), firstPile: ids }),
  z.object({
    type: z.literal('exchange'),
    turnId: id,
    turnNumber: z.int(),
    give: z.nullable(id),
    take: z.nullable(id),
  }),
  z.object({
    type: z.literal('bid'),
    turnId: id,
    turnNumber: z.int(),
    bids: z
      .array(z.object({ id, coins: z.int().check(z.nonnegative(), z.lte(1_000_000)) }))
      .check(z.maxLength(100)),
  }),
  z.object({ type: z.literal('claim'), cardInstanceId: id }),
  z.object({ type: z.literal('giveBack'), cardInstanceId: id }),
  z.object({ type: z.literal('move'), cardInstanceId: id, destination: z.enum(['main', 'side']) }),
  /** By the host without an end, by anybody else with a seat once, for two minutes. */
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  /** Ends the review between two rounds before its time. */
  z.object({ type: z.literal('nextRound') }),
  /** At most 600 seconds at tables whose clock counts seconds, three days at correspondence tables. */
  z.object({
    type: z.literal('extraTime'),
    seat: z.int(),
    seconds: z.int().check(z.positive(), z.lte(259_200)),
  }),
  /** Reminds a seat of a correspondence table that it is waited for. */
  z.object({ type: z.literal('nudge'), seat: z.int() }),
  z.object({ type: z.literal('handToBot'), seat: z.int() }),
  z.object({ type: z.literal('takeSeatBack') }),
  z.object({ type: z.literal('takeBack') }),
]);
export type TableCommand = z.infer<typeof tableCommandSchema>;

export const commandEnvelopeSchema = z.object({ draftId: id, commandId: id, command: tableCommandSchema });
export type CommandEnvelope = z.infer<typeof commandEnvelopeSchema>;

/** `Prepare` of the hub: what is taken when the clock runs out on this very turn. Not logged; stored with the seat. */
export const prepareSchema = z.object({
  draftId: id,
  packId: id,
  pickNumber: z.int(),
  reserved: ids,
  reservedBurns: ids,
  starred: ids,
});
export type Prepare = z.infer<typeof prepareSchema>;

/** `Say` of the hub. One that is sent again with the same `commandId` is said once; clients of before send none. */
export const saySchema = z.object({
  draftId: id,
  commandId: z.optional(id),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

/** Answer of `Hint` of the hub: what a bot would decide in the seat's place, for the turn that is named. */
export interface Hint {
  readonly turnId: string;
  readonly turnNumber: number;
  /** Cards that it would take, the best first; empty where it is no card that is decided on. */
  readonly cardIds: readonly string[];
  /** What it would do, in words such as "takes the second pile"; null where the cards tell it. */
  readonly told: string | null;
  readonly reason: string;
  /** What the rating of the first card comes from, as "from 812 picks"; null without a card. */
  readonly source: string | null;
}

/** The clock of the own seat; both null where there is none. Clients show `deadlineMs − (now + offset)`. */
export interface SeatClock {
  readonly deadlineMs: number | null;
  readonly totalSeconds: number | null;
}

/** What one seat knows of a running draft, whole. `version` is the last log row folded in. */
export interface RoomView {
  readonly draftId: string;
  readonly version: number;
  readonly nowMs: number;
  readonly phase: DraftView['phase'];
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly packSize: number;
  readonly decisionsInRound: number;
  readonly direction: DraftView['direction'];
  readonly pack: PackView | null;
  /** What lies on the table of a format that is no booster draft. */
  readonly board: BoardView | null;
  /** What this seat is asked beside its pack in hand; null where a pack asks, or nothing does. */
  readonly ask: Ask | null;
  readonly pool: readonly PooledCardView[];
  readonly seats: readonly SeatSummary[];
  readonly mayTakeBack: boolean;
  readonly clock: SeatClock;
  /** Null while the draft is not paused. */
  readonly pause: PauseView | null;
  /** Whether this player may still pause the draft once. */
  readonly mayPause: boolean;
  readonly hints: Hints;
  readonly log: readonly LogEntry[];
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook;
}

/** A pack as it is sent in a difference: a plain card does not say that it is plain. */
export type WirePack = Omit<PackView, 'cards'> & {
  readonly cards: readonly (Omit<CardView, 'finish'> & Partial<Pick<CardView, 'finish'>>)[];
};

/**
 * A difference of the room's view: keys of `set` replace, `pooled` and `faces` are added; what is absent did not change.
 * It applies only on `from`; on any other version the client asks for the whole view.
 */
export interface RoomChange {
  readonly draftId: string;
  readonly from: number;
  readonly version: number;
  readonly nowMs: number;
  readonly set?: Partial<
    Pick<
      RoomView,
      | 'packSize'
      | 'decisionsInRound'
      | 'direction'
      | 'board'
      | 'ask'
      | 'pool'
      | 'mayTakeBack'
      | 'clock'
      | 'pause'
      | 'mayPause'
      | 'hints'
    >
  > & { readonly pack?: WirePack | null };
  /** Keys of the board that changed, where its kind is the same as before. */
  readonly board?: Readonly<Record<string, unknown>>;
  /** What happened, in order: it also changes seats, phase and round (`withChange`). */
  readonly events?: readonly WireEvent[];
  readonly pooled?: readonly PooledCardView[];
  readonly faces?: readonly CardFace[];
}

export type { Ask, BoardView, CardView, Hints, PackView, PooledCardView, SeatSummary };

/** Answer of `OpenTable`. `room` is null in the lobby and for people without a seat whom the host's rule shows nothing. */
export interface OpenedTable {
  readonly table: TableView;
  readonly room: RoomView | null;
  /** What happened since the version that was asked for; null where none was, or where it is too long ago. */
  readonly news: { readonly since: number; readonly events: readonly WireEvent[] } | null;
}

/** Methods a client calls. */
export interface HubMethods extends QueueMethods, EventMethods {
  /**
   * `since` is the version of the view that the client has. `ageMs` says how long ago somebody opened the table in this
   * window, where the window opens it again by itself: it does not take the seat from one that was opened after it.
   */
  OpenTable(request: { draftId: string; since?: number; ageMs?: number }): Promise<Reply<OpenedTable>>;
  LeaveTable(request: { draftId: string }): Promise<Reply<null>>;
  Command(request: CommandEnvelope): Promise<Reply<null>>;
  Prepare(request: Prepare): Promise<Reply<null>>;
  Say(request: z.infer<typeof saySchema>): Promise<Reply<null>>;
  /** Asked for, never sent by itself: refused where the table is played without hints. */
  Hint(request: { draftId: string }): Promise<Reply<Hint>>;
  WatchTables(): Promise<Reply<null>>;
}

/** Messages the server sends: name to its one argument. */
export interface HubMessages extends QueueMessages, EventMessages {
  /** The table changed: lobby, seats, chat, status. */
  table: TableView;
  /** The room's view anew, whole. */
  room: RoomView;
  /** A difference of the room's view. */
  change: RoomChange;
  /** The list of open tables changed; ask again. */
  tablesChanged: { readonly nowMs: number };
  /** The same seat was opened in another window; this one is not sent to any more. */
  superseded: { readonly draftId: string };
  /** Another process of the site prefers this table: reconnect with `draft` in the address to get there. */
  misplaced: { readonly draftId: string };
  /** Somebody achieved something; what it is is asked for. */
  achieved: { readonly count: number };
  /** The member was removed from the table. */
  removed: { readonly draftId: string; readonly message: string };
}
