const MINUTE_SECONDS = 60;

/** A delay as sentences about it take it: whole minutes, or seconds. */
export function delayParts(seconds: number): {
  readonly unit: 'none' | 'seconds' | 'minutes';
  readonly count: number;
} {
  if (seconds === 0) return { unit: 'none', count: 0 };
  return seconds < MINUTE_SECONDS || seconds % MINUTE_SECONDS !== 0
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: seconds / MINUTE_SECONDS };
}
