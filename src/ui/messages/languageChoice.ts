import { isLocale, type Locale } from '#contract/messages/locales.ts';

/** The languages that this site speaks, as the server wrote them into the page; none on a page that no server sent. */
export const spokenLanguages = (): readonly Locale[] =>
  (document.documentElement.dataset.languages ?? '').split(' ').filter(isLocale);
