import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import type { RoomEvent } from '#contract/room/roomEvents.ts';
import type { DraftRoomContext } from '#src/machines/room/draftRoomFacts.ts';
import { packForTests, viewForTests } from '../views.testkit.ts';
import { readLastSeconds, signalOf } from './turnSignals.ts';

const ASKED: RoomEvent = { type: 'asked' };

/** What is heard when this happens and the room looks like that afterwards. */
const heard = (event: RoomEvent, more: Partial<RoomView> = {}) =>
  signalOf({
    type: 'room.happened',
    events: [event],
    after: { room: viewForTests({ pack: packForTests(5), ...more }) } as DraftRoomContext,
    pack: null,
    decision: null,
  });

const seatsWith = (bot: boolean) =>
  viewForTests().seats.map((seat) => (seat.seat === 0 ? { ...seat, bot } : seat));

describe('what is heard for the own seat', () => {
  it('is a pack that comes, or another turn', () => {
    expect(heard(ASKED)).toBe('pack');
    const ask = { kind: 'choose', turnId: 'p2', turnNumber: 2, options: ['take'] } as const;
    expect(heard(ASKED, { pack: null, ask })).toBe('pack');
  });

  it('is the turn that waits in a seat that is given back', () => {
    expect(heard({ type: 'handedBack', seat: 0 })).toBe('pack');
    expect(heard({ type: 'handedBack', seat: 0 }, { pack: null })).toBeNull();
    expect(heard({ type: 'handedBack', seat: 1 })).toBeNull();
  });

  it('is the tenth second and each of the last five', () => {
    const seconds = [12, 11, 10, 9, 6, 5, 4, 1, 0, null].map(readLastSeconds);
    expect(seconds).toEqual([null, null, 10, null, null, 5, 4, 1, null, null]);
  });

  it('is the end of the draft', () => {
    expect(heard({ type: 'completed' }, { phase: 'complete', pack: null })).toBe('over');
  });

  it.each<[string, RoomEvent, Partial<RoomView>]>([
    ['others take cards', { type: 'took', seat: 1, count: 1, cards: [] }, {}],
    ['packs go to others', { type: 'arrived', seat: 1, waiting: 2 }, {}],
    ['a bot plays the seat', ASKED, { seats: seatsWith(true) }],
    ['the draft is paused', ASKED, { phase: 'paused' }],
    ['the draft goes on where it was', { type: 'resumed' }, {}],
    [
      'a claim is answered again and again',
      ASKED,
      { pack: null, ask: { kind: 'claim', turnId: 'claiming', turnNumber: 3, free: [], own: [] } },
    ],
  ])('is nothing while %s', (_words, event, more) => {
    expect(heard(event, more)).toBeNull();
  });
});
