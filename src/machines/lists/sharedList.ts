import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { errorWords } from '../failure.ts';

/** A list or a link to one that was shared with the application; `fileName` of a file. */
export interface SharedText {
  readonly text: string;
  readonly fileName: string | null;
}

/** What was shared, or why it was refused. */
export type Shared =
  | ({ readonly kind: 'text' } & SharedText)
  | {
      readonly kind: 'refused';
      readonly reason: 'tooLarge' | 'notText' | 'several';
      readonly fileName: string | null;
    };

export type SharedListEvent = { type: 'use.pressed' } | { type: 'discard.pressed' };

export interface SharedListContext {
  readonly shared: Shared | null;
  /** Why the last press was not done; null otherwise. */
  readonly failure: string | null;
}

/**
 * What was shared with the installed application, which the browser keeps. Nothing is sent before the press.
 * `looking` reads it. `nothing`: nothing is kept, or the browser keeps nothing. `refused`: it is no list, and why. `shown`
 * waits for a press. `using` hands it to the host dialog, `discarding` deletes it; `left` is the end of both.
 */
export const sharedListMachine = setup({
  types: { context: {} as SharedListContext, events: {} as SharedListEvent },
  actors: {
    look: fromPromise<Shared | null>(() => unprovided('look')),
    use: fromPromise<unknown, SharedText>(() => unprovided('use')),
    discard: fromPromise<unknown>(() => unprovided('discard')),
  },
  guards: {
    isText: (_, { shared }: { shared: Shared | null }) => shared?.kind === 'text',
    isRefused: (_, { shared }: { shared: Shared | null }) => shared?.kind === 'refused',
  },
  actions: {
    noteShared: assign((_, { shared }: { shared: Shared | null }) => ({ shared })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: errorWords(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'sharedList',
  context: { shared: null, failure: null },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isText', params: ({ event }) => ({ shared: event.output }) },
            target: 'shown',
            actions: { type: 'noteShared', params: ({ event }) => ({ shared: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ shared: event.output }) },
            target: 'refused',
            actions: { type: 'noteShared', params: ({ event }) => ({ shared: event.output }) },
          },
          { target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    nothing: {},
    refused: { on: { 'discard.pressed': 'discarding' } },
    shown: { on: { 'use.pressed': 'using', 'discard.pressed': 'discarding' } },
    using: {
      entry: 'forgetFailure',
      invoke: {
        id: 'use',
        src: 'use',
        input: ({ context: { shared } }) => textIn(shared),
        onDone: 'left',
        onError: {
          target: 'shown',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    discarding: {
      entry: 'forgetFailure',
      invoke: {
        id: 'discard',
        src: 'discard',
        onDone: 'left',
        onError: [
          {
            guard: { type: 'isText', params: ({ context }) => ({ shared: context.shared }) },
            target: 'shown',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'refused',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    left: {},
  },
});

export type SharedListSnapshot = SnapshotFrom<typeof sharedListMachine>;

export const selectSharedState = ({ value }: SharedListSnapshot) => value;
export const selectShared = ({ context }: SharedListSnapshot): Shared | null => context.shared;
export const selectSharedFailure = ({ context }: SharedListSnapshot): string | null => context.failure;

function textIn(shared: Shared | null): SharedText {
  if (shared?.kind !== 'text') throw new Error('Nothing was shared.');
  return { text: shared.text, fileName: shared.fileName };
}

function unprovided(name: string): never {
  throw new Error(`sharedList lacks ${name}`);
}
