/* On the page without a network: offers practice where it is kept, and opens the page again when the server answers. */
'use strict';

/** The languages that the build put into the page, by their tags; English is the page's own. */
const WORDS = JSON.parse(document.getElementById('words').textContent);

/** What the footer chose, else the first that the browser reads: as server/http/requestLocale.ts. */
function languageOf() {
  const chosen = /(?:^|; )language=([\w-]+)/.exec(document.cookie);
  const asked = chosen ? [chosen[1]] : navigator.languages;
  const wholeOrPart = (tag) =>
    Object.keys(WORDS).find((known) => known.toLowerCase() === tag.toLowerCase()) ??
    Object.keys(WORDS).find((known) => known.split('-')[0] === tag.toLowerCase().split('-')[0]);
  for (const tag of asked) {
    const known = wholeOrPart(tag);
    if (known) return known;
  }
  return 'en';
}

function speak(language) {
  const words = WORDS[language];
  if (!words) return;
  document.documentElement.lang = language;
  document.title = document.title.replace(/^.*(?= · )/, words.title);
  for (const part of document.querySelectorAll('[data-words]')) part.textContent = words[part.dataset.words];
}

speak(languageOf());

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
