import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync('src/assets/offline.js', 'utf8');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page's script with a server that answers or does not. */
function opened() {
  let isThere = false;
  const asked: string[] = [];
  const reload = vi.fn();
  const heard = new Map<string, () => void>();
  runInNewContext(SCRIPT, {
    setTimeout,
    clearTimeout,
    location: { reload },
    caches: { match: async () => undefined },
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    fetch: async (path: string) => {
      asked.push(path);
      if (!isThere) throw new TypeError('Failed to fetch');
      return { ok: true };
    },
  });
  return {
    asked,
    reload,
    comeBack: () => {
      isThere = true;
    },
    hearOnline: () => heard.get('online')?.(),
  };
}

it('asks less and less often, and opens the page again by itself once the server answers', async () => {
  const page = opened();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.asked.length).toBeGreaterThan(4);
  expect(page.asked.length).toBeLessThan(12);
  expect(page.reload).not.toHaveBeenCalled();
  page.comeBack();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('does not take a network that says it is back at its word', async () => {
  const page = opened();
  page.hearOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect([page.asked, page.reload.mock.calls]).toEqual([['/healthz'], []]);
  page.comeBack();
  page.hearOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.reload).toHaveBeenCalledTimes(1);
});
