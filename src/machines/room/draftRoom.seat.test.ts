import { describe, expect, it } from 'vitest';
import type { RoomChange, RoomView } from '#contract/room/room.ts';
import { toWire } from '#contract/room/wireEvents.ts';
import { changeOf, phaseEvent, roomOf } from '../testing/roomViews.ts';
import { play, THREE } from './draftRoom.testkit.ts';

describe('the seat', () => {
  it('is paused and goes on where it was', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.choose('a');
    room.change(changeOf(1, undefined, { events: [phaseEvent('paused')] }));
    room.choose('b');
    expect([room.seat(), room.context().chosen]).toEqual(['paused', ['a']]);
    room.change(changeOf(2, undefined, { events: [phaseEvent('drafting')] }));
    expect(room.seat()).toBe('reserved');
    room.change(changeOf(3, { pack: null }, { events: [phaseEvent('paused')] }));
    room.change(changeOf(4, undefined, { events: [phaseEvent('drafting')] }));
    expect(room.seat()).toBe('waiting');
  });

  it('is a bot’s until it is taken back', () => {
    const room = play();
    room.open(roomOf(1, THREE));
    room.change(changeOf(1, undefined, { events: [toWire({ type: 'handedToBot', seat: 0 })] }));
    expect(room.seat()).toBe('handed');
    room.change(changeOf(2, undefined, { events: [toWire({ type: 'handedBack', seat: 0 })] }));
    expect(room.seat()).toBe('browsing');
  });

  it('is finished with the draft, for players and watchers', () => {
    const player = play();
    player.open(roomOf(1, THREE));
    player.change(changeOf(1, { pack: null }, { events: [phaseEvent('complete')] }));
    const watcher = play();
    watcher.open(roomOf(1, null, { seat: null }));
    expect(watcher.seat()).toBe('watching');
    watcher.change(changeOf(1, undefined, { events: [phaseEvent('complete')] }));
    expect([player.seat(), watcher.seat()]).toEqual(['finished', 'finished']);
  });

  it('has nothing to choose in a lobby', () => {
    const room = play();
    room.open(null);
    expect([room.line(), room.seat()]).toEqual(['live', 'watching']);
  });
});

describe('a seat goes', () => {
  const toBot: RoomChange['events'] = [toWire({ type: 'handedToBot', seat: 0 })];
  const pack = { pack: null };
  it.each<[string, RoomView, RoomChange, string]>([
    [
      'from waiting to finished',
      roomOf(1, null),
      changeOf(1, undefined, { events: [phaseEvent('complete')] }),
      'finished',
    ],
    ['from waiting to a bot', roomOf(1, null), changeOf(1, undefined, { events: toBot }), 'handed'],
    [
      'from waiting into a pause',
      roomOf(1, null),
      changeOf(1, undefined, { events: [phaseEvent('paused')] }),
      'paused',
    ],
    ['from choosing to waiting', roomOf(1, THREE), changeOf(1, pack), 'waiting'],
    [
      'from choosing to finished',
      roomOf(1, THREE),
      changeOf(1, undefined, { events: [phaseEvent('complete')] }),
      'finished',
    ],
    [
      'from a pause to finished',
      roomOf(1, THREE, { phase: 'paused' }),
      changeOf(1, undefined, { events: [phaseEvent('complete')] }),
      'finished',
    ],
    [
      'from a pause to a bot',
      roomOf(1, THREE, { phase: 'paused' }),
      changeOf(1, undefined, { events: toBot }),
      'handed',
    ],
    [
      'from a bot to finished',
      roomOf(1, THREE, { seats: [{ seat: 0, packs: 1, poolSize: 0, bot: true }] }),
      changeOf(1, undefined, { events: [phaseEvent('complete')] }),
      'finished',
    ],
  ])('%s', (_words, before, change, after) => {
    const room = play();
    room.open(before);
    room.change(change);
    expect(room.seat()).toBe(after);
  });
});
