/** What a token says about itself, times in milliseconds of this browser's clock; null is an unreadable token. */
export interface TokenReading {
  readonly subject: string | null;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

const USED_SHARE_BEFORE_REFRESH = 0.8;

/** Is a refresh due: 80 percent of the lifetime used, expired, or unreadable? */
export function isWornToken(reading: TokenReading | null, atMs: number): boolean {
  if (!reading) return true;
  const lifetimeMs = reading.endsAtMs - reading.startsAtMs;
  return atMs >= reading.startsAtMs + lifetimeMs * USED_SHARE_BEFORE_REFRESH || atMs >= reading.endsAtMs;
}
