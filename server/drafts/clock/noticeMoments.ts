import type { Due } from '../running/runningDraft.ts';
import { afterAwake, awakeBetween, firstAwake } from './quietHours.ts';

/** When a player is told of a turn, and that its time runs out; null for what is not told. */
export interface NoticeMoments {
  readonly pushAtMs: number | null;
  readonly mailAtMs: number | null;
  readonly hurryAtMs: number | null;
}

const NONE: NoticeMoments = { pushAtMs: null, mailAtMs: null, hurryAtMs: null };

/** Nobody who decides at once needs an email. */
const MAIL_AFTER_MS = 5 * 60_000;
/** How much time is left when a player is told that it runs out. */
export const HURRY_MS = 2 * 3_600_000;

/**
 * When the player of a correspondence seat is told about a deadline, never in quiet hours: at once by push, after five
 * minutes by mail, and once more when two hours are left, if it has more than these now.
 */
export function noticeMoments(due: Due, nowMs: number): NoticeMoments {
  if (!due.correspondent) return NONE;
  const { quiet } = due.correspondent;
  return {
    pushAtMs: firstAwake(quiet, due.begunAtMs),
    mailAtMs: firstAwake(quiet, afterAwake(quiet, due.begunAtMs, MAIL_AFTER_MS)),
    hurryAtMs: hurryMoment(due, nowMs),
  };
}

/** When two hours will be left; null when there are no more than these now. */
export function hurryMoment(due: Pick<Due, 'dueAtMs' | 'correspondent'>, nowMs: number): number | null {
  const quiet = due.correspondent?.quiet ?? null;
  const leftMs = awakeBetween(quiet, nowMs, due.dueAtMs);
  return leftMs > HURRY_MS ? firstAwake(quiet, afterAwake(quiet, nowMs, leftMs - HURRY_MS)) : null;
}
