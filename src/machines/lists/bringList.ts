import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { LeftOutSection } from '#contract/admin/listReview.ts';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { KeptList, ListLook, ListRow, OpenedList } from '#contract/lists/lists.ts';
import {
  type DraftedList,
  listNameSchema,
  NO_ANSWERS,
  type OwnList,
  type OwnListAnswers,
} from '#contract/lists/ownList.ts';
import type { CubeChange, FetchedCube } from '#contract/sources/sources.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { errorWords, failureOf } from '../failure.ts';

/** What a table needs besides its list. */
export type ListTable = Pick<CreateTable, 'solo' | 'isOrganiser' | 'settings'>;

export type BringListEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'text.pasted'; text: string }
  | { type: 'read.pressed' }
  | { type: 'file.chosen'; text: string; fileName: string }
  /** The file could not be read as text; `words` say why. */
  | { type: 'file.refused'; words: string }
  | { type: 'list.chosen'; listId: string }
  | { type: 'cancel.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'clear.pressed' }
  | { type: 'section.takenIn'; section: LeftOutSection }
  | { type: 'line.answered'; line: string; choice: string }
  /** Another card's name, null to leave it out, undefined to play it as a text card. */
  | { type: 'card.answered'; card: string; answer: string | null | undefined }
  | { type: 'name.typed'; name: string }
  | { type: 'format.chosen'; format: string }
  | { type: 'host.pressed'; table: ListTable }
  | { type: 'keep.pressed' };

/** `link`: reading a link needs an account. */
export interface BringListFailure {
  readonly of: 'fetch' | 'open' | 'read' | 'file' | 'link' | 'keep' | 'host';
  readonly words: string;
}

export interface BringListInput {
  readonly mayKeep: boolean;
  readonly mayFetch: boolean;
  /** What a list is called that has no name of its own. */
  readonly unnamed: string;
  /** A saved list to begin with. */
  readonly listId: string | null;
  /** The format that it was drafted in last. */
  readonly format: string | null;
}

interface Brought {
  readonly text: string;
  readonly fileName: string | null;
  /** The CubeCobra link that it was fetched by. */
  readonly link: string | null;
}

export interface BringListContext extends BringListInput {
  /** What is in the field. */
  readonly typed: string;
  /** The link that is fetched, whatever is typed meanwhile. */
  readonly link: string | null;
  readonly list: Brought | null;
  /** What changed in a cube since it was saved; null where nothing did, or it is none. */
  readonly cubeChange: CubeChange | null;
  readonly answers: OwnListAnswers;
  /** Null until the list was read once. */
  readonly name: string | null;
  readonly look: ListLook | null;
  /** The saved list that this one is, or began as. */
  readonly row: ListRow | null;
  /** Whether it was changed since it was saved. */
  readonly isChanged: boolean;
  /** The table that is opened once the list is kept. */
  readonly table: ListTable | null;
  /** Why the list could not be kept although its table is opened; null otherwise. */
  readonly notKept: string | null;
  readonly failure: BringListFailure | null;
}

/** Links are fetched; a word alone is a card. */
export const isLink = (text: string): boolean =>
  /^(https?:\/\/|(www\.)?cubecobra\.com\/)\S+$/i.test(text.trim());

const NOTHING = {
  link: null,
  list: null,
  cubeChange: null,
  answers: NO_ANSWERS,
  name: null,
  look: null,
  row: null,
  isChanged: false,
  table: null,
  notKept: null,
  failure: null,
  listId: null,
  format: null,
} as const;

const base = setup({
  types: {
    context: {} as BringListContext,
    events: {} as BringListEvent,
    input: {} as BringListInput,
  },
  actors: {
    fetchCube: fromPromise<FetchedCube, { readonly link: string }>(() => unprovided('fetchCube')),
    openList: fromPromise<OpenedList, { readonly listId: string }>(() => unprovided('openList')),
    readList: fromPromise<ListLook, { readonly list: OwnList }>(() => unprovided('readList')),
    /** With an id the saved list is changed, without one it is saved. */
    keepList: fromPromise<ListRow, { readonly listId: string | null; readonly list: KeptList }>(() =>
      unprovided('keepList'),
    ),
    hostList: fromPromise<
      unknown,
      { readonly list: DraftedList; readonly format: string; readonly table: ListTable }
    >(() => unprovided('hostList')),
  },
  guards: {
    isEmpty: ({ context: { typed } }) => typed.trim() === '',
    isLink: ({ context: { typed } }) => isLink(typed),
    mayFetch: ({ context: { mayFetch, typed } }) => mayFetch && isLink(typed),
    hasLook: ({ context: { look } }) => look !== null,
    startsSaved: ({ context: { listId } }) => listId !== null,
    isPlayable: ({ context: { look } }, params: { format: string }) =>
      look?.formats.some(({ format, refusal }) => format === params.format && refusal === null) === true,
    canHost: ({ context }) => isNamed(context) && context.format !== null,
    canHostAtOnce: ({ context }) =>
      isNamed(context) && context.format !== null && (!context.mayKeep || isKept(context)),
    canKeep: ({ context }) => context.mayKeep && isNamed(context),
    failedToFetch: ({ context: { failure } }) => failure?.of === 'fetch',
    failedToOpen: ({ context: { failure } }) => failure?.of === 'open',
    failedToRead: ({ context: { failure } }) => failure?.of === 'read',
    hasTable: ({ context: { table } }) => table !== null,
    isFull: ({ context: { table } }, params: { error: unknown }) =>
      table !== null && failureOf(params.error).code === 'tooManyLists',
  },
  actions: {
    noteTyped: assign((_, params: { text: string }) => ({ typed: params.text })),
    forgetList: assign(NOTHING),
    forgetTyped: assign({ typed: '' }),
    forgetFailure: assign({ failure: null }),
    noteText: assign(({ context: { typed } }) => ({ list: { text: typed, fileName: null, link: null } })),
    noteFile: assign((_, { text, fileName }: { text: string; fileName: string }) => ({
      list: { text, fileName, link: null },
    })),
    noteListId: assign((_, params: { listId: string }) => ({ listId: params.listId })),
    noteLink: assign(({ context: { typed } }) => ({ link: typed.trim() })),
    noteCube: assign(({ context: { link } }, { cube }: { cube: FetchedCube }) => ({
      list: { text: cube.text, fileName: null, link },
      cubeChange: cube.changed,
      name: nameFrom(cube.name),
    })),
    noteOpened: assign(({ context }, { opened }: { opened: OpenedList }) => ({
      list: { text: opened.text, fileName: opened.fileName, link: opened.row.link },
      answers: opened.answers,
      name: opened.row.name,
      row: opened.row,
      look: opened.look,
      format: formatOf(opened.look, context.format),
    })),
    noteLook: assign(({ context }, { look }: { look: ListLook }) => ({
      look,
      format: formatOf(look, context.format),
      name: context.name ?? (nameFrom(look.title ?? '') || context.unnamed),
    })),
    noteAnswer: assign(({ context: { answers } }, given: { answers: Partial<OwnListAnswers> }) => ({
      answers: { ...answers, ...given.answers },
      isChanged: true,
    })),
    noteName: assign((_, params: { name: string }) => ({ name: params.name, isChanged: true })),
    noteFormat: assign((_, params: { format: string }) => ({ format: params.format })),
    noteTable: assign((_, params: { table: ListTable | null }) => ({ table: params.table, notKept: null })),
    noteRow: assign((_, params: { row: ListRow }) => ({ row: params.row, isChanged: false, typed: '' })),
    noteNotKept: assign((_, params: { words: string }) => ({ notKept: params.words })),
    noteFailure: assign((_, params: BringListFailure) => ({ failure: { ...params } })),
    /** A list is being brought: it is what the dialog is about now. */
    tellBrought: () => {},
    /** The format that is chosen, or that none can be. */
    tellFormat: (_, _params: { offered: OfferedFormat | null; name: string }) => {},
    tellKept: (_, _params: { row: ListRow }) => {},
    tellNotKept: (_, _params: { words: string | null }) => {},
  },
});

const READ_ANEW = { target: 'reading', reenter: true } as const;

const ANSWERS = {
  'section.takenIn': {
    ...READ_ANEW,
    actions: {
      type: 'noteAnswer',
      params: ({ context: { answers }, event: { section } }: Given<'section.takenIn'>) => ({
        answers: { takeIn: [...new Set([...answers.takeIn, section])] },
      }),
    },
  },
  'line.answered': {
    ...READ_ANEW,
    actions: {
      type: 'noteAnswer',
      params: ({ context: { answers }, event: { line, choice } }: Given<'line.answered'>) => ({
        answers: { lines: { ...answers.lines, [line]: choice } },
      }),
    },
  },
  'card.answered': {
    ...READ_ANEW,
    actions: {
      type: 'noteAnswer',
      params: ({ context: { answers }, event: { card, answer } }: Given<'card.answered'>) => {
        const { [card]: _, ...others } = answers.names;
        return { answers: { names: answer === undefined ? others : { ...others, [card]: answer } } };
      },
    },
  },
} as const;

const CHOICES = {
  'name.typed': {
    actions: {
      type: 'noteName',
      params: ({ event }: Given<'name.typed'>) => ({ name: event.name }),
    },
  },
  'format.chosen': {
    guard: {
      type: 'isPlayable',
      params: ({ event }: Given<'format.chosen'>) => ({ format: event.format }),
    },
    actions: [
      {
        type: 'noteFormat',
        params: ({ event }: Given<'format.chosen'>) => ({ format: event.format }),
      },
      { type: 'tellFormat', params: toldFormat },
    ],
  },
} as const;

/** Another list may be brought until its table is opened. */
const BRING = {
  'text.typed': {
    actions: { type: 'noteTyped', params: ({ event }: Given<'text.typed'>) => ({ text: event.text }) },
  },
  'text.pasted': {
    target: 'sorting',
    actions: { type: 'noteTyped', params: ({ event }: Given<'text.pasted'>) => ({ text: event.text }) },
  },
  'read.pressed': { target: 'sorting' },
  'file.chosen': {
    ...READ_ANEW,
    actions: [
      'forgetList',
      { type: 'noteFile', params: ({ event }: Given<'file.chosen'>) => event },
      'tellBrought',
    ],
  },
  'file.refused': {
    target: 'failed',
    actions: [
      'forgetList',
      {
        type: 'noteFailure',
        params: ({ event }: Given<'file.refused'>) => ({ of: 'file' as const, words: event.words }),
      },
      'tellBrought',
    ],
  },
  'list.chosen': {
    target: 'opening',
    reenter: true,
    actions: [
      'forgetList',
      'forgetTyped',
      { type: 'noteListId', params: ({ event }: Given<'list.chosen'>) => ({ listId: event.listId }) },
      'tellBrought',
    ],
  },
} as const;

/**
 * Bringing a list of one's own to a table.
 * `empty`: nothing is brought; what is typed waits to be read. `sorting` tells links from lists. `fetching` gets a cube by
 * its link, `opening` a saved list, `reading` has the server read a list; while an answer is read the look before it stays.
 * `read`: it can be answered, named, and drafted in a format. `failed` says why it could not be read; what was brought
 * stays. `keeping` saves it, `hosting` opens its table, `hosted` is the end. A newer list or answer ends the reading before
 * it, so a late reply changes nothing.
 */
export const bringListMachine = base.createMachine({
  id: 'bringList',
  context: ({ input }) => ({ ...NOTHING, ...input, typed: '' }),
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'startsSaved', target: 'opening' }, { target: 'empty' }] },
    empty: { on: BRING },
    sorting: {
      always: [
        { guard: 'isEmpty', target: 'empty', actions: 'forgetList' },
        { guard: 'mayFetch', target: 'fetching', actions: ['forgetList', 'tellBrought'] },
        {
          guard: 'isLink',
          target: 'failed',
          actions: ['forgetList', { type: 'noteFailure', params: { of: 'link', words: '' } }, 'tellBrought'],
        },
        { target: 'reading', actions: ['forgetList', 'noteText', 'tellBrought'] },
      ],
    },
    fetching: {
      entry: 'noteLink',
      invoke: {
        id: 'fetchCube',
        src: 'fetchCube',
        input: ({ context: { typed } }) => ({ link: typed.trim() }),
        onDone: {
          target: 'reading',
          actions: { type: 'noteCube', params: ({ event }) => ({ cube: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ of: 'fetch', words: errorWords(event.error) }),
          },
        },
      },
      on: { ...BRING, 'cancel.pressed': { target: 'empty' } },
    },
    opening: {
      invoke: {
        id: 'openList',
        src: 'openList',
        input: ({ context: { listId } }) => ({ listId: listId ?? '' }),
        onDone: {
          target: 'read',
          actions: [
            { type: 'noteOpened', params: ({ event }) => ({ opened: event.output }) },
            { type: 'tellFormat', params: toldFormat },
          ],
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ of: 'open', words: errorWords(event.error) }),
          },
        },
      },
      on: { ...BRING, 'cancel.pressed': { target: 'empty', actions: 'forgetList' } },
    },
    reading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'readList',
        src: 'readList',
        input: ({ context }) => ({ list: ownListOf(context) }),
        onDone: {
          target: 'read',
          actions: [
            { type: 'noteLook', params: ({ event }) => ({ look: event.output }) },
            { type: 'tellFormat', params: toldFormat },
          ],
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ of: 'read', words: errorWords(event.error) }),
          },
        },
      },
      on: {
        ...BRING,
        ...CHOICES,
        'section.takenIn': { guard: 'hasLook', ...ANSWERS['section.takenIn'] },
        'line.answered': { guard: 'hasLook', ...ANSWERS['line.answered'] },
        'card.answered': { guard: 'hasLook', ...ANSWERS['card.answered'] },
        'cancel.pressed': { target: 'empty', actions: 'forgetList' },
      },
    },
    read: {
      on: {
        ...BRING,
        ...CHOICES,
        ...ANSWERS,
        'clear.pressed': { target: 'empty', actions: ['forgetList', 'forgetTyped'] },
        'keep.pressed': {
          guard: 'canKeep',
          target: 'keeping',
          actions: { type: 'noteTable', params: { table: null } },
        },
        'host.pressed': [
          {
            guard: 'canHostAtOnce',
            target: 'hosting',
            actions: { type: 'noteTable', params: ({ event }) => ({ table: event.table }) },
          },
          {
            guard: 'canHost',
            target: 'keeping',
            actions: { type: 'noteTable', params: ({ event }) => ({ table: event.table }) },
          },
        ],
      },
    },
    failed: {
      on: {
        ...BRING,
        'clear.pressed': { target: 'empty', actions: ['forgetList', 'forgetTyped'] },
        'retry.pressed': [
          { guard: 'failedToFetch', target: 'fetching', actions: 'forgetFailure' },
          { guard: 'failedToOpen', target: 'opening', actions: 'forgetFailure' },
          { guard: 'failedToRead', target: 'reading' },
        ],
      },
    },
    keeping: {
      entry: 'forgetFailure',
      invoke: {
        id: 'keepList',
        src: 'keepList',
        input: ({ context }) => ({ listId: ownRowId(context), list: keptListOf(context) }),
        onDone: [
          {
            guard: 'hasTable',
            target: 'hosting',
            actions: { type: 'noteRow', params: ({ event }) => ({ row: event.output }) },
          },
          {
            target: 'read',
            actions: [
              { type: 'noteRow', params: ({ event }) => ({ row: event.output }) },
              { type: 'tellKept', params: ({ event }) => ({ row: event.output }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isFull', params: ({ event }) => ({ error: event.error }) },
            target: 'hosting',
            actions: {
              type: 'noteNotKept',
              params: ({ event }) => ({ words: errorWords(event.error) }),
            },
          },
          {
            target: 'read',
            actions: {
              type: 'noteFailure',
              params: ({ event }) => ({ of: 'keep', words: errorWords(event.error) }),
            },
          },
        ],
      },
    },
    hosting: {
      entry: 'forgetFailure',
      invoke: {
        id: 'hostList',
        src: 'hostList',
        input: ({ context }) => ({
          list: draftedListOf(context),
          format: context.format ?? '',
          table: context.table ?? { solo: true },
        }),
        onDone: {
          target: 'hosted',
          actions: { type: 'tellNotKept', params: ({ context }) => ({ words: context.notKept }) },
        },
        onError: {
          target: 'read',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ of: 'host', words: errorWords(event.error) }),
          },
        },
      },
    },
    hosted: { type: 'final' },
  },
});

