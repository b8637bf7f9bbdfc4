import { readFile } from 'node:fs/promises';
import type { Catalogue, Sentences } from '../../../../contract/messages/catalogue.ts';
import { formatTagOf, LOCALES } from '../../../../contract/messages/locales.ts';
import { translatorOf } from '../../../../contract/messages/translator.ts';
import { messagesIn } from './compiledMessages.ts';

/** The parts of the page without a network, as `offline.html` names them. */
const PARTS = ['title', 'safe', 'practiceHint', 'tryAgain', 'practice'] as const;
/** What a push says that the service worker cannot read. */
const TABLE_NEWS = 'tableNews';

/** What is said without a network, in every language: nothing can be fetched then. */
export async function offlineWords() {
  const page: Record<string, Record<string, string>> = {};
  const tableNews: Record<string, string> = {};
  for (const locale of LOCALES) {
    const file = `contract/messages/${locale}/offline.ts`;
    const messages = messagesIn(await readFile(file, 'utf8')) as Catalogue<Sentences> | null;
    if (!messages) throw new Error(`${file} is no catalogue.`);
    const t = translatorOf(messages, formatTagOf(locale));
    page[locale] = Object.fromEntries(PARTS.map((key) => [key, t(key)]));
    tableNews[locale] = t(TABLE_NEWS);
  }
  return { page, tableNews };
}
