import { describe, expect, it } from 'vitest';
import { play, THREE, TWO } from '#src/machines/room/draftRoom.testkit.ts';
import { changeOf, packOf, roomOf } from '#src/machines/testing/roomViews.ts';
import { dropCard, mayCarry } from './dropCard.ts';

function openPack(pack: Parameters<typeof roomOf>[1]) {
  const room = play();
  room.open(roomOf(1, pack));
  const actor = { getSnapshot: room.snapshot, send: room.send };
  return { room, actor, drop: (id: string, atMs = 2000) => dropCard(actor, id, 'side', atMs) };
}

describe('a card that is dropped', () => {
  it('[N19] is taken to where it was dropped', () => {
    const { room, drop } = openPack(THREE);
    drop('b');
    expect(room.sent).toMatchObject([{ cardInstanceIds: ['b'], destination: 'side' }]);
  });

  it('[N19] is taken instead of the one that was selected', () => {
    const { room, drop } = openPack(THREE);
    room.choose('a');
    drop('b');
    expect(room.sent.map(({ cardInstanceIds }) => cardInstanceIds)).toEqual([['b']]);
  });

  it('is selected where several are asked, and the last one takes all', () => {
    const { room, drop } = openPack(packOf('p1', 1, ['a', 'b', 'c'], 2));
    drop('c');
    drop('c');
    expect([room.context().chosen, room.sent]).toEqual([['c'], []]);
    drop('a');
    expect(room.sent.map(({ cardInstanceIds }) => cardInstanceIds)).toEqual([['c', 'a']]);
  });

  it('is left alone when its pack moved on while it was carried, and in the moment a pack comes', () => {
    const { room, actor, drop } = openPack(THREE);
    expect([mayCarry(actor, 'a'), mayCarry(actor, 'd')]).toEqual([true, false]);
    drop('a', 1100);
    room.change(changeOf(1, { pack: TWO }));
    drop('a');
    expect([room.sent, room.context().chosen]).toEqual([[], []]);
  });
});
