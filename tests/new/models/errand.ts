import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '#src/machines/failure.ts';

export type ErrandEvent = { type: 'retry.asked' };

export interface ErrandContext {
  /** What came of it; null until it is done. */
  readonly outcome: string | null;
  readonly failure: CallFailure | null;
}

/**
 * One call to a server, and again when it failed.
 * running: it is asked for. done: the answer is there. failed: it is not, and can be asked for again.
 */
export const errandMachine = setup({
  types: {
    context: {} as ErrandContext,
    events: {} as ErrandEvent,
  },
  actors: {
    runErrand: fromPromise<string>(() => unprovided('runErrand')),
  },
  actions: {
    rememberOutcome: assign((_, params: { outcome: string }) => ({ outcome: params.outcome, failure: null })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'errand',
  context: { outcome: null, failure: null },
  initial: 'running',
  states: {
    running: {
      invoke: {
        id: 'runErrand',
        src: 'runErrand',
        onDone: {
          target: 'done',
          actions: { type: 'rememberOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: {},
    failed: { on: { 'retry.asked': { target: 'running' } } },
  },
});

export type ErrandActor = ActorRefFrom<typeof errandMachine>;
export type ErrandSnapshot = SnapshotFrom<typeof errandMachine>;
export type ErrandState = ErrandSnapshot['value'];

/** Where the errand stands. */
export const selectErrandState = ({ value }: ErrandSnapshot): ErrandState => value;

/** What came of it; null until it is done. */
export const selectErrandOutcome = ({ context }: ErrandSnapshot): string | null => context.outcome;

/** Why it failed; null while it did not. */
export const selectErrandFailure = ({ context }: ErrandSnapshot): CallFailure | null => context.failure;

function unprovided(name: string): never {
  throw new Error(`The errand was started without "${name}".`);
}
