import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import { roomOf } from '../testing/roomViews.ts';
import type { DraftRoomContext } from './draftRoomFacts.ts';
import { turnOf } from './roomFolding.ts';

const around = (room: RoomView): DraftRoomContext => ({
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
});

const claiming = (waiting: number): RoomView => {
  const room = roomOf(4, null, {
    ask: { kind: 'claim', turnId: 'claiming', turnNumber: 3, free: [instanceId('a')], own: [] },
  });
  return {
    ...room,
    seats: room.seats.map((seat) => (seat.seat === room.seat ? { ...seat, packs: waiting } : seat)),
  };
};

describe('a seat that is asked for claims', () => {
  it('has its turn until it is done; then nothing waits for it, though it may go on', () => {
    expect([turnOf(around(claiming(1))), turnOf(around(claiming(0)))]).toEqual(['pack', 'noPack']);
  });
});
