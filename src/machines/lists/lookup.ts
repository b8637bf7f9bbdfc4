import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { errorWords } from '../failure.ts';

export type LookupEvent<Ask> = { type: 'asked'; ask: Ask } | { type: 'retry.pressed' };

export interface LookupContext<Ask, Found> {
  readonly ask: Ask;
  /** The last answer with what it answers; it stays until the next one is here. */
  readonly found: { readonly ask: Ask; readonly value: Found } | null;
  readonly failure: string | null;
}

/**
 * What the server says to a question that changes, such as the page of a list.
 * `asking`: the answer is on its way; another question takes its place. `found`: it's here. `failed`: it didn't come.
 */
export function lookup<Ask, Found>() {
  return setup({
    types: {
      context: {} as LookupContext<Ask, Found>,
      events: {} as LookupEvent<Ask>,
      input: {} as { readonly ask: Ask },
    },
    actors: {
      find: fromPromise<Found, { readonly ask: Ask }>(() => {
        throw new Error('A lookup was started without "find".');
      }),
    },
    actions: {
      noteAsk: assign((_, { ask }: { ask: Ask }) => ({ ask })),
      noteFound: assign(({ context: { ask } }, { value }: { value: Found }) => ({ found: { ask, value } })),
      noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
      forgetFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'lookup',
    context: ({ input: { ask } }) => ({ ask, found: null, failure: null }),
    initial: 'asking',
    on: {
      asked: {
        target: '.asking',
        actions: { type: 'noteAsk', params: ({ event: { ask } }) => ({ ask }) },
      },
    },
    states: {
      asking: {
        entry: 'forgetFailure',
        invoke: {
          id: 'find',
          src: 'find',
          input: ({ context: { ask } }) => ({ ask }),
          onDone: {
            target: 'found',
            actions: { type: 'noteFound', params: ({ event: { output } }) => ({ value: output }) },
          },
          onError: {
            target: 'failed',
            actions: {
              type: 'noteFailure',
              params: ({ event: { error } }) => ({ failure: errorWords(error) }),
            },
          },
        },
      },
      found: {},
      failed: { on: { 'retry.pressed': { target: 'asking' } } },
    },
  });
}

export type LookupSnapshot<Ask, Found> = SnapshotFrom<ReturnType<typeof lookup<Ask, Found>>>;
