import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { listFormat } from '#contract/messages/translator.ts';
import { currentLocale } from './load.ts';

/** "host, team A, you": things side by side, with what the language puts between them and no word before the last. */
export function inARow(items: readonly string[], locale: Locale = currentLocale()): string {
  const [, between] = listFormat(formatTagOf(locale)).formatToParts(['1', '2', '3']);
  return items.join(between?.value ?? ', ');
}
