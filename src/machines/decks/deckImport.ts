import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { DeckListReading } from '#contract/decks/exports.ts';
import { failureOf } from '../failure.ts';

export type DeckImportEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'read.pressed' };

export interface DeckImportContext {
  readonly text: string;
  readonly files: readonly File[];
  /** Where the cards of the list go; null until it's read. */
  readonly reading: DeckListReading | null;
  /** Why nothing was changed, a sentence each. */
  readonly mistakes: readonly string[];
}

/**
 * A deck list of another program, read with the cards of a pool.
 * `writing`: it is typed or pasted. `opening`: its file is read. `reading`: the server compares it with the pool.
 * `fits`: every card is in the pool. `wrong`: it can't be used, and says why.
 */
export const deckImportMachine = setup({
  types: { context: {} as DeckImportContext, events: {} as DeckImportEvent },
  actors: {
    open: fromPromise<string, { readonly files: readonly File[] }>(() => unprovided('open')),
    read: fromPromise<DeckListReading, { readonly text: string }>(() => unprovided('read')),
  },
  guards: { hasText: ({ context: { text } }) => text.trim() !== '' },
  actions: {
    noteText: assign((_, { text }: { text: string }) => ({ text })),
    noteFiles: assign((_, { files }: { files: readonly File[] }) => ({ files })),
    noteReading: assign((_, { reading }: { reading: DeckListReading }) => ({ reading })),
    noteMistakes: assign((_, { error }: { error: unknown }) => ({ mistakes: mistakesIn(error) })),
    forgetReading: assign({ reading: null, mistakes: [] }),
  },
}).createMachine({
  id: 'deckImport',
  context: { text: '', files: [], reading: null, mistakes: [] },
  initial: 'writing',
  on: {
    'text.typed': {
      target: '.writing',
      actions: { type: 'noteText', params: ({ event: { text } }) => ({ text }) },
    },
    'files.chosen': {
      target: '.opening',
      actions: { type: 'noteFiles', params: ({ event: { files } }) => ({ files }) },
    },
  },
  states: {
    writing: {
      entry: 'forgetReading',
      on: { 'read.pressed': { guard: 'hasText', target: 'reading' } },
    },
    opening: {
      entry: 'forgetReading',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { files } }) => ({ files }),
        onDone: {
          target: 'writing',
          actions: { type: 'noteText', params: ({ event: { output } }) => ({ text: output }) },
        },
        onError: {
          target: 'wrong',
          actions: { type: 'noteMistakes', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    reading: {
      entry: 'forgetReading',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { text } }) => ({ text }),
        onDone: {
          target: 'fits',
          actions: { type: 'noteReading', params: ({ event: { output } }) => ({ reading: output }) },
        },
        onError: {
          target: 'wrong',
          actions: { type: 'noteMistakes', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    fits: {},
    wrong: { on: { 'read.pressed': { guard: 'hasText', target: 'reading' } } },
  },
});

export type DeckImportSnapshot = SnapshotFrom<typeof deckImportMachine>;

export const selectDeckImport = ({ context }: DeckImportSnapshot): DeckImportContext => context;

function mistakesIn(error: unknown): readonly string[] {
  const { fields, reply, words } = failureOf(error);
  const listed = fields.list ?? fields.text ?? [];
  return listed.length > 0 ? listed : [reply ?? words];
}

function unprovided(name: string): never {
  throw new Error(`A deck list was read without "${name}".`);
}
