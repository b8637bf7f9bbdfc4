import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { DeckExport } from '#contract/decks/exports.ts';
import { errorWords } from '../failure.ts';

export type DeckExportEvent =
  | { type: 'target.chosen'; slug: string }
  | { type: 'retry.pressed' }
  | { type: 'copy.pressed' }
  | { type: 'download.pressed' };

export interface DeckExportContext {
  /** The program the deck is written for. */
  readonly slug: string;
  /** Null until it's here. */
  readonly file: DeckExport | null;
  readonly failure: string | null;
}

/**
 * A deck on its way to another program.
 * `saving`: an export is made from the stored deck, so the last edits go first. `loading`: the server writes the file.
 * `ready`: it can be copied and saved; `copying`, `copied`, and `refused` where the browser denies the clipboard.
 * `unsaved` and `failed`: there is no file; Retry begins again.
 */
export const deckExportMachine = setup({
  types: {
    context: {} as DeckExportContext,
    events: {} as DeckExportEvent,
    input: {} as { readonly slug: string },
  },
  actors: {
    save: fromPromise<void>(() => unprovided('save')),
    load: fromPromise<DeckExport, { readonly slug: string }>(() => unprovided('load')),
    copy: fromPromise<void, { readonly text: string }>(() => unprovided('copy')),
  },
  actions: {
    noteTarget: assign((_, { slug }: { slug: string }) => ({ slug, file: null, failure: null })),
    noteFile: assign((_, { file }: { file: DeckExport }) => ({ file })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: errorWords(error) })),
    forgetFailure: assign({ failure: null }),
    /** So that it comes first the next time. */
    rememberTarget: (_, _params: { slug: string }) => unprovided('rememberTarget'),
    download: (_, _params: { file: DeckExport | null }) => unprovided('download'),
    /** The file was copied or saved, which counts as an export. */
    countExport: () => unprovided('countExport'),
  },
}).createMachine({
  id: 'deckExport',
  context: ({ input: { slug } }) => ({ slug, file: null, failure: null }),
  initial: 'saving',
  on: {
    'target.chosen': {
      target: '.saving',
      actions: [
        { type: 'noteTarget', params: ({ event: { slug } }) => ({ slug }) },
        { type: 'rememberTarget', params: ({ event: { slug } }) => ({ slug }) },
      ],
    },
  },
  states: {
    saving: {
      entry: 'forgetFailure',
      invoke: { id: 'save', src: 'save', onDone: { target: 'loading' }, onError: { target: 'unsaved' } },
    },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: {
          target: 'ready',
          actions: { type: 'noteFile', params: ({ event: { output } }) => ({ file: output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'copy.pressed': { target: '.copying' },
        'download.pressed': {
          actions: [
            { type: 'download', params: ({ context: { file } }) => ({ file }) },
            { type: 'countExport' },
          ],
        },
      },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context: { file } }) => ({ text: file?.text ?? '' }),
            onDone: { target: 'copied', actions: 'countExport' },
            onError: { target: 'refused' },
          },
        },
        copied: {},
        refused: {},
      },
    },
    unsaved: { on: { 'retry.pressed': { target: 'saving' } } },
    failed: { on: { 'retry.pressed': { target: 'saving' } } },
  },
});

export type DeckExportSnapshot = SnapshotFrom<typeof deckExportMachine>;

export const selectExport = ({ context }: DeckExportSnapshot): DeckExportContext => context;

function unprovided(name: string): never {
  throw new Error(`A deck was exported without "${name}".`);
}
