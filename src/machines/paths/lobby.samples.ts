import type { LobbyEvent as TableEvent } from '#contract/tables/lobbyEvents.ts';
import type { ChatLine, Seat, TableView } from '#contract/tables/tables.ts';
import type { ShownTable } from '../tables/lobbyPlace.ts';
import { table as plain } from '../testing/roomViews.ts';

export const ME = 'kim';

const seat = (at: number, memberId: string | null, isHost = false): Seat => ({
  seat: at,
  kind: memberId === null ? 'open' : 'member',
  memberId,
  name: memberId ?? '',
  avatarUrl: null,
  isReady: false,
  isHost,
  isConnected: memberId !== null,
});

export const THEO = seat(1, 'theo');
const OPEN = seat(1, null);
const HOST = seat(0, 'mara', true);
const MINE = [seat(0, ME, true), THEO];
const WITH_ME = [HOST, seat(1, ME), seat(2, 'theo')];

/** Tables as they can be found; each is known by its code. */
const tableOf = (code: string, seats: readonly Seat[], part: Partial<TableView> = {}): TableView => ({
  ...plain,
  ...{
    draftId: 'table-1',
    code,
    status: 'lobby',
    isSolo: false,
    seats: [...seats],
    chat: [],
    lobbyEvents: [],
  },
  ...{ hostId: seats[0]?.memberId ?? null, startsAtMs: null, startedAtMs: null, nowMs: 1000 },
  settings: { ...plain.settings, name: 'Tea', watchers: false },
  ...part,
});

export const TABLES = {
  hosting: tableOf('hosting', MINE),
  alone: tableOf('alone', [seat(0, ME, true), OPEN]),
  seated: tableOf('seated', WITH_ME),
  watching: tableOf('watching', [HOST, OPEN], { sight: 'watching' }),
  standing: tableOf('standing', [HOST, OPEN], { sight: 'invited' }),
  locked: tableOf('locked', [HOST, OPEN], { sight: 'invited', isLocked: true }),
  counting: tableOf('counting', WITH_ME, { status: 'countdown', startsAtMs: 6000 }),
  cancelled: tableOf('cancelled', WITH_ME, { status: 'cancelled' }),
  closed: tableOf('closed', [HOST, OPEN], { status: 'drafting', sight: 'summary' }),
  drafting: tableOf('drafting', WITH_ME, { status: 'drafting' }),
  over: tableOf('over', WITH_ME, { status: 'finished' }),
} as const satisfies Readonly<Record<string, TableView>>;

export type Told = {
  readonly wording: string;
  readonly shown: ShownTable;
  readonly atMs: number;
};

const told = (wording: string, table: TableView | null, line: ShownTable['line'] = 'live'): Told => ({
  wording,
  shown: { table, line, message: line === 'removed' || line === 'absent' ? 'You are out.' : null },
  atMs: 1000,
});

export const FIRST: ShownTable = { table: null, line: 'joining', message: null };

/** What the room's machine can say, and where it leads. */
export const TOLD: readonly Told[] = [
  ...Object.entries(TABLES).map(([name, table]) => told(name, table)),
  told('nothing yet', null, 'joining'),
  told('lost', TABLES.seated, 'lost'),
  told('offline', TABLES.seated, 'offline'),
  told('removed', TABLES.seated, 'removed'),
  told('another window', TABLES.seated, 'superseded'),
  told('no such table', null, 'absent'),
];

export const LINE: ChatLine = { id: 'l1', memberId: 'theo', name: 'theo', text: 'Hi', atMs: 900 };
const happened = (wording: string, events: readonly TableEvent[], lines: readonly ChatLine[] = []) => ({
  wording,
  events,
  lines,
});
export const HAPPENED = [
  happened('the start', [{ seq: 1, type: 'startAnnounced' }]),
  happened('a ready check', [{ seq: 1, type: 'readyAsked' }]),
  happened('a message', [], [LINE]),
];

export const COMMANDS = {
  bot: [{ type: 'addBot', seat: 1 }],
  close: [
    { type: 'moveSeat', from: 1, to: 2 },
    { type: 'changeSettings', settings: { seats: 2 } },
  ],
  ready: [{ type: 'ready', isReady: true }],
  sit: [{ type: 'sit', seat: null }],
} as const;
export const CHANGED = { name: 'Green tea' };
