import { currentLocale } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';

/** What schemas say by themselves, without a sentence of ours. */
const GENERIC = /^(Invalid|Too (small|big)|Unrecognized)/;

/** What is wrong at a place in a form: the sentence of its schema, or the place where there's none. */
export const faultWords = (path: readonly PropertyKey[], sentence: string): string =>
  GENERIC.test(sentence)
    ? messagesFor(currentLocale(), 'admin')('invalid', { place: placeOf(path) })
    : sentence;

/** `layouts`, 0, `weight` is “Layouts 1, weight”. */
function placeOf(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const part of path.map(String))
    if (/^\d+$/.test(part) && parts.length > 0) parts.push(`${parts.pop()} ${Number(part) + 1}`);
    else parts.push(part);
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
