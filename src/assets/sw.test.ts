import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://draft.example';
const FILES = {
  version: 'two',
  page: ['/offline.html', '/assets/off.css'],
  practice: ['/', '/assets/first.js', '/assets/practice.js'],
};
const SOURCE = `const FILES = ${JSON.stringify(FILES)};\n${readFileSync('src/assets/sw.js', 'utf8')}`;
/** What a reader is sent for their eyes alone. */
const CANARY = 'Canary of the hidden pack';

interface Asked {
  readonly path: string;
  readonly credentials: string | undefined;
}

/** The worker in a browser of the test: its caches, what it asked the network for, and what was badged. */
function worker({ cachesBefore = [] as readonly string[] } = {}) {
  const stores = new Map<string, Map<string, string>>(cachesBefore.map((name) => [name, new Map()]));
  const listeners = new Map<string, (event: object) => void>();
  const asked: Asked[] = [];
  const badges: number[] = [];
  let isOnline = true;
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  class Request {
    url: string;
    credentials: string | undefined;
    constructor(path: string, init: { credentials?: string } = {}) {
      this.url = new URL(path, ORIGIN).href;
      this.credentials = init.credentials;
    }
  }
  const network = async (request: { url: string; credentials?: string | undefined }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    asked.push({ path: pathOf(request), credentials: request.credentials });
    return request.credentials === 'omit' ? `public ${pathOf(request)}` : CANARY;
  };
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) =>
      [...stores]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, store]) => store.get(pathOf(request)))
        .find((kept) => kept !== undefined),
    open: async (name: string) => ({
      match: async (path: string) => storeOf(name).get(path),
      addAll: async (requests: readonly Request[]) => {
        for (const request of requests) storeOf(name).set(pathOf(request), await network(request));
      },
    }),
  };
  const self = {
    location: new URL(ORIGIN),
    navigator: { setAppBadge: async (turns: number) => void badges.push(turns) },
    clients: { claim: async () => {}, matchAll: async () => [] },
    registration: { showNotification: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInContext(SOURCE, createContext({ self, caches, fetch: network, Request, URL, Set }));
  const tell = async (type: string, event: object = {}) => {
    let wait: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => (wait = until) });
    await wait;
  };
  return {
    tell,
    asked,
    badges,
    kept: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()])),
    everythingKept: () => [...stores.values()].flatMap((store) => [...store.values()]).join('\n'),
    goOffline: () => {
      isOnline = false;
    },
    /** What the worker answers; `untouched` where it leaves a request to the browser. */
    ask: async (path: string, { mode = 'cors', method = 'GET' } = {}) => {
      let answer: Promise<unknown> | string = 'untouched';
      const request = { url: new URL(path, ORIGIN).href, mode, method, credentials: 'include' };
      listeners.get('fetch')?.({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
      return answer;
    },
  };
}
const navigation = { mode: 'navigate' };

describe('the service worker', () => {
  it('keeps the page without a network, and practice only once it is asked for', async () => {
    const { tell, kept } = worker();
    await tell('install');
    expect(kept()).toEqual({ 'passleft-page-two': ['/assets/off.css', '/offline.html'] });
    await tell('message', { data: { type: 'practice.keep' }, ports: [] });
    expect(kept()['passleft-practice-two']).toEqual([...FILES.practice].sort());
  });

  it('keeps practice of the next version where it was kept before, and forgets the old files alone', async () => {
    const { tell, kept } = worker({ cachesBefore: ['passleft-practice-one', 'passleft-sets', 'another'] });
    await tell('install');
    await tell('activate');
    expect(Object.keys(kept()).sort()).toEqual([
      'another',
      'passleft-page-two',
      'passleft-practice-two',
      'passleft-sets',
    ]);
  });

  it('says that there is no network, whatever page was asked for, and opens practice', async () => {
    const { tell, ask, goOffline } = worker();
    await tell('install');
    await tell('message', { data: { type: 'practice.keep' }, ports: [] });
    goOffline();
    for (const path of ['/', '/?join=SECRET', '/drafts/1/room', '/my-drafts'])
      expect(await ask(path, navigation), path).toBe('public /offline.html');
    expect(await ask('/?practice=bots', navigation)).toBe('public /');
    expect(await ask('/assets/practice.js')).toBe('public /assets/practice.js');
  });

  it('has no answer of its own but its files while there is a network', async () => {
    const { tell, ask } = worker();
    await tell('install');
    expect(await ask('/drafts/1/room', navigation)).toBe(CANARY);
    for (const [path, more] of [
      ['/api/drafts/mine', {}],
      ['/api/drafts/1/files/log', navigation],
      ['/assets/other.js', {}],
      ['/drafts', { method: 'POST', mode: 'navigate' }],
      ['https://elsewhere.example/assets/off.css', {}],
    ] as const)
      expect(await ask(path, more), path).toBe('untouched');
  });

  it('keeps nothing that one reader alone may know: files are asked for without cookies, answers are not kept', async () => {
    const { tell, ask, asked, everythingKept, goOffline } = worker();
    await tell('install');
    await tell('message', { data: { type: 'practice.keep' }, ports: [] });
    expect(asked.every(({ credentials }) => credentials === 'omit')).toBe(true);
    expect(await ask('/drafts/1/room', navigation)).toBe(CANARY);
    expect(await ask('/?practice=bots', navigation)).toBe(CANARY);
    expect(everythingKept()).not.toContain(CANARY);
    goOffline();
    expect(await ask('/drafts/1/room', navigation)).not.toBe(CANARY);
  });

  it('badges a push with a number of turns, and nothing else', async () => {
    const { tell, badges } = worker();
    const push = (turns: unknown) =>
      tell('push', { data: { json: () => ({ title: 'It is your turn', path: '/my-drafts', turns }) } });
    for (const turns of [2, 0, undefined, -1, CANARY]) await push(turns);
    expect(badges).toEqual([2, 0]);
  });
});
