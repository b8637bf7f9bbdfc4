import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import type {
  Hint,
  OpenedTable,
  PooledCardView,
  RoomChange,
  RoomView,
  TableCommand,
} from '#contract/room.ts';
import { withChange } from '#contract/roomChange.ts';
import type { TableView } from '#contract/tables.ts';
import type { DecisionCommand } from './roomAsk.ts';
import {
  chosenAtFirst,
  decidingOf,
  isChosenEnough,
  isGapLeft,
  isStarUntold,
  isStarWheeling,
  missedIn,
  pickingOf,
  toggled,
  turnOf,
  withEarly,
  withView,
} from './roomFolding.ts';
import type { TableSealActor } from './tableSeal.ts';

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

/** A pack that just came ignores the pointer for this long, so that no click meant for the last one lands on it. */
export const SWAP_GUARD_MS = 300;
const QUIET_MS = 2500;
const REFUSAL_MS = 1500;
const NOTHING: readonly PooledCardView[] = [];
const NOT_REACHED = 'The pick did not reach the table. Nothing was taken.';

type Pointed = { readonly by: 'pointer' | 'key'; readonly atMs: number };
const isMeantFor = ({ packShownAtMs }: DraftRoomContext, { by, atMs }: Pointed) =>
  by === 'key' || atMs - packShownAtMs >= SWAP_GUARD_MS;

/**
 * One table in one window. `line` is what the wire does (joining, live, resyncing, lost, offline, superseded, removed,
 * absent), `seat` what the person may do (watching, waiting, choosing, submitting, refused, handed to a bot, paused,
 * finished). The view comes whole or as a difference from the hub; the machine computes no rule of the draft.
 */
