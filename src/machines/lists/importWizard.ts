import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ImportQuestion, WordAnswer, WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import { errorWords } from '../failure.ts';

/** An answer to one question of an import. */
export interface AnsweredWord extends Pick<ImportQuestion, 'kind' | 'key'> {
  readonly answer: WordAnswer;
}

export type ImportWizardEvent =
  | { type: 'retry.pressed' }
  | { type: 'words.answered'; words: readonly AnsweredWord[] }
  /** `overwriteEdits`: also what people have set since. */
  | { type: 'store.pressed'; overwriteEdits: boolean }
  | { type: 'discard.pressed' }
  | { type: 'restore.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'undo.confirmed' }
  | { type: 'undo.cancelled' }
  | { type: 'redo.pressed' };

export interface ImportWizardContext {
  readonly id: string;
  /** As the server last told of it; null before the first answer. */
  readonly view: ImportView | null;
  /** What undoing it would do, while that is asked. */
  readonly effects: UndoEffects | null;
  /** Why the last thing that was asked for was not done; null otherwise. */
  readonly failure: string | null;
}

interface Of {
  readonly id: string;
}

const NO_ANSWERS: WordAnswers = { rarity: {}, lane: {}, attribute: {} };

/**
 * One import from its files to its cards, and back.
 * `loading` reads it. `moving`: the server fetches, reads, stores or undoes it, and each change is watched; until it is read, it can be stopped. `ready`: its rows are
 * shown, its questions are answered, and it can be stored or discarded. `answering`: an answer is on its way; another one
 * may follow at once. `refused`: its files can't be imported. `discarded` can be restored. `done`: it is stored.
 * `weighing` asks what undoing would do, `confirming` shows that and waits for a yes. `undone` can be redone.
 * `failed`: it couldn't be loaded.
 */
export const importWizardMachine = setup({
  types: {
    context: {} as ImportWizardContext,
    events: {} as ImportWizardEvent,
    input: {} as { readonly id: string },
  },
  actors: {
    watch: fromPromise<ImportView, Of & { readonly seen: number }>(() => unprovided('watch')),
    answer: fromPromise<ImportView, Of & { readonly answers: WordAnswers }>(() => unprovided('answer')),
    store: fromPromise<unknown, Of & { readonly skipRejects: boolean; readonly overwriteEdits: boolean }>(
      () => unprovided('store'),
    ),
    discard: fromPromise<unknown, Of>(() => unprovided('discard')),
    restore: fromPromise<ImportView, Of>(() => unprovided('restore')),
    weigh: fromPromise<UndoEffects, Of>(() => unprovided('weigh')),
    undo: fromPromise<unknown, Of>(() => unprovided('undo')),
    redo: fromPromise<ImportView, Of>(() => unprovided('redo')),
  },
  guards: {
    isMoving: ({ context: { view } }) =>
      view !== null && ['reading', 'storing', 'undoing'].includes(view.state),
    isReading: ({ context: { view } }) => view?.state === 'reading',
    isRefused: ({ context: { view } }) => view?.state === 'refused',
    isDone: ({ context: { view } }) => view?.state === 'done',
    isUndone: ({ context: { view } }) => view?.state === 'undone',
    isAnswered: ({ context: { view } }) => openQuestionsOf(view).length === 0,
    isKept: ({ context: { view } }) => view?.isKept === true,
    isFree: ({ context: { effects } }) => effects?.blockers.length === 0,
  },
  actions: {
    noteView: assign((_, params: { view: ImportView }) => ({ view: params.view })),
    noteAnswers: assign(({ context: { view } }, params: { words: readonly AnsweredWord[] }) => ({
      view: view && withAnswers(view, params.words),
      failure: null,
    })),
    noteEffects: assign((_, params: { effects: UndoEffects }) => ({ effects: params.effects })),
    forgetEffects: assign({ effects: null }),
    noteFailure: assign((_, params: { failure: string }) => ({ failure: params.failure })),
    forgetFailure: assign({ failure: null }),
    /** The game has other cards now: what counts them has to count again. */
    tellChanged: () => unprovided('tellChanged'),
  },
}).createMachine({
  id: 'importWizard',
  context: ({ input }) => ({ id: input.id, view: null, effects: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context: { id } }) => ({ id, seen: -1 }),
        onDone: { target: 'deciding', actions: { type: 'noteView', params: viewed } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failed } },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'loading', actions: 'forgetFailure' } } },
    deciding: {
      always: [
        { guard: 'isMoving', target: 'moving' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isDone', target: 'done' },
        { guard: 'isUndone', target: 'undone' },
        { target: 'ready' },
      ],
    },
    moving: {
      on: {
        'discard.pressed': { guard: 'isReading', target: 'discarding', actions: 'forgetFailure' },
      },
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context: { id, view } }) => ({ id, seen: view?.version ?? -1 }),
        onDone: { target: 'deciding', actions: { type: 'noteView', params: viewed } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failed } },
      },
    },
    ready: {
      on: {
        'words.answered': { target: 'answering', actions: { type: 'noteAnswers', params: wordsOf } },
        'store.pressed': { guard: 'isAnswered', target: 'storing', actions: 'forgetFailure' },
        'discard.pressed': { target: 'discarding', actions: 'forgetFailure' },
      },
    },
    answering: {
      on: {
        // The answers of all words are sent each time: the later one says everything.
        'words.answered': {
          target: 'answering',
          reenter: true,
          actions: { type: 'noteAnswers', params: wordsOf },
        },
      },
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context: { id, view } }) => ({ id, answers: answersOf(view) }),
        onDone: { target: 'deciding', actions: { type: 'noteView', params: viewed } },
        onError: { target: 'loading', actions: { type: 'noteFailure', params: failed } },
      },
    },
    storing: {
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { id, view }, event }) => ({
          id,
          skipRejects: (view?.rejected ?? 0) > 0,
          overwriteEdits: event.type === 'store.pressed' && event.overwriteEdits,
        }),
        onDone: { target: 'loading' },
        onError: { target: 'loading', actions: { type: 'noteFailure', params: failed } },
      },
    },
    refused: { on: { 'discard.pressed': { target: 'discarding', actions: 'forgetFailure' } } },
    discarding: {
      invoke: {
        id: 'discard',
        src: 'discard',
        input: of,
        onDone: { target: 'discarded' },
        onError: { target: 'loading', actions: { type: 'noteFailure', params: failed } },
      },
    },
    discarded: { on: { 'restore.pressed': { target: 'restoring', actions: 'forgetFailure' } } },
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        input: of,
        onDone: { target: 'deciding', actions: { type: 'noteView', params: viewed } },
        onError: { target: 'discarded', actions: { type: 'noteFailure', params: failed } },
      },
    },
    done: {
      entry: 'tellChanged',
      on: { 'undo.pressed': { guard: 'isKept', target: 'weighing', actions: 'forgetFailure' } },
    },
    weighing: {
      invoke: {
        id: 'weigh',
        src: 'weigh',
        input: of,
        onDone: { target: 'confirming', actions: { type: 'noteEffects', params: weighed } },
        onError: { target: 'loading', actions: { type: 'noteFailure', params: failed } },
      },
    },
    confirming: {
      on: {
        'undo.confirmed': { guard: 'isFree', target: 'undoing' },
        'undo.cancelled': { target: 'done', actions: 'forgetEffects' },
      },
    },
    undoing: {
      exit: 'forgetEffects',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: of,
        onDone: { target: 'loading' },
        onError: { target: 'loading', actions: { type: 'noteFailure', params: failed } },
      },
    },
    undone: {
      entry: 'tellChanged',
      on: { 'redo.pressed': { guard: 'isKept', target: 'redoing', actions: 'forgetFailure' } },
    },
    redoing: {
      invoke: {
        id: 'redo',
        src: 'redo',
        input: of,
        onDone: { target: 'deciding', actions: { type: 'noteView', params: viewed } },
        onError: { target: 'loading', actions: { type: 'noteFailure', params: failed } },
      },
    },
  },
});

