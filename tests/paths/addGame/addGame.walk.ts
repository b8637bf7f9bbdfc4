import { type AnyEventObject, createActor } from 'xstate';
import {
  type AddGameEvent,
  type AddGameSnapshot,
  addGameMachine,
  selectAddFailure,
  selectAddState,
  selectRemoving,
  selectSource,
  selectSourceSets,
  selectSources,
  selectWantedCode,
} from '#src/machines/lists/addGame.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, CHANGED, FIRST, LIST, NOTHING, SETS } from './addGame.oracle.ts';

const broken = [{ error: { status: 502, message: '', reply: 'No.' } }];
const PORTS = ['change', 'listSets', 'begin', 'bring'] as const;
const BROUGHT = [new File(['[]'], 'kites.json')];

const paths = generatePaths(addGameMachine, {
  input: { list: LIST },
  events: {
    'source.chosen': ['sets', 'cubes', 'off', 'nowhere'].map((sourceId) => ({ sourceId })),
    'source.switched': [
      { sourceId: 'off', isOn: true },
      { sourceId: 'nowhere', isOn: true },
    ],
    'recipe.given': [{ recipe: '{}' }],
    'recipe.removed': [{ sourceId: 'own' }, { sourceId: 'sets' }],
    'files.brought': [
      { wording: 'one', files: BROUGHT },
      { wording: 'none', files: [] },
    ],
    'set.chosen': [{ code: 'NEW' }, { code: 'GONE' }],
    'code.typed': [{ code: ' ' }, { code: 'kites' }],
    'xstate.done.actor.change': [{ output: CHANGED }],
    'xstate.done.actor.listSets': [
      { wording: 'some', output: SETS },
      { wording: 'none', output: NOTHING },
    ],
    'xstate.done.actor.begin': [{ output: { id: 'import' } }],
    'xstate.done.actor.bring': [{ output: { id: 'import' } }],
    ...Object.fromEntries(PORTS.map((port) => [`xstate.error.actor.${port}`, broken])),
  },
  key: (snapshot) => keyOf(snapshot as AddGameSnapshot),
});
const watch = watchTransitions(addGameMachine);

function keyOf({ value, context }: AddGameSnapshot) {
  const { list, sourceId, sets, code, failure } = context;
  return [value, list.sources.length, sourceId, sets.sets.length, code.trim(), failure];
}

function addingUnderTest() {
  const ports = deferredPorts();
  let shown: string | null = null;
  const machine = addGameMachine.provide({
    actors: {
      change: ports.port('change'),
      listSets: ports.port('listSets'),
      begin: ports.port('begin'),
      bring: ports.port('bring'),
    },
    actions: {
      tellBegun: (_, { id }) => {
        shown = id;
      },
    },
  });
  const actor = createActor(machine, { input: { list: LIST }, inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as AddGameEvent);
  const presses = [
    ...['source.chosen', 'source.switched', 'recipe.given', 'recipe.removed', 'set.chosen'],
    ...['removal.confirmed', 'removal.cancelled', 'files.brought'],
    ...['code.typed', 'fetch.pressed', 'retry.pressed', 'back.pressed'],
  ];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const inputOf = (input: unknown): readonly unknown[] => {
    if (typeof input !== 'object' || input === null) return [];
    if ('change' in input) return [input.change];
    return Object.values(input);
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectAddState(snapshot),
      list: selectSources(snapshot),
      source: selectSource(snapshot),
      sets: selectSourceSets(snapshot),
      code: selectWantedCode(snapshot),
      failure: selectAddFailure(snapshot),
      removing: selectRemoving(snapshot),
      asked: ports.calls.flatMap(({ port, input }) => [port, ...inputOf(input)]),
      shown,
    };
  };
  return { actor, executors, seen };
}

/** The way from the sources to an import, over a server whose words are the test's. */
export const addGameWalker: Walker = {
  name: 'addGame',
  where: 'simulation',
  machine: addGameMachine,
  paths,
  watch,
  open() {
    const sut = addingUnderTest();
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
