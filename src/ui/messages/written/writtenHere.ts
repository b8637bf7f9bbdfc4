import type { Locale } from '#contract/messages/locales.ts';
import { currentLocale } from '../load.ts';

type Say = (sentence: string) => string;

const asItIs: Say = (sentence) => sentence;

let say = asItIs;

/**
 * Fetches the words for `writtenHere`, for a page in another language than English. Until they are here, and where they
 * cannot be fetched, sentences stay English: they tell what is wrong either way.
 */
export async function loadWritten(locale: Locale): Promise<void> {
  if (locale === 'en') {
    say = asItIs;
    return;
  }
  const { translatorTo } = await import('./translate.ts');
  say = await translatorTo(locale);
}

/** A sentence that a schema or the engine wrote down in English, in the language of the page. */
export const writtenHere: Say = (sentence) => say(sentence);

void loadWritten(currentLocale()).catch(() => undefined);
