import type { Catalogue, Sentences } from './catalogue.ts';
import { formatTagOf, LOCALES, type Locale } from './locales.ts';
import { type Translator, translatorOf } from './translator.ts';

/** What a catalogue says, for each language. */
export const translatorsOf = <Words extends Sentences>(
  catalogues: Readonly<Record<Locale, Catalogue<Words>>>,
): Readonly<Record<Locale, Translator<Words>>> =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, translatorOf(catalogues[locale], formatTagOf(locale))]),
  ) as Record<Locale, Translator<Words>>;
