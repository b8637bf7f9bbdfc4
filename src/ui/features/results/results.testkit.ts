import { bytesToHex } from '@noble/hashes/utils.js';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PickRecord, ResultsView, SeatResult } from '#contract/results/results.ts';
import { freshSeal, type TableView } from '#contract/tables/tables.ts';
import { instanceId } from '#engine/core/cards.ts';
import { stateHash, viewFor } from '#engine/draft.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { commitmentOf, fingerprintOf, lockOf, secretOf } from '#engine/seal.ts';
import { rowsHashOf, setupHashOf } from '#engine/sealedLog.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { someNonces } from '#tests/support/engine/sealedDraft.ts';
import { namedSetup } from '#tests/support/engine/setups.ts';

export const LOOK: GameLook = {
  slug: 'small',
  name: 'Small game',
  cardAspect: 0.714,
  laneWord: 'lane',
  lanes: [
    { key: 'ember', label: 'Ember', hue: 'ember', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: 'tide', glyph: 'wave' },
    { key: 'grove', label: 'Grove', hue: 'grove', glyph: 'leaf' },
  ],
  rarities: [
    { code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 },
    { code: 'rare', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 3 },
  ],
  buckets: [{ key: 'main', label: 'Main deck', min: 8, max: null }],
  deckSize: 8,
  maxCopies: null,
  featuredType: null,
  attributes: [],
};

const NAMES = ['Mara', 'Kim', 'Theo', 'Rook'];

export const seatOf = (seat: number, more: Partial<SeatResult['seat']> = {}): SeatResult['seat'] => ({
  seat,
  kind: seat === 3 ? 'bot' : 'member',
  memberId: seat === 3 ? null : `member-${seat}`,
  name: NAMES[seat] ?? `Seat ${seat + 1}`,
  avatarUrl: null,
  isReady: true,
  isHost: seat === 0,
  isConnected: true,
  ...more,
});

export const resultOf = (seat: number, picks: readonly PickRecord[] = []): SeatResult => ({
  seat: seatOf(seat),
  isOpen: true,
  lanes: ['ember'],
  picks,
  pool: picks.flatMap(({ pack, taken }) =>
    pack
      .filter(({ id }) => taken.includes(id))
      .map((card) => ({ ...card, id: instanceId(card.id), destination: 'main' })),
  ),
  deck: null,
});

export const recordOf = (round: number, pick: number, more: Partial<PickRecord> = {}): PickRecord => ({
  seq: 100 * round + pick,
  kind: 'pick',
  round,
  pick,
  packId: `pack-${round}-${pick}`,
  from: null,
  pack: [
    { id: `${round}.${pick}.a`, card: 0, finish: 'plain' },
    { id: `${round}.${pick}.b`, card: 1, finish: 'plain' },
    { id: `${round}.${pick}.c`, card: 2, finish: 'plain' },
  ],
  taken: [`${round}.${pick}.a`],
  burned: [],
  wheeled: [],
  botWouldTake: `${round}.${pick}.b`,
  botWouldTell: null,
  told: null,
  seconds: 4,
  source: 'member',
  ...more,
});

/** A seat with `rounds` packs of `picks` picks. */
export const picksOf = (rounds: number, picks: number): readonly PickRecord[] =>
  Array.from({ length: rounds * picks }, (_, at) => recordOf(1 + Math.floor(at / picks), 1 + (at % picks)));

