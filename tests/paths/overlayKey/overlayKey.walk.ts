import { type AnyEventObject, createActor } from 'xstate';
import { failureOf } from '#src/machines/failure.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type OverlayKeyState,
  overlayKeyMachine,
  selectOverlayKey,
  selectOverlayKeyState,
} from '#src/machines/streams/overlayKey.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { OVERLAY_KEY_PROOFS } from './overlayKey.proofs.ts';

const DELAY_SECONDS = 30;
const FAULT = { status: 500, message: 'status 500' };
const MADE = { key: 'o.kiln', madeAtMs: 70 };

const paths = generatePaths(overlayKeyMachine, {
  input: undefined,
  events: {
    'xstate.done.actor.readOverlay': [
      { wording: 'none', output: { madeAtMs: null, delaySeconds: DELAY_SECONDS } },
      { wording: 'one', output: { madeAtMs: 50, delaySeconds: DELAY_SECONDS } },
    ],
    'xstate.error.actor.readOverlay': [{ error: FAULT }],
    'xstate.done.actor.makeKey': [{ output: MADE }],
    'xstate.error.actor.makeKey': [{ error: FAULT }],
    'xstate.done.actor.endKey': [{ output: undefined }],
    'xstate.error.actor.endKey': [{ error: FAULT }],
  },
  key: ({ value, context }) => [
    value,
    context.facts?.madeAtMs ?? null,
    context.key,
    context.failure !== null,
  ],
});
const watch = watchTransitions(overlayKeyMachine);

/** What a host is promised, told without a look at the machine. */
interface World {
  readonly state: OverlayKeyState;
  readonly isRead: boolean;
  readonly madeAtMs: number | null;
  readonly key: string | null;
  readonly hasFailed: boolean;
  readonly calls: readonly string[];
}

const FIRST: World = {
  state: 'reading',
  isRead: false,
  madeAtMs: null,
  key: null,
  hasFailed: false,
  calls: ['readOverlay'],
};

const asking = (world: World, state: OverlayKeyState, port: string): World => ({
  ...world,
  state,
  hasFailed: false,
  calls: [...world.calls, port],
});
const ready = (world: World, told: Partial<World>): World => ({ ...world, ...told, state: 'ready' });

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'xstate.done.actor.readOverlay': (world, { output }) =>
    ready(world, { isRead: true, madeAtMs: output.madeAtMs }),
  'xstate.error.actor.readOverlay': (world) => ({ ...world, state: 'unread', hasFailed: true }),
  'retry.asked': (world) => (world.state === 'unread' ? asking(world, 'reading', 'readOverlay') : world),
  'key.asked': (world) => (world.state === 'ready' ? asking(world, 'making', 'makeKey') : world),
  'end.asked': (world) =>
    world.state === 'ready' && world.madeAtMs !== null ? asking(world, 'ending', 'endKey') : world,
  'xstate.done.actor.makeKey': (world) => ready(world, MADE),
  'xstate.error.actor.makeKey': (world) => ready(world, { hasFailed: true }),
  'xstate.done.actor.endKey': (world) => ready(world, { key: null, madeAtMs: null }),
  'xstate.error.actor.endKey': (world) => ready(world, { hasFailed: true }),
};

function overlayKeyUnderTest() {
  const ports = deferredPorts();
  const machine = overlayKeyMachine.provide({
    actors: {
      readOverlay: ports.port('readOverlay'),
      makeKey: ports.port('makeKey'),
      endKey: ports.port('endKey'),
    },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  return { actor, ports };
}

type Sut = ReturnType<typeof overlayKeyUnderTest>;

const PRESSES = ['retry.asked', 'key.asked', 'end.asked'] as const;
const PORTS = ['readOverlay', 'makeKey', 'endKey'] as const;

const executorsFor = ({ actor, ports }: Sut): Executors =>
  Object.fromEntries<Executors[string]>([
    ...PRESSES.map((type) => [type, () => actor.send({ type })] as const),
    ...PORTS.flatMap(
      (port) =>
        [
          [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
          [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
        ] as [string, Executors[string]][],
    ),
  ]);

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  const { facts, key, failure } = selectOverlayKey(snapshot);
  return {
    state: selectOverlayKeyState(snapshot),
    ...{ facts, key, failure },
    calls: ports.calls.map(({ port }) => port),
  };
}

const promised = ({ state, isRead, madeAtMs, key, hasFailed, calls }: World) => ({
  state,
  facts: isRead ? { madeAtMs, delaySeconds: DELAY_SECONDS } : null,
  key,
  failure: hasFailed ? failureOf(FAULT) : null,
  calls,
});

/** The overlay's key, with a server that the test holds in its hands. */
export const overlayKeyWalker: Walker = {
  name: 'overlayKey',
  where: 'simulation',
  machine: overlayKeyMachine,
  paths,
  proofs: OVERLAY_KEY_PROOFS,
  watch,
  open() {
    const sut = overlayKeyUnderTest();
    let world = FIRST;
    return {
      executors: executorsFor(sut),
      check(step) {
        world = RULES[step.event.type]?.(world, step.event) ?? world;
        expectSame(seen(sut), promised(world));
        expectSame(selectOverlayKeyState(sut.actor.getSnapshot()), step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
