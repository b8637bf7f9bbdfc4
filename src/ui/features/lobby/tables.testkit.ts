import { freshSeal, type Seat, type TableView } from '#contract/tables/tables.ts';

/** A seat of Kim's kind: a person who is here and not ready, unless told otherwise. */
export const person = (seat: number, name: string, part: Partial<Seat> = {}): Seat => ({
  seat,
  kind: 'member',
  memberId: name.toLowerCase(),
  name,
  avatarUrl: null,
  isReady: false,
  isHost: false,
  isConnected: true,
  ...part,
});

export const bot = (seat: number, name: string): Seat =>
  person(seat, name, { kind: 'bot', memberId: null, isReady: true, isConnected: false });

export const open = (seat: number): Seat =>
  person(seat, '', { kind: 'open', memberId: null, isConnected: false });

const step = [
  { do: 'pick', count: 1 },
  { do: 'pass', direction: 'left' },
] as const;

export const tableOf = (seats: readonly Seat[], part: Partial<TableView> = {}): TableView => ({
  draftId: 'table-1',
  sight: 'seated',
  code: 'KILN42',
  status: 'lobby',
  isSolo: false,
  isLocked: false,
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: {
    slug: 'emberwake-draft',
    name: 'Three packs of 15',
    format: 'booster',
    outline: { rounds: 3, decisions: 45, cards: 45 },
    packs: [{ name: 'Pack', cards: 15, count: 24 }],
    rounds: [1, 2, 3].map(() => ({ packName: 'Pack', cards: 15, opening: [], steps: [...step] })),
  },
  settings: {
    name: 'Friday embers',
    visibility: 'open',
    clock: 'standard',
    seats: seats.length,
    picksOpenTo: 'everyone',
    watchers: false,
  },
  hostId: 'mara',
  seats: [...seats],
  chat: [],
  changed: null,
  lobbyEvents: [],
  startsAtMs: null,
  createdAtMs: 0,
  startedAtMs: null,
  finishedAtMs: null,
  minutes: 18,
  seal: freshSeal(`8f3a${'0'.repeat(56)}07c2`, seats.length),
  nowMs: Date.now(),
  ...part,
});
