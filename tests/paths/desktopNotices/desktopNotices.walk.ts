import { type AnyEventObject, createActor } from 'xstate';
import {
  type DesktopNoticesState,
  desktopNoticesMachine,
  type NoticePermission,
  selectNoticesState,
} from '#src/machines/notices/desktopNotices.ts';
import { begunWith, type GeneratedPath, generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const PERMISSIONS = ['unsupported', 'unasked', 'granted', 'denied'] as const;

const pathsFrom = (permission: NoticePermission) =>
  generatePaths(desktopNoticesMachine, {
    input: { permission },
    events: {
      'permission.changed': PERMISSIONS.map((told) => ({ permission: told })),
      'xstate.done.actor.askBrowser': [{ output: 'granted' }, { output: 'denied' }, { output: 'unasked' }],
      'xstate.error.actor.askBrowser': [{ error: 'refused by a policy' }],
    },
  });

/** What the browser said when each path began; a path's words say it too. */
const starts = new Map<GeneratedPath, NoticePermission>(
  PERMISSIONS.flatMap((permission) =>
    begunWith(`the browser says ${permission}`, pathsFrom(permission)).map((path) => [path, permission]),
  ),
);
const watch = watchTransitions(desktopNoticesMachine);

/** What a person is promised: no question before the switch is turned on, and no choice kept without a yes. */
interface World {
  readonly state: DesktopNoticesState;
  readonly questions: number;
  readonly choices: readonly boolean[];
}

function told(world: World, { type, permission, output }: AnyEventObject): World {
  const { state, questions, choices } = world;
  switch (type) {
    case 'switch.turnedOn':
      if (state === 'unasked') return { ...world, state: 'asking', questions: questions + 1 };
      return state === 'granted' ? { ...world, choices: [...choices, true] } : world;
    case 'switch.turnedOff':
      return state === 'granted' ? { ...world, choices: [...choices, false] } : world;
    case 'permission.changed':
      return state === 'asking' ? world : { ...world, state: permission };
    case 'xstate.done.actor.askBrowser':
      return { ...world, state: output, choices: output === 'granted' ? [...choices, true] : choices };
    default:
      return { ...world, state: 'unasked' };
  }
}

function noticesUnderTest(permission: NoticePermission) {
  const ports = deferredPorts();
  const choices: boolean[] = [];
  const machine = desktopNoticesMachine.provide({
    actors: { askBrowser: ports.port('askBrowser') },
    actions: { keepChoice: (_, { isWanted }) => void choices.push(isWanted) },
  });
  const actor = createActor(machine, { input: { permission }, inspect: watch.inspect }).start();
  const seen = (): World => ({
    state: selectNoticesState(actor.getSnapshot()),
    questions: ports.calls.length,
    choices,
  });
  const executors: Executors = {
    'switch.turnedOn': () => actor.send({ type: 'switch.turnedOn' }),
    'switch.turnedOff': () => actor.send({ type: 'switch.turnedOff' }),
    'permission.changed': ({ event }) =>
      actor.send({ type: 'permission.changed', permission: event.permission }),
    'xstate.done.actor.askBrowser': ({ event }) => ports.answer('askBrowser', event.output),
    'xstate.error.actor.askBrowser': ({ event }) => ports.fail('askBrowser', event.error),
  };
  return { actor, seen, executors };
}

/** The switch for desktop notices, in a browser whose answers are the test's. */
export const desktopNoticesWalker: Walker = {
  name: 'desktopNotices',
  where: 'simulation',
  machine: desktopNoticesMachine,
  paths: [...starts.keys()],
  watch,
  open(path) {
    const permission = starts.get(path) ?? 'unasked';
    const sut = noticesUnderTest(permission);
    let world: World = { state: permission, questions: 0, choices: [] };
    expectSame(sut.seen(), world);
    return {
      executors: sut.executors,
      check({ event, after }) {
        world = told(world, event);
        expectSame(sut.seen(), world);
        expectSame(sut.actor.getSnapshot().value, after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
