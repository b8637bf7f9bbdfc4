import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { GameFormats, OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import { errorWords } from '../failure.ts';

export type FormatMenuEvent =
  | { type: 'toggle.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'pack.chosen'; pack: string };

export type MenuPack = GameFormats['packs'][number];

export interface FormatMenuContext {
  readonly game: string;
  /** Packs with formats that no template of the game offers; null before they are loaded. */
  readonly packs: readonly MenuPack[] | null;
  /** The pack whose formats are listed; null is the first one. */
  readonly pack: string | null;
  /** Why they could not be loaded; null otherwise. */
  readonly failure: string | null;
}

/**
 * The formats of a game besides its templates.
 * `folded`: they are not shown. `loading` asks the server for them, `failed` says why it could not. `shown`: those of one
 * pack are listed. They are loaded once.
 */
export const formatMenuMachine = setup({
  types: {
    context: {} as FormatMenuContext,
    events: {} as FormatMenuEvent,
    input: {} as { readonly game: string },
  },
  actors: {
    load: fromPromise<GameFormats, { readonly game: string }>(() => unprovided('load')),
  },
  guards: {
    isLoaded: ({ context: { packs } }) => packs !== null,
    isPack: ({ context: { packs } }, params: { pack: string }) =>
      packs?.some(({ pack }) => pack === params.pack) === true,
  },
  actions: {
    noteFormats: assign((_, params: { formats: GameFormats }) => ({ packs: withoutSaved(params.formats) })),
    notePack: assign((_, params: { pack: string }) => ({ pack: params.pack })),
    noteFailure: assign((_, params: { failure: string }) => ({ failure: params.failure })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'formatMenu',
  context: ({ input }) => ({ game: input.game, packs: null, pack: null, failure: null }),
  initial: 'folded',
  states: {
    folded: {
      on: { 'toggle.pressed': [{ guard: 'isLoaded', target: 'shown' }, { target: 'loading' }] },
    },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { game } }) => ({ game }),
        onDone: {
          target: 'shown',
          actions: { type: 'noteFormats', params: ({ event }) => ({ formats: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
      on: { 'toggle.pressed': { target: 'folded' } },
    },
    failed: {
      exit: 'forgetFailure',
      on: { 'retry.pressed': { target: 'loading' }, 'toggle.pressed': { target: 'folded' } },
    },
    shown: {
      on: {
        'toggle.pressed': { target: 'folded' },
        'pack.chosen': {
          guard: { type: 'isPack', params: ({ event }) => ({ pack: event.pack }) },
          actions: { type: 'notePack', params: ({ event }) => ({ pack: event.pack }) },
        },
      },
    },
  },
});

export type FormatMenuSnapshot = SnapshotFrom<typeof formatMenuMachine>;

export const selectFormatMenuState = ({ value }: FormatMenuSnapshot) => value;
export const selectMenuFailure = ({ context }: FormatMenuSnapshot): string | null => context.failure;
export const selectMenuPacks = ({ context }: FormatMenuSnapshot): readonly MenuPack[] => context.packs ?? [];

/** The pack whose formats are listed; null where there is none. */
export const selectMenuPack = ({ context: { packs, pack } }: FormatMenuSnapshot): MenuPack | null =>
  packs?.find((each) => each.pack === pack) ?? packs?.[0] ?? null;

/** What can be played comes first. */
function withoutSaved({ packs }: GameFormats): MenuPack[] {
  const isPlayable = ({ refusal }: OfferedFormat) => refusal === null;
  const others = packs.flatMap(({ formats, ...pack }) => {
    const unsaved = formats.filter(({ isSaved }) => !isSaved);
    return unsaved.length === 0 ? [] : [{ ...pack, formats: playableFirst(unsaved, isPlayable) }];
  });
  return playableFirst(others, ({ formats }) => formats.some(isPlayable));
}

const playableFirst = <T>(all: readonly T[], isPlayable: (one: T) => boolean): T[] => [
  ...all.filter(isPlayable),
  ...all.filter((one) => !isPlayable(one)),
];

function unprovided(name: string): never {
  throw new Error(`The formats were asked for without "${name}".`);
}
