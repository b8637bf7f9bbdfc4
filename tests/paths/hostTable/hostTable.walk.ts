import { type AnyEventObject, createActor } from 'xstate';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type HostTableEvent,
  type HostTableSnapshot,
  hostTableMachine,
  isNameGood,
  selectHostFailure,
  selectHostState,
  selectHostWish,
} from '#src/machines/tables/hostTable.ts';
import { type HostWish, templateWish } from '#src/machines/tables/hostWish.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST, promised } from './hostTable.oracle.ts';
import { BOOSTER, DUEL, FLIGHT, GRID, KITES, PACK, REFUSED, TEA, WINSTON } from './hostTable.samples.ts';

const fresh = templateWish(TEA, TEA.templates[0]!);
const INPUT = { wish: { ...fresh, teams: true, reviewSeconds: 60 }, fresh };

const paths = generatePaths(hostTableMachine, {
  input: INPUT,
  events: {
    'template.chosen': [
      { wording: 'of the game', game: TEA, template: DUEL },
      { wording: 'of another game', game: KITES, template: FLIGHT },
    ],
    'format.chosen': [{ wording: 'winston', game: TEA, pack: PACK, offered: WINSTON }],
    'list.chosen': [
      { wording: 'unread', offered: null },
      { wording: 'grid', offered: GRID },
    ],
    'list.read': [
      { wording: 'nothing', offered: null },
      { wording: 'booster', offered: BOOSTER },
      { wording: 'grid', offered: GRID },
    ],
    'clock.chosen': [{ clock: 'quick' }, { clock: 'correspondence' }],
    'seats.chosen': [{ seats: 6 }, { seats: 7 }],
    'name.typed': [{ name: ' ' }, { name: 'Friday' }],
    'settings.changed': [
      { wording: 'watchers', settings: { watchers: true } },
      { wording: 'public', settings: { visibility: 'open' } },
    ],
    'open.pressed': [
      { isSolo: false, listName: 'My kites' },
      { isSolo: true, listName: 'My kites' },
    ],
    'xstate.done.actor.openTable': [{ output: null }],
    'xstate.error.actor.openTable': [{ error: REFUSED }],
  },
  key: (snapshot) => keyOf(snapshot as HostTableSnapshot),
});
const watch = watchTransitions(hostTableMachine);

/** What the machine decides by; what exactly is chosen is told by the promises. */
function keyOf(snapshot: HostTableSnapshot) {
  const { wish } = snapshot.context;
  return [snapshot.value, wish.isList === true, wish.isNamed === true, isNameGood(wish)];
}

function whatOf({ isList, template, format }: HostWish): string {
  if (isList) return format === undefined ? 'list' : `list ${format}`;
  return template === undefined ? `format ${format}` : `template ${template}`;
}

const PRESSES = [
  ...['template.chosen', 'format.chosen', 'list.chosen', 'list.read', 'clock.chosen', 'seats.chosen'],
  ...['name.typed', 'settings.changed', 'reset.pressed', 'open.pressed'],
];

function hostUnderTest() {
  const ports = deferredPorts();
  const machine = hostTableMachine.provide({ actors: { openTable: ports.port('openTable') } });
  const actor = createActor(machine, { input: INPUT, inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as HostTableEvent);
  const executors: Executors = {
    ...Object.fromEntries(PRESSES.map((type) => [type, press])),
    'xstate.done.actor.openTable': ({ event }) => ports.answer('openTable', event.output),
    'xstate.error.actor.openTable': ({ event }) => ports.fail('openTable', event.error),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    const wish = selectHostWish(snapshot);
    return {
      place: selectHostState(snapshot),
      what: whatOf(wish),
      name: wish.name,
      seats: wish.seats,
      clock: wish.clock,
      teams: wish.teams ?? false,
      review: wish.reviewSeconds ?? 0,
      watchers: wish.watchers,
      visibility: wish.visibility,
      failure: selectHostFailure(snapshot),
      asked: ports.calls.map(({ input }) => {
        const { wish: given, isSolo } = input as { wish: HostWish; isSolo: boolean };
        return [whatOf(given), given.name, isSolo];
      }),
    };
  };
  return { actor, executors, seen };
}

/** Hosting a table from the first choice to the open table, over a server whose words are the test's. */
export const hostTableWalker: Walker = {
  name: 'hostTable',
  where: 'simulation',
  machine: hostTableMachine,
  paths,
  watch,
  open() {
    const sut = hostUnderTest();
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
