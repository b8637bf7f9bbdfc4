/**
 * Aborts after `timeMs` milliseconds, or as soon as `other` does. Not `AbortSignal.any` of an `AbortSignal.timeout`: Node
 * holds such a timeout weakly, and once it is collected as garbage, the time is never up.
 */
export function timeLimit(timeMs: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const timeUp = () => limit.abort(new DOMException('It took too long.', 'TimeoutError'));
  setTimeout(timeUp, timeMs).unref();
  if (other?.aborted) limit.abort(other.reason);
  other?.addEventListener('abort', () => limit.abort(other.reason), { once: true, signal: limit.signal });
  return limit.signal;
}
