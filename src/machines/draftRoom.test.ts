import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import type { RoomChange, RoomView } from '#contract/room.ts';
import { instanceId } from '#engine/cards.ts';
import { draftRoomMachine } from './draftRoom.ts';
import { type DraftRoomContext, type DraftRoomEvent, type Picking, SWAP_GUARD_MS } from './draftRoomFacts.ts';
import {
  selectChosen,
  selectLineState,
  selectMessage,
  selectMissed,
  selectOffsetMs,
  selectPicking,
  selectRefusal,
  selectRoom,
  selectSeatState,
  selectStarred,
  selectTable,
} from './draftRoomSelectors.ts';
import { changeOf, opened, packOf, pooled, roomOf, sentPick, table } from './testing/roomViews.ts';

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
    snapshot: () => actor.getSnapshot(),
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
    // What the newer window took was taken by the same person.
    room.open(roomOf(9, TWO, { pool: [pooled('a')] }));
    expect([room.line(), room.context().missed]).toEqual(['live', []]);
    room.send({ type: 'hub.dropped' });
    room.open(roomOf(12, TWO, { pool: [pooled('a'), pooled('b')] }));
    expect(room.context().missed).toEqual([pooled('b')]);
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
      sentPick({ packId: 'p1', pickNumber: 1, cardInstanceIds: ['a'], burnIds: ['c'], destination: 'main' }),
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

  it('tells the server of a starred card that wheeled while the line was away, and of none that it knows', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'card.starred', id: 'c' });
    room.change(changeOf(1, { pack: TWO }));
    room.send({ type: 'hub.dropped' });
    room.open(roomOf(5, packOf('p1', 3, ['b', 'c'])));
    expect(room.starsTold).toEqual([['c'], ['c']]);
    const hints = { reserved: [], reservedBurns: [], starred: [instanceId('c')] };
    room.open(roomOf(5, packOf('p1', 3, ['b', 'c']), { hints }));
    room.send({
      type: 'hub.roomReplaced',
      room: roomOf(6, packOf('p1', 3, ['b', 'c']), { hints }),
      atMs: 1000,
    });
    expect(room.starsTold).toHaveLength(2);
  });

  it('shows what another window chose of the same pack when the seat is taken back from it', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.choose('a');
    room.send({ type: 'hub.superseded' });
    room.send({ type: 'seat.reclaimed' });
    room.open(roomOf(1, THREE, { hints: { reserved: [instanceId('b')], reservedBurns: [], starred: [] } }));
    expect([room.seat(), room.context().chosen]).toEqual(['reserved', ['b']]);
    room.send({ type: 'hub.dropped' });
    room.choose('c');
    room.open(roomOf(1, THREE));
    expect(room.context().chosen).toEqual(['c']);
  });

  it('puts stars in the order that is wished, those that were not named behind, and tells the server', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    for (const id of ['a', 'b', 'c']) room.send({ type: 'card.starred', id });
    room.send({ type: 'stars.ordered', ids: ['c', 'a'] });
    expect(room.context().starred).toEqual(['c', 'a', 'b']);
    expect(room.starsTold.at(-1)).toEqual(['c', 'a', 'b']);
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

describe('a window that was just opened', () => {
  it('knows nothing but which draft it is for', () => {
    expect(play().context()).toEqual({
      draftId: 'd1',
      table: null,
      room: null,
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
    });
  });

  it('has one hub, which is told the draft', () => {
    const told: unknown[] = [];
    const hub = fromCallback<DraftRoomEvent, { draftId: string }>(({ input }) => void told.push(input));
    const actor = createActor(draftRoomMachine.provide({ actors: { hub } }), { input: { draftId: 'd7' } });
    actor.start();
    expect([told, Object.keys(actor.getSnapshot().children), actor.logic.id]).toEqual([
      [{ draftId: 'd7' }],
      ['hub'],
      'draftRoom',
    ]);
  });

  it('fails loudly when nobody gave it a hub', () => {
    const faults: unknown[] = [];
    const actor = createActor(draftRoomMachine, { input: { draftId: 'd1' } });
    actor.subscribe({ error: (fault) => faults.push(fault) });
    actor.start();
    expect(faults).toEqual([new Error('provide `hub`')]);
  });

  it('loses the line while it is joining like any other', () => {
    const room = play();
    room.send({ type: 'hub.dropped' });
    expect(room.line()).toBe('quiet');
  });
});

describe('a lost line', () => {
  it('is told while it is offline, and when it has been lost for long', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    const isTold = () => room.snapshot().hasTag('lineTold');
    const seen = [isTold()];
    room.send({ type: 'hub.dropped' });
    seen.push(isTold());
    room.clock.increment(2500);
    seen.push(isTold());
    room.send({ type: 'hub.reconnected' });
    seen.push(isTold());
    room.send({ type: 'browser.wentOffline' });
    seen.push(isTold());
    expect(seen).toEqual([false, false, true, false, true]);
  });

  it('asks for its view again when the socket comes back before the browser says so', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'browser.wentOffline' });
    room.send({ type: 'hub.reconnected' });
    expect(room.line()).toBe('resyncing');
  });

  it('is live with the view that leaves a gap, while the whole one is asked for', () => {
    const room = play();
    room.change(changeOf(7, { pack: TWO }));
    room.open(roomOf(2, THREE));
    expect([room.line(), room.asked(), room.context().room?.pack]).toEqual(['live', 1, THREE]);
  });
});

