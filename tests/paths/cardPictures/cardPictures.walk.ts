import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import type { PictureMatch } from '#contract/admin/imports.ts';
import { type CardPicturesEvent, cardPicturesMachine, toSend } from '#src/machines/lists/cardPictures.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts, settle } from '../deferredPorts.ts';
import { expectSame, type Walker } from '../walker.ts';
import { CARD_PICTURES_PROOFS } from './cardPictures.proofs.ts';

const PAUSE = 'xstate.after.typingPause.cardPictures.pausing';
const PAUSE_MS = 300;
const chosen = (path: string) => ({ path, file: new File(['kite'], path) });
const PICTURES = { one: [chosen('12.png')], two: [chosen('12.png'), chosen('13.png')] };
const printing = { id: 'p12', card: 'Kite', set: 'KIT', number: '12' };
const MATCHES: Readonly<Record<string, readonly PictureMatch[]>> = {
  'one found': [
    { name: '12.png', printing, why: '' },
    { name: '13.png', printing: null, why: 'No card has it.' },
    { name: 'gone.png', printing, why: '' },
  ],
  'none found': [{ name: '12.png', printing: null, why: 'No set is known.' }],
};
const FAILED = { status: 503, message: '', reply: 'Try again.' };

const paths = generatePaths(cardPicturesMachine, {
  input: { game: 'kites' },
  events: {
    'pictures.chosen': [
      { wording: 'one', pictures: PICTURES.one, leftOut: '' },
      { wording: 'two', pictures: PICTURES.two, leftOut: 'notes.txt is no picture.' },
    ],
    'files.refused': [{ words: 'crest.svg is no picture.' }],
    'set.typed': [{ set: ' KIT ' }, { set: ' ' }],
    'xstate.done.actor.match': Object.entries(MATCHES).map(([wording, output]) => ({ wording, output })),
    'xstate.error.actor.match': [{ error: FAILED }],
    'picture.sent': [
      { wording: 'arrived', name: '12.png', failure: null },
      { wording: 'refused', name: '12.png', failure: 'Too large.' },
    ],
    'xstate.done.actor.send': [{ output: null }],
    'xstate.error.actor.send': [{ error: FAILED }],
  },
  key: ({ value, context: { set, pictures, matches, sent } }) => [
    value,
    value === 'sending' || value === 'sent' ? null : set,
    pictures.length,
    matches?.length ?? null,
    value === 'sending' ? Math.min(sent, 1) : null,
  ],
});
const watch = watchTransitions(cardPicturesMachine);

/** What somebody is promised, told without a look at the machine. */
interface World {
  readonly at: 'choosing' | 'pausing' | 'matching' | 'matched' | 'sending' | 'sent';
  readonly set: string;
  readonly pictures: readonly string[];
  readonly leftOut: string;
  readonly found: readonly string[] | null;
  readonly sent: number;
  readonly unsent: readonly (readonly string[])[];
  readonly failure: string | null;
  readonly asked: readonly unknown[];
}

const FIRST: World = {
  ...{ at: 'choosing', set: '', pictures: [], leftOut: '', found: null, sent: 0, unsent: [] },
  ...{ failure: null, asked: [] },
};
const afresh = { found: null, failure: null, sent: 0, unsent: [] };

function match(world: World): World {
  const set = world.set.trim();
  const ask = ['match', 'kites', set === '' ? null : set, world.pictures];
  return { ...world, ...afresh, at: 'matching', asked: [...world.asked, ask] };
}

