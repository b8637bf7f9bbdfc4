import { setImmediate as letOthers } from 'node:timers/promises';
import type { PickRecord, PooledResult } from '#contract/results/results.ts';
import { withWheels } from '#contract/room/wheels.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { type DecisionAction, isDecision } from '#engine/core/actions.ts';
import type { Decision } from '#engine/core/ask.ts';
import type { CardView } from '#engine/core/view.ts';
import { apply, deal, openCards, stateHash, turnOf, viewFor } from '#engine/draft.ts';
import type { Applied, DraftState, DraftView, Setup } from '#engine/formats/registry.ts';
import { tellDecision } from '#engine/formats/tell.ts';
import { NO_HINTS, type StoredRow } from '../drafts/running/runningDraft.ts';

/** So long at most, but for one row, running drafts wait: a row takes the longer, the more cards lie open. */
const AT_ONCE_MS = 15;

interface Kept {
  readonly seq: number;
  readonly seat: number;
  readonly record: PickRecord;
  /** Who had passed which pack before this pick, where it may be taken back. */
  readonly heldBefore: ReadonlyMap<string, number> | null;
}

interface Fold {
  state: DraftState;
  /** Every card that lies in a pool. */
  pooled: Set<string>;
  kept: Kept[];
  heldBy: Map<string, number>;
  readonly since: Map<number, { turn: string; atMs: number }>;
}

type Accepted = Extract<Applied, { ok: true }>;

/** A finished draft as results show it: every decision by seat, and what each seat ended with. */
export interface DraftRecords {
  readonly decisions: readonly (readonly PickRecord[])[];
  readonly pools: readonly (readonly PooledResult[])[];
  /** Of the state that the draft ended in. */
  readonly finalStateHash: string;
}

function noteArrivals(setup: Setup, fold: Fold, atMs: number) {
  fold.state.seats.forEach((_, seat) => {
    const turn = turnOf(setup, fold.state, seat);
    const key = turn && `${turn.turnId}:${turn.turnNumber}`;
    if (key && fold.since.get(seat)?.turn !== key) fold.since.set(seat, { turn: key, atMs });
  });
}

/** Goes on to the state after a row, and to the cards that lie in pools then. */
function goOn(fold: Fold, { state, events }: Accepted) {
  for (const event of events) {
    if (event.type === 'took') for (const id of event.cards) fold.pooled.add(id);
    if (event.type === 'gaveBack') for (const id of event.cards) fold.pooled.delete(id);
    if (event.type === 'tookBack') fold.pooled = pooledIn(state);
  }
  fold.state = state;
}

const pooledIn = ({ seats }: DraftState): Set<string> =>
  new Set(seats.flatMap(({ pool }) => pool.map(({ id }) => id)));

/** Cards that a viewer could know and that lay in no pool, though pools lie open in many formats. */
function cardsOpen(setup: Setup, { pooled }: Fold, view: DraftView): readonly CardView[] {
  return openCards(setup, view).filter(({ id }) => !pooled.has(id));
}

/** The cards that a decision was about: the pack in hand, else what was asked about, else all that lay open. */
function cardsOffered(setup: Setup, fold: Fold, view: DraftView): readonly CardView[] {
  const open = cardsOpen(setup, fold, view);
  if (view.pack || view.ask?.kind !== 'pick') return open;
  const asked = new Set(view.ask.cards);
  return open.filter(({ id }) => asked.has(id));
}

function cardsGained({ state, events }: Accepted, seat: number): readonly CardView[] {
  return events
    .flatMap((event) => (event.type === 'took' && event.seat === seat ? event.cards : []))
    .flatMap((id) => {
      const instance = state.instances[id];
      return instance ? [{ id, ...instance }] : [];
    });
}

const withMissing = (cards: readonly CardView[], more: readonly CardView[]): readonly CardView[] => {
  const known = new Set(cards.map(({ id }) => id));
  return [...cards, ...more.filter(({ id }) => !known.has(id))];
};

function botWould(setup: Setup, view: DraftView): Decision | null {
  return view.ask && view.phase === 'drafting' ? autoAction(setup, view, NO_HINTS) : null;
}

