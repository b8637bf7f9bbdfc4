import { describe, expect, it } from 'vitest';
import type { PackView, RoomView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import {
  acceptedPick,
  changeOf,
  opened,
  packOf,
  pooled,
  roomOf,
  sentPick,
  table,
} from '../testing/roomViews.ts';
import type { DraftRoomContext } from './draftRoomFacts.ts';
import {
  isChosenEnough,
  isGapLeft,
  missedIn,
  pickingOf,
  tableNewsOf,
  toggled,
  turnOf,
  withEarly,
  withView,
} from './roomFolding.ts';

const THREE = packOf('p1', 1, ['a', 'b', 'c']);
const TWO = packOf('p2', 2, ['d', 'e']);
const TAKE_AND_BURN = packOf('p1', 1, ['a', 'b', 'c', 'd'], 1, 2);

const around = (room: RoomView | null, more: Partial<DraftRoomContext> = {}): DraftRoomContext => ({
  draftId: 'd1',
  table: null,
  room,
  early: [],
  chosen: [],
  starred: [],
  picking: null,
  picked: null,
  refusal: null,
  message: null,
  missed: [],
  offsetMs: 0,
  packShownAtMs: 0,
  ...more,
});
const holding = (pack: PackView | null, more: Partial<DraftRoomContext> = {}) =>
  around(roomOf(4, pack), more);
const hints = (more: Partial<RoomView['hints']>) => ({
  reserved: [],
  reservedBurns: [],
  starred: [],
  ...more,
});
const ids = (...names: string[]) => names.map(instanceId);

describe('whose turn it is', () => {
  const mine = acceptedPick('p1', 1, 4);
  const bots = [
    { seat: 0, packs: 1, poolSize: 0, bot: true },
    { seat: 1, packs: 1, poolSize: 0, bot: false },
  ];
  const claiming = (...packs: number[]) =>
    around(
      roomOf(4, null, {
        ask: { kind: 'claim', turnId: 't1', turnNumber: 1, free: ids('a'), own: [] },
        seats: packs.map((held, seat) => ({ seat, packs: held, poolSize: 0, bot: false })),
      }),
    );
  it.each<[string, DraftRoomContext, string]>([
    ['is not known without a view', around(null), 'unknown'],
    ['is nobody’s when the draft is complete', around(roomOf(4, THREE, { phase: 'complete' })), 'over'],
    [
      'is nobody’s when it is complete for a watcher, too',
      around(roomOf(4, null, { phase: 'complete', seat: null })),
      'over',
    ],
    ['is never a watcher’s', around(roomOf(4, null, { seat: null })), 'watching'],
    [
      'is never a watcher’s, not in a pause either',
      around(roomOf(4, null, { seat: null, phase: 'paused' })),
      'watching',
    ],
    ['is a bot’s that plays the seat', around(roomOf(4, THREE, { seats: bots })), 'handed'],
    ['is a bot’s in a pause, too', around(roomOf(4, THREE, { seats: bots, phase: 'paused' })), 'handed'],
    ['is not a bot’s that plays another seat', around(roomOf(4, THREE, { seats: bots, seat: 1 })), 'pack'],
    ['is nobody’s in a pause', around(roomOf(4, THREE, { phase: 'paused' })), 'paused'],
    ['waits for a pack', holding(null), 'noPack'],
    ['is yours while you may claim and are waited for', claiming(1, 0), 'pack'],
    ['is not yours when you are done and others still claim', claiming(0, 1), 'noPack'],
    ['is nobody’s when nobody claims any more', claiming(0, 0), 'noPack'],
    ['is yours with a pack', holding(THREE), 'pack'],
    ['is over with the pick that was accepted', holding(THREE, { picked: mine }), 'noPack'],
    ['is yours again in a newer view', holding(THREE, { picked: { ...mine, version: 3 } }), 'pack'],
    ['is yours with another pack', holding(THREE, { picked: { ...mine, packId: 'p9' } }), 'pack'],
    ['is yours with another pick of it', holding(THREE, { picked: { ...mine, pickNumber: 2 } }), 'pack'],
  ])('%s', (_words, context, turn) => {
    expect(turnOf(context)).toBe(turn);
  });
});

describe('choosing cards', () => {
  it('is done when as many are chosen as are taken and burned', () => {
    const enough = (pack: PackView | null, ...chosen: string[]) => isChosenEnough(holding(pack, { chosen }));
    expect([enough(THREE), enough(THREE, 'a'), enough(TAKE_AND_BURN, 'a', 'b')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(enough(TAKE_AND_BURN, 'a', 'b', 'c')).toBe(true);
    expect([enough(null), isChosenEnough(around(null))]).toEqual([false, false]);
  });

  it('is done with all cards of a pack that holds fewer', () => {
    const short = packOf('p1', 1, ['a', 'b'], 2, 2);
    expect(isChosenEnough(holding(short, { chosen: ['b', 'a'] }))).toBe(true);
  });

  it.each<[string, readonly string[], string, readonly string[]]>([
    ['adds a card', ['a'], 'b', ['a', 'b']],
    ['lets a chosen card go', ['a', 'b'], 'a', ['b']],
    ['lets the last one give way when all are chosen', ['a', 'b', 'c'], 'd', ['a', 'b', 'd']],
    ['leaves out a card of another pack', ['a'], 'z', ['a']],
  ])('%s', (_words, chosen, id, after) => {
    expect(toggled(holding(TAKE_AND_BURN, { chosen }), id)).toEqual(after);
  });

  it('changes nothing without a pack', () => {
    expect(toggled(holding(null, { chosen: ['a'] }), 'a')).toEqual(['a']);
    expect(toggled(around(null, { chosen: ['a'] }), 'a')).toEqual(['a']);
  });
});

describe('the pick as it would be sent', () => {
  const whole = sentPick({
    packId: 'p1',
    pickNumber: 1,
    cardInstanceIds: ['a'],
    burnIds: ['b', 'c'],
    destination: 'side',
  });

  it('takes the first cards and burns the next', () => {
    expect(pickingOf(holding(TAKE_AND_BURN, { chosen: ['a', 'b', 'c'] }), 'side', undefined)).toEqual(whole);
  });

  it('is completed by a card that is not chosen yet', () => {
    expect(pickingOf(holding(TAKE_AND_BURN, { chosen: ['a', 'b'] }), 'side', 'c')).toEqual(whole);
    expect(pickingOf(holding(TAKE_AND_BURN, { chosen: ['a', 'b', 'c'] }), 'side', 'c')).toEqual(whole);
  });

  it('is none while cards are missing, and none without a pack', () => {
    expect([
      pickingOf(holding(TAKE_AND_BURN, { chosen: ['a'] }), 'main', undefined),
      pickingOf(holding(TAKE_AND_BURN, { chosen: ['a'] }), 'main', 'a'),
      pickingOf(holding(THREE), 'main', 'z'),
      pickingOf(holding(null, { chosen: ['a'] }), 'main', 'a'),
      pickingOf(around(null), 'main', 'a'),
    ]).toEqual([null, null, null, null, null]);
  });
});

describe('a view that comes', () => {
  it('is the room, with the time of the server', () => {
    const room = roomOf(1, null);
    expect(withView(around(null), room, 1000)).toEqual({ room, early: [], offsetMs: 4000 });
  });

  it('with a new pack shows when it came, what the server kept of the choice, and all stars', () => {
    const room = roomOf(5, TWO, {
      hints: hints({ reserved: ids('d'), reservedBurns: ids('e'), starred: ids('d', 'c') }),
    });
    expect(withView(holding(THREE, { chosen: ['a'], starred: ['c', 'a'] }), room, 700)).toEqual({
      room,
      early: [],
      offsetMs: 4300,
      packShownAtMs: 700,
      chosen: ['d', 'e'],
      starred: ['c', 'a', 'd'],
    });
  });

  it('brings a wish list back that was made while others choose, the first time it comes', () => {
    const room = roomOf(5, null, { hints: hints({ starred: ids('d', 'c') }) });
    expect(withView(around(null), room, 1000)).toMatchObject({ starred: ['d', 'c'] });
    expect(withView(around(roomOf(4, null)), room, 1000)).not.toHaveProperty('starred');
  });

  it('with the same pack keeps what is chosen', () => {
    expect(withView(holding(THREE, { chosen: ['a'] }), roomOf(5, THREE), 700)).toEqual({
      room: roomOf(5, THREE),
      early: [],
      offsetMs: 4300,
    });
  });

  it.each<[string, PackView, readonly string[]]>([
    ['the same pack at another pick is new', packOf('p1', 2, ['a', 'b', 'c']), []],
    ['a pack of which all is wanted is chosen whole', packOf('p2', 2, ['d', 'e'], 1, 1), ['d', 'e']],
    ['a last card is chosen', packOf('p2', 2, ['d']), ['d']],
  ])('%s', (_words, pack, chosen) => {
    expect(withView(holding(THREE, { chosen: ['a'] }), roomOf(5, pack), 0)).toMatchObject({ chosen });
  });

  it('says nothing new when it is older, but takes the place of one of the same age', () => {
    const before = holding(THREE);
    expect(withView(before, roomOf(3, TWO), 0)).toEqual({});
    expect(withView(before, roomOf(4, null), 0)).toEqual({
      room: roomOf(4, null),
      early: [],
      offsetMs: 5000,
    });
  });

  it('without a room forgets the room', () => {
    expect(withView(holding(THREE), null, 0)).toEqual({ room: null, early: [] });
  });

  it('without a log keeps the log that is known, and no other', () => {
    const entry = { version: 4, atMs: 1, what: 'paused', seat: null, card: null, count: 1 } as const;
    const known = around(roomOf(4, THREE, { log: [entry] }));
    expect(withView(known, roomOf(5, THREE), 0)).toMatchObject({ room: { log: [entry] } });
    expect(withView(known, roomOf(5, THREE, { log: [entry, entry] }), 0)).toMatchObject({
      room: { log: [entry, entry] },
    });
  });
});

describe('changes that came before their view', () => {
  const early = [changeOf(1, { pack: TWO }), changeOf(2, { pack: THREE })];

  it('are folded into it one after the other, those it knows already left out', () => {
    expect(withEarly(roomOf(1, null), early)).toMatchObject({ version: 3, pack: THREE });
    expect(withEarly(roomOf(2, null), early)).toMatchObject({ version: 3, pack: THREE });
    expect(withEarly(roomOf(3, null), early)).toEqual(roomOf(3, null));
    expect(withEarly(roomOf(9, null), [])).toEqual(roomOf(9, null));
  });

  it('leave a gap when one between them is missing', () => {
    expect(withEarly(roomOf(0, null), early)).toBeNull();
    expect(withEarly(roomOf(1, null), [changeOf(1, {}), changeOf(3, {}), changeOf(4, {})])).toBeNull();
    expect(isGapLeft(around(null, { early }), opened(roomOf(0, null)))).toBe(true);
  });

  it('leave none when they join it, or where there is no room yet', () => {
    expect(isGapLeft(around(null, { early }), opened(roomOf(1, null)))).toBe(false);
    expect(isGapLeft(around(null, { early }), opened(null))).toBe(false);
  });
});

describe('what was taken while the window was away', () => {
  const pool = [pooled('a'), pooled('b'), pooled('c')];
  const away = (more: Partial<DraftRoomContext> = {}) =>
    around(roomOf(1, THREE, { pool: [pooled('a')] }), more);

  const events = [
    { type: 'took', seat: 0, count: 2, cards: ids('b', 'c') },
    { type: 'took', seat: 1, count: 1, cards: ids('a') },
  ] as const;

  it('is what came into the own pool', () => {
    expect(missedIn(events, away(), roomOf(4, TWO, { pool }))).toEqual([pooled('b'), pooled('c')]);
  });

  it('is not the own pick that was on its way', () => {
    const picking = sentPick({
      packId: 'p1',
      pickNumber: 1,
      cardInstanceIds: ['b'],
      burnIds: [],
      destination: 'main',
    });
    expect(missedIn(events, away({ picking }), roomOf(4, TWO, { pool }))).toEqual([pooled('c')]);
  });

  it('is nothing for a window that only just came, or has no room', () => {
    expect(missedIn([], around(null), roomOf(4, TWO, { pool }))).toEqual([]);
    expect(missedIn(events, away(), null)).toEqual([]);
  });
});

describe('what is news of a table', () => {
  const line = (id: string) => ({ id, memberId: 'kim', name: 'Kim', text: id, atMs: 0 });
  const known = {
    ...table,
    nowMs: 5,
    chat: [line('a'), line('b')],
    lobbyEvents: [{ seq: 7, type: 'readyAsked' as const }],
  };
  const context = { table: known };

  it('is what is numbered after the last that was known, and the lines after the last line', () => {
    const later = {
      ...known,
      nowMs: 6,
      chat: [line('b'), line('c')],
      lobbyEvents: [...known.lobbyEvents, { seq: 8, type: 'startAnnounced' as const }],
    };
    expect(tableNewsOf(context, later)).toEqual([
      {
        type: 'table.happened',
        events: [{ seq: 8, type: 'startAnnounced' }],
        lines: [line('c')],
        table: later,
      },
    ]);
  });

  it('is nothing on arrival, nothing that came before, and nothing where nothing happened', () => {
    expect(tableNewsOf({ table: null }, known)).toEqual([]);
    expect(tableNewsOf(context, { ...known, nowMs: 4, chat: [line('z')] })).toEqual([]);
    expect(tableNewsOf(context, { ...known, nowMs: 9 })).toEqual([]);
  });

  it('is each seat that voted to end the draft since, once', () => {
    const first = { ...known, nowMs: 6, endVotes: [2] };
    expect(tableNewsOf(context, first)).toEqual([{ type: 'votes.cast', seats: [2], table: first }]);
    const second = { ...known, nowMs: 7, endVotes: [2, 0] };
    expect(tableNewsOf({ table: first }, second)).toEqual([
      { type: 'votes.cast', seats: [0], table: second },
    ]);
    expect(tableNewsOf({ table: second }, { ...known, nowMs: 8, endVotes: [2] })).toEqual([]);
  });

  it('is that the host closed the room, and that they opened it again', () => {
    const left = { ...known, nowMs: 6, hostLeftAtMs: 5 };
    expect(tableNewsOf(context, left)).toEqual([{ type: 'host.left', table: left }]);
    const back = { ...known, nowMs: 7, hostLeftAtMs: null };
    expect(tableNewsOf({ table: left }, back)).toEqual([{ type: 'host.returned', table: back }]);
    expect(tableNewsOf({ table: left }, { ...left, nowMs: 8 })).toEqual([]);
  });
});
