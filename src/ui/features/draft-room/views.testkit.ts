import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { PackView, PooledCardView, RoomView } from '#contract/room/room.ts';
import { freshSeal, type Seat, type TableView } from '#contract/tables/tables.ts';
import { instanceId, packId } from '#engine/core/cards.ts';
import { loadMessages } from '../../messages/load.ts';

await loadMessages('room', 'roomDialogs', 'roomTalk', 'common');

/** A small game, a table of four and views of it, for the tests of the room. */
export const lookForTests: GameLook = {
  slug: 'emberwake',
  name: 'Emberwake',
  cardAspect: 0.714,
  lanes: [
    { key: 'ember', label: 'Ember', hue: 'ember', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: 'tide', glyph: 'wave' },
  ],
  laneWord: 'lane',
  rarities: [
    { code: 'c', name: 'Common', colour: '#b9c2bd', shape: 'circle', order: 0 },
    { code: 'r', name: 'Rare', colour: '#f2b632', shape: 'hexagon', order: 2 },
  ],
  buckets: [],
  deckSize: 40,
  maxCopies: null,
  featuredType: null,
  attributes: [],
};

export const faceForTests = (card: number, name: string, more: Partial<CardFace> = {}): CardFace => ({
  card,
  name,
  set: 'emb',
  number: String(card),
  rarity: 'c',
  cost: 2,
  costText: '2',
  lanes: ['ember'],
  type: 'Being',
  typeLine: 'Being',
  rules: '',
  flavour: '',
  stats: null,
  image: null,
  sides: [],
  attributes: {},
  ...more,
});

export const packForTests = (cards: number, more: Partial<PackView> = {}): PackView => ({
  packId: packId('p1'),
  pickNumber: 2,
  cards: Array.from({ length: cards }, (_, card) => ({ id: instanceId(`i${card}`), card, finish: 'plain' })),
  demand: { picks: 1, burns: 0 },
  ...more,
});

export const pooledForTests = (card: number, more: Partial<PooledCardView> = {}): PooledCardView => ({
  id: instanceId(`pool${card}`),
  card,
  finish: 'plain',
  destination: 'main',
  round: 0,
  pick: card + 1,
  ...more,
});

const NAMES = ['Mara', 'Ana', 'Rook', 'Kim'];

const seatForTests = (seat: number): Seat => ({
  seat,
  kind: seat === 2 ? 'bot' : 'member',
  memberId: seat === 2 ? null : `m${seat}`,
  name: NAMES[seat] ?? '',
  avatarUrl: null,
  isReady: true,
  isHost: seat === 0,
  isConnected: true,
});

export const tableForTests = (more: Partial<TableView> = {}): TableView => ({
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
    rounds: [
      {
        packName: 'Booster',
        cards: 15,
        opening: [],
        steps: [
          { do: 'pick', count: 1 },
          { do: 'pass', direction: 'left' },
        ],
      },
    ],
  },
  settings: {
    name: 'Friday embers',
    visibility: 'open',
    clock: 'quick',
    seats: 4,
    picksOpenTo: 'everyone',
    watchers: true,
  },
  hostId: 'm0',
  seats: NAMES.map((_, seat) => seatForTests(seat)),
  chat: [],
  changed: null,
  lobbyEvents: [],
  startsAtMs: null,
  createdAtMs: 0,
  startedAtMs: 0,
  finishedAtMs: null,
  minutes: 10,
  seal: freshSeal('seal'),
  nowMs: 0,
  ...more,
});

export const viewForTests = (more: Partial<RoomView> = {}): RoomView => ({
  draftId: 'd1',
  version: 1,
  nowMs: 0,
  phase: 'drafting',
  seat: 0,
  round: 0,
  rounds: 3,
  packSize: 15,
  decisionsInRound: 1,
  direction: 'left',
  pack: null,
  pool: [],
  seats: NAMES.map((_, seat) => ({ seat, packs: seat === 0 ? 0 : 1, poolSize: 1, bot: seat === 2 })),
  mayTakeBack: false,
  board: null,
  ask: null,
  clock: { deadlineMs: null, totalSeconds: null },
  pause: null,
  mayPause: true,
  hints: { reserved: [], reservedBurns: [], starred: [] },
  log: [],
  faces: Object.fromEntries(
    [
      'Cinder Vale',
      'Static Hymn',
      'Lantern Reef',
      'Vesper Toll',
      'Glass Undertow',
      'Marrow Compass',
      'Coil Apprentice',
    ].map((name, card) => [card, faceForTests(card, name)]),
  ),
  look: lookForTests,
  ...more,
});
