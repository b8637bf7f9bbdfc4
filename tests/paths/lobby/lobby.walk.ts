import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { LOBBY_INPUT } from '#src/machines/paths/lobby.cases.ts';
import { PATHS_OF, PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { lobbyMachine } from '#src/machines/tables/lobby.ts';
import type { LobbyEvent } from '#src/machines/tables/lobbyFacts.ts';
import {
  selectBusy,
  selectCountdown,
  selectHasUnread,
  selectIsSaying,
  selectLobbyTable,
} from '#src/machines/tables/lobbySelectors.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST_WORLD, promised } from './lobby.oracle.ts';

const paths = PATHS_OF.lobby();
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
  const actor = createActor(machine, { input: LOBBY_INPUT, inspect: watch.inspect });
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
  proofs: PROOFS_OF.lobby,
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
