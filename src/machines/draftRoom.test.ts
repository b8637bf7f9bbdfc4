import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import type { OpenedTable, PackView, PooledCardView, RoomChange, RoomView } from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import { instanceId, packId } from '#engine/cards.ts';
import {
  type DraftRoomContext,
  type DraftRoomEvent,
  draftRoomMachine,
  type Picking,
  SWAP_GUARD_MS,
  selectLineState,
  selectSeatState,
} from './draftRoom.ts';

const table: TableView = {
  draftId: 'd1',
  code: 'ABCD',
  status: 'drafting',
  isSolo: false,
  isLocked: false,
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: { slug: 'three', name: 'Three packs', rounds: [] },
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
  startsAtMs: null,
  createdAtMs: 0,
  startedAtMs: 0,
  finishedAtMs: null,
  minutes: 10,
  seal: 's',
  nowMs: 0,
};

const packOf = (
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

const pooled = (id: string): PooledCardView => ({
  id: instanceId(id),
  card: 0,
  finish: 'plain',
  destination: 'main',
  round: 0,
  pick: 1,
});

const roomOf = (version: number, pack: PackView | null, more: Partial<RoomView> = {}): RoomView => ({
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
  clock: { deadlineMs: null, totalSeconds: null },
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

const opened = (room: RoomView | null): OpenedTable => ({ table, room });
const changeOf = (from: number, set: RoomChange['set'], more: Partial<RoomChange> = {}): RoomChange => ({
  draftId: 'd1',
  from,
  version: from + 1,
  nowMs: 6000,
  set,
  ...more,
});

/** A room with a hub and a server that the test plays. */
function play() {
  const clock = new SimulatedClock();
  const sent: Picking[] = [];
  const told: (readonly string[])[] = [];
  const starsTold: (readonly string[])[] = [];
  let asked = 0;
  let answer: (reply: Reply<null>) => void = () => {};
  let fail: (fault: Error) => void = () => {};
  const machine = draftRoomMachine.provide({
    actors: {
      hub: fromCallback(() => {}),
      sendPick: fromPromise(({ input }) => {
        if (input.picking) sent.push(input.picking);
        return new Promise<Reply<null>>((resolve, reject) => {
          answer = resolve;
          fail = reject;
        });
      }),
    },
    actions: {
      askForView: () => {
        asked += 1;
      },
      tellReserved: ({ context }: { context: DraftRoomContext }) => {
        told.push(context.chosen);
        starsTold.push(context.starred);
      },
    },
  });
  const actor = createActor(machine, { input: { draftId: 'd1' }, clock }).start();
  const send = (event: DraftRoomEvent) => actor.send(event);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    clock,
    sent,
    told,
    starsTold,
    send,
    asked: () => asked,
    open: (room: RoomView | null, atMs = 1000) => send({ type: 'hub.opened', opened: opened(room), atMs }),
    change: (change: RoomChange, atMs = 1000) => send({ type: 'hub.roomChanged', change, atMs }),
    choose: (id: string, by: 'pointer' | 'key' = 'key', atMs = 1000) =>
      send({ type: 'card.chosen', id, by, atMs }),
    confirm: (id?: string, by: 'pointer' | 'key' = 'key', atMs = 1000) =>
      send({ type: 'pick.confirmed', destination: 'main', by, atMs, id }),
    async answer(reply: Reply<null>) {
      answer(reply);
      await settle();
    },
    async fail() {
      fail(new Error('gone'));
      await settle();
    },
    context: () => actor.getSnapshot().context,
    seat: () => selectSeatState(actor.getSnapshot()),
    line: () => selectLineState(actor.getSnapshot()),
  };
}

const done: Reply<null> = { ok: true, value: null };
const THREE = packOf('p1', 1, ['a', 'b', 'c']);
const TWO = packOf('p2', 2, ['d', 'e']);

describe('the line', () => {
  it('joins, and is live when the table is opened', () => {
    const room = play();
    expect(room.line()).toBe('joining');
    room.open(roomOf(1, THREE));
    expect([room.line(), room.seat(), room.context().offsetMs]).toEqual(['live', 'browsing', 4000]);
  });

  it('says nothing of a lost line for two and a half seconds', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'hub.dropped' });
    room.clock.increment(2499);
    expect(room.line()).toBe('quiet');
    room.clock.increment(1);
    expect(room.line()).toBe('lost');
  });

  it('is live again only with the view, after it was reconnected', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'hub.dropped' });
    room.send({ type: 'hub.reconnected' });
    expect(room.line()).toBe('resyncing');
    room.send({ type: 'hub.dropped' });
    expect(room.line()).toBe('quiet');
    room.open(roomOf(2, THREE));
    expect(room.line()).toBe('live');
  });

  it('asks for the view when the browser is online again, even if the socket never noticed', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'browser.wentOffline' });
    expect([room.line(), room.asked()]).toEqual(['offline', 0]);
    room.send({ type: 'browser.cameOnline' });
    expect([room.line(), room.asked()]).toEqual(['lost', 1]);
    room.open(roomOf(1, THREE));
    expect(room.line()).toBe('live');
  });

  it('lets a newer window have the seat until it is taken back', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'hub.superseded' });
    room.send({ type: 'browser.wentOffline' });
    room.send({ type: 'hub.dropped' });
    expect([room.line(), room.asked()]).toEqual(['superseded', 0]);
    room.send({ type: 'seat.reclaimed' });
    expect([room.line(), room.asked()]).toEqual(['joining', 1]);
  });

  it.each([
    ['hub.removed', 'removed'],
    ['hub.notOpened', 'absent'],
  ] as const)('after %s is %s with its words, and can be tried again', (type, state) => {
    const room = play();
    room.send({ type, message: 'There is no such table.' });
    expect([room.line(), room.context().message]).toEqual([state, 'There is no such table.']);
    room.send({ type: 'seat.reclaimed' });
    expect([room.line(), room.asked()]).toEqual(['joining', 1]);
  });

  it('tells what was taken while it was away', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'hub.dropped' });
    room.open(roomOf(4, TWO, { pool: [pooled('a')] }));
    expect(room.context().missed).toEqual([pooled('a')]);
    room.open(roomOf(4, TWO, { pool: [pooled('a')] }));
    expect(room.context().missed).toEqual([]);
  });
});

