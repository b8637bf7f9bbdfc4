import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { type Keyring, keyring } from '../random/streams.ts';
import type { PackDefinition, Sheet } from './definition.ts';
import { preparePack } from './prepare.ts';
import { openTable } from './table.ts';

/** Card 1 is of another lane than the others. */
const cards = range(0, 8).map((at) => inventedCard(`card ${at}`, { lanes: [at === 1 ? 'tide' : 'ember'] }));

function openPacks(definition: PackDefinition, packs: number, streamOf: Keyring): number[][] {
  const open = openTable(preparePack(definition, cards), 'cube', streamOf);
  return range(0, packs).map((seat) => open(streamOf(`pack/0/${seat}`)).map(({ card }) => card));
}

const cubeOf = (copies: readonly number[], count: number, changes: Partial<Sheet & PackDefinition> = {}) => {
  const { balanceBy, ...options } = changes;
  const all = randomSheet(
    copies.map((each, card) => [card, each] as const),
    balanceBy === undefined ? {} : { balanceBy },
  );
  return packOf([layoutOf(1, [slotOf('all', count)])], { all }, { replacement: 'table', ...options });
};
const seeds = range(0, 24);

describe('piles of a table', () => {
  it('are shuffled from a stream of their own each time they are filled', () => {
    const labels: string[] = [];
    const streamOf = keyring(secretOf(8));
    const packs = openPacks(cubeOf([1, 1, 1], 3, { refill: true }), 3, (label) => {
      labels.push(label);
      return streamOf(label);
    });
    const fillings = range(0, 3).map((filling) => `sheet/cube/all/${filling}`);
    expect(labels.filter((label) => label.startsWith('sheet'))).toEqual(fillings);
    expect(packs).toEqual(fillings.map((label) => streamOf(label).shuffle([0, 1, 2])));
  });

  it('are chosen by the weights of the slot while each has cards', () => {
    const first = (few: number, many: number) =>
      openPacks(
        packOf(
          [
            layoutOf(1, [
              slotOf('any', 1, {
                sheets: [
                  { sheet: 'few', weight: few },
                  { sheet: 'many', weight: many },
                ],
              }),
            ]),
          ],
          { few: randomSheet([[0, 40]]), many: randomSheet([[1, 40]]) },
          { replacement: 'table' },
        ),
        40,
        keyring(secretOf(9)),
      ).flat();
    expect(new Set(first(1000, 1))).toEqual(new Set([0]));
    expect(new Set(first(1, 1000))).toEqual(new Set([1]));
    expect(new Set(first(1, 1))).toEqual(new Set([0, 1]));
  });

  it('are filled anew only when they are too short for a pack, duplicates kept apart or not', () => {
    const definition = cubeOf([3, 1], 2, { refill: true, duplicates: 'apart' });
    const packs = openPacks(definition, 4, keyring(secretOf(10)));
    expect(packs.map((pack) => pack.toSorted().join())).toEqual(['0,1', '0,0', '0,1', '0,0']);
  });
});

describe('a balanced pile', () => {
  const firstPacks = (definition: PackDefinition) =>
    seeds.map((seed) => openPacks(definition, 1, keyring(secretOf(seed))).flat());

  it('gives each value to the first pack, however few of its cards there are', () => {
    const packs = firstPacks(cubeOf([9, 1, 9], 2, { balanceBy: 'lanes' }));
    expect(packs.map((pack) => pack.includes(1))).toEqual(packs.map(() => true));
  });

  it('gives a card twice where duplicates are allowed, and not where they are kept apart', () => {
    const twins = (definition: PackDefinition) =>
      firstPacks(definition).filter((pack) => new Set(pack).size < pack.length).length;
    expect(twins(cubeOf([9, 1, 1], 3, { balanceBy: 'lanes' }))).toBeGreaterThan(12);
    expect(twins(cubeOf([9, 1, 1], 3, { balanceBy: 'lanes', duplicates: 'apart' }))).toBe(0);
  });

  it('gives its cards in the order in which they lie in it', () => {
    const definition = cubeOf([1, 1, 1, 1, 1, 1], 3, { balanceBy: 'lanes' });
    for (const seed of seeds) {
      const pile = keyring(secretOf(seed))('sheet/cube/all/0').shuffle(range(0, 6));
      const wanted = pile.filter((card, place) => card === 1 || place < (pile.indexOf(1) < 3 ? 3 : 2));
      expect(openPacks(definition, 1, keyring(secretOf(seed)))).toEqual([wanted]);
    }
  });
});
