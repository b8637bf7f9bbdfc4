/* On the page without a network: offers practice where it is kept, and opens the page again when the server answers. */
'use strict';

const LONGEST_PAUSE_MS = 15_000;
let pauseMs = 1000;
let nextLook;

const isBack = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A network that says it is back may not lead to the server yet, and one that never left says nothing. */
async function look() {
  clearTimeout(nextLook);
  if (await isBack()) return location.reload();
  nextLook = setTimeout(look, pauseMs);
  pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
}

addEventListener('online', () => void look());
nextLook = setTimeout(look, pauseMs);
void caches.match('/', { ignoreVary: true }).then((shell) => {
  if (shell) for (const id of ['practice', 'to-practice']) document.getElementById(id).hidden = false;
});
