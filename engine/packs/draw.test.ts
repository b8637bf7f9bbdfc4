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
import type { DraftCard } from '../core/cards.ts';
import { openStream } from '../random/streams.ts';
import type { PackDefinition, Sheet } from './definition.ts';
import { drawEntries, freshProgress } from './draw.ts';
import { openPack } from './open.ts';
import { preparePack } from './prepare.ts';

const LIKELY = 1_000_000_000;

const cardsWith = (...lanes: readonly (readonly string[])[]): readonly DraftCard[] =>
  lanes.map((own, at) => inventedCard(`card ${at}`, { lanes: own }));
const plain = cardsWith([], [], [], []);

/** A pack whose slots, of these counts, all take from one sheet. */
const slotsOf = (counts: readonly number[], all: Sheet, changes: Partial<PackDefinition> = {}) =>
  packOf(
    [
      layoutOf(
        1,
        counts.map((count) => slotOf('all', count)),
      ),
    ],
    { all },
    changes,
  );

const weighted = (weights: readonly number[], changes: Partial<Sheet> = {}) =>
  randomSheet(
    weights.map((weight, card) => [card, weight] as const),
    changes,
  );

function openMany(definition: PackDefinition, count: number, cards = plain): number[][] {
  const prepared = preparePack(definition, cards);
  const stream = openStream(secretOf(11), 'draw');
  return range(0, count).map(() => openPack(prepared, stream).map(({ card }) => card));
}

const ways = (packs: readonly (readonly number[])[]) => new Set(packs.map((pack) => pack.toSorted().join()));

describe('a sheet that several slots of a pack take from', () => {
  it('gives no card twice, whichever slots they come in', () => {
    expect(ways(openMany(slotsOf([1, 2, 1], randomSheet(range(0, 4))), 60))).toEqual(new Set(['0,1,2,3']));
  });

  it('starts anew when the pack has all of it, and only then', () => {
    const packs = openMany(slotsOf([3, 1, 1, 1], randomSheet(range(0, 3))), 60);
    expect(ways(packs.map((pack) => pack.slice(0, 3)))).toEqual(new Set(['0,1,2']));
    expect(ways(packs.map((pack) => pack.slice(3)))).toEqual(new Set(['0,1,2']));
  });

  it('is drawn without repeats by whoever keeps no other cards back', () => {
    const [sheet] = preparePack(slotsOf([1], randomSheet(range(0, 3))), plain).sheets;
    const hands = range(0, 30).map((seed) =>
      drawEntries(sheet!, 3, true, freshProgress(), openStream(secretOf(seed), 'hand')),
    );
    expect(ways(hands)).toEqual(new Set(['0,1,2']));
  });
});

describe('cards that are left when the likeliest is in the pack', () => {
  it('keep their chances against each other', () => {
    expect(new Set(openMany(slotsOf([2], weighted([1000, 1, LIKELY])), 30).map(String))).toEqual(
      new Set(['2,0']),
    );
    expect(new Set(openMany(slotsOf([2], weighted([LIKELY, 1, 1000])), 30).map(String))).toEqual(
      new Set(['0,2']),
    );
  });
});

describe('a balanced sheet whose values chance would hardly ever show', () => {
  it('gives no card twice, neither in a slot nor in the next', () => {
    const sheet = weighted([1, LIKELY, LIKELY, LIKELY], { balanceBy: 'lanes' });
    const packs = openMany(slotsOf([3, 1], sheet), 12, cardsWith(['ember'], ['tide'], ['tide'], ['tide']));
    expect(packs.map((pack) => pack.indexOf(0) < 3)).toEqual(packs.map(() => true));
    expect(ways(packs)).toEqual(new Set(['0,1,2,3']));
  });

  it('gives as many cards as the slot has, where it cannot show all values', () => {
    const sheet = weighted([1, 1, 1, LIKELY], { balanceBy: 'lanes' });
    const cards = cardsWith(['ember'], ['tide'], ['river'], []);
    const packs = openMany(slotsOf([2], sheet, { replacement: 'none' }), 30, cards);
    expect(ways(packs)).toEqual(new Set(['0,1', '0,2', '1,2']));
  });

  it('counts a card of two values for both', () => {
    const sheet = weighted([1000, 1, 1, 1000 * LIKELY], { balanceBy: 'lanes' });
    const cards = cardsWith(['ember', 'tide'], ['river'], ['tide'], []);
    expect(ways(openMany(slotsOf([2], sheet, { replacement: 'none' }), 20, cards))).toEqual(new Set(['0,1']));
  });
});
