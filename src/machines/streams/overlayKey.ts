import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../failure.ts';

/** What the server tells of a table's overlay. */
export interface OverlayFacts {
  /** When the key was made that opens now; null while none does. */
  readonly madeAtMs: number | null;
  readonly delaySeconds: number;
}

export type OverlayKeyEvent =
  | { type: 'retry.asked' }
  /** The host wants a key, or another one. */
  | { type: 'key.asked' }
  | { type: 'end.asked' };

export interface OverlayKeyContext {
  /** Null until they were read. */
  readonly facts: OverlayFacts | null;
  /** The key, which is told once: here only since it was made in this dialog. */
  readonly key: string | null;
  readonly failure: CallFailure | null;
}

/**
 * The key of a table's stream overlay, in its host's hands.
 * reading: the server is asked whether there is one. unread: it did not answer. ready: what there is stands there.
 * making: a key is made, in place of the one before it. ending: every overlay of the table ends.
 */
export const overlayKeyMachine = setup({
  types: {
    context: {} as OverlayKeyContext,
    events: {} as OverlayKeyEvent,
  },
  actors: {
    readOverlay: fromPromise<OverlayFacts>(() => unprovided('readOverlay')),
    makeKey: fromPromise<{ readonly key: string; readonly madeAtMs: number }>(() => unprovided('makeKey')),
    endKey: fromPromise<void>(() => unprovided('endKey')),
  },
  guards: {
    hasKey: ({ context }) => typeof context.facts?.madeAtMs === 'number',
  },
  actions: {
    rememberFacts: assign((_, { facts }: { facts: OverlayFacts }) => ({ facts })),
    rememberKey: assign(({ context: { facts } }, made: { key: string; madeAtMs: number }) => ({
      key: made.key,
      facts: facts && { ...facts, madeAtMs: made.madeAtMs },
    })),
    forgetKey: assign(({ context: { facts } }) => ({
      key: null,
      facts: facts && { ...facts, madeAtMs: null },
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'overlayKey',
  context: { facts: null, key: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'readOverlay',
        src: 'readOverlay',
        onDone: {
          target: 'ready',
          actions: { type: 'rememberFacts', params: ({ event: { output } }) => ({ facts: output }) },
        },
        onError: {
          target: 'unread',
          actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    unread: { on: { 'retry.asked': { target: 'reading' } } },
    ready: {
      on: { 'key.asked': { target: 'making' }, 'end.asked': { guard: 'hasKey', target: 'ending' } },
    },
    making: {
      entry: 'forgetFailure',
      invoke: {
        id: 'makeKey',
        src: 'makeKey',
        onDone: {
          target: 'ready',
          actions: { type: 'rememberKey', params: ({ event: { output } }) => output },
        },
        onError: {
          target: 'ready',
          actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    ending: {
      entry: 'forgetFailure',
      invoke: {
        id: 'endKey',
        src: 'endKey',
        onDone: { target: 'ready', actions: 'forgetKey' },
        onError: {
          target: 'ready',
          actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type OverlayKeyActor = ActorRefFrom<typeof overlayKeyMachine>;
export type OverlayKeySnapshot = SnapshotFrom<typeof overlayKeyMachine>;
export type OverlayKeyState = OverlayKeySnapshot['value'];

/** Where the overlay's key stands. */
export const selectOverlayKeyState = ({ value }: OverlayKeySnapshot): OverlayKeyState => value;

/** What is known of it: `key` only where it was made just now. */
export const selectOverlayKey = ({ context }: OverlayKeySnapshot): OverlayKeyContext => context;

function unprovided(name: string): never {
  throw new Error(`The overlay key was started without "${name}".`);
}
