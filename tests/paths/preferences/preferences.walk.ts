import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import { failureOf } from '#src/machines/failure.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type PreferenceChange,
  preferencesMachine,
  type SavingState,
  SETTLE_MS,
  selectPreferences,
  selectPreferencesFailure,
  selectSavingState,
} from '#src/machines/preferences.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const KNOWN: Preferences = { ...DEFAULT_PREFERENCES, soundVolume: 10 };
const LOADED: Preferences = { ...DEFAULT_PREFERENCES, soundVolume: 20 };
const ELSEWHERE: Preferences = { ...DEFAULT_PREFERENCES, showsFoils: false };
const CALM: PreferenceChange = { reducesMotion: true };
const LOUD: PreferenceChange = { soundVolume: 90 };
const LOW: PreferenceChange = { soundVolume: 5 };

const FAULT = { status: 500, message: 'status 500' };
/** The server joins what it is sent with what it has; here it has what was loaded. */
const confirmed = ({ context }: AnyMachineSnapshot) => [{ output: { ...LOADED, ...context.sent } }];

const paths = generatePaths(preferencesMachine, {
  input: { known: KNOWN },
  events: {
    'choice.made': [{ change: CALM }, { change: LOUD }, { change: LOW }],
    'choices.storedElsewhere': [{ preferences: ELSEWHERE }],
    'xstate.done.actor.loadPreferences': [{ output: LOADED }],
    'xstate.error.actor.loadPreferences': [{ error: FAULT }],
    'xstate.done.actor.savePreferences': confirmed,
    'xstate.error.actor.savePreferences': [{ error: FAULT }],
  },
  key: ({ value, context }) => [value, context.unsaved, context.sent],
});
const watch = watchTransitions(preferencesMachine);

/** What a person is promised: a choice is shown at once, is sent soon, and is never lost by a failure. */
interface World {
  readonly state: SavingState;
  readonly stored: Preferences;
  readonly unsaved: PreferenceChange;
  readonly sent: readonly PreferenceChange[];
  readonly loads: number;
  readonly hasFailed: boolean;
}

const save = (world: World): World => ({
  ...world,
  state: 'saving',
  sent: [...world.sent, world.unsaved],
  hasFailed: false,
});
const stored = (world: World, preferences: Preferences): World => ({
  ...world,
  stored: preferences,
  hasFailed: false,
});

function chosen(world: World, change: PreferenceChange): World {
  const isBusy = world.state === 'loading' || world.state === 'saving';
  const unsaved = { ...world.unsaved, ...change };
  return { ...world, unsaved, state: isBusy ? world.state : 'changed' };
}

function retried(world: World): World {
  if (world.state === 'unsaved') return save(world);
  return world.state === 'unknown' ? { ...world, state: 'loading', loads: world.loads + 1 } : world;
}

function answered(world: World, preferences: Preferences): World {
  const sent = new Map<string, unknown>(Object.entries(world.sent.at(-1) ?? {}));
  const rest = Object.fromEntries(
    Object.entries(world.unsaved).filter(([name, value]) => sent.get(name) !== value),
  );
  const isMore = Object.keys(rest).length > 0;
  return { ...stored(world, preferences), unsaved: rest, state: isMore ? 'changed' : 'saved' };
}

const isWaiting = ({ unsaved }: World) => Object.keys(unsaved).length > 0;

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'choice.made': (world, { change }) => chosen(world, change),
  'choices.storedElsewhere': (world, { preferences }) => stored(world, preferences),
  'retry.asked': retried,
  'page.left': (world) => (world.state === 'changed' ? save(world) : world),
  'xstate.after.settle.preferences.changed': save,
  'xstate.done.actor.loadPreferences': (world, { output }) => ({
    ...stored(world, output),
    state: isWaiting(world) ? 'changed' : 'kept',
  }),
  'xstate.error.actor.loadPreferences': (world) => ({
    ...world,
    state: isWaiting(world) ? 'unsaved' : 'unknown',
    hasFailed: true,
  }),
  'xstate.done.actor.savePreferences': (world, { output }) => answered(world, output),
  'xstate.error.actor.savePreferences': (world) => ({ ...world, state: 'unsaved', hasFailed: true }),
};

function preferencesUnderTest() {
  const ports = deferredPorts();
  const clock = new SimulatedClock();
  const machine = preferencesMachine.provide({
    actors: {
      loadPreferences: ports.port('loadPreferences'),
      savePreferences: ports.port('savePreferences'),
    },
  });
  const actor = createActor(machine, { clock, input: { known: KNOWN }, inspect: watch.inspect }).start();
  return { actor, clock, ports };
}

type Sut = ReturnType<typeof preferencesUnderTest>;

const executorsFor = ({ actor, clock, ports }: Sut): Executors => ({
  'choice.made': ({ event }) => actor.send({ type: 'choice.made', change: event.change }),
  'choices.storedElsewhere': ({ event }) =>
    actor.send({ type: 'choices.storedElsewhere', preferences: event.preferences }),
  'retry.asked': () => actor.send({ type: 'retry.asked' }),
  'page.left': () => actor.send({ type: 'page.left' }),
  'xstate.after.settle.preferences.changed': () => {
    clock.increment(SETTLE_MS - 1);
    expectSame(selectSavingState(actor.getSnapshot()), 'changed', 'It is sent before its time.');
    clock.increment(1);
  },
  'xstate.done.actor.loadPreferences': ({ event }) => ports.answer('loadPreferences', event.output),
  'xstate.error.actor.loadPreferences': ({ event }) => ports.fail('loadPreferences', event.error),
  'xstate.done.actor.savePreferences': ({ event }) => ports.answer('savePreferences', event.output),
  'xstate.error.actor.savePreferences': ({ event }) => ports.fail('savePreferences', event.error),
});

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  const inputs = (port: string) => ports.calls.filter((call) => call.port === port);
  return {
    state: selectSavingState(snapshot),
    shown: selectPreferences(snapshot),
    failure: selectPreferencesFailure(snapshot),
    loads: inputs('loadPreferences').length,
    sent: inputs('savePreferences').map(({ input }) => input),
  };
}

const promised = (world: World) => ({
  state: world.state,
  shown: { ...world.stored, ...world.unsaved },
  failure: world.hasFailed ? failureOf(FAULT) : null,
  loads: world.loads,
  sent: world.sent.map((change) => ({ change })),
});

const FIRST: World = {
  state: 'loading',
  stored: KNOWN,
  unsaved: {},
  sent: [],
  loads: 1,
  hasFailed: false,
};

/** The choices of a member, with a server and a clock that the test holds in its hands. */
export const preferencesWalker: Walker = {
  name: 'preferences',
  where: 'simulation',
  machine: preferencesMachine,
  paths,
  watch,
  open() {
    const sut = preferencesUnderTest();
    let world = FIRST;
    return {
      executors: executorsFor(sut),
      check(step) {
        world = RULES[step.event.type]?.(world, step.event) ?? world;
        expectSame(seen(sut), promised(world));
        expectSame(selectSavingState(sut.actor.getSnapshot()), step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
