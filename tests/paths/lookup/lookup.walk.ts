import { type AnyEventObject, createActor } from 'xstate';
import { lookup } from '#src/machines/lists/lookup.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import { expectSame, type Walker } from '../walker.ts';
import { LOOKUP_PROOFS } from './lookup.proofs.ts';

const machine = lookup<string, string>();
const FIRST_ASK = 'A';
const FAILED = { status: 503, message: '', reply: 'Try again in a moment.' };

const paths = generatePaths(machine, {
  input: { ask: FIRST_ASK },
  events: {
    asked: [{ ask: 'A' }, { ask: 'B' }],
    'xstate.done.actor.find': [{ output: 'yes' }, { output: 'no' }],
    'xstate.error.actor.find': [{ error: FAILED }],
  },
  key: ({ value, context: { ask, found } }) => [value, ask, found?.ask ?? null],
});
const watch = watchTransitions(machine);

/** What is promised of it, told without a look at the machine. */
interface World {
  readonly at: 'asking' | 'found' | 'failed';
  readonly found: { readonly ask: string; readonly value: string } | null;
  readonly failure: string | null;
  readonly asked: readonly string[];
}

const asking = (world: World, ask: string): World => ({
  ...world,
  at: 'asking',
  failure: null,
  asked: [...world.asked, ask],
});

function after(world: World, event: AnyEventObject): World {
  const ask = world.asked.at(-1) ?? '';
  switch (event.type) {
    case 'asked':
      return asking(world, event.ask);
    case 'retry.pressed':
      return world.at === 'failed' ? asking(world, ask) : world;
    case 'xstate.done.actor.find':
      return { ...world, at: 'found', found: { ask, value: event.output } };
    default:
      return { ...world, at: 'failed', failure: 'Try again in a moment.' };
  }
}

/** A question to the server that changes. */
export const lookupWalker: Walker = {
  name: 'lookup',
  where: 'simulation',
  machine,
  paths,
  watch,
  proofs: LOOKUP_PROOFS,
  open() {
    const ports = deferredPorts();
    const actor = createActor(machine.provide({ actors: { find: ports.port('find') } }), {
      input: { ask: FIRST_ASK },
      inspect: watch.inspect,
    }).start();
    let world: World = asking({ at: 'asking', found: null, failure: null, asked: [] }, FIRST_ASK);
    const seen = () => {
      const { value, context } = actor.getSnapshot();
      const { found, failure } = context;
      return { at: value, found, failure, asked: ports.calls.map(({ input }) => askOf(input)) };
    };
    expectSame(seen(), world);
    return {
      executors: {
        asked: ({ event }) => actor.send({ type: 'asked', ask: event.ask }),
        'retry.pressed': () => actor.send({ type: 'retry.pressed' }),
        'xstate.done.actor.find': ({ event }) => ports.answer('find', event.output),
        'xstate.error.actor.find': ({ event }) => ports.fail('find', event.error),
      },
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), world);
      },
      close: () => void actor.stop(),
    };
  },
};

const askOf = (input: unknown) =>
  typeof input === 'object' && input !== null && 'ask' in input ? input.ask : null;
