import { describe, expect, it } from 'vitest';
import type { OpenedTable } from '#contract/room/room.ts';
import { changeOf, pooled, roomOf, tookEvent } from '../testing/roomViews.ts';
import { play, THREE, TWO } from './draftRoom.testkit.ts';

/** That the own seat took a card since this version. */
const took = (since: number, id: string): OpenedTable['news'] => ({
  since,
  events: [tookEvent(0, id)],
});

describe('the line', () => {
  it('joins, and is live when the table is opened [fault F18]', () => {
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
    room.open(roomOf(9, TWO, { pool: [pooled('a')] }), took(1, 'a'));
    expect([room.line(), room.context().missed]).toEqual(['live', []]);
    room.send({ type: 'hub.dropped' });
    room.open(roomOf(12, TWO, { pool: [pooled('a'), pooled('b')] }), took(9, 'b'));
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
    room.open(roomOf(4, TWO, { pool: [pooled('a')] }), took(1, 'a'));
    expect(room.context().missed).toEqual([pooled('a')]);
    // What is told of before what is known was told already.
    room.open(roomOf(4, TWO, { pool: [pooled('a')] }), took(1, 'a'));
    expect(room.context().missed).toEqual([]);
    expect(room.missed).toEqual([[pooled('a')]]);
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
