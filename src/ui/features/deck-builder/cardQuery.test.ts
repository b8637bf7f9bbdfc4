import { beforeAll, describe, expect, it } from 'vitest';
import type { CardFace } from '#contract/games/faces.ts';
import { loadMessages } from '../../messages/load.ts';
import { isHit, parseQuery } from './cardQuery.ts';
import { termWords } from './header/termWords.ts';
import { testFace, testLook } from './testCards.testkit.ts';

beforeAll(() => loadMessages('deck'));

const runner = testFace('Brand Runner', {
  attributes: { subtypes: ['Fox', 'Scout'], strength: 2 },
  rules: 'When it arrives, draw a card.',
});
const vale = testFace('Cinder Vale', { cost: 2, type: 'Place', typeLine: 'Place', rarity: 'rare' });
const joined = testFace('Ebbfire', {
  cost: 3,
  lanes: ['ember', 'tide'],
  rarity: 'uncommon',
  type: 'Rite',
  typeLine: 'Rite',
});
const compass = testFace('Marrów Compass', { lanes: [], type: 'Relic', typeLine: 'Relic' });
const seed = testFace('Open Berth', { cost: null, costText: '', type: 'Berth', typeLine: 'Berth' });
const all: readonly CardFace[] = [runner, vale, joined, compass, seed];

const hits = (text: string) =>
  all.filter((face) => isHit(face, parseQuery(text, testLook), testLook)).map(({ name }) => name);

describe('a search of the deck', () => {
  it.each([
    ['', all.map(({ name }) => name)],
    ['vale', ['Cinder Vale']],
    ['draw', ['Brand Runner']],
    ['marrow', ['Marrów Compass']],
    ['t:being', ['Brand Runner']],
    ['c<=2', ['Brand Runner', 'Cinder Vale', 'Marrów Compass']],
    ['c=3', ['Ebbfire']],
    ['cost:3', ['Ebbfire']],
    ['c>1', ['Cinder Vale', 'Ebbfire']],
    ['r:rare', ['Cinder Vale']],
    ['r:un', ['Ebbfire']],
    ['lane:tide', ['Ebbfire']],
    ['lane:none', ['Marrów Compass']],
    ['o:"draw a card"', ['Brand Runner']],
    ['"cinder vale"', ['Cinder Vale']],
    ['-lane:ember', ['Marrów Compass']],
    ['subtype:fox', ['Brand Runner']],
    ['strength>=2', ['Brand Runner']],
    ['T:BEING c<=2', ['Brand Runner']],
    ['c=3 lane:tide', ['Ebbfire']],
    ['set:emb n:berth', ['Open Berth']],
    ['o:“draw a card”', ['Brand Runner']],
    ['ｔ：ｂｅｉｎｇ　ｃ＜＝２', ['Brand Runner']],
    ['„Cinder Vale“', ['Cinder Vale']],
    ['ｌａｎｅ：ｎｏｎｅ', ['Marrów Compass']],
  ])('%s finds %j', (text, expected) => {
    expect(hits(text)).toEqual(expected);
  });

  it('says nothing yet with a condition that is half typed', () => {
    expect(['t:', 'c<=', 'o:"', '-', 'c:x'].map((text) => parseQuery(text, testLook).terms)).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('tells what this game has no attribute for instead of finding nothing', () => {
    expect(parseQuery('mana:3 vale', testLook)).toEqual({
      terms: [{ isNegated: false, field: 'words', text: 'vale' }],
      unknown: ['mana'],
    });
    const inherited = ['constructor', 'toString', 'hasOwnProperty'];
    expect(parseQuery(inherited.map((name) => `${name}:x`).join(' '), testLook)).toEqual({
      terms: [],
      unknown: inherited,
    });
  });

  it("takes the game's own word for lanes", () => {
    const look = { ...testLook, laneWord: 'suit' };
    expect(all.filter((face) => isHit(face, parseQuery('suit:tide', look), look))).toEqual([joined]);
  });

  it.each([
    ['t:being', 'Type is being'],
    ['c<=2', 'Cost 2 or less'],
    ['-c=3', 'Cost not 3'],
    ['r:r', 'Rarity is Rare'],
    ['lane:emb', 'Lane is Ember'],
    ['-o:"draw a card"', 'Rules without “draw a card”'],
    ['strength>3', 'Strength over 3'],
    ['subtype:fox', 'Subtype is fox'],
    ['vale', 'With “vale”'],
  ])('%s reads as "%s"', (text, words) => {
    const said = parseQuery(text, testLook).terms.map((term) => termWords(term, testLook));
    expect(said.join().toLowerCase()).toBe(words.toLowerCase());
  });
});