describe('a board that asks', () => {
  const ask = { kind: 'choose', turnId: 't1', turnNumber: 1, options: ['take', 'pass'] } as const;
  const board = (version: number, more: Partial<RoomView> = {}) => roomOf(version, null, { ask, ...more });
  const take = { type: 'choose', turnId: 't1', turnNumber: 1, option: 'take' } as const;
  const decide = (room: ReturnType<typeof play>, by: 'pointer' | 'key' = 'key', atMs = 1000) =>
    room.send({ type: 'decision.confirmed', command: take, by, atMs });

  it('is decided once, and waits for the next view', async () => {
    const room = play();
    room.open(board(1));
    expect(room.seat()).toBe('browsing');
    room.choose('take');
    expect([room.seat(), room.context().chosen]).toEqual(['reserved', ['take']]);
    decide(room);
    decide(room);
    expect([room.seat(), room.sent.map(({ command }) => command)]).toEqual(['submitting', [take]]);
    await room.answer(done);
    expect(room.seat()).toBe('waiting');
    room.change({ draftId: 'd1', from: 1, version: 2, nowMs: 5000, set: { ask: { ...ask, turnNumber: 2 } } });
    expect([room.seat(), room.context().chosen]).toEqual(['browsing', []]);
  });

  it('takes no pointer for 300 ms after a new turn, and no decision about another turn', () => {
    const room = play();
    room.open(board(1), 1000);
    decide(room, 'pointer', 1299);
    room.send({ type: 'decision.confirmed', command: { ...take, turnNumber: 7 }, by: 'key', atMs: 2000 });
    expect([room.seat(), room.sent]).toEqual(['browsing', []]);
    decide(room, 'pointer', 1300);
    expect(room.seat()).toBe('submitting');
  });

  it('tells why it was refused, asks for the view and goes on', async () => {
    const room = play();
    room.open(board(1));
    decide(room);
    await room.answer({ ok: false, refusal: 'turnPassed', message: 'That turn is over. Nothing was taken.' });
    expect([room.seat(), room.context().refusal?.message, room.asked()]).toEqual([
      'refused',
      'That turn is over. Nothing was taken.',
      1,
    ]);
    room.clock.increment(1500);
    expect(room.seat()).toBe('browsing');
  });
});

describe('what screens read', () => {
  it('is each part of what is known', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'hub.dropped' });
    room.open(roomOf(2, TWO, { pool: [pooled('a')] }));
    room.send({ type: 'card.starred', id: 'e' });
    room.choose('d');
    room.confirm();
    expect([
      selectTable(room.snapshot()),
      selectRoom(room.snapshot()),
      selectChosen(room.snapshot()),
      selectStarred(room.snapshot()),
      selectPicking(room.snapshot()),
      selectRefusal(room.snapshot()),
      selectMissed(room.snapshot()),
      selectMessage(room.snapshot()),
      selectOffsetMs(room.snapshot()),
    ]).toEqual([
      table,
      roomOf(2, TWO, { pool: [pooled('a')] }),
      ['d'],
      ['e'],
      sentPick({ packId: 'p2', pickNumber: 2, cardInstanceIds: ['d'], burnIds: [], destination: 'main' }),
      null,
      [pooled('a')],
      null,
      4000,
    ]);
    expect(Object.keys(room.snapshot().children).sort()).toEqual(['hub', 'sendPick']);
    await room.answer({ ok: false, refusal: 'packMovedOn', message: 'That pack has moved on.' });
    room.send({ type: 'hub.removed', message: 'Your seat was cleared.' });
    expect([selectRefusal(room.snapshot()), selectMessage(room.snapshot())]).toEqual([
      { message: 'That pack has moved on.', cardIds: ['d'] },
      'Your seat was cleared.',
    ]);
  });

  it('may choose exactly while a pack is in hand', () => {
    const room = play();
    const mayChoose = () => room.snapshot().hasTag('mayChoose');
    const seen = [mayChoose()];
    room.open(roomOf(1, THREE));
    seen.push(mayChoose());
    room.choose('a');
    seen.push(mayChoose());
    room.confirm();
    seen.push(mayChoose());
    expect(seen).toEqual([false, true, true, false]);
  });

  it('is the newest table that was told, the later one of two from the same moment', () => {
    const room = play();
    const told = (nowMs: number, code: string) => {
      room.send({ type: 'hub.tableChanged', table: { ...table, nowMs, code } });
      return room.context().table?.code;
    };
    expect([told(100, 'AAAA'), told(90, 'BBBB'), told(100, 'CCCC'), told(110, 'DDDD')]).toEqual([
      'AAAA',
      'AAAA',
      'CCCC',
      'DDDD',
    ]);
    room.open(roomOf(1, null));
    expect(room.context().table?.code).toBe('DDDD');
  });
});

