import { LANGUAGE_COOKIE, type Locale } from '#contract/messages/locales.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps the choice for the server, which writes the page in that language, and opens the page again; before that by
 * `keep` in the profile of who is signed in. Where that fails the choice still holds in this browser.
 */
export async function chooseLanguage(
  locale: Locale,
  keep?: (locale: Locale) => Promise<unknown>,
): Promise<void> {
  await keep?.(locale).catch(() => undefined);
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and the page is left at once
  document.cookie = `${LANGUAGE_COOKIE}=${locale};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
  location.reload();
}
