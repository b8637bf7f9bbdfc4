import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LONGEST_LIST } from '#contract/lists/longestList.ts';

const ORIGIN = 'https://draft.example';
const FILES = {
  version: 'two',
  page: ['/offline.html', '/assets/off.css'],
  practice: ['/', '/assets/first.js', '/assets/practice.js'],
  tableNews: { en: 'Something happened at your table', de: 'An deinem Tisch ist etwas passiert' },
};
const SOURCE = `const FILES = ${JSON.stringify(FILES)};\n${readFileSync('src/assets/sw.js', 'utf8')}`;
/** What a reader is sent for their eyes alone. */
const CANARY = 'Canary of the hidden pack';

interface Asked {
  readonly path: string;
  readonly credentials: string | undefined;
}

/** The worker in a browser of the test: its caches, what it asked the network for, and what was badged. */
function worker({ cachesBefore = [] as readonly string[], languages = ['en'] as readonly string[] } = {}) {
  const stores = new Map<string, Map<string, string>>(cachesBefore.map((name) => [name, new Map()]));
  const listeners = new Map<string, (event: object) => void>();
  const asked: Asked[] = [];
  const badges: number[] = [];
  const notices: string[] = [];
  let isOnline = true;
  let isFull = false;
  let lostAt: string | null = null;
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
    if (!isOnline || pathOf(request) === lostAt) throw new TypeError('Failed to fetch');
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
      put: async (path: string, answer: Response) => {
        if (isFull) throw new DOMException('No room', 'QuotaExceededError');
        storeOf(name).set(path, await answer.text());
      },
      addAll: async (requests: readonly Request[]) => {
        for (const request of requests) storeOf(name).set(pathOf(request), await network(request));
      },
    }),
  };
  const self = {
    location: new URL(ORIGIN),
    navigator: { languages, setAppBadge: async (turns: number) => void badges.push(turns) },
    clients: { claim: async () => {}, matchAll: async () => [] },
    registration: { showNotification: async (title: string) => void notices.push(title) },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInContext(SOURCE, createContext({ self, caches, fetch: network, Request, Response, URL, Set }));
  const tell = async (type: string, event: object = {}) => {
    let wait: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => (wait = until) });
    await wait;
  };
  return {
    tell,
    asked,
    badges,
    notices,
    kept: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()])),
    everythingKept: () => [...stores.values()].flatMap((store) => [...store.values()]).join('\n'),
    goOffline: () => {
      isOnline = false;
    },
    lose: (path: string | null) => {
      lostAt = path;
    },
    fillUp: () => {
      isFull = true;
    },
    /** What the worker keeps of what is posted to it as the system's share sheet does, and where it leads. */
    share: async (form: FormData | string, path = '/') => {
      let answer: Promise<Response> | null = null;
      const body = new Response(form);
      const request = { url: new URL(path, ORIGIN).href, mode: 'navigate', method: 'POST' };
      listeners.get('fetch')?.({
        request: { ...request, formData: () => body.formData() },
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      const given = await (answer as Promise<Response> | null);
      const kept = stores.get('passleft-shared')?.get('/shared');
      return {
        status: given?.status,
        to: given?.headers.get('location'),
        kept: kept === undefined ? null : JSON.parse(kept),
      };
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

  it('keeps the page of practice after all that it needs: where the page is kept, everything is', async () => {
    for (const lost of FILES.practice) {
      const { tell, kept, lose } = worker();
      lose(lost);
      await expect(tell('message', { data: { type: 'practice.keep' }, ports: [] })).rejects.toThrow(
        'Failed to fetch',
      );
      expect(kept()['passleft-practice-two'] ?? [], lost).not.toContain('/');
      lose(null);
      await tell('message', { data: { type: 'practice.keep' }, ports: [] });
      expect(kept()['passleft-practice-two'], lost).toEqual([...FILES.practice].sort());
    }
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

  it.each([
    [['de-AT', 'en'], 'An deinem Tisch ist etwas passiert'],
    [['sv', 'en-GB'], 'Something happened at your table'],
    [['sv'], 'Something happened at your table'],
  ])('tells of a push that it cannot read in a language of the browser: %j', async (languages, title) => {
    const { tell, notices } = worker({ languages });
    await tell('push', { data: null });
    expect(notices).toEqual([title]);
  });
});

const formOf = (fields: Readonly<Record<string, string | readonly File[]>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, each);
  return form;
};
const fileOf = (text: string, name = 'kites.txt') => new File([text], name, { type: 'text/plain' });

describe('what is shared with the installed application', () => {
  it.each([
    [
      'a list',
      { title: 'Kites', text: `1 ${CANARY}`, url: '' },
      { text: `1 ${CANARY}`, link: '', fileName: null },
    ],
    [
      'a link',
      { url: ' https://kites.example/1 ' },
      { text: '', link: 'https://kites.example/1', fileName: null },
    ],
    [
      'a file, whatever is said about it',
      { text: 'See this', file: [fileOf('name,count\nKite,1', 'kites.csv')] },
      { text: 'name,count\nKite,1', link: '', fileName: 'kites.csv' },
    ],
    [
      'the longest list',
      { text: 'k'.repeat(LONGEST_LIST) },
      { text: 'k'.repeat(LONGEST_LIST), link: '', fileName: null },
    ],
  ])('is kept in the browser and goes to no server: %s', async (_name, fields, kept) => {
    const { share, asked } = worker();
    expect(await share(formOf(fields))).toEqual({ status: 303, to: `${ORIGIN}/?list=local`, kept });
    expect(asked).toEqual([]);
  });

  it.each([
    [
      'a list that is too long',
      { text: 'k'.repeat(LONGEST_LIST + 1) },
      { refusal: 'tooLarge', fileName: null },
    ],
    [
      'a file that is too large',
      { file: [fileOf('k'.repeat(LONGEST_LIST + 1))] },
      { refusal: 'tooLarge', fileName: 'kites.txt' },
    ],
    [
      'a file that is no text',
      { file: [fileOf('PK\0\u0003')] },
      { refusal: 'notText', fileName: 'kites.txt' },
    ],
    [
      'several files',
      { file: [fileOf('1 Kite'), fileOf('1 Kite', 'more.txt')] },
      { refusal: 'several', fileName: 'kites.txt' },
    ],
  ])('is not kept, but why: %s', async (_name, fields, kept) => {
    expect(await worker().share(formOf(fields))).toEqual({ status: 303, to: `${ORIGIN}/?list=local`, kept });
  });

  it('takes the place of what was shared before, also where it is nothing or cannot be kept', async () => {
    const { share, fillUp } = worker();
    await share(formOf({ text: CANARY }));
    expect(await share(formOf({ text: '2 Other kites' }))).toMatchObject({ kept: { text: '2 Other kites' } });
    expect(await share(formOf({ text: '  ', file: [new File([], '')] }))).toMatchObject({ kept: null });
    await share(formOf({ text: CANARY }));
    expect(await share('no form')).toEqual({ status: 303, to: `${ORIGIN}/?list=local`, kept: null });
    await share(formOf({ text: CANARY }));
    fillUp();
    expect(await share(formOf({ text: '3 Kites' }))).toEqual({
      ...{ status: 303, to: `${ORIGIN}/?list=local` },
      kept: null,
    });
  });

  it('is kept when the worker changes, and is taken at Home alone', async () => {
    const { share, tell, ask } = worker();
    await share(formOf({ text: '1 Kite' }));
    await tell('install');
    await tell('activate');
    expect(await share(formOf({ text: CANARY }), '/drafts')).toEqual({
      ...{ status: undefined, to: undefined },
      kept: { text: '1 Kite', link: '', fileName: null },
    });
    expect(await ask('/', { method: 'POST', mode: 'cors' })).toBe('untouched');
    expect(await ask('https://elsewhere.example/', { method: 'POST', mode: 'navigate' })).toBe('untouched');
  });
});
