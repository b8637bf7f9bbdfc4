import { describe, expect, it } from 'vitest';
import { pooled, roomOf, sentPick, table, tookEvent } from '../testing/roomViews.ts';
import { play, THREE, TWO } from './draftRoom.testkit.ts';
import {
  selectChosen,
  selectMessage,
  selectOffsetMs,
  selectPicking,
  selectRefusal,
  selectRoom,
  selectStarred,
  selectTable,
} from './draftRoomSelectors.ts';

describe('what screens read', () => {
  it('is each part of what is known', async () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.send({ type: 'hub.dropped' });
    room.open(roomOf(2, TWO, { pool: [pooled('a')] }), {
      since: 1,
      events: [tookEvent(0, 'a')],
    });
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
      selectMessage(room.snapshot()),
      selectOffsetMs(room.snapshot()),
    ]).toEqual([
      table,
      roomOf(2, TWO, { pool: [pooled('a')] }),
      ['d'],
      ['e'],
      sentPick({ packId: 'p2', pickNumber: 2, cardInstanceIds: ['d'], burnIds: [], destination: 'main' }),
      null,
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
