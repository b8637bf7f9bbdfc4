import { describe, expect, it } from 'vitest';
import type { CardView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import { faceForTests, lookForTests } from '../../views.testkit.ts';
import {
  groupTable,
  NO_LANE,
  picksOn,
  type TableChoice,
  takersOf,
  toggledIn,
  WHOLE_TABLE,
} from './openTable.ts';

const FACES = [
  faceForTests(0, 'Cinder Vale', { cost: 3, rarity: 'r', type: 'Place', typeLine: 'Place' }),
  faceForTests(1, 'Brand Runner', { cost: 1, rules: 'Strikes first.' }),
  faceForTests(2, 'Harbour Gull', { lanes: ['tide'], rules: 'Flies.' }),
  faceForTests(3, 'Marrow Compass', { lanes: [], rarity: 'r', cost: null, costText: '' }),
  faceForTests(4, 'Steam Ferry', { lanes: ['ember', 'tide'], cost: 4 }),
];
const cards: readonly CardView[] = FACES.map(({ card }) => ({
  id: instanceId(`i${card}`),
  card,
  finish: 'plain',
}));
const faces = Object.fromEntries(FACES.map((face) => [face.card, face]));
const table = (takers: ReadonlyMap<string, number> = new Map()) => ({
  cards,
  takers,
  faces,
  look: lookForTests,
});

const shown = (choice: Partial<TableChoice>, takers?: ReadonlyMap<string, number>) =>
  groupTable(table(takers), { ...WHOLE_TABLE, ...choice }).map(({ label, cards: own }) => [
    label,
    ...own.map(({ card }) => FACES[card]!.name),
  ]);

describe('the table of a rotisserie draft', () => {
  it('lies in groups by lane, the cheap cards first', () => {
    expect(shown({})).toEqual([
      ['Ember', 'Brand Runner', 'Cinder Vale'],
      ['Tide', 'Harbour Gull'],
      ['Several', 'Steam Ferry'],
      ['No lane', 'Marrow Compass'],
    ]);
  });

  it('lies in groups by cost, type and rarity where that is wished', () => {
    const labels = (groupBy: TableChoice['groupBy']) => shown({ groupBy }).map(([label]) => label);
    expect(labels('cost')).toEqual(['Cost 1', 'Cost 2', 'Cost 3', 'Cost 4', 'No cost']);
    expect(labels('type')).toEqual(['Being', 'Place']);
    expect(labels('rarity')).toEqual(['Rare', 'Common']);
  });

  it('shows only what the search finds, in the words of the deck builder', () => {
    expect(shown({ query: 'flies' })).toEqual([['Tide', 'Harbour Gull']]);
    expect(shown({ query: 't:being c<=1' })).toEqual([['Ember', 'Brand Runner']]);
    expect(shown({ query: 'nothing like it' })).toEqual([]);
  });

  it('shows any of the chosen lanes and rarities; a card of several lanes belongs to each', () => {
    expect(shown({ lanes: ['tide'] })).toEqual([
      ['Tide', 'Harbour Gull'],
      ['Several', 'Steam Ferry'],
    ]);
    expect(shown({ lanes: ['tide', NO_LANE], rarities: ['r'] })).toEqual([['No lane', 'Marrow Compass']]);
  });

  it('leaves out what is taken, or puts it behind what can still be had', () => {
    const takers = new Map([['i1', 2]]);
    expect(shown({ lanes: ['ember'] }, takers)).toEqual([
      ['Ember', 'Cinder Vale'],
      ['Several', 'Steam Ferry'],
    ]);
    expect(shown({ lanes: ['ember'], showsTaken: true }, takers)).toEqual([
      ['Ember', 'Cinder Vale', 'Brand Runner'],
      ['Several', 'Steam Ferry'],
    ]);
  });

  it('hands out the very cards of the view, so that nothing is drawn anew', () => {
    const [group] = groupTable(table(), WHOLE_TABLE);
    expect(group?.cards.every((card) => cards.includes(card))).toBe(true);
  });

  it('knows the picks in their order, and who took which card', () => {
    const picks = picksOn({
      cards,
      taken: [
        [4, 0],
        [1, 1],
      ],
    });
    expect(picks.map(({ turn, seat, card }) => [turn, seat, card.id])).toEqual([
      [0, 0, 'i4'],
      [1, 1, 'i1'],
    ]);
    expect([...takersOf(picks)]).toEqual([
      ['i4', 0],
      ['i1', 1],
    ]);
  });

  it('turns a filter on and off again', () => {
    expect(toggledIn(['ember'], 'tide')).toEqual(['ember', 'tide']);
    expect(toggledIn(['ember', 'tide'], 'ember')).toEqual(['tide']);
  });
});
