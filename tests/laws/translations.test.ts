import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/messages/locales.ts';
import { messagesIn } from '#src/ui/messages/build/compiledMessages.ts';
import { filesOf } from '../quick/gitFiles.ts';
import { namesIn, translationMistakes, unusedKeys } from './translations.ts';

const CATALOGUE = /^(src\/ui|contract)\/messages\/([a-z]{2}(?:-[A-Z]{2})?)\/(.+)\.ts$/;
const IS_SHIPPED = /^(src|contract|server|engine)\/(?!.*\.(test|testkit|gen)\.).*\.tsx?$/;
const INDEX = 'src/ui/messages/english.ts';

const files = filesOf('.');
const read = (file: string) => readFileSync(file, 'utf8');

interface Catalogue {
  readonly file: string;
  readonly locale: string;
  /** The path without its language. */
  readonly name: string;
}

const catalogues = files.flatMap((file): Catalogue[] => {
  const [, root, locale, name] = CATALOGUE.exec(file) ?? [];
  return root && locale && name ? [{ file, locale, name: `${root} ${name}` }] : [];
});
const of = (locale: string) => catalogues.filter((catalogue) => catalogue.locale === locale);
const english = of('en');

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the catalogues in %s', (locale) => {
  it('are those of English', () => {
    expect(
      of(locale)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(english.map(({ name }) => name).sort());
    expect(english.length).toBeGreaterThan(50);
  });

  it('have the keys, arguments, choices and tags of English', () => {
    const mistakes = of(locale).flatMap(({ file, name }) => {
      const original = english.find((one) => one.name === name);
      return translationMistakes(read(original?.file ?? file), read(file)).map((words) => `${file} ${words}`);
    });
    expect(mistakes).toEqual([]);
  });
});

describe('the keys of the English catalogues', () => {
  const names = namesIn([
    ...files.filter((file) => IS_SHIPPED.test(file) && !CATALOGUE.test(file) && file !== INDEX).map(read),
    read('index.html'),
  ]);

  /** These are found by what they say, where a schema or a refusal writes it down. */
  const BY_WORDS = /\/(sentences|\w+Sentences|tableReplies|achievements)\.ts$/;

  it('are all used', () => {
    expect(
      english
        .filter(({ file }) => !BY_WORDS.test(file))
        .flatMap(({ file }) => unusedKeys(read(file), names).map((key) => `${file} ${key}`)),
    ).toEqual([]);
  });

  it('are written down as they are said, where sentences are found by their words', () => {
    const messages = messagesIn(read('contract/messages/en/sentences.ts')) ?? {};
    const shipped = files
      .filter((file) => IS_SHIPPED.test(file) && !CATALOGUE.test(file))
      .map(read)
      .join('\n');
    const said = Object.values(messages) as unknown as string[];
    expect(said.length).toBeGreaterThan(90);
    expect(said.filter((sentence) => !shipped.includes(sentence))).toEqual([]);
  });

  it('are missed where nothing uses one', () => {
    const planted = read('src/ui/messages/en/codes.ts').replace(
      '({',
      "({\n  plantedAndForgotten: 'Nothing',",
    );
    expect(unusedKeys(planted, names)).toEqual(['plantedAndForgotten']);
  });
});

describe('a mistake in a translation', () => {
  const ENGLISH = `export default catalogue({
    welcome: 'Welcome, {handle}!',
    waiting: '{count, plural, one {# player is waiting} other {# players are waiting}}',
    terms: 'Read <link>the terms</link>.',
    state: '{state, select, open {Open} other {Closed}}',
  });`;
  const GERMAN = `export default translation<typeof english>()({
    welcome: 'Willkommen, {handle}!',
    waiting: '{count} warten',
    terms: 'Lies <link>die Bedingungen</link>.',
    state: '{state, select, open {Offen} other {Zu}}',
  });`;
  const told = (before: string, after: string) => {
    expect(GERMAN).toContain(before);
    return translationMistakes(ENGLISH, GERMAN.replace(before, after));
  };

  it('is none where words alone differ', () => {
    expect(translationMistakes(ENGLISH, GERMAN)).toEqual([]);
  });

  it.each([
    ["    welcome: 'Willkommen, {handle}!',\n", '', 'welcome is missing'],
    ['{handle}', 'du', 'welcome: {handle} is missing'],
    ['{count}', '{count} {name}', 'waiting: {name} is not in English'],
    ['{count}', '{count, select, x {1} other {2}}', 'waiting: {count} is one of other, x, in English number'],
    ['open {Offen}', 'free {Offen}', 'state: {state} is one of free, other, in English one of open, other'],
    ['<link>die Bedingungen</link>', 'die Bedingungen', 'terms: <link> is missing'],
    ['    state:', "    more: 'Mehr',\n    state:", 'more is not in English'],
  ])('is told: %s → %s', (before, after, mistake) => {
    expect(told(before ?? '', after ?? '')).toEqual([mistake]);
  });
});
