import { type AnyEventObject, createActor } from 'xstate';
import {
  type Shared,
  type SharedListEvent,
  selectShared,
  selectSharedFailure,
  selectSharedState,
  sharedListMachine,
} from '#src/machines/lists/sharedList.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const PORTS = ['look', 'use', 'discard'] as const;
const FAULT = { error: { status: null, message: 'No.' } };
const LIST: Shared = { kind: 'text', text: '1 Kite', fileName: 'kites.txt' };
const REFUSED: Shared = { kind: 'refused', reason: 'notText', fileName: 'kites.zip' };

const watch = watchTransitions(sharedListMachine);
const paths = generatePaths(sharedListMachine, {
  events: {
    'xstate.done.actor.look': [
      { wording: 'nothing', output: null },
      { wording: 'a list', output: LIST },
      { wording: 'a refusal', output: REFUSED },
    ],
    'xstate.done.actor.use': [{ output: null }],
    'xstate.done.actor.discard': [{ output: null }],
    'xstate.error.actor.look': [FAULT],
    'xstate.error.actor.use': [FAULT],
    'xstate.error.actor.discard': [FAULT],
  },
  key: ({ value, context }) => [value, context.shared, context.failure],
});

/** What somebody sees of a shared list and what was asked for, told without a look at the machine. */
interface World {
  readonly place: ReturnType<typeof selectSharedState>;
  readonly shared: Shared | null;
  readonly failure: string | null;
  readonly asked: readonly unknown[];
}

const FIRST: World = { place: 'looking', shared: null, failure: null, asked: ['look'] };

function after(world: World, event: AnyEventObject): World {
  const { place, shared, asked } = world;
  const back = shared?.kind === 'refused' ? 'refused' : 'shown';
  switch (event.type) {
    case 'use.pressed':
      return place === 'shown'
        ? {
            ...world,
            place: 'using',
            failure: null,
            asked: [...asked, 'use', { text: '1 Kite', fileName: 'kites.txt' }],
          }
        : world;
    case 'discard.pressed':
      return place === 'shown' || place === 'refused'
        ? { ...world, place: 'discarding', failure: null, asked: [...asked, 'discard'] }
        : world;
    case 'xstate.done.actor.look': {
      const places = { text: 'shown', refused: 'refused' } as const;
      const found: Shared | null = event.output;
      return { ...world, place: found === null ? 'nothing' : places[found.kind], shared: found };
    }
    case 'xstate.error.actor.look':
      return { ...world, place: 'nothing' };
    case 'xstate.done.actor.use':
    case 'xstate.done.actor.discard':
      return { ...world, place: 'left' };
    case 'xstate.error.actor.use':
    case 'xstate.error.actor.discard':
      return { ...world, place: back, failure: 'No.' };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function sharedListUnderTest() {
  const ports = deferredPorts();
  const machine = sharedListMachine.provide({
    actors: { look: ports.port('look'), use: ports.port('use'), discard: ports.port('discard') },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as SharedListEvent);
  const executors: Executors = {
    'use.pressed': press,
    'discard.pressed': press,
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectSharedState(snapshot),
      shared: selectShared(snapshot),
      failure: selectSharedFailure(snapshot),
      asked: ports.calls.flatMap(({ port, input }) => [port, ...(port === 'use' ? [input] : [])]),
    };
  };
  return { actor, executors, seen };
}

/** A list that was shared with the application, over a browser whose words are the test's. */
export const sharedListWalker: Walker = {
  name: 'sharedList',
  where: 'simulation',
  machine: sharedListMachine,
  paths,
  watch,
  open() {
    const sut = sharedListUnderTest();
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
