import { type AnyEventObject, createActor } from 'xstate';
import { failureOf } from '#src/machines/failure.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '#tests/paths/deferredPorts.ts';
import type { Executors } from '#tests/paths/walk.ts';
import { expectSame, type Walker } from '#tests/paths/walker.ts';
import { ERRAND_PROOFS } from './errand.proofs.ts';
import {
  type ErrandState,
  errandMachine,
  selectErrandFailure,
  selectErrandOutcome,
  selectErrandState,
} from './errand.ts';

const OUTCOME = 'It is done.';
const FAULT = { status: 500, message: 'status 500' };

const paths = generatePaths(errandMachine, {
  input: undefined,
  events: {
    'xstate.done.actor.runErrand': [{ output: OUTCOME }],
    'xstate.error.actor.runErrand': [{ error: FAULT }],
  },
  key: ({ value, context }) => [value, context.failure !== null],
});
const watch = watchTransitions(errandMachine);

/** What a person is promised, told without a look at the machine. */
interface World {
  readonly state: ErrandState;
  readonly calls: number;
  readonly hasFailed: boolean;
}

const RULES: Readonly<Record<string, (world: World) => World>> = {
  'xstate.done.actor.runErrand': (world) => ({ ...world, state: 'done', hasFailed: false }),
  'xstate.error.actor.runErrand': (world) => ({ ...world, state: 'failed', hasFailed: true }),
  'retry.asked': (world) =>
    world.state === 'failed' ? { ...world, state: 'running', calls: world.calls + 1 } : world,
};

function errandUnderTest() {
  const ports = deferredPorts();
  const machine = errandMachine.provide({ actors: { runErrand: ports.port('runErrand') } });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  return { actor, ports };
}

type Sut = ReturnType<typeof errandUnderTest>;

const executorsFor = ({ actor, ports }: Sut): Executors => ({
  'retry.asked': () => actor.send({ type: 'retry.asked' }),
  'xstate.done.actor.runErrand': ({ event }) => ports.answer('runErrand', event.output),
  'xstate.error.actor.runErrand': ({ event }) => ports.fail('runErrand', event.error),
});

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  return {
    state: selectErrandState(snapshot),
    outcome: selectErrandOutcome(snapshot),
    failure: selectErrandFailure(snapshot),
    calls: ports.calls.length,
  };
}

const promised = ({ state, calls, hasFailed }: World) => ({
  state,
  outcome: state === 'done' ? OUTCOME : null,
  failure: hasFailed ? failureOf(FAULT) : null,
  calls,
});

/** The errand, with a server that the test holds in its hands. */
export const errandWalker: Walker = {
  name: 'errand',
  where: 'simulation',
  machine: errandMachine,
  paths,
  proofs: ERRAND_PROOFS,
  watch,
  open() {
    const sut = errandUnderTest();
    let world: World = { state: 'running', calls: 1, hasFailed: false };
    const follow = ({ type }: AnyEventObject) => {
      world = RULES[type]?.(world) ?? world;
    };
    return {
      executors: executorsFor(sut),
      check(step) {
        follow(step.event);
        expectSame(seen(sut), promised(world));
        expectSame(selectErrandState(sut.actor.getSnapshot()), step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
