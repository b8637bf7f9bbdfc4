/*
 * The service worker: it shows pushed notices and opens tables; and where there is no network, it says so, or opens
 * practice. It keeps the files that the build names in FILES, and the cards of the demo games, all of
 * which are the same for everybody, and no other answer of the server's API. With a network it answers nothing but those
 * files, and what the system's share sheet posts: that stays in the browser until its reader uses it.
 */
/* global FILES */
'use strict';

const PAGE = `passleft-page-${FILES.version}`;
const PRACTICE = `passleft-practice-${FILES.version}`;
const isOfFiles = (name) => /^passleft-(page|practice)-/.test(name);
const KEPT = new Set([...FILES.page, ...FILES.practice].filter((path) => path.startsWith('/assets/')));

/** Asked for without cookies: what is kept is what a stranger gets. */
const publicRequest = (path) =>
  new Request(path, {
    credentials: 'omit',
    headers: path === '/' ? { accept: 'text/html' } : {},
    cache: path.startsWith('/assets/') ? 'default' : 'reload',
  });

/** Keeps the page last: if the network fails halfway, no page is kept without the files it needs. */
async function keep(cacheName, paths) {
  const cache = await caches.open(cacheName);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  const isPage = (path) => path === '/';
  await cache.addAll(missing.filter((path) => !isPage(path)).map(publicRequest));
  await cache.addAll(missing.filter(isPage).map(publicRequest));
}

/** Cards that can be practised without having been opened before; the page keeps others (src/api/practiceCalls.ts). */
const DEMO_GAMES = ['/api/practice/emberwake/emberwake-draft', '/api/practice/orbit-market/orbit-market-draft'];

/** A server without demo games has none to keep. */
const keepDemoGames = () =>
  Promise.all(DEMO_GAMES.map((path) => keep('passleft-sets', [path]).catch(() => undefined)));

/** A browser that had practice has it in the next version, too. */
async function install() {
  const hadPractice = (await caches.keys()).some((name) => name.startsWith('passleft-practice-'));
  await keep(PAGE, FILES.page);
  if (hadPractice) await keep(PRACTICE, FILES.practice);
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => isOfFiles(name) && name !== PAGE && name !== PRACTICE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const isPractice = ({ pathname, searchParams }) => pathname === '/' && searchParams.has('practice');

/** What a page is without a network: practice where it is kept, else the page that says so. */
async function withoutNetwork(url, fault) {
  const shell = isPractice(url) ? await caches.match('/', { cacheName: PRACTICE, ignoreVary: true }) : undefined;
  const page = shell ?? (await caches.match('/offline.html', { cacheName: PAGE, ignoreVary: true }));
  if (!page) throw fault;
  return page;
}

/** Where the page finds what was shared (src/api/sharedList.ts). */
const SHARED = 'passleft-shared';
/** As long as a pasted list may be: LONGEST_LIST in contract/exports.ts. */
const LONGEST_SHARED = 600_000;
const BYTES_PER_CHARACTER = 4;

/** A text, a link, or the text of one file; else why it is refused. Null where the form has nothing. */
async function sharedIn(form) {
  const wordsIn = (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const files = form.getAll('file').filter((entry) => typeof entry !== 'string' && entry.size > 0);
  const [file] = files;
  const fileName = file ? file.name : null;
  if (files.length > 1) return { refusal: 'several', fileName };
  if (file && file.size > LONGEST_SHARED * BYTES_PER_CHARACTER) return { refusal: 'tooLarge', fileName };
  const text = file ? await file.text() : wordsIn('text');
  const link = file ? '' : wordsIn('url');
  if (text.length + link.length > LONGEST_SHARED) return { refusal: 'tooLarge', fileName };
  if (text.includes('\0')) return { refusal: 'notText', fileName };
  return text.trim() === '' && link === '' ? null : { text, link, fileName };
}

/** Whatever was shared before makes room. */
async function keepShared(request) {
  await caches.delete(SHARED);
  const shared = await sharedIn(await request.formData());
  if (shared) await (await caches.open(SHARED)).put('/shared', new Response(JSON.stringify(shared)));
}

/** A page that finds nothing says so, so it is opened even where nothing could be kept. */
async function takeShared(request) {
  await keepShared(request).catch(() => {});
  return Response.redirect(new URL('/?list=local', self.location.origin).href, 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && request.mode === 'navigate' && url.href === new URL('/', self.location.origin).href)
    return event.respondWith(takeShared(request));
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/'))
      event.respondWith(fetch(request).catch((fault) => withoutNetwork(url, fault)));
  } else if (KEPT.has(url.pathname))
    event.respondWith(caches.match(url.pathname, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'practice.keep') return;
  event.waitUntil(Promise.all([keep(PRACTICE, FILES.practice), keepDemoGames()]));
});

const isOurs = (path) => typeof path === 'string' && /^\/(?!\/)/.test(path);

function wordsOf(data) {
  try {
    const words = data ? data.json() : null;
    if (words && typeof words.title === 'string' && isOurs(words.path)) return words;
  } catch {
    // A push that is not ours still has to show something.
  }
  return { title: tableNews(), words: '', path: '/my-drafts', tag: 'table' };
}

/** In the browser's language: a worker reads no cookie. */
function tableNews() {
  for (const tag of self.navigator.languages ?? []) {
    const known = Object.keys(FILES.tableNews).find(
      (locale) => locale.split('-')[0] === tag.toLowerCase().split('-')[0],
    );
    if (known) return FILES.tableNews[known];
  }
  return FILES.tableNews.en;
}

const windowsHere = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pageOf = (address) => new URL(address, self.location.origin).pathname;

/** The number on the icon of the installed application. */
async function badge({ turns }) {
  if ('setAppBadge' in self.navigator && Number.isInteger(turns) && turns >= 0)
    await self.navigator.setAppBadge(turns).catch(() => {});
}

/** Who looks at the table or the event needs no notice. */
async function show(words) {
  await badge(words);
  const windows = await windowsHere();
  if (windows.some((client) => client.focused && pageOf(client.url) === pageOf(words.path))) return;
  await self.registration.showNotification(words.title, {
    body: words.words,
    tag: words.tag,
    renotify: true,
    data: { path: words.path },
  });
}

/** Brings the table's window to the front, else leads another window there, else opens one. */
async function open(path) {
  const windows = await windowsHere();
  const there = windows.find((client) => pageOf(client.url) === pageOf(path));
  if (there) return there.focus();
  const [any] = windows;
  if (any && 'navigate' in any) {
    const led = await any.navigate(path).catch(() => null);
    if (led) return led.focus();
  }
  return self.clients.openWindow(path);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('push', (event) => event.waitUntil(show(wordsOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data && event.notification.data.path;
  event.waitUntil(open(isOurs(path) ? path : '/my-drafts'));
});
