import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { dateFormat, listFormat, numberFormat } from '#contract/messages/translator.ts';
import { currentLocale } from './load.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

export interface Format {
  /** "1,234". */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** "9 Apr 2026", or as the options say. Takes a Date or milliseconds since 1970. */
  readonly date: (moment: Date | number, options?: Intl.DateTimeFormatOptions) => string;
  /** "Ana, Basil and Juno". */
  readonly list: (items: Iterable<string>, options?: Intl.ListFormatOptions) => string;
}

/** Numbers, dates and lists by the rules of a language; without one, of the page's. */
export function formatFor(locale: Locale = currentLocale()): Format {
  const tag = formatTagOf(locale);
  return {
    number: (value, options) => numberFormat(tag, options).format(value),
    date: (moment, options = DAY) => dateFormat(tag, options).format(moment),
    list: (items, options) => listFormat(tag, options).format(items),
  };
}

/** A label inside a sentence: small, except in German, where a noun has a capital wherever it stands. */
export const insideSentence = (words: string, locale: Locale = currentLocale()): string =>
  locale === 'de' ? words : words.toLocaleLowerCase(locale);