function after(world: World, event: AnyEventObject): World {
  const { at } = world;
  switch (event.type) {
    case 'pictures.chosen': {
      if (at === 'sending') return world;
      const pictures = event.pictures.map(({ path }: { path: string }) => path);
      return match({ ...world, pictures, leftOut: event.leftOut });
    }
    case 'files.refused':
      return { ...world, failure: event.words };
    case 'set.typed':
      if (at === 'sending') return world;
      return world.pictures.length === 0
        ? { ...world, set: event.set }
        : { ...world, ...afresh, set: event.set, at: 'pausing' };
    case PAUSE:
      return match(world);
    case 'xstate.done.actor.match': {
      const matches: readonly PictureMatch[] = event.output;
      const isFound = (path: string) =>
        matches.some(({ name, printing: has }) => name === path && has !== null);
      return { ...world, at: 'matched', found: world.pictures.filter(isFound) };
    }
    case 'xstate.error.actor.match':
      return { ...world, at: 'choosing', failure: 'Try again.' };
    case 'send.pressed': {
      if (at !== 'matched' || world.found?.length === 0) return world;
      const ask = ['send', ...(world.found ?? []).map((path) => `${path} to p12`)];
      return { ...world, at: 'sending', failure: null, asked: [...world.asked, ask] };
    }
    case 'picture.sent': {
      const unsent = event.failure === null ? [] : [[event.name, event.failure]];
      return at === 'sending'
        ? { ...world, sent: world.sent + 1, unsent: [...world.unsent, ...unsent] }
        : world;
    }
    case 'stop.pressed':
      return at === 'sending' ? { ...world, at: 'sent' } : world;
    case 'xstate.done.actor.send':
      return { ...world, at: 'sent' };
    default:
      return { ...world, at: 'sent', failure: 'Try again.' };
  }
}

function picturesUnderTest() {
  const ports = deferredPorts();
  const clock = new SimulatedClock();
  const actor = createActor(
    cardPicturesMachine.provide({ actors: { match: ports.port('match'), send: ports.port('send') } }),
    { input: { game: 'kites' }, clock, inspect: watch.inspect },
  ).start();
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    return {
      at: value,
      set: context.set,
      pictures: context.pictures.map(({ path }) => path),
      leftOut: context.leftOut,
      found: context.matches && toSend(context).map(({ picture }) => picture.path),
      sent: context.sent,
      unsent: context.unsent.map(({ name, why }) => [name, why]),
      failure: context.failure,
      asked: ports.calls.map(({ port, input }) => [port, ...askOf(input)]),
    };
  };
  return { actor, ports, clock, seen };
}

function askOf(input: unknown): readonly unknown[] {
  const { game, set, names, pictures } = input as Record<string, unknown>;
  if (!Array.isArray(pictures)) return [game, set, names];
  return pictures.map(({ printing: to, picture }) => `${picture.path} to ${to}`);
}

const tellOf = (input: unknown) => (input as { tell: (name: string, failure: string | null) => void }).tell;

/** Pictures from files, over a server whose words are the test's. */
export const cardPicturesWalker: Walker = {
  name: 'cardPictures',
  where: 'simulation',
  machine: cardPicturesMachine,
  paths,
  watch,
  proofs: CARD_PICTURES_PROOFS,
  open() {
    const { actor, ports, clock, seen } = picturesUnderTest();
    let world = FIRST;
    const press = ({ event }: { event: AnyEventObject }) => actor.send(event as CardPicturesEvent);
    return {
      executors: {
        ...Object.fromEntries(
          ['pictures.chosen', 'files.refused', 'set.typed', 'send.pressed', 'stop.pressed'].map((type) => [
            type,
            press,
          ]),
        ),
        // The call itself tells of each as it goes on.
        'picture.sent': ({ event }) => tellOf(ports.calls.at(-1)?.input)(event.name, event.failure),
        [PAUSE]: async () => {
          clock.increment(PAUSE_MS - 1);
          expectSame(seen(), world);
          clock.increment(1);
          await settle();
        },
        'xstate.done.actor.match': ({ event }) => ports.answer('match', event.output),
        'xstate.error.actor.match': ({ event }) => ports.fail('match', event.error),
        'xstate.done.actor.send': ({ event }) => ports.answer('send', event.output),
        'xstate.error.actor.send': ({ event }) => ports.fail('send', event.error),
      },
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), world);
      },
      close: () => void actor.stop(),
    };
  },
};
