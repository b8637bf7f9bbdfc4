import { createElement, Fragment, type ReactNode, use } from 'react';
import type { Sentences } from '#contract/messages/catalogue.ts';
import type { KeysWithTags, Translator, Wrappers } from '#contract/messages/translator.ts';
import type { Feature, FeatureSentences } from './language.ts';
import { catalogues, currentLocale, type Loader } from './load.ts';
import { type MessagesFor, messagesFor } from './messagesFor.ts';

/** `t(key, values)` gives a string; `t.rich(key, values)` a node, with a function for each tag of the sentence. */
export interface ReactTranslator<Words extends Sentences> extends Translator<Words> {
  readonly rich: <Key extends KeysWithTags<Words>>(
    key: Key,
    values: Wrappers<Words[Key], ReactNode, ReactNode>,
  ) => ReactNode;
}

/** Children given one by one need no keys. */
const joined = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

function withRich<Words extends Sentences>(t: Translator<Words>): ReactTranslator<Words> {
  const rich = (key: KeysWithTags<Words>, values: Record<string, unknown>) => {
    const wrapped = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inside: readonly ReactNode[]) => value(joined(inside)) : value,
    ]);
    return joined(t.parts(key, Object.fromEntries(wrapped)));
  };
  return Object.assign((...said: Parameters<Translator<Words>>) => t(...said), {
    parts: t.parts,
    rich,
  }) as unknown as ReactTranslator<Words>;
}

export type UseMessages = <Name extends Feature>(feature: Name) => ReactTranslator<FeatureSentences<Name>>;

export function createUseMessages<Lang extends string>(
  { load, peek }: Loader<Lang>,
  messages: MessagesFor<Lang>,
  localeNow: () => Lang,
): UseMessages {
  const translators = new WeakMap<object, unknown>();
  const waitedFor = new WeakSet<object>();
  return function useMessages<Name extends Feature>(feature: Name) {
    const locale = localeNow();
    const asked = load(locale, feature);
    if (!peek(locale, feature)) waitedFor.add(asked);
    // React renders a part that waited once more, and takes its hooks for new ones only where it calls `use` again.
    if (waitedFor.has(asked)) use(asked);
    const plain = messages(locale, feature);
    const before = translators.get(plain);
    if (before) return before as ReactTranslator<FeatureSentences<Name>>;
    const made = withRich(plain);
    translators.set(plain, made);
    return made;
  };
}

/**
 * The messages of a feature in the language of the page; the same function at every render. The route of the screen
 * loads them first, see `loadMessages`; where it has not, the component suspends until they are there.
 */
export const useMessages: UseMessages = createUseMessages(catalogues, messagesFor, currentLocale);
