import type { Catalogue, SentencesOf } from '#contract/messages/catalogue.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';
import * as ja from './ja.ts';
import * as ptBR from './pt-BR.ts';

type English = typeof en;

/** A catalogue in `contract/messages/LANGUAGE`, such as `emails`. */
export type CatalogueName = keyof English;

type Sentences<Name extends CatalogueName> = SentencesOf<English[Name]>;
type Catalogues = { readonly [Name in CatalogueName]: Catalogue<Sentences<Name>> };

const CATALOGUES: Readonly<Record<Locale, Catalogues>> = { en, de, fr, es, 'pt-BR': ptBR, it, ja };

/** A catalogue in a language, for whoever reads its messages rather than saying them. */
export const catalogueIn = <Name extends CatalogueName>(
  locale: Locale,
  name: Name,
): Catalogue<Sentences<Name>> => CATALOGUES[locale][name];

/** What a catalogue says in one language. */
export type WordsOf<Name extends CatalogueName> = Translator<Sentences<Name>>;

/** What a catalogue says, for each language: `words('emails')[locale]`. */
export function words<Name extends CatalogueName>(name: Name): Readonly<Record<Locale, WordsOf<Name>>> {
  return translatorsOf<Sentences<Name>>({
    en: catalogueIn('en', name),
    de: catalogueIn('de', name),
    fr: catalogueIn('fr', name),
    es: catalogueIn('es', name),
    'pt-BR': catalogueIn('pt-BR', name),
    it: catalogueIn('it', name),
    ja: catalogueIn('ja', name),
  });
}
