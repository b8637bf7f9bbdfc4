import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { refused } from '#contract/refusals.ts';
import { type CallOutcome, type HubCallEvent, hubCallMachine } from '#src/machines/hub/hubCall.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const AGAIN_MS = 250;
const RETRY_MS = 700;
const PASSES = { again: 'xstate.after.again.hubCall.pausing', rests: 'xstate.after.retry.hubCall.resting' };
const PASSING = refused('storageAway');

const callOf = (answer: (outcome: CallOutcome) => void) => ({
  id: 'call-1',
  name: 'OpenTable',
  argument: () => 'd1',
  isPatient: true,
  answer,
});

const watch = watchTransitions(hubCallMachine);
/** Alone it has no connection to tell. */
const alone = hubCallMachine.provide({ actions: { tellParent: () => {} } });
const paths = generatePaths(alone, {
  input: { call: callOf(() => {}), isLineUp: false },
  events: {
    'xstate.done.actor.send': [
      { wording: 'a refusal that passes', output: PASSING },
      { wording: 'a reply', output: 'opened' },
    ],
    'xstate.error.actor.send': [{ error: 'The hub failed.' }],
  },
  key: ({ value, context }) => [value, context.isLineUp, Math.min(context.attempt, 1)],
});

/** What is promised of a call, told without a look at the machine. */
interface World {
  readonly isUp: boolean;
  readonly doing: 'waiting' | 'sending' | 'pausing' | 'resting' | 'answered' | 'failed';
  readonly sent: number;
  readonly outcome: CallOutcome | null;
}

const FIRST: World = { isUp: false, doing: 'waiting', sent: 0, outcome: null };

const onward = (world: World): World =>
  world.isUp ? { ...world, doing: 'sending', sent: world.sent + 1 } : { ...world, doing: 'waiting' };

function after(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'line.stood':
      return world.doing === 'waiting' ? onward({ ...world, isUp: true }) : { ...world, isUp: true };
    case 'line.fell':
      return { ...world, isUp: false };
    case 'xstate.done.actor.send':
      return event.output === PASSING
        ? { ...world, doing: 'resting' }
        : { ...world, doing: 'answered', outcome: { kind: 'answered', reply: event.output } };
    case 'xstate.error.actor.send':
      return world.isUp
        ? { ...world, doing: 'failed', outcome: { kind: 'failed', fault: event.error } }
        : { ...world, doing: 'pausing' };
    case PASSES.again:
    case PASSES.rests:
      return onward(world);
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function callUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const told: { outcome: CallOutcome | null; isEnded: boolean } = { outcome: null, isEnded: false };
  const machine = hubCallMachine.provide({
    actors: { send: ports.port('send') },
    actions: {
      tellParent: () => {
        told.isEnded = true;
      },
    },
    delays: { retry: RETRY_MS },
  });
  const call = callOf((outcome) => {
    told.outcome = outcome;
  });
  const actor = createActor(machine, {
    clock,
    input: { call, isLineUp: false },
    inspect: watch.inspect,
  }).start();
  const send = ({ event }: { event: AnyEventObject }) => actor.send(event as HubCallEvent);
  const passes = (durationMs: number) => () => {
    clock.increment(durationMs - 1);
    const before = actor.getSnapshot().value;
    clock.increment(1);
    if (actor.getSnapshot().value === before) throw new Error('It does not pass.');
  };
  const executors: Executors = {
    'line.stood': send,
    'line.fell': send,
    'xstate.done.actor.send': ({ event }) => ports.answer('send', event.output),
    'xstate.error.actor.send': ({ event }) => ports.fail('send', event.error),
    [PASSES.again]: passes(AGAIN_MS),
    [PASSES.rests]: passes(RETRY_MS),
  };
  return { actor, ports, told, executors };
}

/** A call of the hub over a line that stands and falls as the test wants. */
export const hubCallWalker: Walker = {
  name: 'hubCall',
  where: 'simulation',
  machine: hubCallMachine,
  paths,
  watch,
  open() {
    const { actor, ports, told, executors } = callUnderTest();
    let world = FIRST;
    return {
      executors,
      check({ event }) {
        world = after(world, event);
        expectSame(
          { doing: actor.getSnapshot().value, sent: ports.calls.length, ...told },
          {
            doing: world.doing,
            sent: world.sent,
            outcome: world.outcome,
            isEnded: world.outcome !== null,
          },
        );
      },
      close: () => void actor.stop(),
    };
  },
};
