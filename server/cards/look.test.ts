import { expect, it } from 'vitest';
import { cardFaceSchema } from '#contract/games/faces.ts';
import type { PrintingRecord } from '#contract/games/game.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { cardNamed } from '../imports/cards/gathering.ts';
import { magicLanes } from '../imports/cards/magicGame.ts';
import { symbolsOf } from './lands.ts';
import { draftCardOf, faceOf } from './look.ts';

it('shows a card of a catalogue that was frozen with null for a dash without that attribute', () => {
  const frozen: DraftCard = JSON.parse(
    `{"printing": "TEA-1", "name": "Kettle Ghost", "set": "TEA", "number": "1", "rarity": "common", "cost": 2,
      "costText": "2", "lanes": [], "type": "Being", "typeLine": "Being", "rules": "", "flavour": "", "stats": null,
      "image": null, "rating": null, "sides": [], "attributes": {"steam": null, "cups": 3, "kinds": ["Ghost"]}}`,
  );
  expect(cardFaceSchema.parse(faceOf(frozen, 4))).toMatchObject({
    card: 4,
    attributes: { cups: 3, kinds: ['Ghost'] },
  });
  expect(faceOf(frozen, 4).attributes).not.toHaveProperty('steam');
});

it.each([
  ['1WW', ['white'], '{1}{W}{W}'],
  ['XU', ['blue'], '{X}{U}'],
  ['{1}{W}', ['white'], '{1}{W}'],
  ['3', ['white'], '3'],
  ['XW', ['ember'], 'XW'],
])('shows the cost %s of %s as %s', (costText, lanes, shown) => {
  const card = draftCardOf(cardNamed('Kettle', { costText, lanes }), {
    card: 'Kettle',
    key: 'k',
    set: 'TEA',
    number: '1',
    rarity: 'common',
    image: null,
    flavour: '',
  } as PrintingRecord);
  expect(faceOf(card, 1).costText).toBe(shown);
});

it('tells how a game’s symbols are drawn: its own, else Magic’s where it has the five colours', () => {
  const own = [{ symbol: 'E', letter: 'e', hue: 'ember', shape: 'leaf' as const, lanes: ['ember'] }];
  const lanes = Object.values(magicLanes);
  expect(symbolsOf({ lanes, symbols: own })).toBe(own);
  expect(symbolsOf({ lanes: lanes.slice(1) })).toEqual([]);
  expect(symbolsOf({ lanes }).map(({ symbol, lanes: [lane = ''] }) => `${symbol} ${lane}`)).toEqual([
    ...['W white', 'U blue', 'B black', 'R red', 'G green', 'C ', 'T '],
  ]);
});
