import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { LobbyEvent as TableEvent } from '#contract/tables/lobbyEvents.ts';
import type { ChatLine, TableSettings, TableView } from '#contract/tables/tables.ts';
import { errorWords } from '../failure.ts';
import type { SealTrouble } from '../seal/sealDuty.ts';
import {
  type Ask,
  asking,
  commandOf,
  confirmed,
  type Happened,
  halvesTo,
  isInLobby,
  isLastHost,
  isSeatFree,
  type LobbyContext,
  type LobbyDialog,
  type LobbyEvent,
  type LobbyInput,
  leaving,
  offsetOf,
  withoutAsk,
  withoutCommand,
} from './lobbyFacts.ts';
import { LOBBY_PLACES, type LobbyPlace, placeOf, type ShownTable, seatOf } from './lobbyPlace.ts';

/**
 * A table before its draft.
 * `place` follows the table: see `LobbyPlace`. `line` says whether it is followed live. `wish` takes the seat that a
 * button on the way here asked for, once the table is there. `act` asks the table, one command after another. `chat` sends
 * what was typed.
 */
export const lobbyMachine = setup({
  types: {
    context: {} as LobbyContext,
    events: {} as LobbyEvent,
    input: {} as LobbyInput,
  },
  actors: {
    follow: fromCallback<LobbyEvent>(() => unprovided('follow')),
    watchSeal: fromCallback<LobbyEvent>(() => unprovided('watchSeal')),
    clock: fromCallback<LobbyEvent>(() => unprovided('clock')),
    showCode: fromPromise<unknown, { readonly code: string | null }>(() => unprovided('showCode')),
    ask: fromPromise<Reply<null>, { readonly command: TableCommand | undefined }>(() => unprovided('ask')),
    say: fromPromise<Reply<null>, { readonly text: string }>(() => unprovided('say')),
  },
  guards: {
    isMoving: ({ context }, { to }: { to: LobbyPlace }) =>
      context.place !== to && placeOf(context, context.myId) === to,
    isLost: ({ context: { line } }) => line === 'lost',
    isOffline: ({ context: { line } }) => line === 'offline',
    isUp: ({ context: { line } }) => line !== 'lost' && line !== 'offline',
    isNewHalf: ({ context }, { atMs }: { atMs: number }) =>
      halvesTo({ ...context, clockMs: atMs }) !== halvesTo(context),
    isSeatFree: ({ context }) => isInLobby(context) && isSeatFree(context),
    isInLobby: ({ context }) => isInLobby(context),
    isComingBack: ({ context }) => context.line === 'removed' && commandOf(context)?.type === 'sit',
    hasAsk: ({ context }) => context.asks.length > 0,
    isRefused: (_, { reply }: { reply: Reply<null> }) => !reply.ok,
    isLeaving: ({ context }) => context.asks[0]?.from === 'leave',
    isChangingSettings: ({ context }) => context.asks[0]?.from === 'settings',
    isLastHost: ({ context }) => isLastHost(context),
    hasText: ({ context }) => context.text.trim() !== '',
    isStartAnnounced: (_, { events, table }: { events: readonly TableEvent[]; table: TableView }) =>
      table.status === 'countdown' && events.some(({ type }) => type === 'startAnnounced'),
    isReadyAsked: ({ context }, params: { events: readonly TableEvent[]; table: TableView }) =>
      params.events.some(({ type }) => type === 'readyAsked') &&
      seatOf(params.table, context.myId)?.isHost === false,
  },
  actions: {
    noteShown: assign(({ context }, { shown, atMs }: { shown: ShownTable; atMs: number }) => ({
      ...shown,
      clockMs: atMs,
      offsetMs: Math.max(context.offsetMs, offsetOf(shown, atMs)),
    })),
    notePlace: assign((_, { to }: { to: LobbyPlace }) => ({ place: to })),
    noteClock: assign((_, { atMs }: { atMs: number }) => ({ clockMs: atMs })),
    noteTrouble: assign((_, { trouble }: { trouble: SealTrouble | null }) => ({ trouble })),
    noteNews: assign(({ context }, { events, lines, table }: Omit<Happened, 'type'>) => ({
      news: events.length === 0 ? context.news : { events, table, turn: context.news.turn + 1 },
      fresh: [...context.fresh, ...lines],
      unread:
        context.dialog?.kind === 'chat'
          ? []
          : [...new Set([...context.unread, ...lines.map(({ memberId }) => memberId)])],
    })),
    fadeLines: assign(({ context: { fresh } }, { lines }: { lines: readonly ChatLine[] }) => ({
      fresh: fresh.filter(({ id }) => !lines.some((line) => line.id === id)),
    })),
    addAsk: assign(({ context: { asks } }, { ask }: { ask: Ask }) => ({ asks: [...asks, ask] })),
    dropCommand: assign(({ context }) => withoutCommand(context)),
    dropAsk: assign(({ context }) => withoutAsk(context)),
    openDialog: assign(({ context: { unread } }, { dialog }: { dialog: LobbyDialog }) => ({
      dialog,
      unread: dialog.kind === 'chat' ? [] : unread,
    })),
    closeDialog: assign({ dialog: null }),
    noteMuted: assign(({ context: { muted } }, { memberId }: { memberId: string }) => ({
      muted: muted.includes(memberId) ? muted.filter((id) => id !== memberId) : [...muted, memberId],
    })),
    noteText: assign((_, { text }: { text: string }) => ({ text })),
    noteSaying: assign(({ context: { text } }) => ({ saying: text.trim() })),
    /** What was typed while it was sent stays. */
    forgetSaid: assign(({ context: { text, saying } }) => ({
      text: text.trim() === saying ? '' : text,
      saying: '',
      chatRefusal: '',
    })),
    noteChatRefusal: assign((_, { words }: { words: string }) => ({ chatRefusal: words, saying: '' })),
    goToRoom: () => unprovided('goToRoom'),
    goToResults: () => unprovided('goToResults'),
    goToTables: () => unprovided('goToTables'),
    /** A reload must not ask for the seat again. */
    forgetWish: () => unprovided('forgetWish'),
    reclaimSeat: () => unprovided('reclaimSeat'),
    storeMuted: (_, _params: { muted: readonly string[] }) => unprovided('storeMuted'),
    rememberSettings: (_, _params: { table: TableView | null; settings: Partial<TableSettings> }) =>
      unprovided('rememberSettings'),
    tellStart: (_, _params: { table: TableView }) => unprovided('tellStart'),
    tellReadyCheck: (_, _params: { table: TableView }) => unprovided('tellReadyCheck'),
    tellRefusal: (_, _params: { words: string }) => unprovided('tellRefusal'),
    tellLeft: (_, _params: { name: string; heir: string | null }) => unprovided('tellLeft'),
  },
}).createMachine({
  id: 'lobby',
  context: ({ input: { atMs, ...input } }) => ({
    ...input,
    place: 'opening',
    offsetMs: offsetOf(input, atMs),
    clockMs: atMs,
    trouble: null,
    news: { events: [], table: null, turn: 0 },
    fresh: [],
    unread: [],
    asks: [],
    dialog: null,
    text: '',
    saying: '',
    chatRefusal: '',
  }),
  type: 'parallel',
  invoke: [
    { id: 'follow', src: 'follow' },
    { id: 'watchSeal', src: 'watchSeal' },
  ],
  on: {
    'room.told': {
      actions: { type: 'noteShown', params: ({ event: { shown, atMs } }) => ({ shown, atMs }) },
    },
    'table.happened': [
      {
        guard: { type: 'isStartAnnounced', params: happened },
        actions: [
          { type: 'noteNews', params: happened },
          { type: 'tellStart', params: happened },
        ],
      },
      {
        guard: { type: 'isReadyAsked', params: happened },
        actions: [
          { type: 'noteNews', params: happened },
          { type: 'tellReadyCheck', params: happened },
        ],
      },
      { actions: { type: 'noteNews', params: happened } },
    ],
    'lines.faded': { actions: { type: 'fadeLines', params: ({ event: { lines } }) => ({ lines }) } },
    'seal.told': { actions: { type: 'noteTrouble', params: ({ event: { trouble } }) => ({ trouble }) } },
    'commands.pressed': {
      actions: { type: 'addAsk', params: ({ event: { commands } }) => ({ ask: asking(commands, 'table') }) },
    },
    'leave.pressed': [
      {
        guard: 'isLastHost',
        actions: { type: 'openDialog', params: { dialog: { kind: 'leaveAndEnd' } } },
      },
      { actions: { type: 'addAsk', params: ({ context }) => ({ ask: leaving(context) }) } },
    ],
    'dialog.opened': { actions: { type: 'openDialog', params: ({ event: { dialog } }) => ({ dialog }) } },
    'dialog.closed': { actions: 'closeDialog' },
    'question.confirmed': {
      actions: { type: 'addAsk', params: ({ context }) => ({ ask: confirmed(context) }) },
    },
    'settings.confirmed': {
      actions: {
        type: 'addAsk',
        params: ({ event: { settings } }) => ({
          ask: asking([{ type: 'changeSettings', settings }], 'settings'),
        }),
      },
    },
    'mute.pressed': {
      actions: [
        { type: 'noteMuted', params: ({ event: { memberId } }) => ({ memberId }) },
        { type: 'storeMuted', params: ({ context: { muted } }) => ({ muted }) },
      ],
    },
    'text.typed': { actions: { type: 'noteText', params: ({ event: { text } }) => ({ text }) } },
  },
  states: {
    place: {
      initial: 'opening',
      always: LOBBY_PLACES.filter((to) => to !== 'opening').map((to) => ({
        guard: { type: 'isMoving', params: { to } } as const,
        target: `.${to}`,
        actions: { type: 'notePlace', params: { to } } as const,
      })),
      states: {
        opening: {},
        hosting: {},
        seated: {},
        watching: {},
        standing: {},
        locked: {},
        counting: {
          invoke: { id: 'clock', src: 'clock' },
          on: {
            'clock.ticked': {
              guard: { type: 'isNewHalf', params: ({ event: { atMs } }) => ({ atMs }) },
              actions: { type: 'noteClock', params: ({ event: { atMs } }) => ({ atMs }) },
            },
          },
        },
        removed: {},
        elsewhere: { on: { 'reclaim.pressed': { actions: 'reclaimSeat' } } },
        absent: {},
        cancelled: {},
        closed: {},
        drafting: { entry: 'goToRoom' },
        over: { entry: 'goToResults' },
      },
    },
    line: {
      initial: 'up',
      states: {
        up: {
          always: [
            { guard: 'isLost', target: 'lost' },
            { guard: 'isOffline', target: 'offline' },
          ],
        },
        lost: {
          always: [
            { guard: 'isUp', target: 'up' },
            { guard: 'isOffline', target: 'offline' },
          ],
        },
        offline: {
          always: [
            { guard: 'isUp', target: 'up' },
            { guard: 'isLost', target: 'lost' },
          ],
        },
      },
    },
    wish: {
      initial: 'none',
      states: {
        none: { on: { 'seat.wished': 'waiting' } },
        waiting: {
          always: [
            {
              guard: 'isSeatFree',
              target: 'none',
              actions: [
                'forgetWish',
                { type: 'addAsk', params: { ask: asking([{ type: 'sit', seat: null }], 'table') } },
              ],
            },
            { guard: 'isInLobby', target: 'none', actions: 'forgetWish' },
          ],
        },
      },
    },
    act: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'isComingBack', target: 'showingCode' },
            { guard: 'hasAsk', target: 'asking' },
          ],
        },
        /** Somebody who was removed comes back by the table's code. */
        showingCode: {
          invoke: {
            id: 'showCode',
            src: 'showCode',
            input: ({ context: { table } }) => ({ code: table?.code ?? null }),
            onDone: { target: 'asking', actions: 'reclaimSeat' },
            onError: {
              target: 'idle',
              actions: [
                {
                  type: 'tellRefusal',
                  params: ({ event: { error } }) => ({ words: errorWords(error) }),
                },
                'dropAsk',
              ],
            },
          },
        },
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ command: commandOf(context) }),
            onDone: [
              {
                guard: { type: 'isRefused', params: replied },
                target: 'idle',
                actions: [{ type: 'tellRefusal', params: refusal }, 'dropAsk'],
              },
              {
                guard: 'isLeaving',
                target: 'idle',
                actions: [{ type: 'tellLeft', params: farewell }, 'goToTables', 'dropCommand'],
              },
              {
                guard: 'isChangingSettings',
                target: 'idle',
                actions: [{ type: 'rememberSettings', params: changed }, 'dropCommand', 'closeDialog'],
              },
              { target: 'idle', actions: 'dropCommand' },
            ],
            onError: {
              target: 'idle',
              actions: [
                {
                  type: 'tellRefusal',
                  params: ({ event: { error } }) => ({ words: errorWords(error) }),
                },
                'dropAsk',
              ],
            },
          },
        },
      },
    },
    chat: {
      initial: 'idle',
      states: {
        idle: { on: { 'say.pressed': { guard: 'hasText', target: 'saying', actions: 'noteSaying' } } },
        saying: {
          invoke: {
            id: 'say',
            src: 'say',
            input: ({ context: { saying } }) => ({ text: saying }),
            onDone: [
              {
                guard: { type: 'isRefused', params: replied },
                target: 'idle',
                actions: { type: 'noteChatRefusal', params: refusal },
              },
              { target: 'idle', actions: 'forgetSaid' },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'noteChatRefusal',
                params: ({ event: { error } }) => ({ words: errorWords(error) }),
              },
            },
          },
        },
      },
    },
  },
});

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>;
export type LobbySnapshot = SnapshotFrom<typeof lobbyMachine>;

function happened({ event: { events, lines, table } }: { event: Happened }) {
  return { events, lines, table };
}

function replied({ event: { output } }: { event: { output: Reply<null> } }) {
  return { reply: output };
}

function refusal({ event: { output } }: { event: { output: Reply<null> } }) {
  return { words: output.ok ? '' : output.message };
}

function farewell({ context: { table, asks } }: { context: LobbyContext }) {
  return { name: table?.settings.name ?? '', heir: asks[0]?.heir ?? null };
}

function changed({ context }: { context: LobbyContext }) {
  const command = commandOf(context);
  return {
    table: context.table,
    settings: command?.type === 'changeSettings' ? command.settings : {},
  };
}

function unprovided(name: string): never {
  throw new Error(`The lobby needs "${name}".`);
}
