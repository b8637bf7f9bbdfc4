import type { OpenedTable, PackView, PooledCardView, RoomChange, RoomView } from '#contract/room/room.ts';
import type { WireEvent } from '#contract/room/roomEvents.ts';
import { toWire } from '#contract/room/wireEvents.ts';
import { freshSeal, type TableView } from '#contract/tables/tables.ts';
import { instanceId, packId } from '#engine/core/cards.ts';
import type { Picked, Picking } from '../room/draftRoomFacts.ts';

/** A table of two seats that drafts. */
export const table: TableView = {
  draftId: 'd1',
  sight: 'seated',
  code: 'ABCD',
  status: 'drafting',
  isSolo: false,
  isLocked: false,
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: {
    slug: 'three',
    name: 'Three packs',
    format: 'booster',
    outline: { rounds: 3, decisions: 45, cards: 45 },
    packs: [{ name: 'Pack', cards: 15, count: 24 }],
    rounds: [],
  },
  settings: {
    name: 'Friday embers',
    visibility: 'open',
    clock: 'quick',
    seats: 2,
    picksOpenTo: 'everyone',
    watchers: true,
  },
  hostId: 'm1',
  seats: [],
  chat: [],
  changed: null,
  lobbyEvents: [],
  startsAtMs: null,
  createdAtMs: 0,
  startedAtMs: 0,
  finishedAtMs: null,
  minutes: 10,
  seal: freshSeal('s'),
  nowMs: 0,
};

/** A pack with cards of these ids. */
export const packOf = (
  id: string,
  pickNumber: number,
  cards: readonly string[],
  picks = 1,
  burns = 0,
): PackView => ({
  packId: packId(id),
  pickNumber,
  cards: cards.map((card, index) => ({ id: instanceId(card), card: index, finish: 'plain' })),
  demand: { picks, burns },
});

/** A card of the pool. */
export const pooled = (id: string): PooledCardView => ({
  id: instanceId(id),
  card: 0,
  finish: 'plain',
  destination: 'main',
  round: 0,
  pick: 1,
});

/** The view of a player's room at a version. */
export const roomOf = (version: number, pack: PackView | null, more: Partial<RoomView> = {}): RoomView => ({
  draftId: 'd1',
  version,
  nowMs: 5000,
  phase: 'drafting',
  seat: 0,
  round: 0,
  rounds: 3,
  packSize: 3,
  decisionsInRound: 0,
  direction: 'left',
  pack,
  pool: [],
  seats: [
    { seat: 0, packs: pack ? 1 : 0, poolSize: 0, bot: false },
    { seat: 1, packs: 1, poolSize: 0, bot: false },
  ],
  mayTakeBack: false,
  board: null,
  ask: null,
  clock: { deadlineMs: null, totalSeconds: null },
  pause: null,
  mayPause: true,
  hints: { reserved: [], reservedBurns: [], starred: [] },
  log: [],
  faces: {},
  look: {
    slug: 'emberwake',
    name: 'Emberwake',
    cardAspect: 0.714,
    lanes: [],
    laneWord: 'lane',
    rarities: [],
    buckets: [],
    deckSize: 40,
    maxCopies: null,
    featuredType: null,
    attributes: [],
  },
  ...more,
});

/** What the hub tells when it opens the table. */
export const opened = (room: RoomView | null, news: OpenedTable['news'] = null): OpenedTable => ({
  table,
  room,
  news,
});
/** A seat took these cards; of another seat nobody knows which one it was. */
export const tookEvent = (seat: number, ...ids: readonly string[]): WireEvent =>
  toWire({ type: 'took', seat, count: Math.max(1, ids.length), cards: ids.map(instanceId) });

const PHASE_EVENTS = { paused: 'paused', drafting: 'resumed', complete: 'completed' } as const;

/** How a draft comes to a phase. */
export const phaseEvent = (phase: RoomView['phase']): WireEvent => toWire({ type: PHASE_EVENTS[phase] });

/** How a pack or another turn comes to the own seat, or none does. */
export const turnEvents = ({ pack, ask }: Pick<RoomView, 'pack' | 'ask'>): readonly WireEvent[] =>
  pack || ask ? [toWire({ type: 'asked' })] : [];

/** The difference from a version to the next. */
export const changeOf = (
  from: number,
  set: RoomChange['set'],
  more: Partial<RoomChange> = {},
): RoomChange => ({
  draftId: 'd1',
  from,
  version: from + 1,
  nowMs: 6000,
  set,
  ...more,
});

/** A pick that was accepted on a view of that version; which cards it took is left open. */
export const acceptedPick = (packId: string, pickNumber: number, version: number): Picked => ({
  ...sentPick({ packId, pickNumber, cardInstanceIds: [], burnIds: [], destination: 'main' }),
  version,
});

/** A pick with the command it is sent as. */
export const sentPick = (pick: Omit<Picking, 'command'>): Picking => ({
  ...pick,
  command: {
    type: 'pick',
    ...pick,
    cardInstanceIds: [...pick.cardInstanceIds],
    burnIds: [...pick.burnIds],
  },
});
