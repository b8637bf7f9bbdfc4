import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  type NonReducibleUnknown,
  SimulatedClock,
} from 'xstate';
import type { EventNews } from '#contract/events/eventCalls.ts';
import {
  ASK_AGAIN_MS,
  type EventCallsEvent,
  eventCallsMachine,
  type Heard,
  selectCalls,
  selectIsListening,
} from '#src/machines/events/eventCalls.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { callOf, openedNews } from '#src/machines/testing/eventCallSamples.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const heard = (...calls: Heard['calls']): Heard => ({
  calls,
  isExpecting: calls.length > 0,
  nowMs: 9,
  atMs: 9,
});
const ANSWERS = [
  { wording: 'nothing', output: heard() },
  { wording: 'a match to play', output: heard(callOf('play')) },
  { wording: 'a result to confirm', output: heard(callOf('confirm')) },
  { wording: 'a result that the other one is to confirm', output: heard(callOf('reported')) },
];

const paths = generatePaths(eventCallsMachine, {
  input: { told: [] },
  events: {
    'news.heard': [
      { wording: 'round opened', news: openedNews() },
      { wording: 'some may have been missed', news: null },
    ],
    'xstate.done.actor.ask': ANSWERS,
    'xstate.error.actor.ask': [{ wording: 'no answer', error: 'away' }],
    'xstate.error.actor.line': [],
    'xstate.done.actor.line': [],
  },
  key: ({ value, context: { calls, told } }: AnyMachineSnapshot) => [
    value,
    calls.map(({ state }: { state: string }) => state),
    told.length,
  ],
});
const watch = watchTransitions(eventCallsMachine);

/** What a person is promised: each news once, the calls as last told, and a question after every gap. */
interface World {
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  readonly asked: number;
  readonly calls: readonly string[];
  readonly raised: readonly string[];
  readonly isListening: boolean;
}

const FIRST: World = {
  isAsking: true,
  hasFailed: false,
  asked: 1,
  calls: [],
  raised: [],
  isListening: false,
};
const asking = (world: World): World => ({
  ...world,
  isAsking: true,
  hasFailed: false,
  asked: world.asked + 1,
});

/** What a call that waits is told as; nothing where the other player has to act. */
const WORDS: Readonly<Record<string, EventNews['kind']>> = { play: 'roundOpened', confirm: 'reported' };

function answered(world: World, { calls, isExpecting }: Heard): World {
  const fresh = calls.flatMap(({ state }) => {
    const kind = WORDS[state];
    return kind === undefined || world.raised.includes(kind) ? [] : [kind];
  });
  return {
    ...world,
    isAsking: false,
    calls: calls.map(({ state }) => state),
    raised: [...world.raised, ...fresh],
    isListening: world.isListening || isExpecting,
  };
}

function after(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'line.wanted':
      return { ...world, isListening: true };
    case 'line.came':
      return asking(world);
    case 'news.heard':
      return asking(event.news === null ? world : { ...world, raised: [...world.raised, event.news.kind] });
    case 'page.shown':
      return world.isAsking ? world : asking(world);
    case 'xstate.done.actor.ask':
      return answered(world, event.output);
    case 'xstate.error.actor.ask':
      return { ...world, isAsking: false, hasFailed: true };
    default:
      return world.hasFailed ? asking(world) : world;
  }
}

function callsUnderTest() {
  const ports = deferredPorts();
  const clock = new SimulatedClock();
  const raised: string[] = [];
  const machine = eventCallsMachine.provide({
    actors: {
      ask: ports.port<Heard, NonReducibleUnknown>('ask'),
      line: fromCallback<EventCallsEvent>(() => () => {}),
    },
    actions: {
      raise: (_, { news }) => void raised.push(...news.map(({ kind }) => kind)),
      keepTold: () => {},
    },
  });
  const actor = createActor(machine, { input: { told: [] }, clock, inspect: watch.inspect }).start();
  const seen = (): World => {
    const snapshot = actor.getSnapshot();
    return {
      isAsking: snapshot.matches({ calls: 'asking' }),
      hasFailed: snapshot.matches({ calls: 'unknown' }),
      asked: ports.calls.length,
      calls: selectCalls(snapshot).map(({ state }) => state),
      raised,
      isListening: selectIsListening(snapshot),
    };
  };
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as EventCallsEvent);
  const executors: Executors = {
    'line.wanted': press,
    'line.came': press,
    'news.heard': press,
    'page.shown': press,
    'xstate.done.actor.ask': ({ event }) => ports.answer('ask', event.output),
    'xstate.error.actor.ask': ({ event }) => ports.fail('ask', event.error),
    'xstate.after.askAgain.eventCalls.calls.unknown': () => void clock.increment(ASK_AGAIN_MS),
  };
  return { actor, seen, executors };
}

/** What events ask of a member, in one tab, over a server whose words are the test's. */
export const eventCallsWalker: Walker = {
  name: 'eventCalls',
  where: 'simulation',
  machine: eventCallsMachine,
  paths,
  watch,
  open() {
    const sut = callsUnderTest();
    let world = FIRST;
    expectSame(sut.seen(), world);
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), world);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
