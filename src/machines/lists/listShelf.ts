import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ListChange, ListRow, ListShelf } from '#contract/lists/lists.ts';
import { errorWords } from '../failure.ts';

export type ListShelfEvent =
  | { type: 'retry.pressed' }
  /** A list was saved elsewhere on this page. */
  | { type: 'lists.changed' }
  | { type: 'rename.pressed'; listId: string }
  | { type: 'rename.confirmed'; name: string }
  | { type: 'share.pressed'; listId: string; isShared: boolean }
  | { type: 'delete.pressed'; listId: string }
  | { type: 'delete.confirmed' }
  | { type: 'cancel.pressed' };

export interface ListShelfContext {
  readonly lists: readonly ListRow[];
  /** How many one may keep. */
  /** The list that is being renamed, shared or deleted. */
  readonly listId: string | null;
  readonly change: ListChange;
  readonly failure: string | null;
}

/**
 * The lists that somebody keeps, and those that are shared with them.
 * `loading` asks for them, `failed` says why they are not there. `shown`: they are listed. `renaming` and `asking` wait for a
 * new name and for a yes to deleting; `changing` and `deleting` have the server do it. What fails leaves the list as it was.
 */
export const listShelfMachine = setup({
  types: { context: {} as ListShelfContext, events: {} as ListShelfEvent },
  actors: {
    load: fromPromise<ListShelf>(() => unprovided('load')),
    change: fromPromise<ListRow, { readonly listId: string; readonly change: ListChange }>(() =>
      unprovided('change'),
    ),
    remove: fromPromise<unknown, { readonly listId: string }>(() => unprovided('remove')),
  },
  guards: {
    isMine: ({ context: { lists } }, params: { listId: string }) =>
      lists.some(({ listId, isMine }) => isMine && listId === params.listId),
    isRenaming: ({ context: { change } }) => change.name !== undefined,
  },
  actions: {
    noteShelf: assign((_, { shelf }: { shelf: ListShelf }) => ({ lists: shelf.lists })),
    noteList: assign((_, params: { listId: string }) => ({ listId: params.listId })),
    noteChange: assign((_, params: { change: ListChange }) => ({ change: params.change })),
    noteRow: assign(({ context: { lists } }, { row }: { row: ListRow }) => ({
      lists: lists.map((each) => (each.listId === row.listId ? row : each)),
    })),
    dropRow: assign(({ context: { lists, listId } }) => ({
      lists: lists.filter((each) => each.listId !== listId),
    })),
    noteFailure: assign((_, params: { failure: string }) => ({ failure: params.failure })),
    forgetFailure: assign({ failure: null }),
    tellDeleted: (_, _params: { listId: string }) => {},
  },
}).createMachine({
  id: 'listShelf',
  context: { lists: [], listId: null, change: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'shown',
          actions: { type: 'noteShelf', params: ({ event }) => ({ shelf: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'loading' } } },
    shown: {
      on: {
        'lists.changed': { target: 'loading' },
        'rename.pressed': {
          guard: { type: 'isMine', params: ({ event: { listId } }) => ({ listId }) },
          target: 'renaming',
          actions: [{ type: 'noteList', params: ({ event: { listId } }) => ({ listId }) }, 'forgetFailure'],
        },
        'share.pressed': {
          guard: { type: 'isMine', params: ({ event: { listId } }) => ({ listId }) },
          target: 'changing',
          actions: [
            { type: 'noteList', params: ({ event: { listId } }) => ({ listId }) },
            { type: 'noteChange', params: ({ event: { isShared } }) => ({ change: { isShared } }) },
          ],
        },
        'delete.pressed': {
          guard: { type: 'isMine', params: ({ event: { listId } }) => ({ listId }) },
          target: 'asking',
          actions: [{ type: 'noteList', params: ({ event: { listId } }) => ({ listId }) }, 'forgetFailure'],
        },
      },
    },
    renaming: {
      on: {
        'rename.confirmed': {
          target: 'changing',
          actions: { type: 'noteChange', params: ({ event: { name } }) => ({ change: { name } }) },
        },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    asking: {
      on: {
        'delete.confirmed': { target: 'deleting' },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    changing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { listId, change } }) => ({ listId: listId ?? '', change }),
        onDone: {
          target: 'shown',
          actions: { type: 'noteRow', params: ({ event }) => ({ row: event.output }) },
        },
        onError: [
          {
            guard: 'isRenaming',
            target: 'renaming',
            actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
          },
          {
            target: 'shown',
            actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
          },
        ],
      },
    },
    deleting: {
      entry: 'forgetFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { listId } }) => ({ listId: listId ?? '' }),
        onDone: {
          target: 'shown',
          actions: [
            'dropRow',
            { type: 'tellDeleted', params: ({ context: { listId } }) => ({ listId: listId ?? '' }) },
          ],
        },
        onError: {
          target: 'asking',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
  },
});

export type ListShelfSnapshot = SnapshotFrom<typeof listShelfMachine>;

export const selectShelfState = ({ value }: ListShelfSnapshot) => value;
export const selectShelfLists = ({ context }: ListShelfSnapshot): readonly ListRow[] => context.lists;
export const selectShelfFailure = ({ context }: ListShelfSnapshot): string | null => context.failure;

/** The list that is being renamed, shared or deleted. */
export const selectShelfRow = ({ context: { lists, listId } }: ListShelfSnapshot): ListRow | null =>
  lists.find((each) => each.listId === listId) ?? null;

function unprovided(name: string): never {
  throw new Error(`The lists were asked for without "${name}".`);
}
