import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import { type Reply, refused } from '#contract/refusals.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type LobbyContext,
  type LobbyEvent,
  lobbyMachine,
  selectBusy,
  selectCountdown,
  selectHasUnread,
  selectIsSaying,
  selectLobbyTable,
} from '#src/machines/tables/lobby.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST_WORLD, promised } from './lobby.oracle.ts';
import { LOBBY_PROOFS } from './lobby.proofs.ts';
import { CHANGED, COMMANDS, FIRST, HAPPENED, LINE, ME, THEO, TOLD } from './lobby.samples.ts';

const INPUT = { ...FIRST, myId: ME, muted: [], atMs: 1000 };
const GRANTED: Reply<null> = { ok: true, value: null };
const REPLIES = [
  { wording: 'done', output: GRANTED },
  { wording: 'refused', output: refused('tooFast') },
];
const FAILED = [{ wording: 'failed', error: { status: 429, message: '', reply: 'Try again in a moment.' } }];

/** Nothing beside the table: what is typed, muted or asked is walked from such a state and not carried to every other. */
const isPlain = ({ dialog, asks, text, chatRefusal, fresh, unread, muted, trouble }: LobbyContext) =>
  dialog === null &&
  asks.length + fresh.length + unread.length + muted.length === 0 &&
  text + chatRefusal === '' &&
  trouble === null;

/** The table is waited for once. */
const toldIn = ({ place }: LobbyContext) =>
  TOLD.filter(({ shown: { line } }) => line !== 'joining' || place === 'opening');

type Cases = (context: LobbyContext) => readonly Readonly<Record<string, unknown>>[];
const from = (cases: Cases) => (snapshot: AnyMachineSnapshot) => cases(snapshot.context);
const atHost = ({ table }: LobbyContext) => table?.code === 'hosting' || table?.code === 'alone';
const isAt = (context: LobbyContext, code: string) => context.table?.code === code && context.line === 'live';

export const lobbyKey = ({ value, context }: AnyMachineSnapshot) => {
  const { table, dialog, asks, text, saying, chatRefusal, fresh, unread, muted, trouble, clockMs } = context;
  return [
    ...[value, table?.code, dialog?.kind, asks, text, saying, chatRefusal],
    ...[fresh.length, unread.length, muted.length, trouble, clockMs],
  ];
};

const paths = generatePaths(lobbyMachine, {
  input: INPUT,
  events: {
    'room.told': from((context) => (isPlain(context) && context.clockMs === 1000 ? toldIn(context) : [])),
    'table.happened': from((context) =>
      isPlain(context) &&
      context.table !== null &&
      (isAt(context, 'seated') || isAt(context, 'counting') || isAt(context, 'hosting'))
        ? HAPPENED.map((happened) => ({ ...happened, table: context.table }))
        : [],
    ),
    'lines.faded': from(({ fresh }) => (fresh.length === 0 ? [] : [{ wording: 'all', lines: [LINE] }])),
    'seal.told': from((context) =>
      isAt(context, 'seated') && (isPlain(context) || context.trouble !== null)
        ? [{ trouble: 'lockWrong' }, { trouble: null }]
        : [],
    ),
    'clock.ticked': from(({ clockMs }) =>
      clockMs === 1000
        ? [
            { wording: 'soon after', atMs: 1000 },
            { wording: 'half a second later', atMs: 1500 },
          ]
        : [],
    ),
    'seat.wished': from((context) => (isPlain(context) && context.clockMs === 1000 ? [{}] : [])),
    'commands.pressed': from((context) => {
      const { asks, line, dialog } = context;
      if (line === 'removed') return asks.length === 0 ? [{ wording: 'sit', commands: COMMANDS.sit }] : [];
      if (dialog !== null || asks.length > 1) return [];
      if (isAt(context, 'hosting'))
        return [
          { wording: 'a bot', commands: COMMANDS.bot },
          ...(asks.length === 0 ? [{ wording: 'close seats', commands: COMMANDS.close }] : []),
        ];
      return isAt(context, 'seated') && isPlain(context)
        ? [{ wording: 'ready', commands: COMMANDS.ready }]
        : [];
    }),
    'leave.pressed': from((context) =>
      isPlain(context) && (atHost(context) || isAt(context, 'seated')) ? [{}] : [],
    ),
    'dialog.opened': from((context) => {
      if (
        isAt(context, 'seated') &&
        context.dialog === null &&
        context.asks.length === 0 &&
        context.text === ''
      )
        return [{ wording: 'chat', dialog: { kind: 'chat' } }];
      if (!isAt(context, 'hosting') || !isPlain(context)) return [];
      return [
        { wording: 'settings', dialog: { kind: 'settings' } },
        { wording: 'end', dialog: { kind: 'end' } },
        { wording: 'remove', dialog: { kind: 'remove', seat: THEO } },
      ];
    }),
    'dialog.closed': from(({ dialog, asks }) => (dialog === null || asks.length > 0 ? [] : [{}])),
    'question.confirmed': from(({ dialog, asks }) =>
      ['end', 'remove', 'leaveAndEnd'].includes(dialog?.kind ?? '') && asks.length === 0 ? [{}] : [],
    ),
    'settings.confirmed': from(({ dialog, asks }) =>
      dialog?.kind === 'settings' && asks.length === 0 ? [{ wording: 'a name', settings: CHANGED }] : [],
    ),
    'mute.pressed': from((context) =>
      isAt(context, 'seated') && (context.muted.length > 0 || isPlain(context)) ? [{ memberId: 'theo' }] : [],
    ),
    'text.typed': from((context) => {
      const { text, saying } = context;
      if (!isAt(context, 'seated') || context.asks.length > 0 || context.dialog !== null) return [];
      if (text === '' && isPlain(context)) return [{ text: 'Hello' }, { text: ' ' }];
      return saying === 'Hello' && text === 'Hello' ? [{ text: 'Hello you' }] : [];
    }),
    'say.pressed': from((context) =>
      isAt(context, 'seated') &&
      context.saying === '' &&
      context.chatRefusal === '' &&
      context.asks.length === 0 &&
      context.dialog === null
        ? [{}]
        : [],
    ),
    'xstate.done.actor.ask': REPLIES,
    'xstate.error.actor.ask': FAILED,
    'xstate.done.actor.say': REPLIES,
    'xstate.error.actor.say': FAILED,
    'xstate.done.actor.showCode': [{ output: null }],
    'xstate.error.actor.showCode': FAILED,
    ...Object.fromEntries(
      ['follow', 'watchSeal', 'clock'].flatMap((name) => [
        [`xstate.done.actor.${name}`, []],
        [`xstate.error.actor.${name}`, []],
      ]),
    ),
  },
  key: lobbyKey,
});

