import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { PackView, RoomChange } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import { changeOf, packOf, roomOf, table, tookEvent, turnEvents } from '../testing/roomViews.ts';
import { play, THREE, TWO } from './draftRoom.testkit.ts';
import { draftRoomMachine } from './draftRoom.ts';
import type { DraftRoomEvent } from './draftRoomFacts.ts';

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
    room.change(changeOf(3, undefined, { events: [tookEvent(1)] }));
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
    room.change(changeOf(1, { pack: TWO }, { events: turnEvents({ pack: TWO, ask: null }) }), 1500);
    expect([room.context().room?.pack, room.context().packShownAtMs]).toEqual([TWO, 1500]);
    expect(room.starsTold).toEqual([['e'], ['e']]);
  });
});

describe('a starred card that comes round again', () => {
  const hints = (...starred: string[]) => ({
    ...{ reserved: [], reservedBurns: [] },
    starred: starred.map(instanceId),
  });
  const comes = (pack: PackView, known: readonly string[] = []) =>
    changeOf(4, { pack, hints: hints(...known) }, { events: turnEvents({ pack, ask: null }) });

  /** Whether the server is told of stars when this comes to a seat that starred card c. */
  function isTold(change: RoomChange, starred = 'c') {
    const room = play();
    room.open(roomOf(4, TWO));
    room.send({ type: 'card.starred', id: starred });
    const before = room.starsTold.length;
    room.change(change);
    return room.starsTold.length > before;
  }

  it('is told to the server with its new pack', () => {
    expect(isTold(comes(packOf('p1', 3, ['b', 'c'])))).toBe(true);
  });

  it.each<[string, RoomChange, string?]>([
    ['when the server knows the star', comes(packOf('p1', 3, ['b', 'c']), ['c'])],
    ['in a pack without it', comes(packOf('p1', 3, ['a', 'b']))],
    ['in the pack that is in hand already', changeOf(4, { pack: TWO }), 'd'],
    ['in a change that does not join', { ...comes(packOf('p1', 3, ['c'])), from: 7, version: 8 }],
  ])('is not %s', (_words, change, starred) => {
    expect(isTold(change, starred)).toBe(false);
  });
});
