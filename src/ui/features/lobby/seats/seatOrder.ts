import type { TableCommand } from '#contract/room/room.ts';
import type { Seat } from '#contract/tables/tables.ts';

/** Seats in passing order from your own, so that you sit at the near edge; from the first seat when you have none. */
export function seatsFromYours(seats: readonly Seat[], myId: string): readonly Seat[] {
  const mine = seats.findIndex((seat) => seat.memberId === myId);
  return mine <= 0 ? seats : [...seats.slice(mine), ...seats.slice(0, mine)];
}

/** Where the neighbour sits to whom packs go when they pass left; the place in `seats`, not the seat's number. */
export const leftOf = (index: number, count: number): number => (index + 1) % count;
export const rightOf = (index: number, count: number): number => (index + count - 1) % count;

export interface RoundPlace {
  readonly x: number;
  readonly y: number;
  /** Turn of what lies before the seat, so that its near edge faces whoever sits there. */
  readonly degrees: number;
}

/** A place on an ellipse around the middle: 0 is the near edge, the next ones follow clockwise, which is to the left. */
export function placeOnEllipse(index: number, count: number, radiusX: number, radiusY: number): RoundPlace {
  const angle = Math.PI / 2 + (index * 2 * Math.PI) / count;
  return {
    x: radiusX * Math.cos(angle),
    y: radiusY * Math.sin(angle),
    degrees: (angle * 180) / Math.PI - 90,
  };
}

/** What to ask of the table so that these open seats are gone: they change places with the last ones, then those go. */
export function closingCommands(seats: readonly Seat[], closed: readonly number[]): readonly TableCommand[] {
  const left = seats.length - closed.length;
  const goes = seats.map((seat) => closed.includes(seat.seat));
  const commands: TableCommand[] = [];
  let last = seats.length - 1;
  for (let index = 0; index < left; index++) {
    if (!goes[index]) continue;
    while (goes[last]) last -= 1;
    commands.push({ type: 'moveSeat', from: index, to: last });
    goes[last] = true;
    last -= 1;
  }
  return [...commands, { type: 'changeSettings', settings: { seats: left } }];
}
