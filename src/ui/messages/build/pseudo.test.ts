import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#contract/messages/catalogue.ts';
import { translatorOf } from '#contract/messages/translator.ts';
import { pseudo } from './pseudo.ts';

const compiled = <const Words extends Record<string, string>>(words: Words) =>
  Object.fromEntries(
    Object.entries(words).map(([key, sentence]) => [key, pseudo(compile(sentence))]),
  ) as Catalogue<Words>;

const t = translatorOf(
  compiled({
    plain: 'Continue as a guest',
    greeting: 'Welcome back, {handle}!',
    waiting: '{count, plural, one {# player waits} other {# players wait}}',
    tier: '{tier, select, gold {Gold} other {None}}',
    terms: 'Read <link>the terms</link>',
    figure: '{count, number}',
  }),
  'en-GB',
);

describe('a pseudo-language', () => {
  it('is accented and about 30 % longer', () => {
    expect(t('plain')).toBe('Çöñţîñûé åš å ğûéšţ~~~~~');
  });

  it('keeps arguments, plurals, choices and tags', () => {
    expect(t('greeting', { handle: 'Ana' })).toBe('Ŵéļçöḿé båçķ,~~~~ Ana!'.replace('ḿ', 'm'));
    expect(t('waiting', { count: 1 })).toBe('1 pļåýéŕ ŵåîţš~~~~');
    expect(t('waiting', { count: 2 })).toBe('2 pļåýéŕš ŵåîţ~~~~');
    expect(t('tier', { tier: 'gold' })).toBe('Ğöļđ~~');
    expect(t.parts('terms', { link: (inside) => `[${inside.join('')}]` }).join('')).toBe(
      'Ŕéåđ~~ [ţĥé ţéŕmš~~~]',
    );
    expect(t('figure', { count: 1234 })).toBe('1,234');
  });
});
