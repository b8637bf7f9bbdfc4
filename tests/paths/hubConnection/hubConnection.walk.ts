import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate';
import type { HubCall, HubCallEvent, hubCallMachine } from '#src/machines/hub/hubCall.ts';
import { type HubConnectionEvent, hubConnectionMachine } from '#src/machines/hub/hubConnection.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const RETRY_MS = 700;
const MOVE_MS = 4000;
const RESTED = 'xstate.after.retry.hubConnection.resting';
const GIVEN_UP = 'xstate.after.moveLimit.hubConnection.moving';
const OUTDATED = 'outdated';
const MOST = 2;

const callOf = (id: string): HubCall => ({
  id,
  name: 'WatchTables',
  argument: () => undefined,
  isPatient: false,
  answer: () => {},
});

interface Standing {
  readonly calls: readonly string[];
  readonly interests: number;
}
const contextOf = (snapshot: { context: Standing }) => snapshot.context;

const watch = watchTransitions(hubConnectionMachine);
const guards = {
  isOutdated: (_: unknown, { fault }: { readonly fault: unknown }) => fault === OUTDATED,
};
const paths = generatePaths(hubConnectionMachine.provide({ guards }), {
  events: {
    'call.asked': (snapshot) => {
      const { calls } = contextOf(snapshot);
      const id = ['call-1', 'call-2'].find((one) => !calls.includes(one));
      return id === undefined ? [] : [{ wording: id, call: callOf(id) }];
    },
    'call.ended': (snapshot) =>
      contextOf(snapshot)
        .calls.slice(0, 1)
        .map((id) => ({ id })),
    'call.dropped': (snapshot) => [
      ...contextOf(snapshot)
        .calls.slice(-1)
        .map((id) => ({ id })),
      { id: 'call-9' },
    ],
    'interest.began': (snapshot) => (contextOf(snapshot).interests < MOST ? [{}] : []),
    'interest.ended': (snapshot) => (contextOf(snapshot).interests > 0 ? [{}] : []),
    'xstate.error.actor.connect': [{ error: 'No network.' }, { error: OUTDATED }],
    'xstate.error.actor.move': [{ error: 'No network.' }, { error: OUTDATED }],
  },
  key: ({ value, context }) => [
    value,
    context.calls,
    context.interests,
    Math.min(context.attempt, 1),
    context.isUp,
    context.hasStood,
    context.isMisplaced,
  ],
});

/** What is promised of the line, told without a look at the machine. */
interface World {
  readonly line: 'idle' | 'connecting' | 'resting' | 'up' | 'moving' | 'outdated';
  readonly calls: readonly string[];
  readonly interests: number;
  readonly opened: number;
  readonly hasStood: boolean;
  readonly isMisplaced: boolean;
  readonly told: readonly string[];
  readonly isToldOutdated: boolean;
}

const FIRST: World = {
  line: 'idle',
  calls: [],
  interests: 0,
  opened: 0,
  hasStood: false,
  isMisplaced: false,
  told: [],
  isToldOutdated: false,
};

const isWanted = ({ calls, interests }: World) => calls.length + interests > 0;
const connect = (world: World): World => ({ ...world, line: 'connecting', opened: world.opened + 1 });
const wanted = (world: World): World => (world.line === 'idle' && isWanted(world) ? connect(world) : world);
/** A line that is in the wrong place moves when nobody waits for an answer over it. */
const moved = (world: World): World =>
  world.line === 'up' && world.isMisplaced && world.calls.length === 0
    ? { ...world, line: 'moving', isMisplaced: false, opened: world.opened + 1 }
    : world;
const tellCalls = ({ calls }: World, what: string) => calls.map((id) => `${id} ${what}`);

