import type { Catalogue, Sentences } from '#contract/messages/catalogue.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { type Translator, translatorOf } from '#contract/messages/translator.ts';
import { currentLocale } from './load.ts';

/** The words of a catalogue that comes with the code that says them, in every language: keep it small. */
export function staticWords<Words extends Sentences>(
  languages: Readonly<Record<Locale, Catalogue<Words>>>,
): Translator<Words> {
  const locale = currentLocale();
  return translatorOf(languages[locale], formatTagOf(locale));
}
