import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../failure.ts';

/** `asks`: whether the choice has to be confirmed before it is done. */
export type AskedFirstEvent =
  | { type: 'chosen'; choice: string; asks: boolean }
  | { type: 'confirmed' }
  | { type: 'cancelled' };

export interface AskedFirstContext {
  readonly choice: string | null;
  /** Why it could not be done, last time. */
  readonly failure: CallFailure | null;
}

/**
 * Something with consequences that is asked about before it is done.
 * resting: nothing is chosen. asking: it waits for a yes, also after a
 * yes that failed. working: the server does it. done: it is done, and something else can be chosen.
 */
export const askedFirstMachine = setup({
  types: {
    context: {} as AskedFirstContext,
    events: {} as AskedFirstEvent,
  },
  actors: {
    work: fromPromise<void, { choice: string }>(() => unprovided('work')),
  },
  guards: {
    asks: (_, params: { asks: boolean }) => params.asks,
  },
  actions: {
    rememberChoice: assign((_, params: { choice: string }) => ({ choice: params.choice, failure: null })),
    forgetChoice: assign({ choice: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'askedFirst',
  context: { choice: null, failure: null },
  initial: 'resting',
  states: {
    resting: { on: { chosen: choosing() } },
    asking: {
      on: {
        confirmed: { target: 'working' },
        cancelled: { target: 'resting', actions: 'forgetChoice' },
      },
    },
    working: {
      entry: 'forgetFailure',
      invoke: {
        id: 'work',
        src: 'work',
        input: ({ context }) => ({ choice: context.choice ?? '' }),
        onDone: { target: 'done' },
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { on: { chosen: choosing() } },
  },
});

export type AskedFirstActor = ActorRefFrom<typeof askedFirstMachine>;
export type AskedFirstSnapshot = SnapshotFrom<typeof askedFirstMachine>;
export type AskedFirstState = AskedFirstSnapshot['value'];

/** Where the question stands. */
export const selectAskedFirstState = ({ value }: AskedFirstSnapshot): AskedFirstState => value;

/** What is asked about or was done last; null while nothing is chosen. */
export const selectChoice = ({ context }: AskedFirstSnapshot): string | null => context.choice;

/** Why it could not be done; null while it did not fail. */
export const selectAskedFirstFailure = ({ context }: AskedFirstSnapshot): CallFailure | null =>
  context.failure;

function choosing() {
  const remember = {
    type: 'rememberChoice',
    params: ({ event }: { readonly event: { readonly choice: string } }) => ({ choice: event.choice }),
  } as const;
  return [
    {
      guard: {
        type: 'asks',
        params: ({ event }: { readonly event: { readonly asks: boolean } }) => ({ asks: event.asks }),
      },
      target: 'asking',
      actions: remember,
    },
    { target: 'working', actions: remember },
  ] as const;
}

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where the question is asked.`);
}
