import { LANGUAGE_COOKIE } from '#contract/messages/locales.ts';
import { spokenLanguages } from '#src/ui/messages/languageChoice.ts';
import { currentLocale } from '#src/ui/messages/load.ts';

/** Whether pages are to be in another language from now on: somebody signed in here who has one in their profile. */
export const isPageOutdated = (): boolean =>
  spokenLanguages().some(
    (locale) =>
      locale !== currentLocale() && document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${locale}`),
  );