export type BringListSnapshot = SnapshotFrom<typeof bringListMachine>;

export const selectBringState = ({ value }: BringListSnapshot) => value;
export const selectTypedList = ({ context }: BringListSnapshot): string => context.typed;
export const selectListLook = ({ context }: BringListSnapshot): ListLook | null => context.look;
export const selectListAnswers = ({ context }: BringListSnapshot): OwnListAnswers => context.answers;
export const selectCubeChange = ({ context }: BringListSnapshot): CubeChange | null => context.cubeChange;
export const selectListName = ({ context }: BringListSnapshot): string => context.name ?? '';
export const selectListFormat = ({ context }: BringListSnapshot): string | null => context.format;
export const selectListRow = ({ context }: BringListSnapshot): ListRow | null => context.row;
export const selectBringFailure = ({ context }: BringListSnapshot): BringListFailure | null =>
  context.failure;
export const selectIsListBusy = (snapshot: BringListSnapshot): boolean =>
  snapshot.matches('keeping') || snapshot.matches('hosting') || snapshot.matches('hosted');

/** Why no table can be opened of the list now; null where one can. */
export function selectListBlock(
  snapshot: BringListSnapshot,
): 'noList' | 'reading' | 'failed' | 'unnamed' | 'noFormat' | null {
  const { value, context } = snapshot;
  if (value === 'empty') return 'noList';
  if (value === 'failed') return 'failed';
  if (value === 'fetching' || value === 'opening' || value === 'reading') return 'reading';
  if (!isNamed(context)) return 'unnamed';
  return context.format === null ? 'noFormat' : null;
}

