import { type AnyEventObject, createActor } from 'xstate';
import {
  type ChosenPerson,
  type PeopleWorkEvent,
  type PersonResult,
  peopleWorkMachine,
  selectAction,
  selectIsStopped,
  selectResults,
  selectWorkPeople,
  selectWorkState,
} from '#src/machines/forms/peopleWork.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const ANA = { id: 'ana', name: 'Ana' };
const BEN = { id: 'ben', name: 'Ben' };
const WISH = { reason: 'Spam', untilMs: null };

const paths = generatePaths(peopleWorkMachine, {
  events: {
    'action.chosen': [
      { action: 'delete', people: [] },
      { action: 'delete', people: [ANA] },
      { action: 'suspend', people: [ANA, BEN] },
    ],
    'action.confirmed': [{ wish: WISH }],
    'xstate.done.actor.work': [{ output: null }],
    'xstate.error.actor.work': [{ error: { status: 403, message: '', reply: 'No.' } }],
  },
  key: ({ value, context: { action, people, results, isStopped } }) => [
    value,
    action,
    people.length,
    results.map(({ refusal }: PersonResult) => refusal),
    isStopped,
  ],
});
const watch = watchTransitions(peopleWorkMachine);

/** What an Admin sees, told without a look at the machine. */
interface World {
  readonly place: 'resting' | 'asking' | 'working' | 'told';
  readonly action: string;
  readonly people: readonly ChosenPerson[];
  readonly results: readonly PersonResult[];
  readonly isStopped: boolean;
  /** Who was asked of the server. */
  readonly asked: readonly unknown[];
  /** What was said when it was over. */
  readonly told: readonly number[];
}

const FIRST: World = {
  place: 'resting',
  action: 'sendLink',
  people: [],
  results: [],
  isStopped: false,
  asked: [],
  told: [],
};

const ask = (world: World): World => {
  const { id } = world.people[world.results.length] ?? { id: '' };
  return { ...world, place: 'working', asked: [...world.asked, { action: world.action, id, wish: WISH }] };
};

function answer(world: World, refusal: string | null): World {
  const person = world.people[world.results.length];
  if (!person) throw new Error('Nobody is worked on.');
  const next = { ...world, results: [...world.results, { ...person, refusal }] };
  const isOver = world.isStopped || next.results.length === world.people.length;
  if (!isOver) return ask(next);
  const isRead = refusal !== null || world.people.length > 1;
  return { ...next, place: isRead ? 'told' : 'resting', told: [...world.told, next.results.length] };
}

function after(world: World, event: AnyEventObject): World {
  const { place } = world;
  switch (event.type) {
    case 'action.chosen':
      return place === 'resting' && event.people.length > 0
        ? {
            ...world,
            place: 'asking',
            action: event.action,
            people: event.people,
            results: [],
            isStopped: false,
          }
        : world;
    case 'action.confirmed':
      return place === 'asking' ? ask(world) : world;
    case 'cancel.pressed':
      return place === 'asking' ? { ...world, place: 'resting' } : world;
    case 'stop.pressed':
      return place === 'working' ? { ...world, isStopped: true } : world;
    case 'close.pressed':
      return place === 'told' ? { ...world, place: 'resting' } : world;
    case 'xstate.done.actor.work':
      return answer(world, null);
    case 'xstate.error.actor.work':
      return answer(world, 'No.');
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function workUnderTest() {
  const ports = deferredPorts();
  const told: number[] = [];
  const machine = peopleWorkMachine.provide({
    actors: { work: ports.port('work') },
    actions: { tellOver: (_, { results }) => void told.push(results.length) },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as PeopleWorkEvent);
  const presses = ['action.chosen', 'action.confirmed', 'cancel.pressed', 'stop.pressed', 'close.pressed'];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    'xstate.done.actor.work': ({ event }) => ports.answer('work', event.output),
    'xstate.error.actor.work': ({ event }) => ports.fail('work', event.error),
  };
  const seen = (): World => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectWorkState(snapshot),
      action: selectAction(snapshot),
      people: selectWorkPeople(snapshot),
      results: selectResults(snapshot),
      isStopped: selectIsStopped(snapshot),
      asked: ports.calls.map(({ input }) => input),
      told,
    };
  };
  return { actor, executors, seen };
}

/** What an Admin does with people, over a server whose words are the test's. */
export const peopleWorkWalker: Walker = {
  name: 'peopleWork',
  where: 'simulation',
  machine: peopleWorkMachine,
  paths,
  watch,
  open() {
    const sut = workUnderTest();
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
