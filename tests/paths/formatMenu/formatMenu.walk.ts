import { type AnyEventObject, createActor } from 'xstate';
import type { GameFormats, OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type FormatMenuEvent,
  formatMenuMachine,
  selectFormatMenuState,
  selectMenuFailure,
  selectMenuPack,
  selectMenuPacks,
} from '#src/machines/tables/formatMenu.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const offered = (format: string, changes: Partial<OfferedFormat> = {}): OfferedFormat => ({
  ...{ format, name: format, blurb: '', seats: 2, clock: 'standard', minutes: 9, playable: [2] },
  ...{ refusal: null, note: null, isSaved: false },
  ...changes,
});
const shortOf = { refusal: 'Too few: 3 are missing.', playable: [] };

const FORMATS: Readonly<Record<string, GameFormats>> = {
  two: {
    packs: [
      { pack: 'dry', name: 'Dry pack', formats: [offered('grid', shortOf)] },
      {
        pack: 'tea',
        name: 'Tea pack',
        formats: [offered('jumpstart', shortOf), offered('grid'), offered('sealed', { isSaved: true })],
      },
      { pack: 'jam', name: 'Jam pack', formats: [offered('winston')] },
    ],
  },
  saved: { packs: [{ pack: 'tea', name: 'Tea pack', formats: [offered('grid', { isSaved: true })] }] },
};
/** What is shown of them: nothing that a template offers, what can be played first. */
const SHOWN: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  two: [
    ['tea', ['grid', 'jumpstart']],
    ['jam', ['winston']],
    ['dry', ['grid']],
  ],
  saved: [],
};

const paths = generatePaths(formatMenuMachine, {
  input: { game: 'tea-party' },
  events: {
    'pack.chosen': [{ pack: 'jam' }, { pack: 'nowhere' }],
    'xstate.done.actor.load': Object.entries(FORMATS).map(([wording, output]) => ({ wording, output })),
    'xstate.error.actor.load': [{ error: { status: 404, message: '', reply: 'Gone.' } }],
  },
  key: ({ value, context }) => [value, context.pack, context.packs?.length],
});
const watch = watchTransitions(formatMenuMachine);

/** What a host sees, told without a look at the machine. */
interface World {
  readonly place: 'folded' | 'loading' | 'failed' | 'shown';
  readonly known: string | null;
  readonly pack: string | null;
  readonly asked: number;
}

const ask = (world: World): World => ({ ...world, place: 'loading', asked: world.asked + 1 });

function after(world: World, event: AnyEventObject): World {
  const { place, known } = world;
  switch (event.type) {
    case 'toggle.pressed':
      if (place !== 'folded') return { ...world, place: 'folded' };
      return known === null ? ask(world) : { ...world, place: 'shown' };
    case 'retry.pressed':
      return place === 'failed' ? ask(world) : world;
    case 'pack.chosen':
      return place === 'shown' && known === 'two' && event.pack === 'jam' ? { ...world, pack: 'jam' } : world;
    case 'xstate.done.actor.load':
      return { ...world, place: 'shown', known: event.output === FORMATS.two ? 'two' : 'saved' };
    case 'xstate.error.actor.load':
      return { ...world, place: 'failed' };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function promised({ place, known, pack, asked }: World) {
  const packs = known === null ? [] : (SHOWN[known] ?? []);
  return {
    place,
    packs,
    pack: pack ?? packs[0]?.[0] ?? null,
    failure: place === 'failed' ? 'Gone.' : null,
    asked,
  };
}

function menuUnderTest() {
  const ports = deferredPorts();
  const machine = formatMenuMachine.provide({ actors: { load: ports.port('load') } });
  const actor = createActor(machine, { input: { game: 'tea-party' }, inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as FormatMenuEvent);
  const executors: Executors = {
    'toggle.pressed': press,
    'retry.pressed': press,
    'pack.chosen': press,
    'xstate.done.actor.load': ({ event }) => ports.answer('load', event.output),
    'xstate.error.actor.load': ({ event }) => ports.fail('load', event.error),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectFormatMenuState(snapshot),
      packs: selectMenuPacks(snapshot).map(({ pack, formats }) => [
        pack,
        formats.map(({ format }) => format),
      ]),
      pack: selectMenuPack(snapshot)?.pack ?? null,
      failure: selectMenuFailure(snapshot),
      asked: ports.calls.length,
    };
  };
  return { actor, executors, seen };
}

/** The formats of a game in the host dialog, over a server whose words are the test's. */
export const formatMenuWalker: Walker = {
  name: 'formatMenu',
  where: 'simulation',
  machine: formatMenuMachine,
  paths,
  watch,
  open() {
    const sut = menuUnderTest();
    let world: World = { place: 'folded', known: null, pack: null, asked: 0 };
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
