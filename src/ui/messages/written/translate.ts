import type { Sentences } from '#contract/messages/catalogue.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { type Messages, recogniser, saidAgain } from '#contract/messages/recogniser.ts';
import { translatorOf } from '#contract/messages/translator.ts';
import * as english from './en.ts';

type Written = Readonly<Record<string, Messages>>;

const OTHERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<object>>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
};

/** All messages, as `catalogue.key`. */
const together = (written: Written): Messages =>
  Object.fromEntries(
    Object.entries(written).flatMap(([name, messages]) =>
      Object.entries(messages).map(([key, message]) => [`${name}.${key}`, message]),
    ),
  );

/** Fetches what says an English sentence in another language. */
export async function translatorTo(locale: Exclude<Locale, 'en'>): Promise<(sentence: string) => string> {
  const messages = together((await OTHERS[locale]()) as Written);
  const recognise = recogniser(together(english as unknown as Written));
  const say = translatorOf<Sentences>(messages, formatTagOf(locale)) as unknown as (
    key: string,
    values: object,
  ) => string;
  return (sentence) => saidAgain(sentence, recognise, say);
}
