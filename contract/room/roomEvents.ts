import type { EventView } from '#engine/core/events.ts';
import type { SeatSummary } from '#engine/core/view.ts';
import type { LogEntry, PauseView } from '../tables/tableLog.ts';

/**
 * What happened at the table, as one viewer may know it; a pass is an `arrived` and a `left`. A seat hears only of
 * its own `asked`; the view says which turn it is.
 */
export type RoomEvent =
  | Exclude<EventView, { readonly type: 'passed' | 'asked' }>
  | { readonly type: 'asked' };

/** The events by their numbers on the wire, and the fields of each in their order there. */
export const FIELDS = [
  ['took', ['seat', 'count', 'cards']],
  ['burned', ['seat', 'count', 'cards']],
  ['gaveBack', ['seat', 'count', 'cards']],
  ['arrived', ['seat', 'waiting']],
  ['left', ['seat', 'waiting']],
  ['asked', []],
  ['roundOpened', ['round']],
  ['reviewOpened', []],
  ['paused', []],
  ['resumed', []],
  ['handedToBot', ['seat']],
  ['handedBack', ['seat']],
  ['moved', ['seat', 'card', 'destination']],
  ['gotTime', ['seat', 'seconds']],
  ['tookBack', ['seat', 'poolSizes']],
  ['completed', []],
] as const satisfies readonly (readonly [RoomEvent['type'], readonly string[]])[];

/** A seat took cards that are not named, and has fewer packs left: `took` and `left` in one, as most of the events are. */
export const TOOK_AND_LEFT = FIELDS.length;

/**
 * An event on the wire: its number and its fields in order, without an empty list at the end. A message holds several, to
 * each of the people at a table.
 */
export type WireEvent = readonly [number, ...unknown[]];

/** Throws on a number that this version of the protocol does not have. */
export const fromWires = (wires: readonly WireEvent[]): readonly RoomEvent[] =>
  wires.flatMap(([number, ...values]) => {
    if (number !== TOOK_AND_LEFT) return [fromWire([number, ...values])];
    const [seat, count, waiting] = values as [number, number, number];
    return [
      { type: 'took', seat, count, cards: [] },
      { type: 'left', seat, waiting },
    ] as const;
  });

function fromWire([number, ...values]: WireEvent): RoomEvent {
  const known = FIELDS[number];
  if (!known) throw new Error(`No event has the number ${number}.`);
  const [type, fields] = known;
  return Object.fromEntries([
    ['type', type],
    ...fields.map((field, at) => [field, at < values.length ? values[at] : []]),
  ]);
}

/** The seats after these events. */
export function seatsAfter(
  seats: readonly SeatSummary[],
  events: readonly RoomEvent[],
): readonly SeatSummary[] {
  return events.reduce((now, event) => {
    if (event.type === 'tookBack')
      return now.map((seat) => ({ ...seat, poolSize: event.poolSizes[seat.seat] ?? seat.poolSize }));
    if (!('seat' in event)) return now;
    return now.map((seat) => (seat.seat === event.seat ? { ...seat, ...changeOf(seat, event) } : seat));
  }, seats);
}

function changeOf({ poolSize }: SeatSummary, event: RoomEvent): Partial<SeatSummary> {
  switch (event.type) {
    case 'took':
      return { poolSize: poolSize + event.count };
    case 'gaveBack':
      return { poolSize: poolSize - event.count };
    case 'arrived':
    case 'left':
      return { packs: event.waiting };
    case 'handedToBot':
    case 'handedBack':
      return { bot: event.type === 'handedToBot' };
    default:
      return {};
  }
}

/** When a row of the log was folded, and what a line about it says besides. */
export interface LineFacts {
  readonly version: number;
  readonly atMs: number;
  /** The seat of the reader, or null for one who watches. */
  readonly viewer: number | null;
  readonly hasBoard: boolean;
  readonly pause: Pick<PauseView, 'who' | 'seat'> | null;
  /** The index of one of the reader's cards; null where it is not known, as of a pool that the host covers. */
  readonly cardOf: (id: string) => number | null;
}

/** The lines that an event makes in the table log: the reader's own cards by name, of others how many. */
export function linesOf(event: RoomEvent, facts: LineFacts): readonly LogEntry[] {
  const { version, atMs, viewer, hasBoard, pause } = facts;
  const line = (what: LogEntry['what'], seat: number | null, more: Partial<LogEntry> = {}): LogEntry => ({
    ...{ version, atMs, what, seat, card: null, count: 1 },
    ...more,
  });
  switch (event.type) {
    case 'took':
      if (event.seat !== viewer) return [line('took', event.seat, { count: event.count })];
      return event.cards.flatMap((id) => {
        const card = facts.cardOf(id);
        return card === null ? [] : [line('took', viewer, { card })];
      });
    case 'gaveBack':
      return [line('tookBack', event.seat)];
    case 'tookBack':
      return [line('tookBack', event.seat)];
    case 'arrived':
      return event.waiting > 1 ? [line('packArrived', event.seat)] : [];
    case 'handedToBot':
      return [line('botTookOver', event.seat)];
    case 'handedBack':
      return [line('returned', event.seat)];
    case 'roundOpened':
      return [line(hasBoard ? 'roundBegan' : 'roundOpened', null)];
    case 'paused':
      return [line('paused', pause?.seat ?? null, pause ? { who: pause.who } : {})];
    case 'resumed':
      return [line('resumed', null)];
    case 'completed':
      return [line('completed', null)];
    default:
      return [];
  }
}
