import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { RoomView } from '#contract/room/room.ts';
import { changeOf, opened, packOf, pooled, roomOf } from '../testing/roomViews.ts';
import { done, play, THREE, TWO } from './draftRoom.testkit.ts';
import { draftRoomMachine } from './draftRoom.ts';
import { selectRefusal, selectSeatState } from './draftRoomSelectors.ts';

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
    expect(room.context().refusal?.message).toBe('Your pick didn’t reach the table. Nothing was taken.');
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
      'Your pick didn’t reach the table. Nothing was taken.',
    ]);
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
    room.open(board(1), null, 1000);
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
