import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ClockPreset, GameSummary } from '#contract/games/gameSummary.ts';
import { tableSettingsSchema } from '#contract/tables/tables.ts';
import { errorWords } from '../failure.ts';
import {
  type HostSettings,
  type HostWish,
  type NamedPack,
  withClock,
  withFormat,
  withList,
  withListName,
  withName,
  withSeats,
  withTemplate,
} from './hostWish.ts';

export type HostTableEvent =
  | { type: 'template.chosen'; game: GameSummary; template: GameSummary['templates'][number] }
  | { type: 'format.chosen'; game: GameSummary; pack: NamedPack; offered: OfferedFormat }
  /** A list of one's own is what is drafted, in a format or in none yet. */
  | { type: 'list.chosen'; offered: OfferedFormat | null }
  /** The list was read again, or another format of it was chosen; while a game is drafted this changes nothing. */
  | { type: 'list.read'; offered: OfferedFormat | null }
  | { type: 'clock.chosen'; clock: ClockPreset }
  | { type: 'seats.chosen'; seats: number }
  | { type: 'name.typed'; name: string }
  | { type: 'settings.changed'; settings: Partial<HostSettings> }
  | { type: 'reset.pressed' }
  /** `listName` names the table of a list; `isSolo` drafts it against bots. */
  | { type: 'open.pressed'; isSolo: boolean; listName: string };

export interface HostTableInput {
  readonly wish: HostWish;
  /** What is set when the last table is forgotten. */
  readonly fresh: HostWish;
}

export interface HostTableContext extends HostTableInput {
  readonly isSolo: boolean;
  readonly failure: string | null;
}

export const isNameGood = ({ name }: HostWish): boolean =>
  tableSettingsSchema.shape.name.safeParse(name).success;

const base = setup({
  types: {
    context: {} as HostTableContext,
    events: {} as HostTableEvent,
    input: {} as HostTableInput,
  },
  actors: {
    openTable: fromPromise<unknown, { readonly wish: HostWish; readonly isSolo: boolean }>(() => {
      throw new Error('hostTable lacks openTable');
    }),
  },
  guards: {
    isDraftingList: ({ context: { wish } }) => wish.isList === true,
    // Against bots nobody reads the name.
    canOpen: ({ context: { wish }, event }) =>
      event.type === 'open.pressed' && (event.isSolo || isNameGood(withListName(wish, event.listName))),
  },
  actions: {
    note: assign(({ context: { wish, fresh }, event }) => ({
      wish: event.type === 'reset.pressed' ? fresh : wishAfter(wish, event),
      failure: null,
    })),
    noteOpening: assign(({ context: { wish }, event }) =>
      event.type === 'open.pressed'
        ? { wish: withListName(wish, event.listName), isSolo: event.isSolo, failure: null }
        : {},
    ),
    noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
  },
});

const CHANGED = { target: '.free', actions: 'note' } as const;

/**
 * Hosting a table, from the first choice to the open table.
 * `choosing`: everything can be changed, and every wish is complete. In it, `free`: nothing is said about it; `unnamed`: it was to be opened
 * without a name that works; `refused`: the table was not opened, and why. `opening` waits for the table, `opened` is the end.
 */
export const hostTableMachine = base.createMachine({
  id: 'hostTable',
  context: ({ input }) => ({ ...input, isSolo: false, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'free',
      states: { free: {}, unnamed: {}, refused: {} },
      on: {
        'template.chosen': CHANGED,
        'format.chosen': CHANGED,
        'list.chosen': CHANGED,
        'list.read': { guard: 'isDraftingList', ...CHANGED },
        'clock.chosen': CHANGED,
        'seats.chosen': CHANGED,
        'name.typed': CHANGED,
        'settings.changed': CHANGED,
        'reset.pressed': CHANGED,
        'open.pressed': [
          { guard: 'canOpen', target: 'opening', actions: 'noteOpening' },
          { target: '.unnamed' },
        ],
      },
    },
    opening: {
      invoke: {
        id: 'openTable',
        src: 'openTable',
        input: ({ context: { wish, isSolo } }) => ({ wish, isSolo }),
        onDone: { target: 'opened' },
        onError: {
          target: 'choosing.refused',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: errorWords(event.error) }) },
        },
      },
    },
    opened: { type: 'final' },
  },
});

function wishAfter(wish: HostWish, event: HostTableEvent): HostWish {
  switch (event.type) {
    case 'template.chosen':
      return withTemplate(wish, event.game, event.template);
    case 'format.chosen':
      return withFormat(wish, event.game, event.pack, event.offered);
    case 'list.chosen':
      return withList(withList(wish, null), event.offered);
    case 'list.read':
      return withList(wish, event.offered);
    case 'clock.chosen':
      return withClock(wish, event.clock);
    case 'seats.chosen':
      return withSeats(wish, event.seats);
    case 'name.typed':
      return withName(wish, event.name);
    case 'settings.changed':
      return { ...wish, ...event.settings };
    default:
      return wish;
  }
}

export type HostTableSnapshot = SnapshotFrom<typeof hostTableMachine>;

export const selectHostWish = ({ context }: HostTableSnapshot): HostWish => context.wish;
export const selectHostFailure = ({ context }: HostTableSnapshot): string | null => context.failure;
/** From the press on until the dialog is gone. */
export const selectIsOpening = (snapshot: HostTableSnapshot): boolean => !snapshot.matches('choosing');
export const selectHostState = ({
  value,
}: HostTableSnapshot): 'free' | 'unnamed' | 'refused' | 'opening' | 'opened' =>
  typeof value === 'object' ? value.choosing : value;
