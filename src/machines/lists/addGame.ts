import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SourceList, SourceSets, SourceView } from '#contract/sources/sources.ts';
import { errorWords } from '../failure.ts';

export type AddGameEvent =
  | { type: 'source.chosen'; sourceId: string }
  | { type: 'source.switched'; sourceId: string; isOn: boolean }
  | { type: 'recipe.given'; recipe: string }
  | { type: 'recipe.removed'; sourceId: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'set.chosen'; code: string }
  /** A link to a cube, or the code of a set, of a source that lists none. */
  | { type: 'code.typed'; code: string }
  | { type: 'fetch.pressed' }
  /** Files of the source that were fetched on another machine. */
  | { type: 'files.brought'; files: readonly File[] }
  | { type: 'retry.pressed' }
  | { type: 'back.pressed' };

export interface AddGameContext {
  readonly list: SourceList;
  readonly sourceId: string | null;
  readonly sets: SourceSets;
  /** What is to be fetched: the code of a set, or what was typed. */
  readonly code: string;
  readonly failure: string | null;
  /** The source whose own recipe is to be removed, while that is asked. */
  readonly removing: string | null;
  /** What the server is asked to change about the sources. */
  readonly change: SourceChange | null;
}

const NO_SETS: SourceSets = { sets: [], newest: null };

/**
 * A game from a public source, as far as the import that brings it.
 * `choosing`: the sources are listed. `asking` whether a recipe is to be removed. `changing` waits for a switch, a recipe that is added, or one that is removed. `listing`
 * asks the chosen source for its sets, and `unlisted` says why they did not come. `deciding`: a set is chosen, the newest
 * first, or typed. `beginning` asks for the fetch, `bringing` sends files that a person fetched; what becomes of them is the import's, which `begun` tells of.
 */
