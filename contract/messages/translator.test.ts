import { describe, expect, it } from 'vitest';
import { catalogue, translation } from './catalogue.ts';
import { pickLocale } from './locales.ts';
import { translatorOf } from './translator.ts';

const english = catalogue({
  plain: "It's your turn",
  greeting: 'Welcome, {handle}!',
  waiting: '{count, plural, =0 {Nobody is waiting} one {# player is waiting} other {# players are waiting}}',
  progress: '{count, number} of {total, number}',
  day: 'Closes on {day, date, ::dMMMMyyyy}',
  tier: '{tier, select, gold {Gold} silver {Silver} other {Bronze}} mark',
  terms: 'Read <link>the <b>terms</b></link>, {handle}.',
});
const t = translatorOf(english, 'en-GB');

describe('a message', () => {
  it('is its sentence, with the arguments put in', () => {
    expect(t('plain')).toBe("It's your turn");
    expect(t('greeting', { handle: 'Ana' })).toBe('Welcome, Ana!');
    expect(t('tier', { tier: 'gold' })).toBe('Gold mark');
  });

  it('takes the plural form of its count, and writes the number as the language does', () => {
    const said = [0, 1, 2, 1234].map((count) => t('waiting', { count }));
    expect(said).toEqual([
      'Nobody is waiting',
      '1 player is waiting',
      '2 players are waiting',
      '1,234 players are waiting',
    ]);
    expect(t('progress', { count: 12_000, total: 20_000 })).toBe('12,000 of 20,000');
    expect(t('day', { day: new Date(2026, 3, 9) })).toBe('Closes on 9 April 2026');
  });

  it('with tags comes in parts, with what the wrappers made of the words inside', () => {
    const parts = t.parts('terms', {
      handle: 'Ana',
      link: (inside: readonly unknown[]) => ({ link: inside }),
      b: (inside: readonly unknown[]) => ({ b: inside }),
    });
    expect(parts).toEqual(['Read ', { link: ['the ', { b: ['terms'] }] }, ', Ana.']);
  });

  it('that is no ICU is refused when its catalogue is made', () => {
    expect(() => catalogue({ broken: 'Welcome, {handle' })).toThrow();
  });
});

describe('another language', () => {
  const french = translation<typeof english>()({
    plain: "C'est à toi",
    greeting: 'Bienvenue, {handle} !',
    waiting: '{count, plural, one {# joueur attend} other {# joueurs attendent}}',
    progress: '{count, number} sur {total, number}',
    day: 'Fin le {day, date, ::dMMMMyyyy}',
    tier: '{tier, select, gold {Or} silver {Argent} other {Bronze}}',
    terms: '{handle}, lis <link>les <b>conditions</b></link>.',
  });
  const tf = translatorOf(french, 'fr');

  it('has its own plural rules, numbers, dates and order of words', () => {
    expect([0, 1, 2].map((count) => tf('waiting', { count }))).toEqual([
      '0 joueur attend',
      '1 joueur attend',
      '2 joueurs attendent',
    ]);
    expect(tf('progress', { count: 12_000, total: 20_000 })).toBe('12\u202f000 sur 20\u202f000');
    expect(tf('day', { day: new Date(2026, 3, 9) })).toBe('Fin le 9 avril 2026');
    const parts = tf.parts('terms', { handle: 'Ana', link: () => 'LINK', b: () => '' });
    expect(parts.join('')).toBe('Ana, lis LINK.');
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['en;q=0.5, DE;q=0.9', 'de'],
    ['xx, de;q=0.5, en;q=0.4', 'de'],
    ['de;q=0, pt;q=0.1', 'pt-BR'],
    ['xx', 'en'],
    [';;q=,,', 'en'],
  ])('to %s is %s', (accepted, locale) => {
    expect(pickLocale(accepted, ['en', 'de', 'pt-BR'])).toBe(locale);
  });
});
