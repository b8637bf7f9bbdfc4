import { type AnyEventObject, createActor } from 'xstate';
import { failureOf } from '#src/machines/failure.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type AskedFirstState,
  askedFirstMachine,
  selectAskedFirstFailure,
  selectAskedFirstState,
  selectChoice,
} from '#src/machines/session/askedFirst.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const FAULT = { status: 409, message: 'status 409' };
const CHOICES = [
  { choice: 'Admin', asks: true },
  { choice: 'member', asks: false },
];

const paths = generatePaths(askedFirstMachine, {
  input: undefined,
  events: {
    chosen: CHOICES,
    'xstate.done.actor.work': [{ output: undefined }],
    'xstate.error.actor.work': [{ error: FAULT }],
  },
  key: ({ value, context }) => [value, context.choice, context.failure !== null],
});
const watch = watchTransitions(askedFirstMachine);

/** What a person is promised, told without a look at the machine. */
interface World {
  readonly state: AskedFirstState;
  readonly choice: string | null;
  readonly done: readonly string[];
  readonly hasFailed: boolean;
}

const start = (world: World, choice: string): World => ({
  ...world,
  state: 'working',
  choice,
  done: [...world.done, choice],
  hasFailed: false,
});

function follow(world: World, event: AnyEventObject): World {
  const { state, choice } = world;
  if (event.type === 'chosen' && (state === 'resting' || state === 'done')) {
    const chosen = String(event.choice);
    return event.asks === true
      ? { ...world, state: 'asking', choice: chosen, hasFailed: false }
      : start(world, chosen);
  }
  if (event.type === 'confirmed' && state === 'asking') return start(world, choice ?? '');
  if (event.type === 'cancelled' && state === 'asking')
    return { ...world, state: 'resting', choice: null, hasFailed: false };
  if (event.type === 'xstate.done.actor.work') return { ...world, state: 'done' };
  if (event.type === 'xstate.error.actor.work') return { ...world, state: 'asking', hasFailed: true };
  return world;
}

function askedFirstUnderTest() {
  const ports = deferredPorts();
  const machine = askedFirstMachine.provide({ actors: { work: ports.port('work') } });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  return { actor, ports };
}

type Sut = ReturnType<typeof askedFirstUnderTest>;

const executorsFor = ({ actor, ports }: Sut): Executors => ({
  chosen: ({ event }) =>
    actor.send({ type: 'chosen', choice: String(event.choice), asks: event.asks === true }),
  confirmed: () => actor.send({ type: 'confirmed' }),
  cancelled: () => actor.send({ type: 'cancelled' }),
  'xstate.done.actor.work': ({ event }) => ports.answer('work', event.output),
  'xstate.error.actor.work': ({ event }) => ports.fail('work', event.error),
});

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  return {
    state: selectAskedFirstState(snapshot),
    choice: selectChoice(snapshot),
    failure: selectAskedFirstFailure(snapshot),
    calls: ports.calls.length,
  };
}

const promised = ({ state, choice, done, hasFailed }: World) => ({
  state,
  choice,
  failure: hasFailed ? failureOf(FAULT) : null,
  calls: done.length,
});

/** The question, with a server that the test holds in its hands. */
export const askedFirstWalker: Walker = {
  name: 'askedFirst',
  where: 'simulation',
  machine: askedFirstMachine,
  paths,
  watch,
  open() {
    const sut = askedFirstUnderTest();
    let world: World = { state: 'resting', choice: null, done: [], hasFailed: false };
    return {
      executors: executorsFor(sut),
      check(step) {
        world = follow(world, step.event);
        expectSame(seen(sut), promised(world));
        expectSame(selectAskedFirstState(sut.actor.getSnapshot()), step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