export const draftRoomMachine = setup({
  types: {
    context: {} as DraftRoomContext,
    events: {} as DraftRoomEvent,
    input: {} as { draftId: string },
    tags: {} as 'mayChoose' | 'lineTold',
  },
  actors: {
    hub: fromCallback<DraftRoomEvent, { draftId: string }>(() => {
      throw new Error('provide `hub`');
    }),
    sendPick: fromPromise<Reply<null>, { draftId: string; picking: Picking | null }>(() =>
      Promise.reject(new Error('provide `sendPick`')),
    ),
  },
  actions: {
    /** Tells the server what to take when the clock runs out. */
    tellReserved: () => {},
    askForView: () => {},
    rememberOpened: assign(({ context }, { opened, atMs }: { opened: OpenedTable; atMs: number }) => {
      const room = opened.room && (withEarly(opened.room, context.early) ?? opened.room);
      return {
        table: newerTable(context.table, opened.table),
        missed: context.missed === null ? NOTHING : missedIn(context, room),
        message: null,
        ...withView(context, room, atMs),
        ...(context.missed === null && room ? { chosen: chosenAtFirst(room) } : {}),
      };
    }),
    rememberTable: assign({
      table: ({ context }, { table }: { table: TableView }) => newerTable(context.table, table),
    }),
    rememberRoom: assign(({ context }, { room, atMs }: { room: RoomView; atMs: number }) =>
      withView(context, room, atMs),
    ),
    rememberChange: assign(({ context }, { change, atMs }: { change: RoomChange; atMs: number }) =>
      context.room ? withView(context, withChange(context.room, change), atMs) : {},
    ),
    keepEarly: assign(({ context }, { change }: { change: RoomChange }) => ({
      early: [...context.early, change],
    })),
    forgetMissed: assign({ missed: null }),
    rememberMessage: assign({ message: (_, { message }: { message: string }) => message }),
    choose: assign(({ context }, { id }: { id: string }) => ({ chosen: toggled(context, id) })),
    star: assign(({ context }, { id }: { id: string }) => ({
      starred: context.starred.includes(id)
        ? context.starred.filter((known) => known !== id)
        : [...context.starred, id],
    })),
    orderStars: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      starred: [...ids, ...context.starred.filter((id) => !ids.includes(id))],
    })),
    beginPick: assign(
      ({ context }, { destination, id }: { destination: Destination; id: string | undefined }) => ({
        picking: pickingOf(context, destination, id),
      }),
    ),
    beginDecision: assign(({ context }, { command }: { command: DecisionCommand }) => ({
      picking: decidingOf(context, command),
    })),
    rememberPicked: assign(({ context: { picking, room } }) => ({
      picking: null,
      picked: picking && room ? { ...picking, version: room.version } : null,
    })),
    rememberRefusal: assign(({ context: { picking } }, { message }: { message: string }) => ({
      picking: null,
      refusal: { message, cardIds: [...(picking?.cardInstanceIds ?? []), ...(picking?.burnIds ?? [])] },
    })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isSeated: ({ context }) => !['unknown', 'watching', 'over'].includes(turnOf(context)),
    isOver: ({ context }) => turnOf(context) === 'over',
    isHanded: ({ context }) => turnOf(context) === 'handed',
    isPaused: ({ context }) => turnOf(context) === 'paused',
    hasPack: ({ context }) => turnOf(context) === 'pack',
    hasNoPack: ({ context }) => turnOf(context) === 'noPack',
    isPlayedByItself: ({ context }) => turnOf(context) !== 'handed',
    hasReserved: ({ context }) => isChosenEnough(context),
    hasNotReserved: ({ context }) => !isChosenEnough(context),
    hasNoRoom: ({ context }) => context.room === null,
    fits: ({ context }, { change }: { change: RoomChange }) =>
      context.room !== null && withChange(context.room, change) !== null,
    bringsStarBack: ({ context }, { change }: { change: RoomChange }) => isStarWheeling(context, change),
    isStarUntold: ({ context }) => isStarUntold(context),
    isStale: ({ context }, { change }: { change: RoomChange }) =>
      context.room !== null && change.version <= context.room.version,
    leavesGap: ({ context }, { opened }: { opened: OpenedTable }) => isGapLeft(context, opened),
    isMeant: ({ context }, pointed: Pointed) => isMeantFor(context, pointed),
    isMeantAndHasPack: ({ context }, pointed: Pointed) =>
      isMeantFor(context, pointed) && turnOf(context) === 'pack',
    mayConfirm: ({ context }, { id, ...pointed }: Pointed & { id: string | undefined }) =>
      isMeantFor(context, pointed) && pickingOf(context, 'main', id) !== null,
    mayDecide: ({ context }, { command, ...pointed }: Pointed & { command: DecisionCommand }) =>
      isMeantFor(context, pointed) && decidingOf(context, command) !== null,
    isRefused: (_, { reply }: { reply: Reply<null> }) => !reply.ok,
  },
  delays: { quiet: QUIET_MS, refusalShown: REFUSAL_MS },
}).createMachine({
  id: 'draftRoom',
  type: 'parallel',
  context: ({ input }) => ({
    draftId: input.draftId,
    table: null,
    room: null,
    early: [],
    chosen: [],
    starred: [],
    picking: null,
    picked: null,
    refusal: null,
    message: null,
    missed: [],
    offsetMs: 0,
    packShownAtMs: 0,
  }),
  invoke: { id: 'hub', src: 'hub', input: ({ context }) => ({ draftId: context.draftId }) },
  on: {
    'hub.tableChanged': {
      actions: { type: 'rememberTable', params: ({ event }) => ({ table: event.table }) },
    },
    'hub.roomReplaced': {
      actions: [
        { type: 'rememberRoom', params: ({ event }) => ({ room: event.room, atMs: event.atMs }) },
        enqueueActions(({ check, enqueue }) => {
          if (check('isStarUntold')) enqueue('tellReserved');
        }),
      ],
    },
    'hub.roomChanged': [
      {
        guard: 'hasNoRoom',
        actions: { type: 'keepEarly', params: ({ event }) => ({ change: event.change }) },
      },
      { guard: { type: 'isStale', params: ({ event }) => ({ change: event.change }) } },
      {
        guard: { type: 'bringsStarBack', params: ({ event }) => ({ change: event.change }) },
        actions: [
          { type: 'rememberChange', params: ({ event }) => ({ change: event.change, atMs: event.atMs }) },
          'tellReserved',
        ],
      },
      {
        guard: { type: 'fits', params: ({ event }) => ({ change: event.change }) },
        actions: {
          type: 'rememberChange',
          params: ({ event }) => ({ change: event.change, atMs: event.atMs }),
        },
      },
      { actions: 'askForView' },
    ],
  },
  states: {
    line: {
      initial: 'joining',
      on: {
        'hub.opened': [
          {
            guard: { type: 'leavesGap', params: ({ event }) => ({ opened: event.opened }) },
            target: '.live',
            actions: [
              {
                type: 'rememberOpened',
                params: ({ event }) => ({ opened: event.opened, atMs: event.atMs }),
              },
              enqueueActions(({ check, enqueue }) => {
                if (check('isStarUntold')) enqueue('tellReserved');
              }),
              'askForView',
            ],
          },
          {
            target: '.live',
            actions: [
              {
                type: 'rememberOpened',
                params: ({ event }) => ({ opened: event.opened, atMs: event.atMs }),
              },
              enqueueActions(({ check, enqueue }) => {
                if (check('isStarUntold')) enqueue('tellReserved');
              }),
            ],
          },
        ],
        'hub.superseded': '.superseded',
        'hub.removed': {
          target: '.removed',
          actions: { type: 'rememberMessage', params: ({ event }) => ({ message: event.message }) },
        },
        'hub.notOpened': {
          target: '.absent',
          actions: { type: 'rememberMessage', params: ({ event }) => ({ message: event.message }) },
        },
        'browser.wentOffline': '.offline',
      },
      states: {
        joining: { on: { 'hub.dropped': 'lost' } },
        live: { on: { 'hub.dropped': 'lost' } },
        resyncing: { on: { 'hub.dropped': 'lost' } },
        lost: {
          initial: 'quiet',
          on: { 'hub.reconnected': 'resyncing' },
          states: {
            quiet: { after: { quiet: 'told' } },
            told: { tags: ['lineTold'] },
          },
        },
        offline: {
          tags: ['lineTold'],
          on: {
            'browser.cameOnline': { target: 'lost.told', actions: 'askForView' },
            'hub.reconnected': 'resyncing',
            'browser.wentOffline': undefined,
          },
        },
        superseded: {
          on: {
            'seat.reclaimed': { target: 'joining', actions: ['forgetMissed', 'askForView'] },
            'hub.superseded': undefined,
            'browser.wentOffline': undefined,
          },
        },
        removed: {
          on: {
            'seat.reclaimed': { target: 'joining', actions: ['forgetMissed', 'askForView'] },
            'browser.wentOffline': undefined,
          },
        },
        absent: {
          on: {
            'seat.reclaimed': { target: 'joining', actions: ['forgetMissed', 'askForView'] },
            'browser.wentOffline': undefined,
          },
        },
      },
    },
    seat: {
      initial: 'watching',
      on: {
        'card.starred': {
          actions: [{ type: 'star', params: ({ event }) => ({ id: event.id }) }, 'tellReserved'],
        },
        'stars.ordered': {
          actions: [{ type: 'orderStars', params: ({ event }) => ({ ids: event.ids }) }, 'tellReserved'],
        },
      },
      states: {
        watching: {
          always: [
            { guard: 'isOver', target: 'finished' },
            { guard: 'isSeated', target: 'waiting' },
          ],
        },
        waiting: {
          always: [
            { guard: 'isOver', target: 'finished' },
            { guard: 'isHanded', target: 'handed' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'hasPack', target: 'choosing' },
          ],
        },
        choosing: {
          tags: ['mayChoose'],
          initial: 'browsing',
          always: [
            { guard: 'isOver', target: 'finished' },
            { guard: 'isHanded', target: 'handed' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'hasNoPack', target: 'waiting' },
          ],
          on: {
            'card.chosen': {
              guard: { type: 'isMeant', params: ({ event: { by, atMs } }) => ({ by, atMs }) },
              actions: [{ type: 'choose', params: ({ event }) => ({ id: event.id }) }, 'tellReserved'],
            },
            'pick.confirmed': {
              guard: {
                type: 'mayConfirm',
                params: ({ event: { by, atMs, id } }) => ({ by, atMs, id }),
              },
              target: 'submitting',
              actions: {
                type: 'beginPick',
                params: ({ event }) => ({ destination: event.destination, id: event.id }),
              },
            },
            'decision.confirmed': {
              guard: {
                type: 'mayDecide',
                params: ({ event: { by, atMs, command } }) => ({ by, atMs, command }),
              },
              target: 'submitting',
              actions: { type: 'beginDecision', params: ({ event }) => ({ command: event.command }) },
            },
          },
          states: {
            browsing: { always: { guard: 'hasReserved', target: 'reserved' } },
            reserved: { always: { guard: 'hasNotReserved', target: 'browsing' } },
          },
        },
        submitting: {
          invoke: {
            id: 'sendPick',
            src: 'sendPick',
            input: ({ context: { draftId, picking } }) => ({ draftId, picking }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ reply: event.output }) },
                target: 'refused',
                actions: [
                  {
                    type: 'rememberRefusal',
                    params: ({ event }) => ({ message: event.output.ok ? '' : event.output.message }),
                  },
                  'askForView',
                ],
              },
              { target: 'waiting', actions: 'rememberPicked' },
            ],
            onError: {
              target: 'refused',
              actions: [{ type: 'rememberRefusal', params: { message: NOT_REACHED } }, 'askForView'],
            },
          },
        },
        refused: {
          exit: 'forgetRefusal',
          after: { refusalShown: 'waiting' },
          on: {
            'card.chosen': {
              guard: { type: 'isMeantAndHasPack', params: ({ event: { by, atMs } }) => ({ by, atMs }) },
              target: 'choosing',
              actions: [{ type: 'choose', params: ({ event }) => ({ id: event.id }) }, 'tellReserved'],
            },
          },
        },
        handed: {
          always: [
            { guard: 'isOver', target: 'finished' },
            { guard: 'isPlayedByItself', target: 'waiting' },
          ],
        },
        paused: {
          always: [
            { guard: 'isOver', target: 'finished' },
            { guard: 'isHanded', target: 'handed' },
            { guard: 'hasPack', target: 'choosing' },
            { guard: 'hasNoPack', target: 'waiting' },
          ],
        },
        finished: {},
      },
    },
  },
});

