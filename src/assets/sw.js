/* The service worker of web push: it shows notices and opens tables. It keeps nothing and answers no request. */
'use strict';

const isOurs = (path) => typeof path === 'string' && /^\/(?!\/)/.test(path);

function wordsOf(data) {
  try {
    const words = data ? data.json() : null;
    if (words && typeof words.title === 'string' && isOurs(words.path)) return words;
  } catch {
    // A push that is not ours still has to show something.
  }
  return { title: 'Something happened at your table', words: '', path: '/my-drafts', tag: 'table' };
}

const windowsHere = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pageOf = (address) => new URL(address, self.location.origin).pathname;

/** Who looks at the table or the event needs no notice. */
async function show(words) {
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

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(wordsOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data && event.notification.data.path;
  event.waitUntil(open(isOurs(path) ? path : '/my-drafts'));
});
