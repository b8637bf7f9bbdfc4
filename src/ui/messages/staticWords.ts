import type { Catalogue, Sentences } from '#contract/messages/catalogue.ts';
import { formatTagOf } from '#contract/messages/locales.ts';
import { type Translator, translatorOf } from '#contract/messages/translator.ts';
import { currentLocale } from './load.ts';
import { pageWords } from './pageWords.ts';

/**
 * The words of a catalogue that no script waits for: the English ones come with the code that says them, those of
 * another language with its page. Keep such a catalogue small.
 */
export function staticWords<Words extends Sentences>(
  name: 'first' | 'parts',
  english: Catalogue<Words>,
): Translator<Words> {
  const words = (pageWords?.[name] as Catalogue<Words> | undefined) ?? english;
  return translatorOf(words, formatTagOf(currentLocale()));
}
