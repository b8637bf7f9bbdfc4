import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  IMPORT_BYTES_AT_MOST,
  IMPORT_FILES_AT_MOST,
  type ImportRepair,
  type ImportView,
} from '#contract/admin/imports.ts';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import { titleOfFile } from '#contract/naming/titleOfFile.ts';
import { errorWords } from '../failure.ts';

/** A file and its path inside the folder that was chosen; its name alone without one. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** How files are read: by which columns, with which answers about lists, and with which cells repaired. */
export interface ImportReading {
  readonly map: ImportView['map'] | null;
  readonly list: ListAnswers | undefined;
  readonly repairs: readonly ImportRepair[];
}

/** The game that an import goes into; `newGameName` makes one. */
export interface ImportTarget {
  readonly game: string;
  readonly newGameName: string | null;
}

export interface ImportSending extends ImportTarget, ImportReading {
  readonly files: readonly ChosenFile[];
}

/** The games there are, and the one that Administration shows; '' is all of them. */
export interface ImportGames {
  readonly shown: string;
  readonly slugs: readonly string[];
}

/** Why files were not taken; nothing of what was chosen before is changed. `words` say more where they are known. */
export interface FilesRefusal {
  readonly of: 'none' | 'noText' | 'tooMany' | 'tooLarge' | 'unread';
  readonly words: string;
}

/** What is missing before files can be read. */
export type FilesProblem = 'noFile' | 'noGame' | 'noName' | 'nameTaken';

export type ImportFilesEvent =
  | { type: 'files.added'; files: readonly ChosenFile[] }
  | { type: 'files.refused'; words: string }
  | { type: 'text.pasted'; text: string }
  | { type: 'file.leftOut'; path: string }
  | { type: 'game.chosen'; game: string }
  | { type: 'name.typed'; name: string }
  | { type: 'read.pressed'; games: ImportGames }
  | { type: 'upload.told'; done: number; total: number }
  | { type: 'stop.pressed' }
  /** Columns of the import `of` are to be read otherwise; null takes that back. */
  | { type: 'map.changed'; of: string; map: ImportView['map'] | null }
  | { type: 'again.pressed'; of: string; reading: Partial<ImportReading> }
  | { type: 'over.pressed' };

export interface ImportFilesContext {
  readonly files: readonly ChosenFile[];
  /** What was chosen; null while the shown game counts. */
  readonly game: string | null;
  /** What was typed; null while the first file names a new game. */
  readonly name: string | null;
  readonly refusal: FilesRefusal | null;
  readonly problem: FilesProblem | null;
  readonly target: ImportTarget | null;
  /** The import that the files were read as, and how; '' before they were. */
  readonly of: string;
  readonly reading: ImportReading;
  /** How they are being read now. */
  readonly tried: ImportReading;
  /** An earlier reading, whose place `of` took. */
  readonly replaced: string;
  readonly edited: { readonly of: string; readonly map: ImportView['map'] } | null;
  readonly sent: { readonly done: number; readonly total: number };
  readonly failure: string | null;
}

/** In the place of a slug: a game that the import makes. */
export const NEW_GAME = ' new';
const PASTED = 'pasted-cards';
const AS_FOUND: ImportReading = { map: null, list: undefined, repairs: [] };
const NOTHING_SENT = { done: 0, total: 0 };
const NOTHING: ImportFilesContext = {
  files: [],
  game: null,
  name: null,
  refusal: null,
  problem: null,
  target: null,
  of: '',
  reading: AS_FOUND,
  tried: AS_FOUND,
  replaced: '',
  edited: null,
  sent: NOTHING_SENT,
  failure: null,
};

/**
 * Files on their way to an import, and on the way to be read again.
 * `choosing`: files, text and a game are chosen; the columns of an import that was read may be changed. `sending`: the
 * files are on their way. `discarding`: they were read again, and the earlier reading is thrown away.
 */
