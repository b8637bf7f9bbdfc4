import { describe, expect, it } from 'vitest';
import { areFilesHere, batchOf, parseReal } from '../imports/realFiles.testkit.ts';
import { namesOf } from './cardNames.ts';

const hasFiles = areFilesHere(['names of real cards with two halves or two faces']);

const namesIn = (file: string, name: string) => {
  const card = batchOf(parseReal(file)).cards.find((known) => known.name === name);
  if (!card) throw new Error(`${file} has no ${name}.`);
  return namesOf(card);
};

describe('the names of a card', () => {
  it.skipIf(!hasFiles)('are both halves for a split card and the front alone for one with a back', () => {
    expect(namesIn('mtg/mtgjson5/APC.json', 'Fire // Ice')).toEqual({
      name: 'Fire // Ice',
      front: 'Fire',
      printed: 'Fire // Ice',
    });
    const twoFaced = "Ludevic's Test Subject // Ludevic's Abomination";
    expect(namesIn('mtg/mtgjson5/ISD.json', twoFaced)).toEqual({
      name: twoFaced,
      front: "Ludevic's Test Subject",
      printed: "Ludevic's Test Subject",
    });
  });

  it('go by the pictures where nothing tells the layout', () => {
    const side = (image: string | null) => ({ name: '', typeLine: '', rules: '', stats: null, image });
    const card = { name: 'Wren // Owl', attributes: {} };
    expect(namesOf({ ...card, sides: [side('a'), side('b')] }).printed).toBe('Wren');
    expect(namesOf({ ...card, sides: [side('a'), side('a')] }).printed).toBe('Wren // Owl');
    expect(namesOf({ ...card, sides: [] }).printed).toBe('Wren // Owl');
    expect(namesOf({ name: 'Wren', attributes: {}, sides: [] })).toEqual({
      name: 'Wren',
      front: 'Wren',
      printed: 'Wren',
    });
  });
});
