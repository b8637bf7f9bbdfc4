import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  inventedCatalogue,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { deal, viewFor } from '../draft.ts';
import { packsOpened } from '../formats/outline.ts';
import type { Template } from '../formats/registry.ts';
import { smallestPack } from '../formats/shared/deck.ts';
import { keyring } from '../random/streams.ts';
import type { PackDefinition } from './definition.ts';
import { freezePack } from './freeze.ts';
import { capacityShortage } from './odds/capacity.ts';
import { openPack } from './open.ts';
import { preparePack } from './prepare.ts';
import { openTable } from './table.ts';

const cards = range(0, 400).map((at) => inventedCard(`card ${at}`));
const sheets = { all: randomSheet(range(0, 400)) };
const layout = (name: string, size: number, weight = 1) => ({ name, weight, slots: [slotOf('all', size)] });

/** Sizes of the packs that a table opens in a round. */
function sizesOf(definition: PackDefinition, packs: number, round = 0): readonly number[] {
  const streamOf = keyring(secretOf(5));
  const open = openTable(preparePack(definition, cards), 'kind', streamOf);
  return range(0, packs).map((at) => open(streamOf(`pack ${at}`), round).length);
}

const counted = (sizes: readonly number[]) =>
  Object.fromEntries(
    [...new Set(sizes)].map((size) => [size, sizes.filter((other) => other === size).length]),
  );

describe('layouts of one name', () => {
  const twins = packOf([layout('Normal', 10, 3), layout('Normal', 5, 1)], sheets);

  it('are each opened by their own weight', () => {
    const sizes = sizesOf({ ...twins, edition: 2 }, 1000);
    expect(sizesOf({ ...twins, edition: 3 }, 1000)).toEqual(sizes);
    const tens = sizes.filter((size) => size === 10).length;
    expect(new Set(sizes)).toEqual(new Set([5, 10]));
    expect(Math.abs(tens / 1000 - 0.75)).toBeLessThan(0.05);
  });

  it('come out of a bag as often as each of them says', () => {
    expect(counted(sizesOf({ ...twins, layoutDraw: 'bag', edition: 2 }, 8))).toEqual({ 5: 2, 10: 6 });
  });

  it('share the weight that a round gives their name', () => {
    const rounds = [
      [
        { layout: 'Normal', weight: 1 },
        { layout: 'Other', weight: 1 },
      ],
    ];
    const layouts = [...twins.layouts, layout('Other', 7, 9)];
    const sizes = sizesOf({ ...twins, layouts, rounds, edition: 2 }, 2000);
    const share = (size: number) => sizes.filter((other) => other === size).length / 2000;
    expect([share(7), share(10), share(5)].map((part) => Math.round(part * 20) / 20)).toEqual([
      0.5, 0.4, 0.1,
    ]);
  });

  it('were the first one alone in older logs, which are dealt as they were', () => {
    expect(counted(sizesOf(twins, 50))).toEqual({ 10: 50 });
  });
});

describe('striped sheets', () => {
  const striped = randomSheet(range(0, 20), { kind: { type: 'striped', length: 5, weights: [0, 1, 2] } });
  const pack = packOf([{ name: 'pack', weight: 1, slots: [slotOf('striped', 6)] }], { striped });
  const dealt = (definition: PackDefinition) => {
    const prepared = preparePack(definition, cards);
    return range(0, 3).map((at) =>
      openPack(prepared, keyring(secretOf(5))(`pack/0/${at}`)).map(({ card }) => card),
    );
  };

  it('are walked from stripe to stripe since the third edition', () => {
    expect(dealt({ ...pack, edition: 3 })).toEqual([
      [2, 17, 12, 1, 16, 11],
      [16, 11, 6, 15, 10, 5],
      [0, 15, 14, 9, 4, 13],
    ]);
  });

  it('ran along the row in older logs, which are dealt as they were', () => {
    expect(dealt(pack)).toEqual([
      [17, 0, 1, 2, 5, 6],
      [0, 8, 9, 5, 13, 14],
      [6, 10, 11, 15, 16, 0],
    ]);
    expect(dealt({ ...pack, edition: 2 })).toEqual(dealt(pack));
  });
});

