import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { type Translator, translatorOf } from '#contract/messages/translator.ts';
import type { Feature, FeatureSentences } from './language.ts';
import { catalogues, type Loader } from './load.ts';

export type MessagesFor<Lang extends string> = <Name extends Feature>(
  locale: Lang,
  feature: Name,
) => Translator<FeatureSentences<Name>>;

/** `tagOf` gives the tag whose rules a language is formatted by. */
export function createMessagesFor<Lang extends string>(
  { peek }: Loader<Lang>,
  tagOf: (locale: Lang) => string,
): MessagesFor<Lang> {
  const translators = new Map<string, unknown>();
  return <Name extends Feature>(locale: Lang, feature: Name) => {
    const key = `${locale} ${feature}`;
    const before = translators.get(key);
    if (before) return before as Translator<FeatureSentences<Name>>;
    const catalogue = peek(locale, feature);
    if (!catalogue) throw new Error(`${locale} ${feature}: loadMessages first`);
    const made = translatorOf<FeatureSentences<Name>>(catalogue, tagOf(locale));
    translators.set(key, made);
    return made;
  };
}

/**
 * The messages of a feature for code without React. The feature has to be loaded, see `loadMessages`; otherwise this
 * throws.
 */
export const messagesFor: MessagesFor<Locale> = createMessagesFor(catalogues, formatTagOf);