function recordOf(
  setup: Setup,
  fold: Fold,
  after: Accepted,
  row: StoredRow,
  action: DecisionAction,
): PickRecord {
  const view = viewFor(setup, fold.state, { seat: action.seat });
  const turn = turnOf(setup, fold.state, action.seat);
  const since = fold.since.get(action.seat);
  const would = botWould(setup, view);
  const gained = cardsGained(after, action.seat);
  const packId = turn?.turnId ?? '';
  return {
    seq: row.seq,
    kind: action.type,
    round: fold.state.round + 1,
    pick: view.decisionsInRound + 1,
    packId,
    from: fold.heldBy.get(packId) ?? null,
    pack: withMissing(cardsOffered(setup, fold, view), gained),
    taken: gained.map(({ id }) => id),
    burned: action.type === 'pick' ? action.burnIds : [],
    wheeled: [],
    botWouldTake: would?.action.type === 'pick' ? (would.action.cardInstanceIds[0] ?? null) : null,
    botWouldTell: would && would.action.type !== 'pick' ? tellDecision(setup, view, would.action) : null,
    told: action.type === 'pick' ? null : tellDecision(setup, view, action),
    seconds: since ? Math.max(0, Math.round((row.atMs - since.atMs) / 1000)) : null,
    source: row.source,
  };
}

/** Cards that came to a seat by what another one decided: the other pile, an auction's lot. */
function receivedBy(
  setup: Setup,
  fold: Fold,
  after: Accepted,
  row: StoredRow,
  seat: number,
): PickRecord | null {
  const gained = cardsGained(after, seat);
  if (gained.length === 0) return null;
  const view = viewFor(setup, fold.state, { seat });
  return {
    seq: row.seq,
    kind: 'received',
    round: fold.state.round + 1,
    pick: view.decisionsInRound + 1,
    packId: '',
    from: row.seat,
    pack: withMissing(cardsOpen(setup, fold, view), gained),
    taken: gained.map(({ id }) => id),
    burned: [],
    wheeled: [],
    botWouldTake: null,
    botWouldTell: null,
    told: null,
    seconds: null,
    source: row.source,
  };
}

/** Forgets what a taken-back decision and everything after it did. */
function forgetBack(fold: Fold, seat: number) {
  const last = fold.kept.findLast((kept) => kept.seat === seat && kept.heldBefore !== null);
  if (!last) return;
  fold.kept = fold.kept.filter((kept) => kept.seq < last.seq);
  if (last.heldBefore) fold.heldBy = new Map(last.heldBefore);
}

function keepDecision(setup: Setup, fold: Fold, after: Accepted, row: StoredRow, action: DecisionAction) {
  const heldBefore = setup.solo && row.source === 'member' ? new Map(fold.heldBy) : null;
  const record = recordOf(setup, fold, after, row, action);
  fold.kept.push({ seq: row.seq, seat: action.seat, record, heldBefore });
  for (let seat = 0; seat < setup.seats; seat += 1) {
    const received = seat === action.seat ? null : receivedBy(setup, fold, after, row, seat);
    if (received) fold.kept.push({ seq: row.seq, seat, record: received, heldBefore: null });
  }
  if (action.type === 'pick') fold.heldBy.set(action.packId, action.seat);
  fold.since.delete(action.seat);
}

/**
 * Every decision of every seat, in order, as a replay shows it: folded from the log, never stored. Running drafts have their
 * turn between parts of a long log.
 */
export async function pickRecords(
  setup: Setup,
  secret: Uint8Array,
  startedAtMs: number,
  rows: readonly StoredRow[],
): Promise<DraftRecords> {
  const state = deal(setup, secret);
  const fold: Fold = { state, pooled: pooledIn(state), kept: [], heldBy: new Map(), since: new Map() };
  noteArrivals(setup, fold, startedAtMs);
  let goesOnSince = performance.now();
  for (const row of rows) {
    if (performance.now() - goesOnSince > AT_ONCE_MS) {
      await letOthers();
      goesOnSince = performance.now();
    }
    const { action } = row;
    const applied = apply(setup, fold.state, action);
    if (!applied.ok) throw new Error(`Log row ${row.seq} does not apply: ${applied.refusal}.`);
    if (action.type === 'takeBack') forgetBack(fold, action.seat);
    if (isDecision(action)) keepDecision(setup, fold, applied, row, action);
    goOn(fold, applied);
    noteArrivals(setup, fold, row.atMs);
  }
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  return {
    decisions: seats.map((seat) =>
      withWheels(fold.kept.filter((kept) => kept.seat === seat).map(({ record }) => record)),
    ),
    pools: seats.map((seat) => poolOf(fold.state, seat)),
    finalStateHash: stateHash(fold.state),
  };
}

function poolOf(state: DraftState, seat: number): readonly PooledResult[] {
  return (state.seats[seat]?.pool ?? []).flatMap(({ id, destination }) => {
    const instance = state.instances[id];
    return instance ? [{ id, ...instance, destination }] : [];
  });
}
