import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { deal } from '../draft.ts';
import { classic } from '../formats/booster/named.ts';
import type { PackDefinition } from './definition.ts';
import { sizeProblem } from './limits.ts';

const cards = range(0, 5).map((at) => inventedCard(`card ${at}`));
const catalogueOf = (packs: Readonly<Record<string, PackDefinition>>) => ({
  catalogue: inventedCatalogue(cards, { packs }),
});
const heap = (copies: number, changes: Partial<PackDefinition> = {}) =>
  packOf(
    [layoutOf(1, [slotOf('all', 2)])],
    { all: randomSheet(range(0, 5).map((card) => [card, copies])) },
    {
      replacement: 'table',
      ...changes,
    },
  );
const opened = [
  { pack: 'one', count: 2 },
  { pack: 'two', count: 2 },
];

describe('what no table can deal', () => {
  it('are piles of more than 100,000 cards, all that it opens together', () => {
    const half = heap(10_000);
    expect(sizeProblem(catalogueOf({ one: half, two: half }), opened)).toBeNull();
    expect(sizeProblem(catalogueOf({ one: half, two: heap(10_001) }), opened)).toBe(
      'The piles of the table would have 100005 cards; at most 100000 are possible.',
    );
  });

  it('are no copies where nothing lies in piles, nor packs that it does not open', () => {
    const many = heap(1_000_000, { replacement: 'pack' });
    expect(sizeProblem(catalogueOf({ one: many, three: heap(1_000_000) }), opened)).toBeNull();
  });

  it('are packs of more than 100 cards, unless their layout is never opened', () => {
    const sheets = { all: randomSheet(range(0, 5)) };
    const large = packOf([layoutOf(1, [slotOf('all', 100), slotOf('all', 1)])], sheets);
    expect(sizeProblem(catalogueOf({ one: large }), opened)).toBe(
      'A pack would have 101 cards; at most 100 are possible.',
    );
    const never = { name: 'never', weight: 0, slots: [slotOf('all', 101)] };
    const unused = packOf([layoutOf(1, [slotOf('all', 100)]), never], sheets);
    expect(sizeProblem(catalogueOf({ one: unused }), opened)).toBeNull();
    const laidOut = [{ pack: 'one', printings: 5 }];
    expect(sizeProblem(catalogueOf({ one: large }), laidOut)).toBeNull();
  });

  it('are no sheets that are walked along, which nobody shuffles', () => {
    const places = [
      [0, 60_000],
      [1, 60_001],
    ] as const;
    const walked = randomSheet(places, { kind: { type: 'striped', length: 1, weights: [1] } });
    const striped = packOf([layoutOf(1, [slotOf('all', 2)])], { all: walked }, { replacement: 'table' });
    expect(sizeProblem(catalogueOf({ one: striped }), opened)).toBeNull();
  });
});

it('a pile of 200,000 cards of an old log is dealt', () => {
  const catalogue = inventedCatalogue(cards, { packs: { heap: heap(40_000) } });
  const template = { format: 'booster' as const, rounds: [{ pack: 'heap', ...classic('left') }] };
  const state = deal({ catalogue, template, seats: 2, solo: false }, secretOf(1));
  expect(Object.keys(state.instances).length).toBe(4);
});
