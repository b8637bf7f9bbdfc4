import { jwtDecode } from 'jwt-decode';

/** What a token says about itself, in milliseconds of this browser's clock. Nothing here is trusted for rights. */
export interface TokenReading {
  readonly subject: string | null;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/**
 * Reads a token, or null when it is unreadable. With `receivedAtMs` the lifetime is counted from that moment, so that
 * a browser whose clock is wrong does not refresh on every request.
 */
export function readToken(token: string, receivedAtMs?: number): TokenReading | null {
  try {
    const { sub, iat, exp } = jwtDecode(token);
    if (typeof iat !== 'number' || typeof exp !== 'number') return null;
    const startsAtMs = receivedAtMs ?? iat * 1000;
    return { subject: sub ?? null, startsAtMs, endsAtMs: startsAtMs + (exp - iat) * 1000 };
  } catch {
    return null;
  }
}