export type ImportWizardSnapshot = SnapshotFrom<typeof importWizardMachine>;

export const selectImport = ({ context }: ImportWizardSnapshot): ImportView | null => context.view;
export const selectImportFailure = ({ context }: ImportWizardSnapshot): string | null => context.failure;
export const selectUndoEffects = ({ context }: ImportWizardSnapshot): UndoEffects | null => context.effects;
export const selectIsUnloadable = (snapshot: ImportWizardSnapshot): boolean => snapshot.matches('failed');
export const selectIsDiscarded = (snapshot: ImportWizardSnapshot): boolean =>
  snapshot.matches('discarded') || snapshot.matches('restoring');
/** Something that was pressed is on its way. */
export const selectIsImportBusy = (snapshot: ImportWizardSnapshot): boolean =>
  (['answering', 'storing', 'discarding', 'restoring', 'weighing', 'undoing', 'redoing'] as const).some(
    (state) => snapshot.matches(state),
  );

/** The questions of an import that nobody answered yet. */
export const openQuestionsOf = (view: ImportView | null): readonly ImportQuestion[] =>
  (view?.asks?.questions ?? []).filter(({ answer }) => answer === null);

function withAnswers(view: ImportView, words: readonly AnsweredWord[]): ImportView {
  if (!view.asks) return view;
  const answerOf = ({ kind, key }: ImportQuestion) =>
    words.find((word) => word.kind === kind && word.key === key)?.answer;
  const questions = view.asks.questions.map((question) => ({
    ...question,
    answer: answerOf(question) ?? question.answer,
  }));
  return { ...view, asks: { ...view.asks, questions } };
}

function answersOf(view: ImportView | null): WordAnswers {
  const answered = view?.asks?.questions ?? [];
  const ofKind = (kind: ImportQuestion['kind']) =>
    Object.fromEntries(
      answered.flatMap((question) =>
        question.kind === kind && question.answer !== null ? [[question.key, question.answer]] : [],
      ),
    );
  return answered.length === 0
    ? NO_ANSWERS
    : { rarity: ofKind('rarity'), lane: ofKind('lane'), attribute: ofKind('attribute') };
}

function of({ context: { id } }: { context: ImportWizardContext }): Of {
  return { id };
}

function viewed({ event: { output } }: { event: { output: ImportView } }) {
  return { view: output };
}

function weighed({ event: { output } }: { event: { output: UndoEffects } }) {
  return { effects: output };
}

function wordsOf({ event: { words } }: { event: Extract<ImportWizardEvent, { type: 'words.answered' }> }) {
  return { words };
}

function failed({ event: { error } }: { event: { error: unknown } }) {
  return { failure: errorWords(error) };
}

function unprovided(name: string): never {
  throw new Error(`The import wizard was started without "${name}".`);
}