export const tableOf = (more: Partial<TableView> = {}): TableView => ({
  draftId: 'draft-1',
  sight: 'seated',
  code: 'KBGE27',
  status: 'building',
  isSolo: false,
  isLocked: false,
  game: { slug: 'small', name: 'Small game' },
  template: {
    slug: 'small-draft',
    name: 'Two packs',
    format: 'booster',
    outline: { rounds: 2, decisions: 12, cards: 12 },
    packs: [{ name: 'Pack', cards: 6, count: 8 }],
    rounds: ['left', 'right'].map((direction) => ({
      packName: 'Pack',
      cards: 6,
      opening: [],
      steps: [
        { do: 'pick' as const, count: 1 },
        { do: 'pass' as const, direction: direction === 'left' ? ('left' as const) : ('right' as const) },
      ],
    })),
  },
  settings: {
    name: 'Friday embers',
    visibility: 'code',
    clock: 'standard',
    seats: 4,
    picksOpenTo: 'everyone',
    watchers: false,
  },
  hostId: 'member-0',
  seats: [0, 1, 2, 3].map((seat) => seatOf(seat)),
  chat: [],
  changed: null,
  lobbyEvents: [],
  startsAtMs: null,
  createdAtMs: Date.UTC(2026, 10, 20, 19, 0),
  startedAtMs: Date.UTC(2026, 10, 20, 19, 0),
  finishedAtMs: Date.UTC(2026, 10, 20, 19, 24),
  minutes: 15,
  seal: freshSeal('', 4),
  nowMs: Date.UTC(2026, 10, 20, 20, 0),
  ...more,
});

const faceOf = (setup: Setup, index: number): CardFace => {
  const card = setup.catalogue.cards[index]!;
  const { name, set, number, rarity, cost, costText, lanes, type, typeLine, rules, flavour, stats } = card;
  return {
    card: index,
    name,
    set,
    number,
    rarity,
    cost,
    costText,
    lanes: [...lanes],
    type,
    typeLine,
    rules,
    flavour,
    stats,
    image: null,
    sides: [],
    attributes: {},
  };
};

/** A whole draft made by the engine, as the two replies about it tell it. */
export function playedDraft(
  program = 'classic',
  nonces: readonly (Uint8Array | null)[] = someNonces,
): { results: ResultsView; log: DraftLogFile } {
  const setup = namedSetup(program, 4, 'retail');
  const seed = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256);
  const { states, actions } = playOut(setup, secretOf(seed, nonces), belowFrom(7), true);
  const picks: PickRecord[][] = [[], [], [], []];
  actions.forEach((action, at) => {
    const state = states[at]!;
    if (action.type !== 'pick') return;
    const pack = viewFor(setup, state, { seat: action.seat }).pack!;
    picks[action.seat]!.push({
      seq: at + 1,
      kind: 'pick',
      round: state.round + 1,
      pick: action.pickNumber,
      packId: action.packId,
      from: action.pickNumber === 1 ? null : (action.seat + (state.round === 0 ? 3 : 1)) % 4,
      pack: pack.cards,
      taken: action.cardInstanceIds,
      burned: action.burnIds,
      wheeled: [],
      botWouldTake: null,
      botWouldTell: null,
      told: null,
      seconds: at % 9,
      source: 'member',
    });
  });
  const draftId = 'draft-1';
  const hash = fingerprintOf(seed);
  const sealed = {
    seedHash: hash,
    setupHash: setupHashOf(setup),
    commitments: nonces.map((nonce, seat) => nonce && commitmentOf({ draftId, seat }, nonce)),
  };
  const seal = { ...sealed, lock: lockOf(sealed) };
  const rows = actions.map((action, at) => ({
    seq: at + 1,
    atMs: at,
    seat: 0,
    source: 'member' as const,
    action,
  }));
  const results: ResultsView = {
    table: tableOf({ draftId, seal: { ...freshSeal(hash, 4), ...seal } }),
    mySeat: 0,
    seats: picks.map((own, seat) => resultOf(seat, own)),
    faces: Object.fromEntries(setup.catalogue.cards.map((_, index) => [index, faceOf(setup, index)])),
    look: LOOK,
    seal: { hash, seed: bytesToHex(seed) },
    mayReadLog: true,
  };
  const log: DraftLogFile = {
    format: 'passleft-log',
    version: 2,
    draftId,
    name: 'Friday embers',
    setup,
    seed: bytesToHex(seed),
    seedHash: hash,
    seal: { ...seal, nonces: nonces.map((nonce) => nonce && bytesToHex(nonce)), voids: [] },
    rows,
    rowsHash: rowsHashOf(rows),
    finalStateHash: stateHash(states.at(-1)!),
  };
  return { results, log };
}