const watch = watchTransitions(lobbyMachine);

function lobbyUnderTest() {
  const ports = deferredPorts();
  const did: string[] = [];
  const machine = lobbyMachine.provide({
    actors: {
      follow: fromCallback<LobbyEvent>(() => {}),
      watchSeal: fromCallback<LobbyEvent>(() => {}),
      clock: fromCallback<LobbyEvent>(() => {}),
      showCode: ports.port('showCode'),
      ask: ports.port('ask'),
      say: ports.port('say'),
    },
    actions: {
      goToRoom: () => void did.push('go to the room'),
      goToResults: () => void did.push('go to the results'),
      goToTables: () => void did.push('go to the tables'),
      forgetWish: () => void did.push('forget the wish'),
      reclaimSeat: () => void did.push('reclaim the seat'),
      storeMuted: (_, { muted }) => void did.push(`mute ${muted.join()}`),
      rememberSettings: () => void did.push('remember the settings'),
      tellStart: () => void did.push('tell the start'),
      tellReadyCheck: () => void did.push('tell the ready check'),
      tellRefusal: (_, { words }) => void did.push(`say ${words}`),
      tellLeft: (_, { name, heir }) =>
        void did.push(heir === null ? `left ${name}` : `left ${name} to ${heir}`),
    },
  });
  const actor = createActor(machine, { input: INPUT, inspect: watch.inspect });
  const seen = () => {
    const snapshot = actor.getSnapshot();
    const { place, dialog, text, chatRefusal, fresh, muted, trouble } = snapshot.context;
    return {
      place,
      line: snapshot.value.line,
      hasWish: snapshot.matches({ wish: 'waiting' }),
      busy: selectBusy(snapshot),
      isComingBack: snapshot.matches({ act: 'showingCode' }),
      seats: selectLobbyTable(snapshot)?.seats.map(({ name }) => name) ?? null,
      dialog: dialog?.kind ?? null,
      ...{ text, isSaying: selectIsSaying(snapshot), chatRefusal, fresh: fresh.map(({ id }) => id) },
      ...{ muted, trouble, hasUnread: selectHasUnread(snapshot), countdown: selectCountdown(snapshot) },
      did,
      asked: ports.calls.map(({ port, input }) => askedWords(port, input)),
    };
  };
  return { actor, ports, seen };
}

function askedWords(port: string, input: unknown): string {
  const { command, code, text } = input as { command?: { type: string }; code?: string; text?: string };
  return port === 'ask' ? `ask ${command?.type}` : port === 'say' ? `chat ${text}` : `code ${code}`;
}

const TOLD_OR_PRESSED = [
  ...['room.told', 'table.happened', 'lines.faded', 'seal.told', 'clock.ticked', 'seat.wished'],
  ...['commands.pressed', 'leave.pressed', 'reclaim.pressed', 'dialog.opened', 'dialog.closed'],
  ...['question.confirmed', 'settings.confirmed', 'mute.pressed', 'text.typed', 'say.pressed'],
];

/** A table before its draft, over a room and a server whose words are the test's. */
export const lobbyWalker: Walker = {
  name: 'lobby',
  where: 'simulation',
  machine: lobbyMachine,
  paths,
  watch,
  proofs: LOBBY_PROOFS,
  open() {
    const { actor, ports, seen } = lobbyUnderTest();
    const send = ({ event }: { event: AnyEventObject }) => actor.send(event as LobbyEvent);
    const answers = ['ask', 'say', 'showCode'].flatMap((port) => [
      [
        `xstate.done.actor.${port}`,
        ({ event }: { event: AnyEventObject }) => ports.answer(port, event.output),
      ],
      [`xstate.error.actor.${port}`, ({ event }: { event: AnyEventObject }) => ports.fail(port, event.error)],
    ]);
    const executors: Executors = {
      ...Object.fromEntries(TOLD_OR_PRESSED.map((type) => [type, send])),
      ...Object.fromEntries(answers),
    };
    actor.start();
    let world = FIRST_WORLD;
    expectSame(seen(), promised(world));
    return {
      executors,
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), promised(world));
      },
      close: () => void actor.stop(),
    };
  },
};