function after(world: World, event: AnyEventObject): World {
  const { calls, interests, told } = world;
  switch (event.type) {
    case 'call.asked': {
      const { id } = event.call;
      const spawned = `${id} spawned ${world.line === 'up' ? 'up' : 'down'}`;
      return wanted({ ...world, calls: [...calls, id], told: [...told, spawned] });
    }
    case 'call.ended':
    case 'call.dropped':
      return moved({
        ...world,
        calls: calls.filter((id) => id !== event.id),
        told:
          event.type === 'call.dropped' && calls.includes(event.id) ? [...told, `${event.id} stopped`] : told,
      });
    case 'interest.began':
      return wanted({ ...world, interests: interests + 1 });
    case 'interest.ended':
      return { ...world, interests: interests - 1 };
    case 'line.misplaced':
      return moved({ ...world, isMisplaced: world.line === 'up' });
    case 'xstate.done.actor.move':
    case 'xstate.done.actor.connect':
      return {
        ...world,
        line: 'up',
        hasStood: true,
        told: [...told, ...tellCalls(world, 'line.stood'), ...(world.hasStood ? ['returned'] : [])],
      };
    case 'xstate.error.actor.connect':
      return event.error === OUTDATED
        ? { ...world, line: 'outdated', isToldOutdated: true }
        : { ...world, line: 'resting' };
    case 'xstate.error.actor.move':
      return {
        ...world,
        line: event.error === OUTDATED ? 'outdated' : 'resting',
        isToldOutdated: event.error === OUTDATED,
        told: [...told, 'dropped'],
      };
    case GIVEN_UP:
      return { ...world, line: 'resting', told: [...told, 'dropped'] };
    case RESTED:
      return connect(world);
    case 'line.closed':
      return world.line === 'up'
        ? {
            ...world,
            line: isWanted(world) ? 'resting' : 'idle',
            isMisplaced: false,
            told: [...told, ...tellCalls(world, 'line.fell'), 'dropped'],
          }
        : world;
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function lineUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const told: string[] = [];
  const outdated = { isTold: false };
  const call = fromCallback<HubCallEvent, { call: HubCall; isLineUp: boolean }>(({ input, receive }) => {
    const { id } = input.call;
    told.push(`${id} spawned ${input.isLineUp ? 'up' : 'down'}`);
    receive(({ type }) => void told.push(`${id} ${type}`));
    return () => void told.push(`${id} stopped`);
  }) as unknown as typeof hubCallMachine;
  const machine = hubConnectionMachine.provide({
    actors: { connect: ports.port('connect'), call },
    actions: {
      tellOutdated: () => {
        outdated.isTold = true;
      },
    },
    guards,
    delays: { retry: RETRY_MS, moveLimit: MOVE_MS },
  });
  const actor = createActor(machine, { clock, inspect: watch.inspect });
  actor.on('line.dropped', () => void told.push('dropped'));
  actor.on('line.returned', () => void told.push('returned'));
  actor.start();
  const send = ({ event }: { event: AnyEventObject }) => actor.send(event as HubConnectionEvent);
  const SENT = [
    'call.asked',
    'call.ended',
    'call.dropped',
    'interest.began',
    'interest.ended',
    'line.closed',
    'line.misplaced',
  ];
  const executors: Executors = {
    ...Object.fromEntries(SENT.map((type) => [type, send])),
    'xstate.done.actor.connect': () => ports.answer('connect', undefined),
    'xstate.error.actor.connect': ({ event }) => ports.fail('connect', event.error),
    'xstate.done.actor.move': () => ports.answer('connect', undefined),
    'xstate.error.actor.move': ({ event }) => ports.fail('connect', event.error),
    [RESTED]: () => clock.increment(RETRY_MS),
    [GIVEN_UP]: () => clock.increment(MOVE_MS),
  };
  return { actor, ports, told, outdated, executors };
}

/** The line to the hub, with a server and calls that the test holds in its hands. */
export const hubConnectionWalker: Walker = {
  name: 'hubConnection',
  where: 'simulation',
  machine: hubConnectionMachine,
  paths,
  watch,
  open() {
    const { actor, ports, told, outdated, executors } = lineUnderTest();
    let world = FIRST;
    return {
      executors,
      check({ event }) {
        world = after(world, event);
        const { value, context } = actor.getSnapshot();
        const opened = ports.calls.length;
        expectSame(
          {
            line: value,
            calls: context.calls,
            interests: context.interests,
            opened,
            told,
            isToldOutdated: outdated.isTold,
          },
          {
            line: world.line,
            calls: world.calls,
            interests: world.interests,
            opened: world.opened,
            told: world.told,
            isToldOutdated: world.isToldOutdated,
          },
        );
      },
      close: () => void actor.stop(),
    };
  },
};
