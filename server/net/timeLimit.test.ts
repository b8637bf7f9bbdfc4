import { setTimeout as rest } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { timeLimit } from './timeLimit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Resolves with the reason, and holds nothing of the signal but its listener. */
const reasonOf = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

describe('a limit of time', () => {
  it('is kept when garbage is collected while it runs, with another signal beside it or none', async () => {
    const reasons = [timeLimit(300, new AbortController().signal), timeLimit(300)].map(reasonOf);
    for (let times = 0; times < 3; times++) {
      await rest(20);
      collectGarbage();
    }
    expect(await Promise.all(reasons)).toEqual([
      expect.objectContaining({ name: 'TimeoutError' }),
      expect.objectContaining({ name: 'TimeoutError' }),
    ]);
  });

  it('is over at once when the other signal aborts, with its reason', async () => {
    const other = new AbortController();
    const reason = reasonOf(timeLimit(60_000, other.signal));
    other.abort('left');
    expect(await reason).toBe('left');
    const late = timeLimit(60_000, other.signal);
    expect([late.aborted, late.reason]).toEqual([true, 'left']);
  });
});