/** The format that is chosen, as it is offered for this list. */
export const selectOfferedFormat = ({ context }: BringListSnapshot): OfferedFormat | null =>
  offeredOf(context);

interface Given<Type extends BringListEvent['type']> {
  readonly context: BringListContext;
  readonly event: Extract<BringListEvent, { type: Type }>;
}

function toldFormat({ context }: { readonly context: BringListContext }) {
  return { offered: offeredOf(context), name: context.name ?? '' };
}

function offeredOf({ look, format: chosen }: BringListContext): OfferedFormat | null {
  return look?.formats.find(({ format }) => format === chosen) ?? null;
}

/** The chosen format where it can still be played, else the first that can. */
function formatOf({ formats }: ListLook, chosen: string | null): string | null {
  const playable = formats.filter(({ refusal }) => refusal === null);
  return (playable.find(({ format }) => format === chosen) ?? playable[0])?.format ?? null;
}

const isNamed = ({ name }: BringListContext): boolean => listNameSchema.safeParse(name).success;
const isKept = ({ row, isChanged }: BringListContext): boolean => row !== null && !isChanged;
/** Somebody else's list is saved as a new one. */
const ownRowId = ({ row }: BringListContext): string | null => (row?.isMine ? row.listId : null);

const LONGEST_NAME = 60;
const nameFrom = (title: string): string =>
  title
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();

function ownListOf({ list, answers }: BringListContext): OwnList {
  return { text: list?.text ?? '', fileName: list?.fileName ?? null, answers };
}

function keptListOf(context: BringListContext): KeptList {
  return { name: (context.name ?? '').trim(), ...ownListOf(context), link: context.list?.link ?? null };
}

function draftedListOf(context: BringListContext): DraftedList {
  if (context.row && isKept(context)) return { listId: context.row.listId };
  const { link: _, ...list } = keptListOf(context);
  return list;
}

function unprovided(name: string): never {
  throw new Error(`A list was brought without "${name}".`);
}
