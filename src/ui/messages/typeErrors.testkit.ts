import { translation } from '#contract/messages/catalogue.ts';
import type englishAuth from './en/people/auth.ts';
import { english } from './english.ts';
import type { Language } from './language.ts';
import { loadMessages } from './load.ts';
import { messagesFor } from './messagesFor.ts';
import { useMessages } from './useMessages.ts';

/** Never run: each marked line has to be an error of types, or `npm run check:types` fails. */
export const TYPE_ERRORS = [
  // @ts-expect-error: no such feature
  () => loadMessages('cooking'),
  // @ts-expect-error: no such key of this feature
  () => messagesFor('en', 'auth')('earnedCount', { count: 3 }),
  // @ts-expect-error: the argument is missing
  () => messagesFor('en', 'achievements')('earnedCount'),
  // @ts-expect-error: no such language
  () => messagesFor('xx', 'auth'),
  // @ts-expect-error: the tag is called link
  () => useMessages('auth').rich('newHere', { anchor: (words) => words }),
  // @ts-expect-error: a language without a feature
  (): Language => ({ achievements: english.achievements, auth: english.auth }),
  // @ts-expect-error: a language with a feature whose keys are missing
  (): Language => ({ ...english, auth: async () => ({ default: translation<typeof englishAuth>()({}) }) }),
];
