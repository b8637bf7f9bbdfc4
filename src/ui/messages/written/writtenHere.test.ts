import { afterAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/messages/locales.ts';
import { loadWritten, writtenHere } from './writtenHere.ts';

describe('a sentence that a schema writes down', () => {
  afterAll(() => loadWritten('en'));

  it('stays as it is on an English page, and before its words are here', () => {
    expect(writtenHere('Use at most 24 characters.')).toBe('Use at most 24 characters.');
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('is said in %s', async (locale) => {
    await loadWritten(locale);
    const written = ['Use at most 24 characters.', 'Main needs 2 more cards.', 'Give the game a name.'];
    expect(written.filter((sentence) => writtenHere(sentence) === sentence)).toEqual([]);
    expect(writtenHere('Nobody has translated this.')).toBe('Nobody has translated this.');
  });
});
