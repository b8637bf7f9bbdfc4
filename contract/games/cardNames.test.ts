import { describe, expect, it } from 'vitest';
import {
  cardNamesSchema,
  languageTagOf,
  linesOfNames,
  nameIn,
  nameOfSide,
  namesBeside,
  namesOfLines,
} from './cardNames.ts';

describe('names of a card in several languages (section 16)', () => {
  it.each([
    ['German', 'de'],
    ['Portuguese (Brazil)', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['zhs', 'zh-Hans'],
    ['Chinese Traditional', 'zh-Hant'],
    ['ja', 'ja'],
    ['de_AT', 'de-AT'],
    ['Phyrexian', null],
    ['ph-', null],
    ['', null],
    ['constructor', null],
  ])('know %s as the language %s', (written, tag) => expect(languageTagOf(written)).toBe(tag));

  it('are kept beside the card’s own name, one per language, and not where they repeat it', () => {
    expect(
      namesBeside('Kite', [
        ['de', ' Drachen '],
        ['de', 'Anderer'],
        ['fr', 'Kite'],
        ['ja', ''],
      ]),
    ).toEqual({ names: { de: 'Drachen' } });
    expect(namesBeside('Kite', [['fr', 'Kite']])).toEqual({});
  });

  it('are found in the language that is read, or in the one next to it', () => {
    const names = { de: 'Drachen', 'pt-PT': 'Papagaio' };
    expect([nameIn(names, 'de'), nameIn(names, 'pt-BR'), nameIn(names, 'en')]).toEqual([
      'Drachen',
      'Papagaio',
      null,
    ]);
    expect([nameIn(undefined, 'de'), nameIn(names, 'constructor')]).toEqual([null, null]);
  });

  it('name each side of a card where the halves are told apart, else the front', () => {
    const sides = [{ name: 'Fire' }, { name: 'Ice' }];
    expect([0, 1].map((at) => nameOfSide('Fuego // Hielo', sides, at))).toEqual(['Fuego', 'Hielo']);
    expect([0, 1].map((at) => nameOfSide('Fuego', sides, at))).toEqual(['Fuego', null]);
  });

  it('are written a line each and read back, and a line that cannot be read is named', () => {
    const names = { ja: '火 // 氷', de: 'Feuer: Eis' };
    expect(linesOfNames(names)).toBe('de: Feuer: Eis\nja: 火 // 氷');
    expect(namesOfLines(linesOfNames(names))).toEqual({ ok: true, names });
    expect(namesOfLines('German: Drachen\n\n ja：凧')).toEqual({
      ok: true,
      names: { de: 'Drachen', ja: '凧' },
    });
    for (const line of ['Drachen', 'klingon: X', `de: ${'x'.repeat(301)}`])
      expect(namesOfLines(`fr: Cerf\n${line}`)).toEqual({ ok: false, line });
    expect(namesOfLines('de: A\nde: B')).toEqual({ ok: false, line: 'de: B' });
  });

  it('are refused under what is no tag, and where they are empty or too long', () => {
    expect(cardNamesSchema.safeParse({ de: 'Drachen', 'zh-Hans': '风筝' }).success).toBe(true);
    for (const wrong of [{ German: 'x' }, { de: ' ' }, { de: 'x'.repeat(301) }, { 'pt-br': 'x' }])
      expect(cardNamesSchema.safeParse(wrong).success).toBe(false);
  });
});
