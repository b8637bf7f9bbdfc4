import { expect, it } from 'vitest';
import { matchPictures } from './matchPictures.ts';

const printing = (set: string, number: string, card: string) => ({
  id: `${set}-${number}`,
  key: `${set.toLowerCase()}:${number}`,
  card,
  set,
  number,
});
const printings = [
  printing('TEA', '001', 'Kettle Ghost'),
  printing('TEA', '2', "Ólafur's Cup"),
  printing('CUP', '1', 'Kettle Ghost'),
];
const matched = (names: string[], isOneSet = false) =>
  matchPictures(names, isOneSet ? printings.slice(0, 2) : printings, isOneSet).map(
    ({ printing: found, why }) => found?.id ?? why,
  );

it('finds the card of a picture by set and number, name or name and number', () => {
  expect(
    matched(['TEA-001.png', 'tea_1.JPG', 'TEA/2.webp', 'olafurs-cup.png', "Ólafur's Cup.avif", 'CUP 01.gif']),
  ).toEqual(['TEA-001', 'TEA-001', 'TEA-2', 'TEA-2', 'TEA-2', 'CUP-1']);
});

it('takes no picture for a card that could be two', () => {
  expect(matched(['Kettle Ghost.png', 'TEA Kettle Ghost.png', 'nobody.png', '1.png'])).toEqual([
    "2 printings have this name; add the number to the file's name.",
    'TEA-001',
    'No card has this name or number.',
    'No card has this name or number.',
  ]);
});

it('reads a bare number inside one set', () => {
  expect(matched(['1.png', '002.png', '3.png'], true)).toEqual([
    'TEA-001',
    'TEA-2',
    'No card has this name or number.',
  ]);
});

it('spells names as everybody does who names a card', () => {
  const odd = ['Æther Vial', 'Łódź Baker', 'Fire // Ice', 'Lim-Dûl’s Vault'].map((card, at) =>
    printing('ODD', String(at + 1), card),
  );
  const files = [
    'aether vial.png',
    'Lodz_Baker.jpg',
    'Fire & Ice.webp',
    'lim-duls-vault.png',
    'Ｌim-Dul`s Vault.png',
  ];
  expect(matchPictures(files, odd, false).map(({ printing: found }) => found?.id)).toEqual([
    ...['ODD-1', 'ODD-2', 'ODD-3', 'ODD-4', 'ODD-4'],
  ]);
});
