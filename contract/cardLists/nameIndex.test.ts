import { describe, expect, it } from 'vitest';
import { NameIndex } from './nameIndex.ts';
import { readCardList } from './readCardList.ts';
import { nameSearch } from './searchNames.ts';

const GRIFFIN = {
  id: '1',
  name: 'Abbey Griffin',
  otherNames: ['Abteigreif', 'Griffon d’abbaye', '修道院のグリフィン'],
};
const FIRE = { id: '2', name: 'Fire // Ice', otherNames: ['Fuego // Hielo', 'Feu // Glace', 'Feu // Glace'] };
/** Called as the griffin is in another language. */
const NAMESAKE = { id: '3', name: 'Abteigreif' };

describe('cards by names in several languages (section 16)', () => {
  it.each([
    ['abteigreif', 'folded'],
    ["GRIFFON D'ABBAYE", 'folded'],
    ['修道院のグリフィン', 'folded'],
    ['Abbey Griffin', 'exact'],
  ])('are found as %s', (name, how) =>
    expect(new NameIndex([GRIFFIN, FIRE]).find(name)).toEqual({ how, cards: [GRIFFIN] }),
  );

  it('are found by the front half, once however many languages agree', () => {
    const index = new NameIndex([GRIFFIN, FIRE]);
    expect(index.find('feu')).toEqual({ how: 'front', cards: [FIRE] });
    expect(index.find('Feu/Glace')).toEqual({ how: 'folded', cards: [FIRE] });
    expect(index.find('glace')).toBeNull();
  });

  it('give way to a card whose own name it is', () => {
    expect(new NameIndex([GRIFFIN, NAMESAKE]).find('Abteigreif')).toEqual({
      how: 'exact',
      cards: [NAMESAKE],
    });
  });

  it('are read from a list in any of their languages, and the review says as what', () => {
    const { entries, questions } = readCardList('2 Abteigreif\n1 Fuego // Hielo\n修道院のグリフィン x3', [
      GRIFFIN,
      FIRE,
    ]);
    expect(questions).toEqual([]);
    expect(entries.map(({ count, card, name, readAs }) => [count, card, name, readAs])).toEqual([
      [2, '1', 'Abbey Griffin', 'Abbey Griffin'],
      [1, '2', 'Fire // Ice', 'Fire // Ice'],
      [3, '1', 'Abbey Griffin', 'Abbey Griffin'],
    ]);
  });

  it('are searched in all of them', () => {
    const search = nameSearch([GRIFFIN, FIRE], ({ name, otherNames }) => [name, ...otherNames]);
    expect(['グリ', 'abbaye', 'HIELO', 'abteigreif griffon'].map((typed) => search(typed).length)).toEqual([
      1, 1, 1, 0,
    ]);
  });
});
