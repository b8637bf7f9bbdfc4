import { LOG_LENGTH } from '#contract/room/roomChange.ts';
import { linesOf, type RoomEvent, type WireEvent } from '#contract/room/roomEvents.ts';
import { toWires } from '#contract/room/wireEvents.ts';
import type { LogEntry } from '#contract/tables/tableLog.ts';
import { instanceId } from '#engine/core/cards.ts';
import { eventsFor } from '#engine/draft.ts';
import type { RecentRow, RunningDraft } from './runningDraft.ts';
import { arePoolsCovered } from './seatView.ts';

/** Rows that are kept: enough for the table log, and for a connection that was slow or away. */
const KEPT_ROWS = 240;

export const withRow = (recent: readonly RecentRow[], row: RecentRow): readonly RecentRow[] => [
  ...recent.slice(1 - KEPT_ROWS),
  row,
];

/** A row's events as a seat, or a watcher (`null`), may know them; a pool that the host covers stays covered. */
function eventsAt(draft: RunningDraft, { events }: RecentRow, seat: number | null): readonly RoomEvent[] {
  const known = eventsFor(draft.setup, events, seat === null ? 'watcher' : { seat });
  const seen = known.filter((event) => event.type !== 'passed');
  if (seat === null || !arePoolsCovered(draft)) return seen;
  return seen.flatMap((event): readonly RoomEvent[] => {
    if (event.type === 'moved') return [];
    return 'cards' in event && event.seat === seat ? [{ ...event, cards: [] }] : [event];
  });
}

/** What a seat, or a watcher, is told of everything since a version; null where that is too long ago to be known. */
export function eventsSince(
  draft: RunningDraft,
  version: number,
  seat: number | null,
): readonly RoomEvent[] | null {
  const missed = draft.version - version;
  const rows = missed === 0 ? [] : draft.recent.slice(-missed);
  return rows.length === missed ? rows.flatMap((row) => eventsAt(draft, row, seat)) : null;
}

/**
 * The events as they are sent: of the other seats, cards that are not named are counted together, and of how many wait
 * only the last figure is told. Nothing is counted together with what was before a step back, which sets the counts anew.
 */
export function gathered(events: readonly RoomEvent[]): readonly WireEvent[] {
  const told: (RoomEvent | null)[] = [];
  const tookAt = new Map<number, number>();
  const waitingAt = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'tookBack') {
      tookAt.clear();
      waitingAt.clear();
    } else if (event.type === 'took' && event.cards.length === 0) {
      const at = tookAt.get(event.seat) ?? told.length;
      const before = told[at];
      tookAt.set(event.seat, at);
      told[at] = before?.type === 'took' ? { ...event, count: before.count + event.count } : event;
      continue;
    } else if (event.type === 'arrived' || event.type === 'left') {
      const at = waitingAt.get(event.seat);
      if (at !== undefined) told[at] = null;
      waitingAt.set(event.seat, told.length);
    }
    told.push(event);
  }
  return toWires(told.filter((event) => event !== null));
}

/** The table log as one seat, or a watcher (`null`), is told it: own cards by name, unless the own pool is covered. */
export function logFor(draft: RunningDraft, seat: number | null): readonly LogEntry[] {
  const lines = draft.recent.flatMap((row) =>
    eventsAt(draft, row, seat)
      .filter((event) => isNews(draft, event))
      .flatMap((event) =>
        linesOf(event, {
          version: row.version,
          atMs: row.atMs,
          viewer: seat,
          hasBoard: draft.state.format !== 'booster',
          pause: row.pause,
          cardOf: (id) => draft.state.instances[instanceId(id)]?.card ?? null,
        }),
      ),
  );
  return lines.slice(-LOG_LENGTH);
}

/** Bots that sit there from the beginning are handed their seats by the first rows. */
const isNews = ({ seats }: RunningDraft, event: RoomEvent): boolean =>
  event.type !== 'handedToBot' || seats[event.seat]?.memberId != null;