describe('the view', () => {
  it('keeps changes that come before it, and folds those it does not know yet', () => {
    const room = play();
    room.change(changeOf(1, { decisionsInRound: 1 }));
    room.change(changeOf(2, { pack: TWO }));
    room.open(roomOf(2, null));
    expect([room.context().room?.version, room.context().room?.pack, room.context().early]).toEqual([
      3,
      TWO,
      [],
    ]);
    expect([room.asked(), room.seat()]).toEqual([0, 'browsing']);
  });

  it('is asked for again when an early change does not join it', () => {
    const room = play();
    room.change(changeOf(7, { pack: TWO }));
    room.open(roomOf(2, null));
    expect([room.asked(), room.context().room?.version]).toEqual([1, 2]);
  });

  it('is asked for again when a change does not join it, and ignores old ones', () => {
    const room = play();
    room.open(roomOf(3, THREE));
    room.change(changeOf(1, { pack: TWO }));
    expect([room.asked(), room.context().room?.pack]).toEqual([0, THREE]);
    room.change(changeOf(5, { pack: TWO }));
    expect([room.asked(), room.context().room?.pack]).toEqual([1, THREE]);
  });

  it('is never replaced by an older one, and its log outlives a new one', () => {
    const room = play();
    room.open(roomOf(3, THREE));
    room.change(changeOf(3, undefined, { seats: [[1, 1, 1, 0]] }));
    const log = room.context().room?.log;
    room.open(roomOf(3, TWO));
    expect([room.context().room?.version, room.context().room?.pack]).toEqual([4, THREE]);
    room.send({ type: 'hub.roomReplaced', room: roomOf(9, TWO), atMs: 2000 });
    expect([room.context().room?.version, room.context().room?.log]).toEqual([9, log]);
    expect(log).toHaveLength(1);
  });

  it('holds the table as it was told last', () => {
    const room = play();
    room.send({ type: 'hub.tableChanged', table: { ...table, status: 'paused' } });
    expect(room.context().table?.status).toBe('paused');
  });
});

describe('choosing', () => {
  it('reserves, changes its mind and lets go, telling the server each time', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.choose('a');
    expect(room.seat()).toBe('reserved');
    room.choose('b');
    room.choose('b');
    expect(room.seat()).toBe('browsing');
    room.choose('nowhere');
    expect(room.told).toEqual([['a'], ['b'], [], []]);
  });

  it('ignores the pointer until a new pack has been seen', () => {
    const room = play();
    room.open(roomOf(1, THREE), 1000);
    room.choose('a', 'pointer', 1000 + SWAP_GUARD_MS - 1);
    room.confirm('a', 'pointer', 1000 + SWAP_GUARD_MS - 1);
    expect([room.seat(), room.told]).toEqual(['browsing', []]);
    room.choose('a', 'pointer', 1000 + SWAP_GUARD_MS);
    expect(room.seat()).toBe('reserved');
  });

  it('collects several cards: those taken first, then those burned', () => {
    const room = play();
    room.open(roomOf(1, packOf('p1', 1, ['a', 'b', 'c', 'd'], 1, 1)));
    room.choose('a');
    expect(room.seat()).toBe('browsing');
    room.confirm();
    expect(room.seat()).toBe('browsing');
    room.choose('b');
    room.choose('c');
    expect(room.context().chosen).toEqual(['a', 'c']);
    room.confirm();
    expect(room.sent).toEqual([
      { packId: 'p1', pickNumber: 1, cardInstanceIds: ['a'], burnIds: ['c'], destination: 'main' },
    ]);
  });

  it('knows what the server kept of the reserve, and takes a last card as chosen', () => {
    const room = play();
    room.open(roomOf(1, THREE, { hints: { reserved: [instanceId('b')], reservedBurns: [], starred: [] } }));
    expect([room.seat(), room.context().chosen]).toEqual(['reserved', ['b']]);
    room.change(
      changeOf(1, { pack: packOf('p2', 2, ['z']), hints: { reserved: [], reservedBurns: [], starred: [] } }),
    );
    expect([room.seat(), room.context().chosen]).toEqual(['reserved', ['z']]);
  });

  it('keeps a star over passes and tells the server when its card wheels', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'card.starred', id: 'c' });
    room.change(changeOf(1, { pack: TWO }));
    expect(room.starsTold).toEqual([['c']]);
    room.change(changeOf(2, { pack: packOf('p1', 3, ['b', 'c']) }));
    expect(room.starsTold).toEqual([['c'], ['c']]);
    room.send({ type: 'card.starred', id: 'c' });
    expect(room.context().starred).toEqual([]);
  });
});

