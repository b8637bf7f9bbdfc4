import { type AnyEventObject, createActor } from 'xstate';
import {
  type PushStanding,
  type PushSubscriptionState,
  pushSubscriptionMachine,
  selectPushFailure,
  selectPushState,
} from '#src/machines/notices/pushSubscription.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const STANDINGS = ['unsupported', 'notInstalled', 'denied', 'off', 'on', 'keyChanged'] as const;
const answers = STANDINGS.map((output) => ({ output }));

const paths = generatePaths(pushSubscriptionMachine, {
  input: undefined,
  events: {
    'xstate.done.actor.look': answers,
    'xstate.done.actor.turnOn': [{ output: 'on' }, { output: 'denied' }, { output: 'off' }],
    'xstate.done.actor.turnOff': [{ output: 'off' }],
    'xstate.error.actor.look': [{ error: 'the line is gone' }],
    'xstate.error.actor.turnOn': [{ error: 'the push service is away' }],
    'xstate.error.actor.turnOff': [{ error: 'the line is gone' }],
  },
});
const watch = watchTransitions(pushSubscriptionMachine);

/** What a person is promised: the browser asks only after the switch, and a failure is told until the next try. */
interface World {
  readonly state: PushSubscriptionState;
  readonly looks: number;
  readonly turnsOn: number;
  readonly turnsOff: number;
  readonly hasFailed: boolean;
}

const calm: readonly PushSubscriptionState[] = ['off', 'on', 'keyChanged', 'denied'];
const mayTurnOn: readonly PushSubscriptionState[] = ['off', 'keyChanged', 'failed'];

function told(world: World, { type, output }: AnyEventObject): World {
  const { state, looks, turnsOn, turnsOff } = world;
  if (type.startsWith('xstate.done.')) return { ...world, state: output as PushStanding, hasFailed: false };
  if (type.startsWith('xstate.error.')) return { ...world, state: 'failed', hasFailed: true };
  switch (type) {
    case 'switch.turnedOn':
      return mayTurnOn.includes(state) ? { ...world, state: 'turningOn', turnsOn: turnsOn + 1 } : world;
    case 'switch.turnedOff':
      return state === 'on' ? { ...world, state: 'turningOff', turnsOff: turnsOff + 1 } : world;
    case 'permission.changed':
      return calm.includes(state) ? { ...world, state: 'looking', looks: looks + 1 } : world;
    case 'retry.asked':
      return state === 'failed' ? { ...world, state: 'looking', looks: looks + 1 } : world;
    default:
      return world;
  }
}

function pushUnderTest() {
  const ports = deferredPorts();
  const machine = pushSubscriptionMachine.provide({
    actors: { look: ports.port('look'), turnOn: ports.port('turnOn'), turnOff: ports.port('turnOff') },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const calls = (name: string) => ports.calls.filter(({ port }) => port === name).length;
  const seen = (): World => ({
    state: selectPushState(actor.getSnapshot()),
    looks: calls('look'),
    turnsOn: calls('turnOn'),
    turnsOff: calls('turnOff'),
    hasFailed: selectPushFailure(actor.getSnapshot()) !== null,
  });
  const executors: Executors = {
    'switch.turnedOn': () => actor.send({ type: 'switch.turnedOn' }),
    'switch.turnedOff': () => actor.send({ type: 'switch.turnedOff' }),
    'permission.changed': () => actor.send({ type: 'permission.changed' }),
    'retry.asked': () => actor.send({ type: 'retry.asked' }),
    'xstate.done.actor.look': ({ event }) => ports.answer('look', event.output),
    'xstate.done.actor.turnOn': ({ event }) => ports.answer('turnOn', event.output),
    'xstate.done.actor.turnOff': ({ event }) => ports.answer('turnOff', event.output),
    'xstate.error.actor.look': ({ event }) => ports.fail('look', event.error),
    'xstate.error.actor.turnOn': ({ event }) => ports.fail('turnOn', event.error),
    'xstate.error.actor.turnOff': ({ event }) => ports.fail('turnOff', event.error),
  };
  return { actor, seen, executors };
}

/** The switch for push, in a browser and before a server whose answers are the test's. */
export const pushSubscriptionWalker: Walker = {
  name: 'pushSubscription',
  where: 'simulation',
  machine: pushSubscriptionMachine,
  paths,
  watch,
  open() {
    const sut = pushUnderTest();
    let world: World = { state: 'looking', looks: 1, turnsOn: 0, turnsOff: 0, hasFailed: false };
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
