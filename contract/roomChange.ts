import type { BoardView, LogEntry, RoomChange, RoomView } from './room.ts';

/** How many lines of the table log are kept. */
export const LOG_LENGTH = 120;

/** What a view is before a difference, as far as the table log is made of it. */
export interface BeforeChange extends Pick<RoomView, 'seats' | 'seat' | 'phase'> {
  readonly hasBoard: boolean;
}

/** The lines of the table log that a difference makes. */
export function entriesOf(
  view: BeforeChange,
  change: Pick<RoomChange, 'version' | 'nowMs' | 'seats' | 'pooled' | 'set'>,
): LogEntry[] {
  const entry = (what: LogEntry['what'], seat: number | null, card: number | null = null): LogEntry => ({
    version: change.version,
    atMs: change.nowMs,
    what,
    seat,
    card,
    count: 1,
  });
  const entries: LogEntry[] = [];
  for (const [seat, packs, poolSize, bot] of change.seats ?? []) {
    const known = view.seats.find((summary) => summary.seat === seat);
    if (!known) continue;
    const count = poolSize - known.poolSize;
    if (count > 0 && seat !== view.seat) entries.push({ ...entry('took', seat), count });
    if (count < 0) entries.push(entry('tookBack', seat));
    if (bot === 1 && !known.bot) entries.push(entry('botTookOver', seat));
    if (bot === 0 && known.bot) entries.push(entry('returned', seat));
    if (packs > known.packs && packs > 1) entries.push(entry('packArrived', seat));
  }
  for (const card of change.pooled ?? []) entries.push(entry('took', view.seat, card.card));
  if (change.set?.round !== undefined)
    entries.push(entry(view.hasBoard ? 'roundBegan' : 'roundOpened', null));
  if (change.set?.phase === 'paused') {
    const { seat = null, who } = change.set.pause ?? {};
    entries.push({ ...entry('paused', seat), ...(who && { who }) });
  }
  if (change.set?.phase === 'complete') entries.push(entry('completed', null));
  if (change.set?.phase === 'drafting' && view.phase === 'paused') entries.push(entry('resumed', null));
  return entries;
}

/** The board with its changed keys; they come from the server's own view of the same kind. */
function boardAfter(board: BoardView | null, { set, board: changed }: RoomChange): BoardView | null {
  const whole = set?.board === undefined ? board : set.board;
  return whole && changed ? { ...whole, ...changed } : whole;
}

/** Applies a difference; null when it does not fit and the whole view is needed. */
export function withChange(view: RoomView, change: RoomChange): RoomView | null {
  if (change.draftId !== view.draftId || change.from !== view.version) return null;
  const rows = change.seats ?? [];
  const seats = rows.length
    ? view.seats.map((known) => {
        const row = rows.find(([seat]) => seat === known.seat);
        return row ? { seat: row[0], packs: row[1], poolSize: row[2], bot: row[3] === 1 } : known;
      })
    : view.seats;
  const faces = change.faces?.length
    ? { ...view.faces, ...Object.fromEntries(change.faces.map((face) => [face.card, face])) }
    : view.faces;
  const pool = change.set?.pool ?? view.pool;
  const entries = entriesOf({ ...view, hasBoard: view.board !== null }, change);
  return {
    ...view,
    ...change.set,
    board: boardAfter(view.board, change),
    version: change.version,
    nowMs: change.nowMs,
    seats,
    faces,
    pool: change.pooled?.length ? [...pool, ...change.pooled] : pool,
    log: entries.length ? [...view.log, ...entries].slice(-LOG_LENGTH) : view.log,
  };
}
