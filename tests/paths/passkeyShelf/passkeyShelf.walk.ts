import { type AnyEventObject, createActor } from 'xstate';
import type { PasskeyLine, PasskeyShelf } from '#contract/members/passkeys.ts';
import {
  type PasskeyShelfEvent,
  passkeyShelfMachine,
  type ShelfGiven,
  type ShelfOutcome,
  type ShelfWish,
  selectHitch,
  selectPasskeyFailure,
  selectPasskeyShelf,
  selectPasskeyShelfState,
  selectShelfWish,
  selectShownCodes,
  selectWishedPasskey,
} from '#src/machines/passkeys/passkeyShelf.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const line = (id: string, name: string): PasskeyLine => ({
  ...{ id, name, isBackedUp: false },
  ...{ createdUtc: '2026-11-30T12:00:00.000Z', lastUsedUtc: null },
});
const shelfOf = (...names: string[]): PasskeyShelf => ({
  ...{ isOffered: true, isSecondFactor: false },
  passkeys: names.map((name) => line(name, name)),
});
const BEFORE = shelfOf('phone');
const AFTER = shelfOf('phone', 'laptop');
const BROKEN = { status: 403, message: '', reply: 'That is not your current password.' };
const WISHES: readonly ShelfWish[] = [{ kind: 'add' }, { kind: 'remove', id: 'phone' }];
const GIVEN: ShelfGiven = { name: 'Laptop', proof: { currentPassword: 'secret' } };
const OUTCOMES: readonly ShelfOutcome[] = [
  { kind: 'done', shelf: AFTER, recoveryCodes: null },
  { kind: 'done', shelf: AFTER, recoveryCodes: ['one', 'two'] },
  { kind: 'dismissed' },
  { kind: 'known' },
];

const paths = generatePaths(passkeyShelfMachine, {
  events: {
    wished: WISHES.map((wish) => ({ wish })),
    confirmed: [{ given: GIVEN }],
    'xstate.done.actor.load': [{ output: BEFORE }],
    'xstate.done.actor.work': OUTCOMES.map((output) => ({ output })),
    'xstate.error.actor.load': [{ error: BROKEN }],
    'xstate.error.actor.work': [{ error: BROKEN }],
  },
  key: ({ value, context }) => [
    value,
    context.shelf?.passkeys.length ?? null,
    context.wish?.kind ?? null,
    context.given !== null,
    context.recoveryCodes,
    context.hitch,
    context.failure !== null,
  ],
});
const watch = watchTransitions(passkeyShelfMachine);

/** What somebody sees of their passkeys, told without a look at the machine. */
interface World {
  readonly place: 'loading' | 'failed' | 'shown' | 'asking' | 'working' | 'codes';
  readonly shelf: PasskeyShelf | null;
  readonly wish: ShelfWish | null;
  readonly codes: readonly string[] | null;
  readonly hitch: string | null;
  readonly failure: string | null;
  readonly asked: readonly unknown[];
  readonly told: readonly string[];
}

const FIRST: World = {
  ...{ place: 'loading', shelf: null, wish: null, codes: null, hitch: null, failure: null },
  ...{ asked: ['load'], told: [] },
};

const rested = (world: World): World => ({
  ...world,
  ...{ place: 'shown', wish: null, codes: null, hitch: null, failure: null },
});
const told = (world: World): World => ({ ...world, told: [...world.told, world.wish?.kind ?? 'nothing'] });

function finished(world: World, outcome: ShelfOutcome): World {
  if (outcome.kind !== 'done') return { ...world, place: 'asking', hitch: outcome.kind };
  const changed = { ...world, shelf: outcome.shelf };
  return outcome.recoveryCodes === null
    ? rested(told(changed))
    : { ...changed, place: 'codes', codes: outcome.recoveryCodes };
}

function after(world: World, event: AnyEventObject): World {
  const { place } = world;
  switch (event.type) {
    case 'retry.pressed':
      return place === 'failed'
        ? { ...world, place: 'loading', failure: null, asked: [...world.asked, 'load'] }
        : world;
    case 'wished':
      return place === 'shown' ? { ...world, place: 'asking', wish: event.wish } : world;
    case 'confirmed':
      return place === 'asking'
        ? {
            ...{ ...world, place: 'working', hitch: null, failure: null },
            asked: [...world.asked, 'work', { wish: world.wish, given: event.given }],
          }
        : world;
    case 'cancel.pressed':
      return place === 'asking' ? rested(world) : world;
    case 'codes.kept':
      return place === 'codes' ? rested(told(world)) : world;
    case 'xstate.done.actor.load':
      return { ...world, place: 'shown', shelf: event.output };
    case 'xstate.error.actor.load':
      return { ...world, place: 'failed', failure: BROKEN.reply };
    case 'xstate.done.actor.work':
      return finished(world, event.output);
    case 'xstate.error.actor.work':
      return { ...world, place: 'asking', failure: BROKEN.reply };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

const promised = (world: World) => ({
  ...world,
  about: world.wish && 'id' in world.wish ? world.wish.id : null,
});

function shelfUnderTest() {
  const ports = deferredPorts();
  const spoken: string[] = [];
  const machine = passkeyShelfMachine.provide({
    actors: { load: ports.port('load'), work: ports.port('work') },
    actions: { tellDone: (_, { wish }) => void spoken.push(wish?.kind ?? 'nothing') },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as PasskeyShelfEvent);
  const presses = ['retry.pressed', 'wished', 'confirmed', 'cancel.pressed', 'codes.kept'];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    ...Object.fromEntries(
      ['load', 'work'].flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectPasskeyShelfState(snapshot),
      shelf: selectPasskeyShelf(snapshot),
      wish: selectShelfWish(snapshot),
      codes: selectShownCodes(snapshot),
      hitch: selectHitch(snapshot),
      failure: selectPasskeyFailure(snapshot)?.reply ?? null,
      asked: ports.calls.flatMap(({ port, input }) => (port === 'work' ? [port, input] : [port])),
      told: spoken,
      about: selectWishedPasskey(snapshot)?.id ?? null,
    };
  };
  return { actor, executors, seen };
}

/** The own passkeys, over a server and an authenticator that are in the test's hands. */
export const passkeyShelfWalker: Walker = {
  name: 'passkeyShelf',
  where: 'simulation',
  machine: passkeyShelfMachine,
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
