import { describe, expect, it } from 'vitest';
import sentences from '#contract/messages/en/sentences.ts';
import { LOCALES } from '#contract/messages/locales.ts';
import { REFUSAL_SENTENCES, type TableRefusal } from '#contract/refusals.ts';
import { refusal, tableRefusal } from './refusalError.ts';
import { errorsIn, sentenceIn } from './sentences.ts';
import { replyIn, tableSentence } from './tableReplies.ts';

const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const CODES = Object.keys(REFUSAL_SENTENCES) as TableRefusal[];
const WRITTEN = Object.values(sentences) as unknown as string[];

/** Names, keys, units and codes of languages that Japanese sentences keep. */
const KEPT = /ana@example\.org|_|準備OK|de: Feuergeist|pt-BR|\bde(?=や)/g;
const latin = (text: string) => text.replaceAll(KEPT, '').match(/\p{Script=Latin}+/gu) ?? [];

describe('what a table refuses', () => {
  it.each(OTHERS)('is told in %s, whatever it is', (locale) => {
    expect(CODES.length).toBeGreaterThan(80);
    expect(CODES.filter((code) => tableSentence(code, locale) === REFUSAL_SENTENCES[code])).toEqual([]);
  });

  it('has no Latin word in Japanese', () => {
    expect(CODES.flatMap((code) => latin(tableSentence(code, 'ja')))).toEqual([]);
  });

  it('keeps its code, and what only the place knew where nobody has translated that', () => {
    const usual = { ok: false, refusal: 'notFound', message: REFUSAL_SENTENCES.notFound } as const;
    expect(replyIn(usual, 'de')).toEqual({ ...usual, message: 'Diesen Tisch gibt es nicht.' });
    const known = { ...usual, message: 'There is no such deck.' };
    expect(replyIn(known, 'ja')).toEqual({ ...known, message: 'そのデッキはありません。' });
    const own = { ...usual, message: 'The pack “Birds” is empty.' };
    expect(replyIn(own, 'de')).toEqual(own);
    expect(replyIn({ ok: true, value: 3 }, 'de')).toEqual({ ok: true, value: 3 });
  });

  it('is a table where it is one, and a page elsewhere', () => {
    expect(tableRefusal('notFound').messageIn('en')).toBe('There is no such table.');
    expect(tableRefusal('notFound').messageIn('de')).toBe('Diesen Tisch gibt es nicht.');
    expect(refusal('notFound').messageIn('de')).toBe('Das wurde nicht gefunden.');
  });
});

describe('sentences that are written down in English', () => {
  it.each(OTHERS)('leave the server in %s', (locale) => {
    expect(WRITTEN.filter((sentence) => sentenceIn(sentence, locale) === sentence)).toEqual([]);
    expect(WRITTEN.map((sentence) => sentenceIn(sentence, 'en'))).toEqual(WRITTEN);
  });

  it('have no Latin word in Japanese', () => {
    expect(WRITTEN.flatMap((sentence) => latin(sentenceIn(sentence, 'ja')))).toEqual([]);
  });

  it('are those of fields, too', () => {
    expect(errorsIn({ handle: ['This handle is taken.', 'Said by nobody.'] }, 'de')).toEqual({
      handle: ['Diesen Nutzernamen gibt es schon.', 'Said by nobody.'],
    });
    const lastAdmin = refusal('lastAdmin', null, {
      sentence: 'You are the only Admin. Make somebody else Admin first.',
    });
    expect([lastAdmin.message, lastAdmin.messageIn('ja')]).toEqual([
      'You are the only Admin. Make somebody else Admin first.',
      '管理者はあなただけです。先にほかの人を管理者にしてください。',
    ]);
  });
});
