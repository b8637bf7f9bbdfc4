import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync('src/assets/offline.js', 'utf8');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WORDS = {
  en: { title: 'You’re offline' },
  de: { title: 'Du bist offline' },
  'pt-BR': { title: 'Você está offline' },
};

/** The page's script with a server that answers or does not, in a browser that reads these languages. */
function opened({ languages = ['en'] as readonly string[], cookie = '' } = {}) {
  let isThere = false;
  const asked: string[] = [];
  const reload = vi.fn();
  const heard = new Map<string, () => void>();
  const heading = { dataset: { words: 'title' }, textContent: 'You’re offline' };
  const document = {
    cookie,
    title: 'You’re offline · Passleft',
    documentElement: { lang: 'en' },
    getElementById: () => ({ textContent: JSON.stringify(WORDS) }),
    querySelectorAll: () => [heading],
  };
  runInNewContext(SCRIPT, {
    setTimeout,
    clearTimeout,
    document,
    navigator: { languages },
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
    shown: () => [document.documentElement.lang, document.title, heading.textContent],
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

it.each([
  [['de-CH', 'en'], '', ['de', 'Du bist offline · Passleft', 'Du bist offline']],
  [['pt'], '', ['pt-BR', 'Você está offline · Passleft', 'Você está offline']],
  [['de'], 'a=b; language=en', ['en', 'You’re offline · Passleft', 'You’re offline']],
  [['en'], 'language=de', ['de', 'Du bist offline · Passleft', 'Du bist offline']],
  [['sv'], '', ['en', 'You’re offline · Passleft', 'You’re offline']],
])('speaks a language of the browser, or the one chosen in the footer: %j %s', (languages, cookie, shown) => {
  expect(opened({ languages, cookie }).shown()).toEqual(shown);
});
