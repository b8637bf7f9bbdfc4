import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PracticeRow, PracticeShelf } from '#contract/practice.ts';
import { errorWords } from '../failure.ts';

export type PracticeShelfEvent =
  | { type: 'retry.pressed' }
  | { type: 'delete.pressed'; practiceId: string }
  | { type: 'delete.confirmed' }
  | { type: 'cancel.pressed' };

export interface PracticeShelfContext {
  readonly drafts: readonly PracticeRow[];
  /** The draft that is being deleted. */
  readonly practiceId: string | null;
  readonly failure: string | null;
}

/**
 * The practice drafts of an account. `loading` asks for them, `failed` says why they are not there. `shown`: they are listed.
 * `asking` waits for a yes to deleting one; `deleting` has the server do it. What fails leaves the draft where it was.
 */
export const practiceShelfMachine = setup({
  types: { context: {} as PracticeShelfContext, events: {} as PracticeShelfEvent },
  actors: {
    load: fromPromise<PracticeShelf>(() => unprovided('load')),
    remove: fromPromise<unknown, { readonly practiceId: string }>(() => unprovided('remove')),
  },
  guards: {
    isThere: ({ context: { drafts } }, params: { practiceId: string }) =>
      drafts.some(({ practiceId }) => practiceId === params.practiceId),
  },
  actions: {
    noteDrafts: assign((_, { drafts }: PracticeShelf) => ({ drafts })),
    noteDraft: assign((_, params: { practiceId: string }) => ({ practiceId: params.practiceId })),
    dropDraft: assign(({ context: { drafts, practiceId } }) => ({
      drafts: drafts.filter((each) => each.practiceId !== practiceId),
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: errorWords(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'practiceShelf',
  context: { drafts: [], practiceId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'noteDrafts', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'loading' } } },
    shown: {
      on: {
        'delete.pressed': {
          guard: { type: 'isThere', params: ({ event: { practiceId } }) => ({ practiceId }) },
          target: 'asking',
          actions: { type: 'noteDraft', params: ({ event: { practiceId } }) => ({ practiceId }) },
        },
      },
    },
    asking: {
      on: {
        'delete.confirmed': { target: 'deleting' },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    deleting: {
      entry: 'forgetFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { practiceId } }) => ({ practiceId: practiceId ?? '' }),
        onDone: { target: 'shown', actions: 'dropDraft' },
        onError: {
          target: 'asking',
          actions: { type: 'noteFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type PracticeShelfSnapshot = SnapshotFrom<typeof practiceShelfMachine>;

export const selectPracticeShelfState = ({ value }: PracticeShelfSnapshot) => value;
export const selectPracticeRows = ({ context }: PracticeShelfSnapshot): readonly PracticeRow[] =>
  context.drafts;
export const selectPracticeShelfFailure = ({ context }: PracticeShelfSnapshot): string | null =>
  context.failure;

/** The draft that is being deleted. */
export const selectPracticeRow = ({
  context: { drafts, practiceId },
}: PracticeShelfSnapshot): PracticeRow | null =>
  drafts.find((each) => each.practiceId === practiceId) ?? null;

function unprovided(name: string): never {
  throw new Error(`The practice drafts were asked for without "${name}".`);
}