export const importFilesMachine = setup({
  types: { context: {} as ImportFilesContext, events: {} as ImportFilesEvent },
  actors: {
    begin: fromPromise<string, ImportSending & { readonly tell: (done: number, total: number) => void }>(() =>
      unprovided('begin'),
    ),
    discard: fromPromise<unknown, { readonly id: string }>(() => unprovided('discard')),
  },
  guards: {
    isTaken: ({ context }, { files }: { files: readonly ChosenFile[] }) => refusalOf(context, files) === null,
    isText: (_, { text }: { text: string }) => text.trim() !== '',
    isReady: ({ context }, { games }: { games: ImportGames }) => problemOf(context, games) === null,
    /** The files are at hand only until the page is left. */
    isAtHand: ({ context: { files, target, of } }, { id }: { id: string }) =>
      files.length > 0 && target !== null && of !== '' && of === id,
    isAgain: ({ context: { of } }) => of !== '',
  },
  actions: {
    addFiles: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => ({
      files: withFiles(context.files, files),
      refusal: null,
      problem: null,
    })),
    addText: assign(({ context: { files } }, { text }: { text: string }) => ({
      files: withFiles(files, [pastedAs(text, files)]),
      refusal: null,
      problem: null,
    })),
    noteRefusal: assign((_, { refusal }: { refusal: FilesRefusal | null }) => ({ refusal })),
    leaveOut: assign(({ context: { files } }, { path }: { path: string }) => ({
      files: files.filter((file) => file.path !== path),
      refusal: null,
    })),
    noteGame: assign((_, { game }: { game: string }) => ({ game, problem: null })),
    noteName: assign((_, { name }: { name: string }) => ({ name, problem: null })),
    noteProblem: assign(({ context }, { games }: { games: ImportGames }) => ({
      problem: problemOf(context, games),
    })),
    noteTarget: assign(({ context }, { games }: { games: ImportGames }) => ({
      ...{ target: targetOf(context, games), of: '', tried: AS_FOUND, problem: null, refusal: null },
      ...{ failure: null, sent: NOTHING_SENT },
    })),
    noteReading: assign(({ context: { reading } }, params: { reading: Partial<ImportReading> }) => ({
      ...{ tried: { ...reading, ...params.reading }, failure: null, sent: NOTHING_SENT },
    })),
    noteSent: assign((_, sent: ImportFilesContext['sent']) => ({ sent })),
    noteBegun: assign(({ context: { of, tried } }, { id }: { id: string }) => ({
      ...{ of: id, replaced: of, reading: tried, edited: null },
    })),
    noteMap: assign((_, { edited }: Pick<ImportFilesContext, 'edited'>) => ({ edited })),
    noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
    forget: assign(NOTHING),
    /** The import is there, to be looked at. */
    tellBegun: (_, _params: { id: string }) => unprovided('tellBegun'),
  },
}).createMachine({
  id: 'importFiles',
  context: NOTHING,
  initial: 'choosing',
  on: {
    'map.changed': {
      actions: {
        type: 'noteMap',
        params: ({ event: { of, map } }) => ({ edited: map === null ? null : { of, map } }),
      },
    },
    'over.pressed': { target: '.choosing', actions: 'forget' },
  },
  states: {
    choosing: {
      on: {
        'files.added': [
          {
            guard: { type: 'isTaken', params: ({ event: { files } }) => ({ files }) },
            actions: { type: 'addFiles', params: ({ event: { files } }) => ({ files }) },
          },
          {
            actions: {
              type: 'noteRefusal',
              params: ({ context, event: { files } }) => ({ refusal: refusalOf(context, files) }),
            },
          },
        ],
        'files.refused': {
          actions: {
            type: 'noteRefusal',
            params: ({ event: { words } }) => ({ refusal: { of: 'unread', words } }),
          },
        },
        'text.pasted': [
          {
            guard: { type: 'isText', params: ({ event: { text } }) => ({ text }) },
            actions: { type: 'addText', params: ({ event: { text } }) => ({ text }) },
          },
          { actions: { type: 'noteRefusal', params: { refusal: { of: 'noText', words: '' } } } },
        ],
        'file.leftOut': {
          actions: { type: 'leaveOut', params: ({ event: { path } }) => ({ path }) },
        },
        'game.chosen': { actions: { type: 'noteGame', params: ({ event: { game } }) => ({ game }) } },
        'name.typed': { actions: { type: 'noteName', params: ({ event: { name } }) => ({ name }) } },
        'read.pressed': [
          {
            guard: { type: 'isReady', params: ({ event: { games } }) => ({ games }) },
            target: 'sending',
            actions: { type: 'noteTarget', params: ({ event: { games } }) => ({ games }) },
          },
          { actions: { type: 'noteProblem', params: ({ event: { games } }) => ({ games }) } },
        ],
        'again.pressed': {
          guard: { type: 'isAtHand', params: ({ event: { of } }) => ({ id: of }) },
          target: 'sending',
          actions: { type: 'noteReading', params: ({ event: { reading } }) => ({ reading }) },
        },
      },
    },
    sending: {
      on: {
        'upload.told': {
          actions: { type: 'noteSent', params: ({ event: { done, total } }) => ({ done, total }) },
        },
        'stop.pressed': { target: 'choosing' },
      },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { files, target, tried }, self }) => ({
          ...(target ?? { game: '', newGameName: null }),
          ...tried,
          files,
          tell: (done, total) => self.send({ type: 'upload.told', done, total }),
        }),
        onDone: [
          {
            guard: 'isAgain',
            target: 'discarding',
            actions: [
              { type: 'noteBegun', params: begun },
              { type: 'tellBegun', params: begun },
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'noteBegun', params: begun },
              { type: 'tellBegun', params: begun },
            ],
          },
        ],
        onError: {
          target: 'choosing',
          actions: {
            type: 'noteFailure',
            params: ({ event: { error } }) => ({ failure: errorWords(error) }),
          },
        },
      },
    },
    discarding: {
      invoke: {
        id: 'discard',
        src: 'discard',
        // Otherwise it would wait among the past imports, to be imported with what was found wrong.
        input: ({ context: { replaced } }) => ({ id: replaced }),
        onDone: { target: 'choosing' },
        onError: { target: 'choosing' },
      },
    },
  },
});

