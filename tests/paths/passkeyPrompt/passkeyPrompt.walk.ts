import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import {
  type PasskeyPromptEvent,
  type PromptAnswer,
  passkeyPromptMachine,
  RENEW_LISTED_MS,
  selectHasApp,
  selectIsAsking,
  selectIsDismissed,
  selectIsOffered,
  selectPromptFailure,
  selectPromptState,
} from '#src/machines/passkeys/passkeyPrompt.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts, settle } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const BROKEN = { status: 503, message: '', reply: 'The server is away.' };
const SIGNED: PromptAnswer = { kind: 'signed', signed: 'a code' };
const ANSWERS = [{ output: SIGNED }, { output: { kind: 'dismissed' } }];
const RENEWED = 'xstate.after.renewListed.passkeyPrompt.listed';

const paths = generatePaths(passkeyPromptMachine, {
  events: {
    'xstate.done.actor.look': [
      { output: { isOffered: true, hasAutofill: true, hasApp: true } },
      { output: { isOffered: true, hasAutofill: false, hasApp: false } },
      { output: { isOffered: false, hasAutofill: false, hasApp: true } },
      { output: { isOffered: false, hasAutofill: true, hasApp: true } },
    ],
    'xstate.done.actor.list': ANSWERS,
    'xstate.done.actor.ask': ANSWERS,
    'xstate.error.actor.look': [{ error: BROKEN }],
    'xstate.error.actor.list': [{ error: BROKEN }],
    'xstate.error.actor.ask': [{ error: BROKEN }],
  },
  key: ({ value, context }) => [value, context.hasApp, context.isDismissed, context.failure !== null],
});
const watch = watchTransitions(passkeyPromptMachine);

/** What somebody is promised of a passkey that is asked for, told without a look at the machine. */
interface World {
  readonly place: 'looking' | 'absent' | 'listed' | 'ready' | 'asking' | 'given';
  readonly hasApp: boolean;
  readonly isDismissed: boolean;
  readonly failure: string | null;
  /** What was handed on. */
  readonly given: readonly string[];
  readonly asked: readonly string[];
}

const FIRST: World = {
  place: 'looking',
  hasApp: true,
  isDismissed: false,
  failure: null,
  given: [],
  asked: ['look'],
};

const isSigned = ({ output }: AnyEventObject) => output.kind === 'signed';

function after(world: World, event: AnyEventObject): World {
  const { place } = world;
  const ask = (to: World['place'], port: string): World => ({
    ...world,
    place: to,
    asked: [...world.asked, port],
  });
  const give = (): World => ({ ...world, place: 'given', given: [...world.given, 'a code'] });
  switch (event.type) {
    case 'xstate.done.actor.look': {
      const { isOffered, hasAutofill, hasApp } = event.output;
      const seen = { ...world, hasApp };
      if (!isOffered) return { ...seen, place: 'absent' };
      return hasAutofill
        ? { ...seen, place: 'listed', asked: [...world.asked, 'list'] }
        : { ...seen, place: 'ready' };
    }
    case 'xstate.error.actor.look':
      return { ...world, place: 'absent' };
    case RENEWED:
      return ask('listed', 'list');
    case 'xstate.done.actor.list':
      return isSigned(event) ? give() : { ...world, place: 'ready' };
    case 'xstate.error.actor.list':
      return { ...world, place: 'ready' };
    case 'ask.pressed':
      return place === 'listed' || place === 'ready' || place === 'given'
        ? { ...ask('asking', 'ask'), isDismissed: false, failure: null }
        : world;
    case 'cancel.pressed':
      return place === 'asking' ? { ...world, place: 'ready' } : world;
    case 'xstate.done.actor.ask':
      return isSigned(event) ? give() : { ...world, place: 'ready', isDismissed: true };
    case 'xstate.error.actor.ask':
      return { ...world, place: 'ready', failure: BROKEN.reply };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function promptUnderTest() {
  const ports = deferredPorts();
  const clock = new SimulatedClock();
  const given: string[] = [];
  const machine = passkeyPromptMachine.provide({
    actors: { look: ports.port('look'), list: ports.port('list'), ask: ports.port('ask') },
    actions: {
      give: (_, answer) => {
        if (answer.kind === 'signed') given.push(String(answer.signed));
      },
    },
  });
  const actor = createActor(machine, { inspect: watch.inspect, clock }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as PasskeyPromptEvent);
  const executors: Executors = {
    'ask.pressed': press,
    'cancel.pressed': press,
    [RENEWED]: async () => {
      clock.increment(RENEW_LISTED_MS);
      await settle();
    },
    ...Object.fromEntries(
      ['look', 'list', 'ask'].flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectPromptState(snapshot),
      isOffered: selectIsOffered(snapshot),
      isAsking: selectIsAsking(snapshot),
      hasApp: selectHasApp(snapshot),
      isDismissed: selectIsDismissed(snapshot),
      failure: selectPromptFailure(snapshot)?.reply ?? null,
      given,
      asked: ports.calls.map(({ port }) => port),
    };
  };
  return { actor, executors, seen };
}

const promised = (world: World) => ({
  ...world,
  isOffered: world.place !== 'looking' && world.place !== 'absent',
  isAsking: world.place === 'asking',
});

/** A passkey that is asked for, over an authenticator that is in the test's hands. */
export const passkeyPromptWalker: Walker = {
  name: 'passkeyPrompt',
  where: 'simulation',
  machine: passkeyPromptMachine,
  paths,
  watch,
  open() {
    const sut = promptUnderTest();
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
