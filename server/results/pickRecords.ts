import type { PickRecord } from '#contract/results.ts';
import type { PickAction } from '#engine/actions.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import type { PackId } from '#engine/cards.ts';
import { apply, deal, viewFor } from '#engine/draft.ts';
import type { DraftState } from '#engine/draft.types.ts';
import type { Setup } from '#engine/setup.ts';
import { NO_HINTS, type StoredRow } from '../rooms/runningDraft.ts';

interface Kept {
  readonly seq: number;
  readonly seat: number;
  readonly record: PickRecord;
  /** Who had passed which pack before this pick, where it may be taken back. */
  readonly heldBefore: ReadonlyMap<PackId, number> | null;
}

interface Fold {
  state: DraftState;
  kept: Kept[];
  heldBy: Map<PackId, number>;
  readonly since: Map<number, { pack: PackId; atMs: number }>;
}

function noteArrivals(fold: Fold, atMs: number) {
  fold.state.seats.forEach((seat, index) => {
    const pack = seat.queue[0]?.id;
    if (pack && fold.since.get(index)?.pack !== pack) fold.since.set(index, { pack, atMs });
  });
}

function recordOf(setup: Setup, fold: Fold, row: StoredRow, action: PickAction): PickRecord {
  const view = viewFor(setup, fold.state, { seat: action.seat });
  const since = fold.since.get(action.seat);
  const botWould = view.pack ? autoAction(setup, view, NO_HINTS).action.cardInstanceIds[0] : undefined;
  return {
    round: fold.state.round + 1,
    pick: action.pickNumber,
    packId: action.packId,
    from: fold.heldBy.get(action.packId) ?? null,
    pack: view.pack?.cards.map(({ id, card, finish }) => ({ id, card, finish })) ?? [],
    taken: action.cardInstanceIds,
    burned: action.burnIds,
    wheeled: [],
    botWouldTake: botWould ?? null,
    seconds: since ? Math.max(0, Math.round((row.atMs - since.atMs) / 1000)) : null,
    source: row.source,
  };
}

/** Forgets what a taken-back pick and everything after it did. */
function forgetBack(fold: Fold, seat: number) {
  const last = fold.kept.findLast((kept) => kept.seat === seat);
  if (!last) return;
  fold.kept = fold.kept.filter((kept) => kept.seq < last.seq);
  if (last.heldBefore) fold.heldBy = new Map(last.heldBefore);
}

function withWheels(records: readonly PickRecord[]): PickRecord[] {
  return records.map((record, index) => {
    const later = records.slice(index + 1).filter(({ packId }) => packId === record.packId);
    const seenAgain = new Set(later.flatMap(({ pack }) => pack.map(({ id }) => id)));
    const wheeled = record.pack
      .map(({ id }) => id)
      .filter((id) => seenAgain.has(id) && !record.taken.includes(id));
    return { ...record, wheeled };
  });
}

/** Every decision of every seat, in order, as a replay shows it: folded from the log, never stored. */
export function pickRecords(
  setup: Setup,
  seed: Uint8Array,
  startedAtMs: number,
  rows: readonly StoredRow[],
): PickRecord[][] {
  const fold: Fold = { state: deal(setup, seed), kept: [], heldBy: new Map(), since: new Map() };
  noteArrivals(fold, startedAtMs);
  for (const row of rows) {
    const { action } = row;
    if (action.type === 'takeBack') forgetBack(fold, action.seat);
    if (action.type === 'pick') {
      const heldBefore = setup.solo && row.source === 'member' ? new Map(fold.heldBy) : null;
      const record = recordOf(setup, fold, row, action);
      fold.kept.push({ seq: row.seq, seat: action.seat, record, heldBefore });
      fold.heldBy.set(action.packId, action.seat);
      fold.since.delete(action.seat);
    }
    const applied = apply(setup, fold.state, action);
    if (!applied.ok) throw new Error(`Log row ${row.seq} does not apply: ${applied.refusal}.`);
    fold.state = applied.state;
    noteArrivals(fold, row.atMs);
  }
  return Array.from({ length: setup.seats }, (_, seat) =>
    withWheels(fold.kept.filter((kept) => kept.seat === seat).map(({ record }) => record)),
  );
}