export type DraftRoomActor = ActorRefFrom<typeof draftRoomMachine>;
export type DraftRoomSnapshot = SnapshotFrom<typeof draftRoomMachine>;

/** A table as screens use it: the room's actor, and what is asked of the table beside picks. */
export interface TableLink {
  readonly draftId: string;
  readonly room: DraftRoomActor;
  /** This window's part in the fairness seal; only a lobby needs it, so that rooms do not load it. */
  openSeal(): Promise<TableSealActor>;
  ask(command: TableCommand): Promise<Reply<null>>;
  say(text: string): Promise<Reply<null>>;
  /** What a bot would do at this turn. */
  hint(): Promise<Reply<Hint>>;
}

export const selectTable = (snapshot: DraftRoomSnapshot) => snapshot.context.table;
export const selectRoom = (snapshot: DraftRoomSnapshot) => snapshot.context.room;
export const selectChosen = (snapshot: DraftRoomSnapshot) => snapshot.context.chosen;
export const selectStarred = (snapshot: DraftRoomSnapshot) => snapshot.context.starred;
export const selectPicking = (snapshot: DraftRoomSnapshot) => snapshot.context.picking;
export const selectPicked = (snapshot: DraftRoomSnapshot) => snapshot.context.picked;
export const selectRefusal = (snapshot: DraftRoomSnapshot) => snapshot.context.refusal;
export const selectMissed = (snapshot: DraftRoomSnapshot) => snapshot.context.missed ?? NOTHING;
export const selectMessage = (snapshot: DraftRoomSnapshot) => snapshot.context.message;
export const selectOffsetMs = (snapshot: DraftRoomSnapshot) => snapshot.context.offsetMs;

/** What the person is waited for, in one word for tests and screens. */
export function selectSeatState(snapshot: DraftRoomSnapshot) {
  const { seat } = snapshot.value;
  return typeof seat === 'string' ? seat : seat.choosing === 'reserved' ? 'reserved' : 'browsing';
}
export type SeatState = ReturnType<typeof selectSeatState>;

/** What the wire does, in one word. */
export function selectLineState(snapshot: DraftRoomSnapshot) {
  const { line } = snapshot.value;
  return typeof line === 'string' ? line : line.lost === 'told' ? 'lost' : 'quiet';
}
export type LineState = ReturnType<typeof selectLineState>;

/** A reply that was overtaken by a later message must not bring old seats back. */
function newerTable(known: TableView | null, table: TableView): TableView {
  return known && known.nowMs > table.nowMs ? known : table;
}
