import { type Reply, refused } from '#contract/refusals.ts';
import type { DraftAction } from '#engine/actions.ts';
import type { Intent } from './accept.ts';
import { isLive, type RunningDraft } from './runningDraft.ts';

/**
 * Rows after which a log takes decisions alone, and what ends a pause or a seat's play: the longest drafts have some
 * 6,000 decisions, and a log is folded whole whenever its table is opened.
 */
export const ROWS_BEFORE_ONLY_PICKS = 30_000;

const AT_WILL: ReadonlySet<DraftAction['type']> = new Set([
  'move',
  'seatReturned',
  'paused',
  'extraTime',
  'takeBack',
]);

/** The card lies there already. A seat that let its clock run out is heard in any case. */
function isIdleMove({ state, seats }: RunningDraft, { action }: Intent): boolean {
  if (action.type !== 'move' || seats[action.seat]?.timeouts !== 0) return false;
  const pool = state.seats[action.seat]?.pool ?? [];
  return pool.some(
    ({ id, destination }) => id === action.cardInstanceId && destination === action.destination,
  );
}

/** The answer to a command that is not worth a row of the log: done already, or refused with `onlyPicks`; null for others. */
export function needlessReply(draft: RunningDraft, intent: Intent): Reply<null> | null {
  if (!isLive(draft)) return null;
  if (isIdleMove(draft, intent)) return { ok: true, value: null };
  return draft.version >= ROWS_BEFORE_ONLY_PICKS && AT_WILL.has(intent.action.type)
    ? refused('onlyPicks')
    : null;
}