export const addGameMachine = setup({
  types: {
    context: {} as AddGameContext,
    events: {} as AddGameEvent,
    input: {} as { readonly list: SourceList },
  },
  actors: {
    change: fromPromise<SourceList, { readonly change: SourceChange }>(() => unprovided('change')),
    listSets: fromPromise<SourceSets, { readonly sourceId: string }>(() => unprovided('listSets')),
    begin: fromPromise<{ readonly id: string }, { readonly sourceId: string; readonly code: string }>(() =>
      unprovided('begin'),
    ),
    bring: fromPromise<
      { readonly id: string },
      { readonly source: SourceView; readonly files: readonly File[] }
    >(() => unprovided('bring')),
  },
  guards: {
    isAskable: ({ context: { list } }, { sourceId }: { sourceId: string }) =>
      sourceOf(list, sourceId)?.isOn === true,
    hasSets: ({ context: { list } }, { sourceId }: { sourceId: string }) =>
      sourceOf(list, sourceId)?.isOn === true && sourceOf(list, sourceId)?.brings === 'sets',
    isKnown: ({ context: { list } }, { sourceId }: { sourceId: string }) =>
      list.isAllowed && sourceOf(list, sourceId) !== null,
    isOwn: ({ context: { list } }, { sourceId }: { sourceId: string }) =>
      sourceOf(list, sourceId)?.isOwn === true,
    isListed: ({ context: { sets } }, { code }: { code: string }) =>
      sets.sets.some((set) => set.code === code),
    isTyped: ({ context: { list, sourceId } }) => sourceOf(list, sourceId)?.brings !== 'sets',
    canBring: ({ context: { list, sourceId } }, { files }: { files: readonly File[] }) =>
      files.length > 0 && sourceOf(list, sourceId)?.game != null,
    isDecided: ({ context: { code } }) => code.trim() !== '',
  },
  actions: {
    noteSource: assign((_, { sourceId }: { sourceId: string }) => ({
      sourceId,
      sets: NO_SETS,
      code: '',
      failure: null,
    })),
    noteSets: assign((_, { sets }: { sets: SourceSets }) => ({
      sets,
      code: sets.newest ?? sets.sets[0]?.code ?? '',
    })),
    noteCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    noteRemoval: assign((_, { sourceId }: { sourceId: string }) => ({ removing: sourceId, failure: null })),
    forgetRemoval: assign({ removing: null }),
    noteChange: assign((_, { change }: { change: SourceChange }) => ({ change, failure: null })),
    forgetChange: assign({ change: null }),
    noteList: assign((_, { list }: { list: SourceList }) => ({ list })),
    noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    forgetSource: assign({ sourceId: null, sets: NO_SETS, code: '', failure: null }),
    /** The import that fetches it, to be looked at. */
    tellBegun: (_, _params: { id: string }) => {},
  },
}).createMachine({
  id: 'addGame',
  context: ({ input: { list } }) => ({
    list,
    sourceId: null,
    sets: NO_SETS,
    code: '',
    failure: null,
    change: null,
    removing: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'source.chosen': [
          {
            guard: { type: 'hasSets', params: ({ event: { sourceId } }) => ({ sourceId }) },
            target: 'listing',
            actions: { type: 'noteSource', params: ({ event: { sourceId } }) => ({ sourceId }) },
          },
          {
            guard: { type: 'isAskable', params: ({ event: { sourceId } }) => ({ sourceId }) },
            target: 'deciding',
            actions: { type: 'noteSource', params: ({ event: { sourceId } }) => ({ sourceId }) },
          },
        ],
        'source.switched': {
          guard: { type: 'isKnown', params: ({ event: { sourceId } }) => ({ sourceId }) },
          target: 'changing',
        },
        'recipe.given': { target: 'changing' },
        'recipe.removed': {
          guard: { type: 'isOwn', params: ({ event: { sourceId } }) => ({ sourceId }) },
          target: 'asking',
          actions: { type: 'noteRemoval', params: ({ event: { sourceId } }) => ({ sourceId }) },
        },
      },
    },
    asking: {
      on: {
        'removal.confirmed': { target: 'changing' },
        'removal.cancelled': { target: 'choosing', actions: 'forgetRemoval' },
      },
    },
    changing: {
      entry: { type: 'noteChange', params: ({ event, context }) => ({ change: changeOf(event, context) }) },
      exit: ['forgetChange', 'forgetRemoval'],
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ event, context }) => ({ change: changeOf(event, context) }),
        onDone: {
          target: 'choosing',
          actions: { type: 'noteList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
    listing: {
      on: { 'back.pressed': { target: 'choosing', actions: 'forgetSource' } },
      invoke: {
        id: 'listSets',
        src: 'listSets',
        input: ({ context: { sourceId } }) => ({ sourceId: sourceId ?? '' }),
        onDone: {
          target: 'deciding',
          actions: { type: 'noteSets', params: ({ event }) => ({ sets: event.output }) },
        },
        onError: {
          target: 'unlisted',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
    unlisted: {
      on: {
        'retry.pressed': { target: 'listing', actions: 'forgetFailure' },
        'back.pressed': { target: 'choosing', actions: 'forgetSource' },
      },
    },
    deciding: {
      on: {
        'set.chosen': {
          guard: { type: 'isListed', params: ({ event: { code } }) => ({ code }) },
          actions: { type: 'noteCode', params: ({ event: { code } }) => ({ code }) },
        },
        'code.typed': {
          guard: 'isTyped',
          actions: { type: 'noteCode', params: ({ event: { code } }) => ({ code }) },
        },
        'files.brought': {
          guard: { type: 'canBring', params: ({ event: { files } }) => ({ files }) },
          target: 'bringing',
          actions: 'forgetFailure',
        },
        'fetch.pressed': { guard: 'isDecided', target: 'beginning', actions: 'forgetFailure' },
        'back.pressed': { target: 'choosing', actions: 'forgetSource' },
      },
    },
    beginning: {
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { sourceId, code } }) => ({ sourceId: sourceId ?? '', code: code.trim() }),
        onDone: {
          target: 'begun',
          actions: { type: 'tellBegun', params: ({ event }) => ({ id: event.output.id }) },
        },
        onError: {
          target: 'deciding',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
    bringing: {
      invoke: {
        id: 'bring',
        src: 'bring',
        input: ({ context: { list, sourceId }, event }) => {
          const source = sourceOf(list, sourceId);
          if (event.type !== 'files.brought' || source === null) throw new Error(event.type);
          return { source, files: event.files };
        },
        onDone: {
          target: 'begun',
          actions: { type: 'tellBegun', params: ({ event }) => ({ id: event.output.id }) },
        },
        onError: {
          target: 'deciding',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
    begun: {},
  },
});

/** What is changed about the sources themselves. */
export type SourceChange =
  | { readonly kind: 'switch'; readonly sourceId: string; readonly isOn: boolean }
  | { readonly kind: 'add'; readonly recipe: string }
  | { readonly kind: 'remove'; readonly sourceId: string };

export type AddGameSnapshot = SnapshotFrom<typeof addGameMachine>;

export const selectSources = ({ context }: AddGameSnapshot): SourceList => context.list;
export const selectSource = ({ context: { list, sourceId } }: AddGameSnapshot): SourceView | null =>
  sourceOf(list, sourceId);
export const selectSourceSets = ({ context }: AddGameSnapshot): SourceSets => context.sets;
export const selectWantedCode = ({ context }: AddGameSnapshot): string => context.code;
export const selectAddFailure = ({ context }: AddGameSnapshot): string | null => context.failure;
export const selectSourceChange = ({ context }: AddGameSnapshot): SourceChange | null => context.change;
export const selectRemoving = ({ context }: AddGameSnapshot): string | null => context.removing;
export const selectAddState = ({ value }: AddGameSnapshot) => value;

const sourceOf = (list: SourceList, sourceId: string | null): SourceView | null =>
  list.sources.find(({ id }) => id === sourceId) ?? null;

function changeOf(event: AddGameEvent, { removing }: Pick<AddGameContext, 'removing'>): SourceChange {
  if (event.type === 'source.switched') return { kind: 'switch', sourceId: event.sourceId, isOn: event.isOn };
  if (event.type === 'recipe.given') return { kind: 'add', recipe: event.recipe };
  if (event.type === 'removal.confirmed' && removing !== null) return { kind: 'remove', sourceId: removing };
  throw new Error(event.type);
}

function unprovided(name: string): never {
  throw new Error(`addGame lacks ${name}`);
}
