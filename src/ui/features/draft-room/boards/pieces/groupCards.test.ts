import { describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import { faceForTests, lookForTests } from '../../views.testkit.ts';
import { groupCards } from './groupCards.ts';

const faces = {
  0: faceForTests(0, 'Ash Censer', { cost: 3 }),
  1: faceForTests(1, 'Lantern Reef', { cost: 1, lanes: ['tide'] }),
  2: faceForTests(2, 'Furnace Oath', { cost: 4, rarity: 'r' }),
};
const cards = [2, 1, 0, 5].map((card) => ({ id: instanceId(`i${card}`), card, finish: 'plain' as const }));
const names = (query: string, by: 'lane' | 'cost' | 'rarity') =>
  groupCards({ cards, faces, look: lookForTests }, query, by).map(({ label, cards: own }) => [
    label,
    own.map(({ id }) => id),
  ]);

describe('The pile of a team', () => {
  it('lies in groups, cheap cards first', () => {
    expect(names('', 'lane')).toEqual([
      ['Ember', ['i0', 'i2']],
      ['Tide', ['i1']],
    ]);
    expect(names('', 'rarity')).toEqual([
      ['Rare', ['i2']],
      ['Common', ['i1', 'i0']],
    ]);
  });

  it('is searched by words and by attributes', () => {
    expect(names('lantern', 'lane')).toEqual([['Tide', ['i1']]]);
    expect(names('c>=3', 'cost')).toEqual([
      ['Cost 3', ['i0']],
      ['Cost 4', ['i2']],
    ]);
    expect(names('nothing like it', 'lane')).toEqual([]);
  });
});
