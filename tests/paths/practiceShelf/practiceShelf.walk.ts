import { type AnyEventObject, createActor } from 'xstate';
import type { PracticeRow } from '#contract/practice.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type PracticeShelfEvent,
  practiceShelfMachine,
  selectPracticeRow,
  selectPracticeRows,
  selectPracticeShelfFailure,
  selectPracticeShelfState,
} from '#src/machines/practice/practiceShelf.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const row = (practiceId: string): PracticeRow => ({
  ...{ practiceId, gameName: 'Kites', name: 'One pack', deckCards: 23, savedAtMs: 0 },
});
const ROWS = [row('first'), row('second')];
const broken = [{ error: { status: 409, message: '', reply: 'No.' } }];
const PORTS = ['load', 'remove'];

const paths = generatePaths(practiceShelfMachine, {
  events: {
    'delete.pressed': [{ practiceId: 'first' }, { practiceId: 'nowhere' }],
    'xstate.done.actor.load': [{ output: { drafts: ROWS } }],
    'xstate.done.actor.remove': [{ output: null }],
    'xstate.error.actor.load': broken,
    'xstate.error.actor.remove': broken,
  },
  key: ({ value, context }) => [value, context.drafts.length, context.failure],
});
const watch = watchTransitions(practiceShelfMachine);

/** What somebody sees of their practice drafts, told without a look at the machine. */
interface World {
  readonly place: ReturnType<typeof selectPracticeShelfState>;
  readonly drafts: readonly PracticeRow[];
  readonly about: string | null;
  readonly failure: string | null;
  readonly asked: readonly string[];
}

const FIRST: World = { place: 'loading', drafts: [], about: null, failure: null, asked: ['load'] };

function after(world: World, event: AnyEventObject): World {
  const { place, drafts } = world;
  const ask = (to: 'loading' | 'deleting', what: string): World => ({
    ...{ ...world, place: to, failure: null, asked: [...world.asked, what] },
  });
  switch (event.type) {
    case 'retry.pressed':
      return place === 'failed' ? ask('loading', 'load') : world;
    case 'delete.pressed':
      return place === 'shown' && drafts.some(({ practiceId }) => practiceId === event.practiceId)
        ? { ...world, place: 'asking', about: event.practiceId }
        : world;
    case 'delete.confirmed':
      return place === 'asking' ? ask('deleting', `remove ${world.about}`) : world;
    case 'cancel.pressed':
      return place === 'asking' ? { ...world, place: 'shown', failure: null } : world;
    case 'xstate.done.actor.load':
      return { ...world, place: 'shown', drafts: ROWS };
    case 'xstate.done.actor.remove':
      return {
        ...{ ...world, place: 'shown', about: null },
        drafts: drafts.filter(({ practiceId }) => practiceId !== world.about),
      };
    case 'xstate.error.actor.load':
      return { ...world, place: 'failed', failure: 'No.' };
    case 'xstate.error.actor.remove':
      return { ...world, place: 'asking', failure: 'No.' };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function shelfUnderTest() {
  const ports = deferredPorts();
  const machine = practiceShelfMachine.provide({
    actors: { load: ports.port('load'), remove: ports.port('remove') },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as PracticeShelfEvent);
  const presses = ['retry.pressed', 'delete.pressed', 'delete.confirmed', 'cancel.pressed'];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const askedBy = (port: string, input: unknown) =>
    port === 'remove' ? `remove ${(input as { practiceId: string }).practiceId}` : port;
  const seen = (): World => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectPracticeShelfState(snapshot),
      drafts: selectPracticeRows(snapshot),
      about: selectPracticeRow(snapshot)?.practiceId ?? null,
      failure: selectPracticeShelfFailure(snapshot),
      asked: ports.calls.map(({ port, input }) => askedBy(port, input)),
    };
  };
  return { actor, executors, seen };
}

/** The practice drafts of an account, over a server whose words are the test's. */
export const practiceShelfWalker: Walker = {
  name: 'practiceShelf',
  where: 'simulation',
  machine: practiceShelfMachine,
  paths,
  watch,
  open() {
    const sut = shelfUnderTest();
    let world = FIRST;
    expectSame(sut.seen(), { ...world });
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), { ...world });
      },
      close: () => void sut.actor.stop(),
    };
  },
};
