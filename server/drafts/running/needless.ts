import { type Reply, refused } from '#contract/refusals.ts';
import type { DraftAction } from '#engine/core/actions.ts';
import type { Intent } from './accept.ts';
import { changesAfter, isAtWill, isLive, type RunningDraft } from './runningDraft.ts';

/** Rows at will that one seat may have: a log is folded whole whenever its table is opened. */
export const SEAT_CHANGES_AT_MOST = 3000;
/** The same for whoever hosts. */
export const HOST_CHANGES_AT_MOST = 3000;

/** The card lies there already. The move of a seat that let its clock run out is a row: it is a sign of life. */
function isIdleMove({ state, seats }: RunningDraft, action: DraftAction): boolean {
  if (action.type !== 'move' || seats[action.seat]?.timeouts !== 0) return false;
  const pool = state.seats[action.seat]?.pool ?? [];
  return pool.some(
    ({ id, destination }) => id === action.cardInstanceId && destination === action.destination,
  );
}

/** Of team sealed: a seat that says once more that it is done. */
const isDoneAgain = ({ state }: RunningDraft, action: DraftAction): boolean =>
  action.type === 'choose' &&
  'done' in state &&
  Array.isArray(state.done) &&
  state.done[action.seat] === true;

/**
 * The answer to a command that is not worth a row of the log: done already, or refused with `onlyPicks`, where its seat
 * or the host had all rows that are no picks; null for others. Nobody's rows take those of another.
 */
export function needlessReply(draft: RunningDraft, intent: Intent): Reply<null> | null {
  if (!isLive(draft)) return null;
  if (isIdleMove(draft, intent.action)) return { ok: true, value: null };
  if (!isAtWill(intent.action) && !isDoneAgain(draft, intent.action)) return null;
  const changes = changesAfter(draft.changes, intent);
  const ofSeat = intent.seat === null ? 0 : (changes.bySeat[intent.seat] ?? 0);
  const isTooMany =
    intent.source === 'host' ? changes.byHost > HOST_CHANGES_AT_MOST : ofSeat > SEAT_CHANGES_AT_MOST;
  return isTooMany ? refused('onlyPicks') : null;
}
