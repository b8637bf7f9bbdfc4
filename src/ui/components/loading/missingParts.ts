import { firstWords } from '#src/ui/messages/firstWords.ts';

const LEFT_KEY = 'passleft.left ';
const STYLE_AGAIN_MS = 2000;
const PART_AGAIN_MS = 3000;
/** How browsers and the built program say that a part could not be fetched; its address stands at the end. */
const NOT_FETCHED = /(?:imported module: |CSS for )(\S+)$/;

/** What a person reads where a part of the program did not come. */
export const PART_MISSING = firstWords('partMissing');

let missing = '';

export const isPartMissing = (fault: unknown): boolean =>
  fault instanceof Error && fault.message === PART_MISSING;

/**
 * Hears of parts of the program that could not be fetched. The router would load the page anew at the browser's own
 * words, and without a server that leaves nothing to look at; so it reads ours.
 */
export function hearOfMissingParts(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const address = NOT_FETCHED.exec(payload.message)?.[1];
    if (address === undefined) return;
    missing = address;
    payload.message = PART_MISSING;
    if (address.endsWith('.css')) fetchStyleAgain(page.document, address);
  });
}

/** The built program asks for a style once: what failed is asked for again here, until it comes. */
function fetchStyleAgain(document: Document, address: string): void {
  const link = document.querySelector(`link[href="${address}"]`);
  const again = link?.cloneNode();
  if (!link || !again) return;
  again.addEventListener('error', () => setTimeout(() => fetchStyleAgain(document, address), STYLE_AGAIN_MS));
  link.replaceWith(again);
}

/**
 * Asks the server for the part that was missed last: is it there now? Where it is gone, this build is an old one, and
 * the page is loaded anew, once for each part. Asked where a part is wanted, never where it was fetched ahead.
 */
export async function isPartThere(): Promise<boolean> {
  // Not out of the browser's cache: without a connection a reload would leave nothing to look at.
  const reply = await fetch(missing, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const key = LEFT_KEY + missing;
  if (reply?.status === 404 && !sessionStorage.getItem(key)) {
    sessionStorage.setItem(key, '1');
    location.reload();
  }
  return reply?.ok ?? false;
}

/**
 * Asks for the part that was missed last until it is there, and does `onBack` if it was away before: one that is there at
 * once and was not run all the same would fail again. Answers how to stop it.
 */
export function watchForPart(onBack: () => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (wasAway: boolean) => {
    const isThere = await isPartThere();
    if (isStopped) return;
    if (!isThere) timer = setTimeout(() => void ask(true), PART_AGAIN_MS);
    else if (wasAway) onBack();
  };
  void ask(false);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
