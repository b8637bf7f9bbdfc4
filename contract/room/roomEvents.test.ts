import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import { fromWires, type RoomEvent, seatsAfter } from './roomEvents.ts';
import { toWires } from './wireEvents.ts';

const seat = fc.integer({ min: 0, max: 3 });
const cards = fc.array(fc.constantFrom('a', 'b').map(instanceId), { maxLength: 2 });
const count = fc.integer({ min: 1, max: 3 });
const waiting = fc.integer({ min: 0, max: 4 });
const anyEvent: fc.Arbitrary<RoomEvent> = fc.oneof(
  fc.record({ type: fc.constant('took' as const), seat, count, cards }),
  fc.record({ type: fc.constant('left' as const), seat, waiting }),
  fc.record({ type: fc.constant('arrived' as const), seat, waiting }),
  fc.record({ type: fc.constant('handedToBot' as const), seat }),
  fc.constant({ type: 'asked' as const }),
  fc.record({ type: fc.constant('tookBack' as const), seat, poolSizes: fc.constant([1, 2, 3, 4]) }),
);
/** As the server gathers them: of a seat's unnamed cards and of its waiting packs one event each. */
const events = fc.uniqueArray(anyEvent, {
  maxLength: 12,
  selector: (event) => {
    if (!('seat' in event)) return event.type;
    const kind = event.type === 'arrived' || event.type === 'left' ? 'waiting' : event.type;
    return `${kind} ${event.seat} ${event.type === 'took' && event.cards.length > 0}`;
  },
});

const SEATS = [0, 1, 2, 3].map((number) => ({ seat: number, packs: 1, poolSize: 5, bot: false }));
const sorted = (told: readonly RoomEvent[]) => told.map((event) => JSON.stringify(event)).toSorted();

describe('events on the wire', () => {
  it('are all there again, and change the seats as before', () => {
    fc.assert(
      fc.property(events, (sent) => {
        const heard = fromWires(JSON.parse(JSON.stringify(toWires(sent))));
        expect(sorted(heard)).toEqual(sorted(sent));
        expect(seatsAfter(SEATS, heard)).toEqual(seatsAfter(SEATS, sent));
      }),
    );
  });

  it('tell in one that another seat took and passed', () => {
    const wires = toWires([
      { type: 'took', seat: 2, count: 3, cards: [] },
      { type: 'took', seat: 0, count: 1, cards: [instanceId('a')] },
      { type: 'left', seat: 2, waiting: 1 },
      { type: 'left', seat: 0, waiting: 0 },
    ]);
    expect(wires).toHaveLength(3);
    expect(wires).toContainEqual([16, 2, 3, 1]);
  });

  it('are refused with a number that this protocol does not have', () => {
    expect(() => fromWires([[99, 0]])).toThrow('No event has the number 99.');
  });
});
