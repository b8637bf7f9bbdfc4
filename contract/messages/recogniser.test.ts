import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { recogniser, saidAgain } from './recogniser.ts';
import { translatorOf } from './translator.ts';

const ENGLISH = {
  gone: 'This list is gone.',
  named: 'There is no pack “{pack}”.',
  counted: '{count, plural, one {# card is} other {# cards are}} left out: {names}.',
  lanes: '{count, plural, one {One lane} other {# lanes}} in {where}.',
  usedBy: 'Change {count, plural, one {that template} other {those templates}} first.',
  kinds: 'The {kind, select, card {card} set {set} other {entry}} “{name}” stays.',
  line: 'Line {line, number}: {why}',
  between: '{name} has {least, number} of {most, number} seats.',
  shorter: '{name} has seats.',
};
const GERMAN: typeof ENGLISH = {
  gone: 'Diese Liste ist weg.',
  named: 'Es gibt keinen Booster „{pack}“.',
  counted: '{count, plural, one {# Karte fehlt} other {# Karten fehlen}}: {names}.',
  lanes: 'In {where}: {count, plural, one {eine Fraktion} other {# Fraktionen}}.',
  usedBy: 'Ändere zuerst {count, plural, one {diese Vorlage} other {diese Vorlagen}}.',
  kinds: '{kind, select, card {Die Karte} set {Das Set} other {Der Eintrag}} „{name}“ bleibt.',
  line: 'Zeile {line, number}: {why}',
  between: '{name}: {least, number} von {most, number} Plätzen.',
  shorter: '{name} hat Plätze.',
};
const compiled = (words: typeof ENGLISH) =>
  Object.fromEntries(Object.entries(words).map(([key, sentence]) => [key, compile(sentence)]));

const recognise = recogniser(compiled(ENGLISH));
const german = translatorOf(compiled(GERMAN), 'de') as unknown as (key: string, values: object) => string;
const inGerman = (sentence: string) => saidAgain(sentence, recognise, german);

describe('a sentence that is read backwards', () => {
  it.each([
    ['This list is gone.', 'Diese Liste ist weg.'],
    ['There is no pack “Birds”.', 'Es gibt keinen Booster „Birds“.'],
    ['1 card is left out: Heron.', '1 Karte fehlt: Heron.'],
    ['1,204 cards are left out: Heron, Owl …', '1,204 cards are left out: Heron, Owl …'],
    ['1,204 cards are left out: Heron, Owl.', '1.204 Karten fehlen: Heron, Owl.'],
    ['One lane in Birds.', 'In Birds: eine Fraktion.'],
    ['5 lanes in Birds.', 'In Birds: 5 Fraktionen.'],
    ['Change that template first.', 'Ändere zuerst diese Vorlage.'],
    ['The set “Dusk” stays.', 'Das Set „Dusk“ bleibt.'],
    ['The entry “Dusk” stays.', 'Der Eintrag „Dusk“ bleibt.'],
    ['Line 12: There is no pack “Birds: two”.', 'Zeile 12: Es gibt keinen Booster „Birds: two“.'],
    ['Line 12: Nobody knows.', 'Zeile 12: Nobody knows.'],
    ['It has has 3 of 8 seats.', 'It has: 3 von 8 Plätzen.'],
    ['A has 3 of B has 4 of 5 seats.', 'A has 3 of B: 4 von 5 Plätzen.'],
    ['Line x: This list is gone.', 'Line x: This list is gone.'],
    ['', ''],
  ])('%s → %s', (english, german) => expect(inGerman(english)).toBe(german));

  it('is the one with most words of its own', () => {
    expect(recognise('It has 3 of 8 seats.')?.key).toBe('between');
    expect(recognise('It has 3 of eight has seats.')?.key).toBe('shorter');
  });

  it('is given up soon where what people wrote is made to take long', () => {
    const endless = `x${' has 3 of '.repeat(20_000)}`;
    const began = performance.now();
    expect(recognise(`${endless} seats.`)).toBeNull();
    expect(performance.now() - began).toBeLessThan(500);
  });
});
