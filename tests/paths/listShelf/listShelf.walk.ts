import { type AnyEventObject, createActor } from 'xstate';
import type { ListRow } from '#contract/lists/lists.ts';
import {
  type ListShelfEvent,
  listShelfMachine,
  selectShelfFailure,
  selectShelfLists,
  selectShelfRow,
  selectShelfState,
} from '#src/machines/lists/listShelf.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const row = (listId: string, changes: Partial<ListRow> = {}): ListRow => ({
  ...{ listId, name: `List ${listId}`, cards: 540, game: null, link: null },
  ...{ isMine: true, isShared: false, ownerName: null, usedAtMs: 0 },
  ...changes,
});
const MINE = row('mine');
const THEIRS = row('theirs', { isMine: false, isShared: true, ownerName: 'Basil' });
const CHANGED = row('mine', { name: 'New name', isShared: true });
const broken = [{ error: { status: 409, message: '', reply: 'No.' } }];

const paths = generatePaths(listShelfMachine, {
  events: {
    'rename.pressed': [{ listId: 'mine' }, { listId: 'theirs' }],
    'rename.confirmed': [{ name: 'New name' }],
    'share.pressed': [
      { listId: 'mine', isShared: true },
      { listId: 'theirs', isShared: false },
    ],
    'delete.pressed': [{ listId: 'mine' }, { listId: 'theirs' }],
    'xstate.done.actor.load': [{ output: { lists: [MINE, THEIRS], most: 20 } }],
    'xstate.done.actor.change': [{ output: CHANGED }],
    'xstate.done.actor.remove': [{ output: null }],
    'xstate.error.actor.load': broken,
    'xstate.error.actor.change': broken,
    'xstate.error.actor.remove': broken,
  },
  key: ({ value, context }) => [
    value,
    context.lists.map(({ name }: ListRow) => name),
    context.change,
    context.failure,
  ],
});
const watch = watchTransitions(listShelfMachine);

/** What somebody sees of their lists, told without a look at the machine. */
interface World {
  readonly place: 'loading' | 'failed' | 'shown' | 'renaming' | 'asking' | 'changing' | 'deleting';
  readonly lists: readonly ListRow[];
  readonly listId: string | null;
  readonly isRenaming: boolean;
  readonly failure: string | null;
  readonly asked: readonly unknown[];
}

const FIRST: World = {
  place: 'loading',
  lists: [],
  listId: null,
  isRenaming: false,
  failure: null,
  asked: ['load'],
};

function after(world: World, event: AnyEventObject): World {
  const { place } = world;
  const isMine = world.lists.some(({ listId, isMine: own }) => own && listId === event.listId);
  const ask = (to: World['place'], ...what: readonly unknown[]): World => ({
    ...world,
    place: to,
    failure: null,
    asked: [...world.asked, ...what],
  });
  const about = (to: World['place']): World =>
    place === 'shown' && isMine ? { ...world, place: to, listId: event.listId, failure: null } : world;
  switch (event.type) {
    case 'retry.pressed':
      return place === 'failed' ? ask('loading', 'load') : world;
    case 'lists.changed':
      return place === 'shown' ? ask('loading', 'load') : world;
    case 'rename.pressed':
      return about('renaming');
    case 'delete.pressed':
      return about('asking');
    case 'share.pressed':
      return place === 'shown' && isMine
        ? {
            ...ask('changing', 'change', { isShared: event.isShared }),
            listId: event.listId,
            isRenaming: false,
          }
        : world;
    case 'rename.confirmed':
      return place === 'renaming'
        ? { ...ask('changing', 'change', { name: event.name }), isRenaming: true }
        : world;
    case 'delete.confirmed':
      return place === 'asking' ? ask('deleting', 'remove', world.listId) : world;
    case 'cancel.pressed':
      return place === 'renaming' || place === 'asking' ? { ...world, place: 'shown', failure: null } : world;
    case 'xstate.done.actor.load':
      return { ...world, place: 'shown', lists: [MINE, THEIRS] };
    case 'xstate.done.actor.change':
      return { ...world, place: 'shown', lists: [CHANGED, THEIRS] };
    case 'xstate.done.actor.remove':
      return { ...world, place: 'shown', lists: [THEIRS] };
    case 'xstate.error.actor.load':
      return { ...world, place: 'failed', failure: 'No.' };
    case 'xstate.error.actor.change':
      return { ...world, place: world.isRenaming ? 'renaming' : 'shown', failure: 'No.' };
    case 'xstate.error.actor.remove':
      return { ...world, place: 'asking', failure: 'No.' };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function promised({ place, lists, listId, failure, asked }: World) {
  const about = lists.find((each) => each.listId === listId)?.listId ?? null;
  return { place, lists, about, failure, asked };
}

function shelfUnderTest() {
  const ports = deferredPorts();
  const machine = listShelfMachine.provide({
    actors: { load: ports.port('load'), change: ports.port('change'), remove: ports.port('remove') },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as ListShelfEvent);
  const presses = [
    ...['retry.pressed', 'lists.changed', 'rename.pressed', 'rename.confirmed'],
    ...['share.pressed', 'delete.pressed', 'delete.confirmed', 'cancel.pressed'],
  ];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    ...Object.fromEntries(
      ['load', 'change', 'remove'].flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const inputOf = (input: unknown) => {
    if (typeof input !== 'object' || input === null) return [];
    if ('change' in input) return [input.change];
    return 'listId' in input ? [input.listId] : [];
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectShelfState(snapshot),
      lists: selectShelfLists(snapshot),
      about: selectShelfRow(snapshot)?.listId ?? null,
      failure: selectShelfFailure(snapshot),
      asked: ports.calls.flatMap(({ port, input }) => [port, ...inputOf(input)]),
    };
  };
  return { actor, executors, seen };
}

/** The lists that somebody keeps, over a server whose words are the test's. */
export const listShelfWalker: Walker = {
  name: 'listShelf',
  where: 'simulation',
  machine: listShelfMachine,
  paths,
  watch,
  open() {
    const sut = shelfUnderTest();
    let world = FIRST;
    expectSame(sut.seen(), promised(world));
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), promised(world));
      },
      close: () => void sut.actor.stop(),
    };
  },
};
