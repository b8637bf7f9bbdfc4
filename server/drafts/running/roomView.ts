import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type {
  BoardView,
  PackView,
  PooledCardView,
  RoomChange,
  RoomView,
  WirePack,
} from '#contract/room/room.ts';
import type { CardIndex } from '#engine/core/cards.ts';
import { openCards, wishedFrom } from '#engine/draft.ts';
import type { DraftView } from '#engine/formats/registry.ts';
import { faceOf, lookOf } from '#server/cards/look.ts';
import { facedWithNames, faceInLanguage, type NameLanguage, namesAtHand } from '#server/cards/shownNames.ts';
import { PAUSE_SEAT, REVIEW_SEAT } from '../clock/deadlines.ts';
import { hintsAt } from './preparedHints.ts';
import { eventsSince, gathered, logFor } from './recentEvents.ts';
import { NO_HINTS, type RunningDraft } from './runningDraft.ts';
import { seatViewOf } from './seatView.ts';

/** What one connection was last sent, so that the next message holds only what is new to it. */
export interface Sent {
  readonly view: RoomView;
  readonly faces: ReadonlySet<CardIndex>;
  /** What the view was made of beside what others hold and have taken, by identity. */
  readonly basis: readonly unknown[];
  /** In which its cards are named. */
  readonly language: NameLanguage;
}

function basisOf({ setup, state, due, hints }: RunningDraft, seat: number | null): readonly unknown[] {
  const frame = [state.phase, state.round, setup.solo ? state.before : null, due.get(REVIEW_SEAT)];
  return seat === null ? frame : [...frame, state.seats[seat], due.get(seat), hints.get(seat)];
}

/**
 * Whether for sure nothing but what others hold and have taken is new to a connection. Of eight people two are concerned
 * by a pick; for the other six this is far less work than the difference. False where everybody sees one board.
 */
export function isOfOthersAlone(draft: RunningDraft, { view, basis }: Sent): boolean {
  if (view.board !== null) return false;
  const now = basisOf(draft, view.seat);
  return now.every((part, place) => part === basis[place]);
}

function clockOf(draft: RunningDraft, seat: number | null): RoomView['clock'] {
  const due = (seat === null ? undefined : draft.due.get(seat)) ?? draft.due.get(REVIEW_SEAT);
  return { deadlineMs: due?.dueAtMs ?? null, totalSeconds: due?.totalSeconds ?? null };
}

const pauseOf = ({ pausedBy, due }: RunningDraft): RoomView['pause'] =>
  pausedBy && { ...pausedBy, endsAtMs: due.get(PAUSE_SEAT)?.dueAtMs ?? null };

function hintsOf(draft: RunningDraft, view: DraftView): RoomView['hints'] {
  return view.seat === null ? NO_HINTS : hintsAt(draft, view.seat, wishedFrom(draft.setup, view));
}

const cardsIn = ({ setup }: RunningDraft, view: DraftView, pool: readonly PooledCardView[]): CardIndex[] => [
  ...openCards(setup, view).map(({ card }) => card),
  ...pool.map(({ card }) => card),
];

/** Cards as they are sent once: by a reader's name of them, on a board that everybody searches with all their others. */
function facesFor(
  draft: RunningDraft,
  cards: Iterable<CardIndex>,
  language: NameLanguage,
  board: BoardView | null,
): CardFace[] {
  const { catalogue } = draft.setup;
  const known = namesAtHand(catalogue);
  return [...new Set(cards)].flatMap((index) => {
    const card = catalogue.cards[index];
    if (!card) return [];
    const names = known.get(index);
    const face = faceOf(card, index);
    return [faceInLanguage(board === null ? face : facedWithNames(face, names), names, language)];
  });
}

function partsOf(draft: RunningDraft, view: DraftView) {
  return {
    packSize: view.packSize,
    decisionsInRound: view.decisionsInRound,
    direction: view.direction,
    pack: view.pack,
    board: view.board,
    ask: view.pack ? null : view.ask,
    mayTakeBack: view.mayTakeBack,
    clock: clockOf(draft, view.seat),
    pause: pauseOf(draft),
    mayPause: view.seat !== null && !draft.setup.solo && !draft.pausesUsed.includes(view.seat),
    hints: hintsOf(draft, view),
  };
}

/**
 * The whole view of one seat, or of a watcher (`null`), who is shown no pack and no pool. Its cards are named in `language` as
 * far as `readNamesOf` has read their names.
 */
