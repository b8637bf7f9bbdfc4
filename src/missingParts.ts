const LEFT_KEY = 'passleft.left-build';

/** What a person reads where a part of the program did not come. */
export const PART_MISSING = 'A part of the program did not arrive. Your line or the server may be away.';

/**
 * Hears of parts of the program that could not be fetched. The router would load the page anew at the browser's own
 * words, and without a server that leaves nothing to look at; so it reads ours. Where the server answers that the part
 * is gone, this build is an old one and the page is loaded anew, once for each part.
 */
export function hearOfMissingParts(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const address = /(https?:\/)?\/\S+/.exec(payload.message)?.[0];
    payload.message = PART_MISSING;
    if (address) void leaveOldBuild(page, address);
  });
}

async function leaveOldBuild(page: Window, address: string): Promise<void> {
  const reply = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (reply?.status !== 404 || page.sessionStorage.getItem(LEFT_KEY) === address) return;
  page.sessionStorage.setItem(LEFT_KEY, address);
  page.location.reload();
}
