import type { SeatState } from '#src/machines/draftRoomSelectors.ts';

/** What is worth a sound or a notice for the own seat. */
export type TurnSignal = 'pack' | 'seconds' | 'over';

export interface TurnMoment {
  readonly seatState: SeatState;
  /** Tells the pack in hand from the next one; null without one. */
  readonly packKey: string | null;
  /** Ten, then each of the last five seconds; null at any other time. */
  readonly lastSeconds: number | null;
}

const CHOOSING: ReadonlySet<SeatState> = new Set(['browsing', 'reserved', 'refused']);
const LAST_SECONDS = 5;
const WARNING_SECONDS = 10;

/** Keeps the seconds that are heard. */
export const readLastSeconds = (seconds: number | null): number | null =>
  seconds === WARNING_SECONDS || (seconds !== null && seconds > 0 && seconds <= LAST_SECONDS)
    ? seconds
    : null;

/** What happened to the own seat between two moments; nothing of others is ever signalled. */
export function signalBetween(before: TurnMoment, after: TurnMoment): TurnSignal | null {
  if (after.seatState === 'finished' && before.seatState !== 'finished') return 'over';
  if (!CHOOSING.has(after.seatState)) return null;
  if (after.packKey !== null && after.packKey !== before.packKey) return 'pack';
  return after.lastSeconds !== null && after.lastSeconds !== before.lastSeconds ? 'seconds' : null;
}

/**
 * What the next moment is compared with. A pack that comes before its seat may choose, as the next one does while the last
 * pick is still being sent, is told of when it may.
 */
export function momentToKeep(before: TurnMoment, now: TurnMoment): TurnMoment {
  if (now.packKey === null || CHOOSING.has(now.seatState)) return now;
  return { ...now, packKey: before.packKey };
}
