import { describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import { changeOf, packOf, roomOf, sentPick, turnEvents } from '../testing/roomViews.ts';
import { play, THREE, TWO } from './draftRoom.testkit.ts';
import { SWAP_GUARD_MS } from './draftRoomFacts.ts';

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
    room.open(roomOf(1, THREE), null, 1000);
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
    const wheeled = { pack: packOf('p1', 3, ['b', 'c']) };
    room.change(changeOf(2, wheeled, { events: turnEvents({ ...wheeled, ask: null }) }));
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

  it('keeps no star that another window took away from the same pack, nor tells the server of it again', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    for (const id of ['elsewhere', 'a', 'b']) room.send({ type: 'card.starred', id });
    const tellings = room.starsTold.length;
    room.send({ type: 'hub.superseded' });
    room.send({ type: 'seat.reclaimed' });
    const hints = { reserved: [], reservedBurns: [], starred: [instanceId('c'), instanceId('b')] };
    room.open(roomOf(1, THREE, { hints }));
    expect([room.context().starred, room.starsTold.length]).toEqual([['c', 'b', 'elsewhere'], tellings]);
  });

  it('keeps its stars when the seat is taken back at another pack, and tells the server of the one that wheeled', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'card.starred', id: 'c' });
    room.send({ type: 'hub.superseded' });
    room.send({ type: 'seat.reclaimed' });
    room.open(roomOf(9, packOf('p1', 3, ['b', 'c'])));
    expect(room.starsTold).toEqual([['c'], ['c']]);
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

describe('stars', () => {
  it('are given and taken one by one, telling the server each time', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    for (const id of ['b', 'c', 'b']) room.send({ type: 'card.starred', id });
    expect(room.starsTold).toEqual([['b'], ['b', 'c'], ['c']]);
  });
});
