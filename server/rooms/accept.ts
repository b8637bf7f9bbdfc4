import type { Refusal } from '#contract/refusals.ts';
import type { TableStatus } from '#contract/tables.ts';
import type { ActionSource, DraftAction } from '#engine/actions.ts';
import { apply } from '#engine/draft.ts';
import type { DraftState } from '#engine/draft.types.ts';
import { type LifecycleEvent, nextStatus } from '#engine/lifecycle.ts';
import { deadlineChanges, shifted, withDeadlines } from './deadlines.ts';
import type { DeadlineChange, LogWriter } from './logWriter.ts';
import type { RunningDraft, SeatMeta } from './runningDraft.ts';

/** Something that wants to be the next row of a draft's log. */
export interface Intent {
  readonly commandId: string;
  readonly source: ActionSource;
  readonly seat: number | null;
  readonly action: DraftAction;
}

export type Accepted =
  | { readonly kind: 'stored'; readonly draft: RunningDraft }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
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

function seatsAfter(seats: readonly SeatMeta[], { action, source, seat }: Intent): readonly SeatMeta[] {
  if (seat === null || (action.type !== 'pick' && action.type !== 'seatReturned')) return seats;
  const known = seats[seat];
  const timeouts = known && source === 'clock' ? known.timeouts + 1 : 0;
  if (!known || known.timeouts === timeouts) return seats;
  return seats.map((meta, index) => (index === seat ? { ...meta, timeouts } : meta));
}

function extraTime(draft: RunningDraft, action: DraftAction): DeadlineChange[] {
  if (action.type !== 'extraTime') return [];
  const due = draft.due.get(action.seat);
  if (!due) return [];
  const { seconds } = action;
  return [
    {
      seat: action.seat,
      due: { ...due, dueAtMs: due.dueAtMs + seconds * 1000, totalSeconds: due.totalSeconds + seconds },
    },
  ];
}

function changesOf(draft: RunningDraft, next: RunningDraft, intent: Intent, nowMs: number): DeadlineChange[] {
  if (intent.action.type === 'resumed' && draft.pausedAtMs !== null)
    return shifted(draft.due, nowMs - draft.pausedAtMs);
  return [...extraTime(draft, intent.action), ...deadlineChanges(next, nowMs)];
}

function pausedAfter(draft: RunningDraft, state: DraftState, nowMs: number): number | null {
  if (state.phase !== 'paused') return null;
  return draft.pausedAtMs ?? nowMs;
}

/**
 * Applies an intent to a draft and stores it; answers only when the row is committed. The draft given is not changed.
 * `conflict` means another process wrote first: load the draft again and ask again.
 */
export async function accept(
  writer: LogWriter,
  draft: RunningDraft,
  intent: Intent,
  nowMs: number,
): Promise<Accepted> {
  if (draft.commandIds.has(intent.commandId)) return { kind: 'stored', draft };
  const applied = apply(draft.setup, draft.state, intent.action);
  if (!applied.ok) return { kind: 'refused', refusal: applied.refusal };
  const status = statusAfter(draft, applied.state);
  const next: RunningDraft = {
    ...draft,
    state: applied.state,
    status: status ?? draft.status,
    version: draft.version + 1,
    seats: seatsAfter(draft.seats, intent),
    commandIds: new Set([...draft.commandIds, intent.commandId]),
    pausedAtMs: pausedAfter(draft, applied.state, nowMs),
  };
  const deadlines = changesOf(draft, next, intent, nowMs);
  const row = { draftId: draft.draftId, seq: next.version, atMs: nowMs, deadlines, status, ...intent };
  if ((await writer.append(row)) === 'conflict') return { kind: 'conflict' };
  return { kind: 'stored', draft: { ...next, due: withDeadlines(draft.due, deadlines) } };
}
