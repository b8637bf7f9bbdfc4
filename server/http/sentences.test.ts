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
const KEPT = /ana@example\.org|_|準備OK|de: Feuergeist|pt-BR|PowerUser|\bde(?=や)/g;
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

describe('sentences with arguments', () => {
  it.each([
    ['Main needs 1 more card.', 'Main: Es fehlt noch 1 Karte.'],
    ['Main needs 12 more cards.', 'Main: Es fehlen noch 12 Karten.'],
    [
      'This format has no place for 2 cards of Side, left out here: “Heron”, “Owl” and 3 more.',
      'Dieses Format hat keinen Platz für 2 Karten aus Side. Weggelassen: “Heron”, “Owl” und 3 weitere.',
    ],
    ['Line 3: it names no card.', 'Zeile 3: nennt keine Karte.'],
    [
      'Line 3: “Elk” can mean 1 × “Elk” or 2 × “Elk”. Write a count in front.',
      'Zeile 3: „Elk“ kann 1 × “Elk” oder 2 × “Elk” heißen. Schreib eine Anzahl davor.',
    ],
    ['Card 2 of the zone side has no name.', 'Karte 2 der Zone side: Der Name fehlt.'],
    [
      'The pack “Dusk” cannot be opened: The sheet "common" holds no card.',
      'Der Booster „Dusk“ lässt sich nicht öffnen: Der Bogen „common“ enthält keine Karte.',
    ],
    [
      'A booster draft for 2 players with 3 packs each needs 6 packs. There are cards for 5, so 1 is missing.',
      'Ein Booster-Draft für 2 Leute mit je 3 Boostern braucht 6 Booster. Die Karten reichen für 5, es fehlt 1.',
    ],
    [
      'Fits every deck, drawn at random from 3 equally good cards.',
      'Passt in jedes Deck, zufällig aus 3 gleich guten Karten gezogen.',
    ],
    [
      'Ember and Volt are your lanes, strongest card here for you.',
      'Ember und Volt sind deine Fraktionen, hier die stärkste Karte für dich.',
    ],
    ['Bid 1 coin on 2 cards.', '1 Münze auf 2 Karten geboten.'],
    [
      '1 file was left out, having no cards: notes.txt.',
      '1 Datei wurde weggelassen, weil sie keine Karten hat: notes.txt.',
    ],
    [
      '1,204 printings carry the code KLD, so it has to stay.',
      '1.204 Drucke tragen den Code KLD, daher bleibt er.',
    ],
    ['Use at most 2,000 characters.', 'Verwende höchstens 2.000 Zeichen.'],
    [
      'The pack “Sentence that is said by nobody” is empty.',
      'The pack “Sentence that is said by nobody” is empty.',
    ],
  ])('%s', (english, german) => {
    expect(sentenceIn(english, 'de')).toBe(german);
    expect(sentenceIn(english, 'en')).toBe(english);
  });
});