export function roomViewOf(
  draft: RunningDraft,
  seat: number | null,
  nowMs: number,
  language: NameLanguage = null,
): Sent {
  const view = seatViewOf(draft, seat);
  const faces = facesFor(draft, cardsIn(draft, view, view.pool), language, view.board);
  const look: GameLook = lookOf(draft.game);
  return {
    view: {
      draftId: draft.draftId,
      version: draft.version,
      nowMs,
      seat,
      phase: view.phase,
      round: view.round,
      rounds: view.rounds,
      pool: view.pool,
      seats: view.seats,
      log: logFor(draft, seat),
      faces: Object.fromEntries(faces.map((face) => [face.card, face])),
      look,
      ...partsOf(draft, view),
    },
    faces: new Set(faces.map((face) => face.card)),
    basis: basisOf(draft, seat),
    language,
  };
}

const toWirePack = ({ cards, ...pack }: PackView): WirePack => ({
  ...pack,
  cards: cards.map(({ id, card, finish }) => (finish === 'plain' ? { id, card } : { id, card, finish })),
});

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

type Parts = ReturnType<typeof partsOf>;

const isSameKind = (a: BoardView | null, b: BoardView | null) => a?.kind === b?.kind;

/** The keys of a board that differ from what was sent; null when none does, or when another kind is sent whole. */
function boardSince(before: BoardView | null, after: BoardView | null): RoomChange['board'] | null {
  if (!before || !after || !isSameKind(before, after)) return null;
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => !isSame(value, known.get(key)));
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** A pack in hand changes only with its decision, so that its cards need no comparing. */
function isSamePart(key: keyof Parts, now: Parts, before: Parts): boolean {
  if (key === 'board') return isSameKind(now.board, before.board);
  if (key !== 'pack') return isSame(now[key], before[key]);
  const [a, b] = [now.pack, before.pack];
  return a?.packId === b?.packId && a?.pickNumber === b?.pickNumber && a?.cards.length === b?.cards.length;
}

/** An instance's face and finish never change. */
const isSamePooled = (a: PooledCardView, b: PooledCardView | undefined) =>
  a === b || (a.id === b?.id && a.destination === b.destination && a.round === b.round && a.pick === b.pick);

/** New cards at the end of the pool, or null when it changed in another way. */
function pooledSince(
  before: readonly PooledCardView[],
  after: readonly PooledCardView[],
): readonly PooledCardView[] | null {
  if (after === before) return [];
  if (after.length < before.length) return null;
  return before.every((card, at) => isSamePooled(card, after[at])) ? after.slice(before.length) : null;
}

/** A pool that was covered is sent whole once it lies open: its cards were not taken just now. */
const wasCovered = ({ seat: own, pool, seats }: RoomView): boolean =>
  pool.length === 0 && seats.some(({ seat, poolSize }) => seat === own && poolSize > 0);

/**
 * What a connection may know now and has not got: what happened since, and what of its view that does not say. With it, what
 * it has then. Null where it happened too long ago: then the whole view is sent.
 */
export function roomChangeOf(
  draft: RunningDraft,
  sent: Sent,
  nowMs: number,
): { readonly change: RoomChange; readonly sent: Sent; readonly isOfOthers: boolean } | null {
  const { view: before } = sent;
  const events = eventsSince(draft, before.version, before.seat);
  if (events === null) return null;
  const view = seatViewOf(draft, before.seat);
  const parts = partsOf(draft, view);
  const keys = Object.keys(parts) as (keyof typeof parts)[];
  const set: RoomChange['set'] = Object.fromEntries(
    keys
      .filter((key) => !isSamePart(key, parts, before))
      .map((key) => [key, key === 'pack' && parts.pack ? toWirePack(parts.pack) : parts[key]]),
  );
  const pooled = wasCovered(before) ? null : pooledSince(before.pool, view.pool);
  const isWhole = pooled === null && !(before.pool.length === 0 && view.pool.length === 0);
  const whole = isWhole ? { ...set, pool: view.pool } : set;
  const board = boardSince(before.board, view.board);
  const faces = facesFor(
    draft,
    cardsIn(draft, view, pooled ?? view.pool).filter((card) => !sent.faces.has(card)),
    sent.language,
    view.board,
  );
  const change: RoomChange = {
    draftId: draft.draftId,
    from: before.version,
    version: draft.version,
    nowMs,
    ...(Object.keys(whole).length > 0 && { set: whole }),
    ...(board && { board }),
    ...(events.length > 0 && { events: gathered(events) }),
    ...(pooled?.length && { pooled }),
    ...(faces.length > 0 && { faces }),
  };
  const { phase, round, pool } = view;
  return {
    change,
    isOfOthers:
      !change.set &&
      !change.board &&
      !change.pooled &&
      !change.faces &&
      events.every((event) => 'seat' in event && event.seat !== before.seat),
    sent: {
      view: { ...before, ...parts, phase, round, version: draft.version, nowMs, pool, seats: view.seats },
      faces: faces.length > 0 ? new Set([...sent.faces, ...faces.map((face) => face.card)]) : sent.faces,
      basis: basisOf(draft, before.seat),
      language: sent.language,
    },
  };
}
