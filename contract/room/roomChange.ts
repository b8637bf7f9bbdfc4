import type { BoardView, PackView, RoomChange, RoomView, WirePack } from './room.ts';
import { fromWires, linesOf, type RoomEvent, seatsAfter } from './roomEvents.ts';

/** How many lines of the table log are kept. */
export const LOG_LENGTH = 120;

const packFrom = (pack: WirePack): PackView => ({
  ...pack,
  cards: pack.cards.map((card) => ({ ...card, finish: card.finish ?? 'plain' })),
});

/** The board with its changed keys; they come from the server's own view of the same kind. */
function boardAfter(board: BoardView | null, { set, board: changed }: RoomChange): BoardView | null {
  const whole = set?.board === undefined ? board : set.board;
  return whole && changed ? { ...whole, ...changed } : whole;
}

const PHASES = { paused: 'paused', resumed: 'drafting', completed: 'complete' } as const;

/** The phase and the round after these events. */
function stageAfter(view: RoomView, events: readonly RoomEvent[]): Pick<RoomView, 'phase' | 'round'> {
  let { phase, round } = view;
  for (const event of events) {
    if (event.type === 'roundOpened') round = event.round;
    if (event.type === 'paused' || event.type === 'resumed' || event.type === 'completed')
      phase = PHASES[event.type];
  }
  return { phase, round };
}

/** A view after a difference, and what happened in between. */
export interface Changed {
  readonly room: RoomView;
  readonly events: readonly RoomEvent[];
}

/** Applies a difference; null when it does not fit and the whole view is needed. */
export function withChange(view: RoomView, change: RoomChange): Changed | null {
  if (change.draftId !== view.draftId || change.from !== view.version) return null;
  const events = fromWires(change.events ?? []);
  const faces = change.faces?.length
    ? { ...view.faces, ...Object.fromEntries(change.faces.map((face) => [face.card, face])) }
    : view.faces;
  const pool = change.set?.pool ?? view.pool;
  const pooled = change.pooled?.length ? [...pool, ...change.pooled] : pool;
  const lines = events.flatMap((event) =>
    linesOf(event, {
      version: change.version,
      atMs: change.nowMs,
      viewer: view.seat,
      hasBoard: view.board !== null,
      pause: change.set?.pause ?? null,
      cardOf: (id) => pooled.find((card) => card.id === id)?.card ?? null,
    }),
  );
  const room = {
    ...view,
    ...stageAfter(view, events),
    ...change.set,
    pack: change.set?.pack === undefined ? view.pack : change.set.pack && packFrom(change.set.pack),
    board: boardAfter(view.board, change),
    version: change.version,
    nowMs: change.nowMs,
    seats: seatsAfter(view.seats, events),
    faces,
    pool: pooled,
    log: lines.length ? [...view.log, ...lines].slice(-LOG_LENGTH) : view.log,
  };
  return { room, events };
}
