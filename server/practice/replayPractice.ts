import { setImmediate as otherWork } from 'node:timers/promises';
import { type KeepPractice, PRACTICE_SEAT, type PracticeSet } from '#contract/practice.ts';
import type { DraftAction } from '#engine/core/actions.ts';
import { replayStates } from '#engine/draft.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import { sealBytesOf } from '#engine/seal.ts';
import { dealtHashOf } from '#engine/sealedLog.ts';
import { refusal } from '../http/refusalError.ts';

/** Work that one draft may cost; a usual one takes 20 ms. */
const MOST_WORK_MS = 2000;
/** So much at a time, and everybody else's requests between. */
const SLICE_MS = 20;

/**
 * Plays a practice draft again, from the cards of today: the ids of the cards that the person took. Throws `practiceChanged` for
 * other cards, `practiceUnread` where the engine refuses an action, `practiceUnfinished` and `practiceTooLong`.
 */
export async function replayPractice(
  set: PracticeSet,
  { hash, secret, actions }: Pick<KeepPractice, 'hash' | 'secret' | 'actions'>,
  mostWorkMs = MOST_WORK_MS,
): Promise<readonly string[]> {
  if (dealtHashOf(set.setup) !== hash) throw refusal('practiceChanged');
  const bytes = sealBytesOf(secret);
  if (bytes === null) throw refusal('practiceUnread');
  const state = await lastOf(replayStates(set.setup, bytes, actions as readonly DraftAction[]), mostWorkMs);
  if (state?.phase !== 'complete') throw refusal('practiceUnfinished');
  return (state.seats[PRACTICE_SEAT]?.pool ?? []).map(({ id }) => id);
}

async function lastOf(
  states: Generator<DraftState, void, void>,
  mostWorkMs: number,
): Promise<DraftState | null> {
  let last: DraftState | null = null;
  let workMs = 0;
  for (;;) {
    const beganMs = performance.now();
    while (performance.now() - beganMs < Math.min(SLICE_MS, mostWorkMs)) {
      const next = nextOf(states);
      if (next === null) return last;
      last = next;
    }
    workMs += performance.now() - beganMs;
    if (workMs > mostWorkMs) throw refusal('practiceTooLong');
    await otherWork();
  }
}

/** Null after the last one. */
function nextOf(states: Generator<DraftState, void, void>): DraftState | null {
  try {
    return states.next().value ?? null;
  } catch {
    throw refusal('practiceUnread');
  }
}
