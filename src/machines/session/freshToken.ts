import { waitFor } from 'xstate';
import type { SessionActor, SessionSnapshot } from './session.ts';
import { selectIsDecided, selectIsUnanswered } from './sessionSelectors.ts';
import { isWornToken } from './tokenAge.ts';

/**
 * The token to send with a request: waits for a session in the making, and for a refresh when the token is worn or was
 * just rejected; null when nobody is signed in, or while nobody answers who is. However many callers wait, the session refreshes once.
 */
export async function freshToken(
  session: SessionActor,
  {
    rejectedToken,
    nowMs,
    signal,
  }: { rejectedToken: string | null; nowMs: () => number; signal?: AbortSignal },
): Promise<string | null> {
  await waitFor(session, selectIsDecided, { signal });
  if (rejectedToken === null) session.send({ type: 'request.began', atMs: nowMs() });
  else session.send({ type: 'request.rejected', token: rejectedToken });
  const ready = await waitFor(session, (snapshot) => isReady(snapshot, rejectedToken, nowMs()), { signal });
  return selectIsUnanswered(ready) ? null : ready.context.token;
}

function isReady(snapshot: SessionSnapshot, rejectedToken: string | null, atMs: number): boolean {
  if (!selectIsDecided(snapshot)) return false;
  if (!snapshot.hasTag('refreshing')) return true;
  const { token, reading } = snapshot.context;
  return token !== rejectedToken && !isWornToken(reading, atMs);
}
