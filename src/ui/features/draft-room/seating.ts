import type { RoomView } from '#contract/room/room.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import { words } from './roomMessages.ts';

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  /** A member who is not here now; packs pile up in front of them. */
  readonly isAway: boolean;
  readonly isHost: boolean;
  readonly avatarUrl: string | null;
  readonly packs: number;
  readonly poolSize: number;
  /** At a table of two teams. */
  readonly team?: 'A' | 'B' | undefined;
}

const isAway = (known: Seat | undefined) => known?.kind === 'member' && !known.isConnected;

/** Everybody at the table by seat, as the table and the draft know them. */
export function peopleAt(table: TableView, room: RoomView): readonly Person[] {
  return room.seats.map(({ seat, packs, poolSize, bot }) => {
    const known = table.seats[seat];
    return {
      seat,
      name: known?.name || words()('unnamedSeat', { seat: seat + 1 }),
      isYou: seat === room.seat,
      isBot: bot,
      isAway: !bot && seat !== room.seat && isAway(known),
      isHost: known?.isHost ?? false,
      avatarUrl: known?.avatarUrl ?? null,
      packs,
      poolSize,
      team: table.settings.teams ? (seat % 2 === 0 ? 'A' : 'B') : undefined,
    };
  });
}

/** Seats from left to right as they are drawn: passing left goes left on the screen, and the own seat is in the middle. */
export function stripOrder(seats: number, own: number): readonly number[] {
  const middle = Math.floor((seats - 1) / 2);
  return Array.from({ length: seats }, (_, place) => (own + middle - place + 2 * seats) % seats);
}

/** Between two packs: nobody holds one, and a clock runs until the next are opened. */
export const isReview = ({ board, clock, seats }: RoomView): boolean =>
  board === null && clock.deadlineMs !== null && seats.every(({ packs }) => packs === 0);

/** Cards in the own pool, also in one that is covered and therefore not sent. */
export const poolSizeOf = ({ seat: own, seats }: RoomView): number =>
  seats.find(({ seat }) => seat === own)?.poolSize ?? 0;

/** Passing left means to the next seat. */
const stepOf = ({ direction }: RoomView) => (direction === 'left' ? 1 : direction === 'right' ? -1 : 0);

const neighbour = (room: RoomView, by: number): number | null =>
  room.seat === null || by === 0 ? null : (room.seat + by + room.seats.length) % room.seats.length;

/** Who passes to the own seat; null where nothing is passed. */
export const feederOf = (room: RoomView): number | null => neighbour(room, -stepOf(room));

/** Who gets what the own seat passes; null where nothing is passed. */
export const receiverOf = (room: RoomView): number | null => neighbour(room, stepOf(room));

/**
 * Seats that still have to act before the next pack comes, the nearest first: from the feeder up to the first that holds
 * a pack. Without any, those that still hold packs of this round.
 */
export function waitedFor(room: RoomView): readonly number[] {
  const step = stepOf(room);
  const { length } = room.seats;
  const upstream: number[] = [];
  if (room.seat !== null && step !== 0)
    for (let far = 1; far < length; far++) {
      const seat = (room.seat - step * far + length * far) % length;
      upstream.push(seat);
      if ((room.seats[seat]?.packs ?? 0) > 0) return upstream;
    }
  return room.seats.filter(({ seat, packs }) => packs > 0 && seat !== room.seat).map(({ seat }) => seat);
}
