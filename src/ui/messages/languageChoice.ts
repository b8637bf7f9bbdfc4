import { isLocale, LANGUAGE_COOKIE, type Locale } from '#contract/messages/locales.ts';
import { currentLocale } from './load.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The languages that this site speaks, as the server wrote them into the page; none on a page that no server sent. */
export const spokenLanguages = (): readonly Locale[] =>
  (document.documentElement.dataset.languages ?? '').split(' ').filter(isLocale);

/** Keeps the choice for the server, which writes the page in that language, and opens the page again. */
export function chooseLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and the page is left at once
  document.cookie = `${LANGUAGE_COOKIE}=${locale};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
  location.reload();
}

/** Whether pages are to be in another language from now on: somebody signed in here who has one in their profile. */
export const isPageOutdated = (): boolean =>
  spokenLanguages().some(
    (locale) =>
      locale !== currentLocale() && document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${locale}`),
  );