describe('a pick', () => {
  it('is sent once, and the next pack is waited for', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.choose('a');
    room.confirm();
    room.confirm();
    expect([room.seat(), room.sent.length]).toEqual(['submitting', 1]);
    room.change(changeOf(1, { pack: null }, { pooled: [pooled('a')] }));
    await room.answer(done);
    expect([room.seat(), room.context().picking]).toEqual(['waiting', null]);
    room.change(changeOf(2, { pack: TWO }));
    expect([room.seat(), room.context().chosen]).toEqual(['browsing', []]);
  });

  it('does not come back when its answer is faster than the view', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('a');
    await room.answer(done);
    expect(room.seat()).toBe('waiting');
    room.change(changeOf(1, { pack: TWO }));
    expect(room.seat()).toBe('browsing');
  });

  it('can be made again after it was taken back', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('a');
    await room.answer(done);
    room.change(changeOf(1, { pack: TWO }));
    room.change(changeOf(2, { pack: THREE, pool: [] }));
    expect(room.seat()).toBe('browsing');
  });

  it('that is refused comes back with its sentence for a second and a half', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.choose('a');
    room.confirm('b');
    await room.answer({ ok: false, refusal: 'packMovedOn', message: 'That pack has moved on.' });
    expect([room.seat(), room.asked()]).toEqual(['refused', 1]);
    expect(room.context().refusal).toEqual({ message: 'That pack has moved on.', cardIds: ['b'] });
    room.clock.increment(1500);
    expect([room.seat(), room.context().refusal, room.context().chosen]).toEqual(['reserved', null, ['a']]);
  });

  it('that failed lets the next card be chosen at once', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('b');
    await room.fail();
    expect(room.context().refusal?.message).toBe('The pick did not reach the table. Nothing was taken.');
    room.choose('c');
    expect([room.seat(), room.context().refusal, room.context().chosen]).toEqual(['reserved', null, ['c']]);
  });

  it('does not choose during a refusal when no pack is in hand any more', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('b');
    room.change(changeOf(1, { pack: null }));
    await room.fail();
    room.choose('c');
    expect(room.seat()).toBe('refused');
    room.clock.increment(1500);
    expect(room.seat()).toBe('waiting');
  });
});

describe('the seat', () => {
  it('is paused and goes on where it was', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.choose('a');
    room.change(changeOf(1, { phase: 'paused' }));
    room.choose('b');
    expect([room.seat(), room.context().chosen]).toEqual(['paused', ['a']]);
    room.change(changeOf(2, { phase: 'drafting' }));
    expect(room.seat()).toBe('reserved');
    room.change(changeOf(3, { phase: 'paused', pack: null }));
    room.change(changeOf(4, { phase: 'drafting' }));
    expect(room.seat()).toBe('waiting');
  });

  it('is a bot’s until it is taken back', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.change(changeOf(1, undefined, { seats: [[0, 1, 0, 1]] }));
    expect(room.seat()).toBe('handed');
    room.change(changeOf(2, undefined, { seats: [[0, 1, 0, 0]] }));
    expect(room.seat()).toBe('browsing');
  });

  it('is finished with the draft, for players and watchers', () => {
    const player = play();
    player.open(roomOf(1, THREE));
    player.change(changeOf(1, { phase: 'complete', pack: null }));
    const watcher = play();
    watcher.open(roomOf(1, null, { seat: null }));
    expect(watcher.seat()).toBe('watching');
    watcher.change(changeOf(1, { phase: 'complete' }));
    expect([player.seat(), watcher.seat()]).toEqual(['finished', 'finished']);
  });

  it('has nothing to choose in a lobby', () => {
    const room = play();
    room.open(null);
    expect([room.line(), room.seat()]).toEqual(['live', 'watching']);
  });
});
