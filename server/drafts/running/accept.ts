import type { TableRefusal } from '#contract/refusals.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { ActionSource, DraftAction } from '#engine/core/actions.ts';
import { apply, turnOf } from '#engine/draft.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import { type LifecycleEvent, nextStatus } from '#engine/lifecycle.ts';
import type { QuietBySeat } from '../clock/correspondents.ts';
import { deadlineChanges } from '../clock/deadlineChanges.ts';
import { afterPause, settledBanks, settledDeadlines, unspent, withExtraTime } from '../clock/deadlines.ts';
import type { LogWriter } from './logWriter.ts';
import { withRow } from './recentEvents.ts';
import {
  changesAfter,
  isLive,
  pausesAfter,
  type RunningDraft,
  type SeatMeta,
  timeoutsAfter,
} from './runningDraft.ts';

/** Something that wants to be the next row of a draft's log. */
export interface Intent {
  readonly commandId: string;
  readonly source: ActionSource;
  readonly seat: number | null;
  readonly action: DraftAction;
}

export type Accepted =
  | { readonly kind: 'stored'; readonly draft: RunningDraft }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal }
  | { readonly kind: 'conflict' };

const LIFE = {
  complete: 'draft.completed',
  paused: 'host.paused',
  drafting: 'host.resumed',
} as const satisfies Record<DraftState['phase'], LifecycleEvent['type']>;

/** The table's next status where the draft's phase changed; null where it stays. */
function statusAfter(draft: RunningDraft, state: DraftState): TableStatus | null {
  if (state.phase === draft.state.phase) return null;
  return nextStatus(draft.status, { type: LIFE[state.phase] });
}

function seatsAfter(seats: readonly SeatMeta[], intent: Intent): readonly SeatMeta[] {
  const { seat } = intent;
  const known = seat === null ? undefined : seats[seat];
  if (seat === null || !known) return seats;
  const timeouts = timeoutsAfter(known.timeouts, intent);
  return timeouts === known.timeouts ? seats : seats.with(seat, { ...known, timeouts });
}

function dueAfter(
  draft: RunningDraft,
  next: RunningDraft,
  intent: Intent,
  nowMs: number,
  quiet: QuietBySeat,
) {
  const { action } = intent;
  const isResumed = action.type === 'resumed' && draft.pausedAtMs !== null;
  const kept = isResumed ? afterPause(draft.due, draft.pausedAtMs ?? nowMs, nowMs) : draft.due;
  const extended = action.type === 'extraTime' ? withExtraTime(kept, action.seat, action.seconds) : kept;
  return settledDeadlines(next, unspent(extended, intent), nowMs, quiet);
}

function pausedAfter(draft: RunningDraft, state: DraftState, nowMs: number): number | null {
  if (state.phase !== 'paused') return null;
  return draft.pausedAtMs ?? nowMs;
}

/** The turn that a decision is about. */
function turnNamedBy(action: DraftAction) {
  if (action.type === 'pick')
    return { seat: action.seat, turnId: action.packId, turnNumber: action.pickNumber };
  return 'turnNumber' in action ? action : null;
}

/**
 * Whether a decision that stands in the log was taken back since, and is asked for anew: who sends it again because its
 * answer was lost must not be told that it is done.
 */
export function isTakenBack({ setup, state }: RunningDraft, { action }: Intent): boolean {
  const named = turnNamedBy(action);
  if (!setup.solo || state.before !== null || named === null) return false;
  const turn = turnOf(setup, state, named.seat);
  return turn?.turnId === named.turnId && turn.turnNumber === named.turnNumber;
}

/**
 * Applies an intent to a draft and stores it; answers only when the row is committed. The draft given is not changed;
 * `answered` holds the ids of all commands in the log and gets this one. `quiet` are the players' quiet hours now, of
 * correspondence tables. `conflict` means another process wrote first, or ended the table: load what is new and ask again.
 */
export async function accept(
  writer: LogWriter,
  draft: RunningDraft,
  answered: Set<string>,
  intent: Intent,
  nowMs: number,
  quiet: QuietBySeat,
): Promise<Accepted> {
  if (answered.has(intent.commandId))
    return isTakenBack(draft, intent) ? { kind: 'refused', refusal: 'takenBack' } : { kind: 'stored', draft };
  if (!isLive(draft)) return { kind: 'refused', refusal: 'draftOver' };
  const applied = apply(draft.setup, draft.state, intent.action);
  if (!applied.ok) return { kind: 'refused', refusal: applied.refusal };
  const status = statusAfter(draft, applied.state);
  const pauses = pausesAfter(draft, intent, applied.state.phase);
  const folded: RunningDraft = {
    ...draft,
    state: applied.state,
    status: status ?? draft.status,
    version: draft.version + 1,
    seats: seatsAfter(draft.seats, intent),
    pausedAtMs: pausedAfter(draft, applied.state, nowMs),
    ...pauses,
    changes: changesAfter(draft.changes, intent),
    recent: withRow(draft.recent, {
      version: draft.version + 1,
      atMs: nowMs,
      events: applied.events,
      pause: pauses.pausedBy,
    }),
  };
  const banked = { ...folded, banks: settledBanks(draft, folded, intent, nowMs) };
  const next = { ...banked, due: dueAfter(draft, banked, intent, nowMs, quiet) };
  const deadlines = deadlineChanges(draft.due, next.due, draft.banks, next.banks);
  const { draftId, shard } = draft;
  const row = { draftId, shard, seq: next.version, atMs: nowMs, deadlines, status, ...intent };
  if ((await writer.append(row)) === 'conflict') return { kind: 'conflict' };
  answered.add(intent.commandId);
  return { kind: 'stored', draft: next };
}
