import { FIELDS, type RoomEvent, TOOK_AND_LEFT, type WireEvent } from './roomEvents.ts';

const NUMBER_OF = new Map<string, number>(FIELDS.map(([type], number) => [type, number]));

/** Writes an event for the wire. Browsers only read them. */
export function toWire(event: RoomEvent): WireEvent {
  const number = NUMBER_OF.get(event.type) ?? -1;
  const [, fields = []] = FIELDS[number] ?? [];
  const values = fields.map((field): unknown => Reflect.get(event, field));
  const last = values.at(-1);
  return [number, ...(Array.isArray(last) && last.length === 0 ? values.slice(0, -1) : values)];
}

/** All events of one message. */
export function toWires(events: readonly RoomEvent[]): readonly WireEvent[] {
  const wires: WireEvent[] = [];
  const tookAt = new Map<number, number>();
  for (const event of events) {
    // A step back resets the counts, so events before and after it aren't merged.
    if (event.type === 'tookBack') tookAt.clear();
    if (event.type === 'took' && event.cards.length === 0) tookAt.set(event.seat, wires.length);
    const at = event.type === 'left' ? tookAt.get(event.seat) : undefined;
    const took = at === undefined ? undefined : wires[at];
    if (event.type === 'left' && at !== undefined && took) {
      wires[at] = [TOOK_AND_LEFT, took[1], took[2], event.waiting];
      tookAt.delete(event.seat);
    } else wires.push(toWire(event));
  }
  return wires;
}