describe('a change of the view', () => {
  it('that is known already asks for nothing', () => {
    const room = play();
    room.open(roomOf(3, THREE));
    room.change(changeOf(2, { pack: TWO }));
    expect([room.asked(), room.context().room?.pack]).toEqual([0, THREE]);
  });

  it('that brings a starred card back is folded as well', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'card.starred', id: 'e' });
    room.change(changeOf(1, { pack: TWO }), 1500);
    expect([room.context().room?.pack, room.context().packShownAtMs]).toEqual([TWO, 1500]);
    expect(room.starsTold).toEqual([['e'], ['e']]);
  });
});

describe('stars', () => {
  it('are given and taken one by one, telling the server each time', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    for (const id of ['b', 'c', 'b']) room.send({ type: 'card.starred', id });
    expect(room.starsTold).toEqual([['b'], ['b', 'c'], ['c']]);
  });
});

describe('a pick on its way', () => {
  it('is forgotten with the room, should the table be opened again without one', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('a');
    room.open(null);
    await room.answer(done);
    expect([room.context().picked, room.context().picking, room.seat()]).toEqual([null, null, 'waiting']);
  });

  it('is remembered with the version it was made on', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('a');
    await room.answer(done);
    expect(room.context().picked).toMatchObject({ packId: 'p1', pickNumber: 1, version: 1 });
  });

  it('that is refused names the cards it would have burned, too', async () => {
    const room = play();
    room.open(roomOf(1, packOf('p1', 1, ['a', 'b', 'c', 'd'], 1, 2)));
    for (const id of ['a', 'b', 'c']) room.choose(id);
    room.confirm();
    await room.answer({ ok: false, refusal: 'packMovedOn', message: 'That pack has moved on.' });
    expect(room.context().refusal?.cardIds).toEqual(['a', 'b', 'c']);
  });

  it('that failed asks for the view, and what is chosen next is told to the server', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.confirm('b');
    await room.fail();
    expect(room.asked()).toBe(1);
    room.choose('c');
    expect(room.told).toEqual([['c']]);
  });

  it('comes back where nobody gave the room a way to send it', async () => {
    const actor = createActor(draftRoomMachine.provide({ actors: { hub: fromCallback(() => {}) } }), {
      input: { draftId: 'd1' },
    }).start();
    actor.send({ type: 'hub.opened', opened: opened(roomOf(1, THREE)), atMs: 0 });
    actor.send({ type: 'pick.confirmed', destination: 'main', by: 'key', atMs: 0, id: 'a' });
    await new Promise((resolve) => setImmediate(resolve));
    expect([selectSeatState(actor.getSnapshot()), selectRefusal(actor.getSnapshot())?.message]).toEqual([
      'refused',
      'The pick did not reach the table. Nothing was taken.',
    ]);
  });
});

describe('a seat goes', () => {
  const toBot: RoomChange['seats'] = [[0, 1, 0, 1]];
  const pack = { pack: null };
  it.each<[string, RoomView, RoomChange, string]>([
    ['from waiting to finished', roomOf(1, null), changeOf(1, { phase: 'complete' }), 'finished'],
    ['from waiting to a bot', roomOf(1, null), changeOf(1, undefined, { seats: toBot }), 'handed'],
    ['from waiting into a pause', roomOf(1, null), changeOf(1, { phase: 'paused' }), 'paused'],
    ['from choosing to waiting', roomOf(1, THREE), changeOf(1, pack), 'waiting'],
    ['from choosing to finished', roomOf(1, THREE), changeOf(1, { phase: 'complete' }), 'finished'],
    [
      'from a pause to finished',
      roomOf(1, THREE, { phase: 'paused' }),
      changeOf(1, { phase: 'complete' }),
      'finished',
    ],
    [
      'from a pause to a bot',
      roomOf(1, THREE, { phase: 'paused' }),
      changeOf(1, undefined, { seats: toBot }),
      'handed',
    ],
    [
      'from a bot to finished',
      roomOf(1, THREE, { seats: [{ seat: 0, packs: 1, poolSize: 0, bot: true }] }),
      changeOf(1, { phase: 'complete' }),
      'finished',
    ],
  ])('%s', (_words, before, change, after) => {
    const room = play();
    room.open(before);
    room.change(change);
    expect(room.seat()).toBe(after);
  });
});