describe('freezing', () => {
  const stored = {
    ...packOf([layout('A', 5), layout('B', 5)], {}),
    sheets: { all: { kind: { type: 'random' as const }, filter: {} } },
  };
  const editionOf = (changes: object) => {
    const frozen = freezePack({ ...stored, ...changes }, cards);
    return frozen.ok ? frozen.pack.edition : frozen.sentence;
  };

  it('names the edition where it changes what is dealt, and nowhere else', () => {
    expect([
      editionOf({}),
      editionOf({ layouts: [layout('A', 5), layout('A', 6)] }),
      editionOf({ rounds: [[{ layout: 'A', weight: 1 }]] }),
      editionOf({ replacement: 'table' }),
    ]).toEqual([undefined, 2, 2, 2]);
  });

  it('names the third edition where a sheet is striped, in piles and rounds too', () => {
    const kind = { type: 'striped', length: 5, weights: [1] } as const;
    const striped = { sheets: { all: { kind, filter: {} } } };
    expect([
      editionOf(striped),
      editionOf({ ...striped, replacement: 'table', rounds: [[{ layout: 'A', weight: 1 }]] }),
      editionOf({
        layouts: [{ ...layout('A', 1), slots: [slotOf('all', 1), slotOf('run', 1)] }],
        sheets: { ...stored.sheets, run: { kind, filter: {} } },
      }),
      editionOf({ sheets: { ...stored.sheets, unused: { kind, filter: {} } } }),
    ]).toEqual([3, 3, 3, undefined]);
  });
});

describe('packs of the first round', () => {
  const rounds = [[{ layout: 'small', weight: 1 }], [{ layout: 'big', weight: 1 }]];
  const shelf = (changes: Partial<PackDefinition>) =>
    packOf([layout('big', 15), layout('small', 5)], sheets, {
      replacement: 'table',
      rounds,
      edition: 2,
      ...changes,
    });
  const setupOf = (template: Template, definition: PackDefinition) => ({
    catalogue: inventedCatalogue(cards, { packs: { cube: definition } }),
    template,
    seats: 2,
    solo: false,
  });

  it('say how many packs a deck needs, so that a grid draft gets all its grids', () => {
    const definition = shelf({ layouts: [layout('big', 15, 1), layout('small', 5, 0)] });
    const template = { format: 'grid', pack: 'cube', grids: 10, size: '3x3', picksPerSeat: 1 } as const;
    const setup = setupOf(template, definition);
    expect(viewFor(setup, deal(setup, secretOf(2)), 'watcher').rounds).toBe(10);
    expect(packsOpened(template, 2, setup.catalogue)).toEqual([{ pack: 'cube', count: 18, round: 0 }]);
    const { edition: _, ...older } = definition;
    expect([smallestPack(definition), smallestPack({ ...definition, edition: 3 })]).toEqual([5, 5]);
    expect(smallestPack(older)).toBe(15);
  });

  it.each<Template>([
    { format: 'winston', pack: 'cube', packs: 6, piles: 3 },
    { format: 'winchester', pack: 'cube', packs: 6, piles: 4 },
    { format: 'rochester', pack: 'cube', packsPerSeat: 3 },
    {
      format: 'silentAuction',
      pack: 'cube',
      packs: 6,
      startingFunds: 20,
      price: 'first',
      reservePrice: 0,
      tiebreakers: [],
    },
    { format: 'rotisserie', pack: 'cube', mode: { kind: 'packs', packsPerSeat: 3 } },
    { format: 'sealed', packs: [{ pack: 'cube', count: 1 }] },
  ])('are the only ones that a table of $format opens, so that later rounds refuse no start', (template) => {
    const few = { ...shelf({}), sheets: { all: randomSheet(range(0, 32)) } };
    const setup = setupOf(template, few);
    expect(capacityShortage(setup, packsOpened(template, 2, setup.catalogue))).toBeNull();
  });

  it('are followed by those of the next round in a sealed pool', () => {
    const template = { format: 'sealed', packs: [{ pack: 'cube', count: 2 }] } as const;
    const setup = setupOf(template, { ...shelf({}), sheets: { all: randomSheet(range(0, 39)) } });
    expect(capacityShortage(setup, packsOpened(template, 2, setup.catalogue))).toMatchObject({
      needs: 40,
      has: 39,
    });
  });
});
