import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { openWholeServer, TestBrowser, type TestServer } from '#tests/support/testServer.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const NAME = 'Friday birds';

/** Ours, as the build completes it: with the shell that practice needs. */
const OURS = `const FILES = { version: 'two', page: ['/offline.html'], practice: ['/'] };
${readFileSync('src/assets/sw.js', 'utf8')}`;

/** Keeps whatever is opened: what ours must never be. */
const KEEPS_ALL = `self.addEventListener('fetch', (event) => event.respondWith((async () => {
  const answer = await fetch(event.request);
  await (await caches.open('pages')).put(event.request, answer.clone());
  return answer;
})()));`;

/** In a browser a path is one of its site. */
class OfSite extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, ORIGIN), init);
  }
}

interface Kept {
  readonly address: string;
  readonly body: string;
}

describe('the service worker', () => {
  let server: TestServer;
  let webRoot: string;
  let links: string[] = [];
  let secrets: string[] = [];

  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'passleft-shells-'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Passleft</title>');
    server = await openWholeServer('server', { webRoot });
    await storeBundle(server.db, canaryGame(90), server.clock.now());
    const host = new TestBrowser(server.app);
    const wish = { handle: 'Wren', email: 'w@example.org', password: 'copper kettle 41', acceptTerms: true };
    await host.enter('/api/auth/register', wish);
    await server.db.query('update member set verified_at = now()');
    const settings = { name: NAME, visibility: 'open', seats: 4 };
    const table = { game: 'canary', template: 'canary-draft', solo: false, settings };
    const { draftId } = (await host.send('POST', '/api/drafts', table)).json();
    const { code } = (await host.send('GET', `/api/drafts/${draftId}`)).json();
    links = ['/', `/?join=${code}`, `/drafts/${draftId}`, '/about'];
    secrets = [NAME, code, draftId];
  });
  afterAll(async () => {
    await server?.close();
    rmSync(webRoot, { recursive: true });
  });

  /** Installs a worker, opens every link through it, and answers what is in its caches then. */
  async function keptBy(source: string): Promise<{ listens: string[]; kept: Kept[] }> {
    const listeners = new Map<string, (event: object) => void>();
    const kept: Kept[] = [];
    const addressOf = (asked: Request | string) =>
      new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href.slice(ORIGIN.length);
    const fetched = async (asked: Request | string) => {
      const headers = typeof asked === 'string' ? {} : Object.fromEntries(asked.headers);
      const { body, statusCode } = await server.app.inject({ url: addressOf(asked), headers });
      return new Response(body, { status: statusCode });
    };
    const put = async (asked: Request | string, answer: Response) =>
      void kept.push({ address: addressOf(asked), body: await answer.text() });
    const add = async (asked: Request | string) => put(asked, await fetched(asked));
    const cache = {
      put,
      add,
      addAll: async (all: readonly string[]) => void (await Promise.all(all.map(add))),
      match: async () => undefined,
      keys: async () => [],
      delete: async () => false,
    };
    const caches = { ...cache, open: async () => cache };
    runInNewContext(source, {
      self: {
        addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
        skipWaiting: async () => undefined,
        clients: { claim: async () => undefined, matchAll: async () => [] },
        registration: {},
        location: new URL(ORIGIN),
        caches,
      },
      ...{ caches, fetch: fetched, URL, Request: OfSite, Response, setTimeout },
    });
    const work: unknown[] = [];
    const waitFor = (promise: unknown) => void work.push(promise);
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: waitFor });
    await Promise.all(work);
    listeners.get('message')?.({ data: { type: 'practice.keep' }, ports: [], waitUntil: waitFor });
    await Promise.all(work);
    for (const link of links) {
      const request = new Request(`${ORIGIN}${link}`);
      listeners.get('fetch')?.({ request, respondWith: waitFor, waitUntil: waitFor });
    }
    await Promise.all(work);
    return { listens: [...listeners.keys()], kept };
  }

  const toldBy = (kept: readonly Kept[]) =>
    kept.filter(({ address, body }) => secrets.some((one) => address.includes(one) || body.includes(one)));

  it('keeps no page that a link filled: no name of a table, no code [Z24]', async () => {
    const { listens, kept } = await keptBy(OURS);
    expect(listens).toEqual(expect.arrayContaining(['install', 'activate', 'push']));
    const practices = kept.filter(({ address }) => address.startsWith('/api/practice/'));
    // They are asked for at once: which comes first is nobody's promise.
    expect(kept.map(({ address }) => address).toSorted()).toEqual(
      ['/offline.html', '/', ...practices.map(({ address }) => address)].toSorted(),
    );
    expect(toldBy(kept)).toEqual([]);
  });

  it('would be found out if it did', async () => {
    const { kept } = await keptBy(KEEPS_ALL);
    expect(kept.map(({ address }) => address).toSorted()).toEqual(links.toSorted());
    expect(toldBy(kept)).toHaveLength(2);
  });
});
