import { expect, it } from 'vitest';
import { strongestLanes } from './strongestLanes.ts';

const cards = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([lanes, count]) =>
    Array.from({ length: count }, () => ({ lanes: lanes.split(' ').filter(Boolean) })),
  );

it.each([
  ['half of the pool in one', { tide: 23, ember: 12, grove: 10 }, ['tide']],
  ['half of it in two together', { tide: 14, ember: 12, grove: 10, volt: 9 }, ['tide', 'ember']],
  [
    'a card of both counts once',
    { 'tide ember': 10, tide: 6, ember: 6, grove: 10, volt: 10 },
    ['tide', 'ember'],
  ],
  [
    'a pool that is spread out',
    { tide: 10, ember: 9, grove: 9, volt: 9, ash: 8 },
    ['tide', 'ember', 'grove'],
  ],
  ['ten of forty-five', { tide: 10, ember: 7, grove: 7, volt: 7, ash: 7, '': 7 }, []],
  ['no cards', {}, []],
])('a pool is told by its strongest lanes: %s', (_, counts, lanes) => {
  expect(strongestLanes(cards(counts))).toEqual(lanes);
});
