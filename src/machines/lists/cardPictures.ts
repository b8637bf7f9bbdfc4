import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PictureMatch } from '#contract/admin/imports.ts';
import { errorWords } from '../failure.ts';
import type { ChosenFile } from './importFiles.ts';

export type CardPicturesEvent =
  /** Pictures of a kind that is taken, and why some of the files are not among them. */
  | { type: 'pictures.chosen'; pictures: readonly ChosenFile[]; leftOut: string }
  | { type: 'files.refused'; words: string }
  | { type: 'set.typed'; set: string }
  | { type: 'send.pressed' }
  | { type: 'picture.sent'; name: string; failure: string | null }
  | { type: 'stop.pressed' };

/** A picture that didn't reach its card. */
export interface UnsentPicture {
  readonly name: string;
  readonly why: string;
}

export interface CardPicturesContext {
  readonly game: string;
  /** As it is typed; empty for all of the game. */
  readonly set: string;
  readonly pictures: readonly ChosenFile[];
  readonly leftOut: string;
  readonly matches: readonly PictureMatch[] | null;
  readonly sent: number;
  readonly unsent: readonly UnsentPicture[];
  readonly failure: string | null;
}

export interface PictureToSend {
  readonly printing: string;
  readonly picture: ChosenFile;
}

const NOTHING_SENT = { sent: 0, unsent: [] };

/**
 * Pictures from files, put on their cards by the files' names.
 * `choosing`: there are none yet, or they couldn't be matched. `pausing`: the set is being typed. `matching` asks which
 * card each has. `matched` shows that. `sending` sends one after another. `sent`: it's done, or was stopped.
 */
export const cardPicturesMachine = setup({
  types: {
    context: {} as CardPicturesContext,
    events: {} as CardPicturesEvent,
    input: {} as { readonly game: string },
  },
  actors: {
    match: fromPromise<
      readonly PictureMatch[],
      { readonly game: string; readonly set: string | null; readonly names: readonly string[] }
    >(() => unprovided('match')),
    send: fromPromise<
      unknown,
      {
        readonly pictures: readonly PictureToSend[];
        readonly tell: (name: string, failure: string | null) => void;
      }
    >(() => unprovided('send')),
  },
  guards: {
    hasPictures: ({ context: { pictures } }) => pictures.length > 0,
    isSomethingFound: ({ context }) => toSend(context).length > 0,
  },
  actions: {
    notePictures: assign((_, params: Pick<CardPicturesContext, 'pictures' | 'leftOut'>) => ({
      ...params,
      ...NOTHING_SENT,
    })),
    noteSet: assign((_, { set }: { set: string }) => ({ set })),
    forgetMatches: assign({ matches: null, failure: null, ...NOTHING_SENT }),
    noteMatches: assign((_, { matches }: { matches: readonly PictureMatch[] }) => ({ matches })),
    noteSent: assign(
      ({ context: { sent, unsent } }, { name, why }: { name: string; why: string | null }) => ({
        sent: sent + 1,
        unsent: why === null ? unsent : [...unsent, { name, why }],
      }),
    ),
    noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  /** Nobody is asked about every letter of a set's code. */
  delays: { typingPause: 300 },
}).createMachine({
  id: 'cardPictures',
  context: ({ input: { game } }) => ({
    ...{ game, set: '', pictures: [], leftOut: '', matches: null, failure: null },
    ...NOTHING_SENT,
  }),
  initial: 'choosing',
  on: {
    'pictures.chosen': {
      target: '.matching',
      actions: {
        type: 'notePictures',
        params: ({ event: { pictures, leftOut } }) => ({ pictures, leftOut }),
      },
    },
    'files.refused': {
      actions: { type: 'noteFailure', params: ({ event: { words } }) => ({ failure: words }) },
    },
    'set.typed': [
      {
        guard: 'hasPictures',
        target: '.pausing',
        actions: { type: 'noteSet', params: ({ event: { set } }) => ({ set }) },
      },
      { actions: { type: 'noteSet', params: ({ event: { set } }) => ({ set }) } },
    ],
  },
  states: {
    choosing: {},
    pausing: { entry: 'forgetMatches', after: { typingPause: { target: 'matching' } } },
    matching: {
      entry: 'forgetMatches',
      invoke: {
        id: 'match',
        src: 'match',
        input: ({ context: { game, set, pictures } }) => ({
          game,
          set: set.trim() === '' ? null : set.trim(),
          names: pictures.map(({ path }) => path),
        }),
        onDone: {
          target: 'matched',
          actions: { type: 'noteMatches', params: ({ event: { output } }) => ({ matches: output }) },
        },
        onError: { target: 'choosing', actions: { type: 'noteFailure', params: failed } },
      },
    },
    matched: {
      on: { 'send.pressed': { guard: 'isSomethingFound', target: 'sending', actions: 'forgetFailure' } },
    },
    sending: {
      on: {
        // What is on its way was chosen with this set.
        'pictures.chosen': {},
        'set.typed': {},
        'picture.sent': {
          actions: {
            type: 'noteSent',
            params: ({ event: { name, failure } }) => ({ name, why: failure }),
          },
        },
        'stop.pressed': { target: 'sent' },
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }) => ({
          pictures: toSend(context),
          tell: (name, failure) => self.send({ type: 'picture.sent', name, failure }),
        }),
        onDone: { target: 'sent' },
        onError: { target: 'sent', actions: { type: 'noteFailure', params: failed } },
      },
    },
    sent: {},
  },
});

export type CardPicturesSnapshot = SnapshotFrom<typeof cardPicturesMachine>;

/** The pictures that found their card. */
export function toSend({ pictures, matches }: CardPicturesContext): readonly PictureToSend[] {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  return (matches ?? []).flatMap(({ name, printing }) => {
    const picture = byPath.get(name);
    return picture && printing ? [{ printing: printing.id, picture }] : [];
  });
}

function failed({ event: { error } }: { event: { error: unknown } }) {
  return { failure: errorWords(error) };
}

function unprovided(name: string): never {
  throw new Error(`Pictures were put on cards without "${name}".`);
}
