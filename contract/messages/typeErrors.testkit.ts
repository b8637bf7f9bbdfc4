import { catalogue, translation } from './catalogue.ts';
import { translatorOf } from './translator.ts';

const english = catalogue({
  plain: "It's your turn",
  greeting: 'Welcome, {handle}!',
  waiting: '{count, plural, one {# player is waiting} other {# players are waiting}}',
  day: 'Closes on {day, date, ::dMMMMyyyy}',
  terms: 'Read <link>the terms</link>, {handle}.',
});
const t = translatorOf(english, 'en-GB');

/** Never run: each marked line has to be an error of types, or `npm run check:types` fails. */
export function typeErrors() {
  // @ts-expect-error: no such key
  t('goodbye');
  // @ts-expect-error: the argument is missing
  t('greeting');
  // @ts-expect-error: the argument has another name
  t('greeting', { name: 'Ana' });
  // @ts-expect-error: a count is a number
  t('waiting', { count: '3' });
  // @ts-expect-error: a date is a Date
  t('day', { day: '2026-04-09' });
  // @ts-expect-error: the message takes no arguments
  t('plain', { count: 3 });
  // @ts-expect-error: a message with tags needs `parts`
  t('terms', { handle: 'Ana' });
  // @ts-expect-error: the wrapper of a tag is missing
  t.parts('terms', { handle: 'Ana' });
  // @ts-expect-error: a sentence that is only known at run time cannot be checked
  catalogue({ late: String(1) });

  const small = catalogue({ greeting: 'Welcome, {handle}!', terms: 'Read <link>the terms</link>' });
  const german = translation<typeof small>();
  german({ greeting: 'Willkommen, {handle}!', terms: 'Lies <link>die Bedingungen</link>' });
  german({ greeting: 'Willkommen!', terms: 'Lies <link>die Bedingungen</link>' });
  // @ts-expect-error: a key is missing
  german({ greeting: 'Willkommen, {handle}!' });
  // @ts-expect-error: a key that the original does not have
  german({ greeting: 'Hallo, {handle}!', terms: 'Lies <link>das</link>', more: 'Mehr' });
}