export type ImportFilesSnapshot = SnapshotFrom<typeof importFilesMachine>;

export const selectChosen = ({ context }: ImportFilesSnapshot): ImportFilesContext => context;
export const selectIsSending = (snapshot: ImportFilesSnapshot): boolean => !snapshot.matches('choosing');

/** The columns as they were changed for an import, which differ from those it was read with until it is read again. */
export const mapFor = ({ edited }: ImportFilesContext, view: ImportView): ImportView['map'] =>
  edited?.of === view.id ? edited.map : view.map;

/** Whether the files of an import are here, to be read again. */
export const isAtHand = ({ files, of }: ImportFilesContext, id: string): boolean =>
  files.length > 0 && of === id;

/** The game that is chosen, or NEW_GAME, or '' for none; with the name of a new one. */
export function chosenGame({ files, game, name }: ImportFilesContext, { shown, slugs }: ImportGames) {
  return {
    chosen: game ?? (shown || (slugs.length === 0 ? NEW_GAME : '')),
    name: name ?? titleOfFile(files[0]?.path ?? ''),
  };
}

/** A new game's name as the end of its address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

function targetOf(context: ImportFilesContext, games: ImportGames): ImportTarget {
  const { chosen, name } = chosenGame(context, games);
  return chosen === NEW_GAME
    ? { game: slugOf(name), newGameName: name.trim() }
    : { game: chosen, newGameName: null };
}

function problemOf(context: ImportFilesContext, games: ImportGames): FilesProblem | null {
  if (context.files.length === 0) return 'noFile';
  const { game, newGameName } = targetOf(context, games);
  if (newGameName === null) return game === '' ? 'noGame' : null;
  if (game === '') return 'noName';
  return games.slugs.includes(game) ? 'nameTaken' : null;
}

/** A file of the same path takes the other's place. */
function withFiles(files: readonly ChosenFile[], more: readonly ChosenFile[]): readonly ChosenFile[] {
  const paths = new Set(more.map(({ path }) => path));
  return [...files.filter(({ path }) => !paths.has(path)), ...more];
}

function refusalOf({ files }: ImportFilesContext, more: readonly ChosenFile[]): FilesRefusal | null {
  const all = withFiles(files, more);
  const bytes = all.reduce((sum, { file }) => sum + file.size, 0);
  if (more.length === 0) return { of: 'none', words: '' };
  if (all.length > IMPORT_FILES_AT_MOST) return { of: 'tooMany', words: '' };
  return bytes > IMPORT_BYTES_AT_MOST ? { of: 'tooLarge', words: '' } : null;
}

function pastedAs(text: string, files: readonly ChosenFile[]): ChosenFile {
  const count = files.filter(({ path }) => path.startsWith(PASTED)).length;
  const path = count === 0 ? `${PASTED}.txt` : `${PASTED}-${count + 1}.txt`;
  return { path, file: new File([text], path, { type: 'text/plain' }) };
}

function begun({ event: { output } }: { event: { output: string } }) {
  return { id: output };
}

function unprovided(name: string): never {
  throw new Error(`The files of an import were chosen without "${name}".`);
}
