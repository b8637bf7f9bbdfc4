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
import { openStream } from '../random/streams.ts';
import type { PackDefinition } from './definition.ts';
import { freezePack } from './freeze.ts';
import { openNamedLayout, openPack } from './open.ts';
import { preparePack } from './prepare.ts';
import { openTable } from './table.ts';

const cards = range(0, 8).map((at) => inventedCard(`card ${at}`));

function openMany(definition: PackDefinition, count: number): number[][] {
  const prepared = preparePack(definition, cards);
  const stream = openStream(secretOf(12), 'open');
  return range(0, count).map(() => openPack(prepared, stream).map(({ card }) => card));
}

describe('a slot of several sheets', () => {
  const ofBoth = (first: number, second: number) =>
    packOf(
      [
        layoutOf(1, [
          slotOf('any', 3, {
            sheets: [
              { sheet: 'first', weight: first },
              { sheet: 'second', weight: second },
            ],
          }),
        ]),
      ],
      { first: randomSheet(range(0, 4)), second: randomSheet(range(4, 8)) },
    );
  const ofSecond = (packs: readonly (readonly number[])[]) =>
    new Set(packs.map((pack) => pack.filter((card) => card >= 4).length));

  it('gives its count in all, each card from one of them by weight', () => {
    const packs = openMany(ofBoth(1, 1), 60);
    expect(new Set(packs.map((pack) => new Set(pack).size))).toEqual(new Set([3]));
    expect(ofSecond(packs)).toEqual(new Set([0, 1, 2, 3]));
    expect(ofSecond(openMany(ofBoth(1000, 1), 20))).toEqual(new Set([0]));
    expect(ofSecond(openMany(ofBoth(1, 1000), 20))).toEqual(new Set([3]));
  });
});

describe('a pack with one layout', () => {
  it('is the same as that layout opened by its name', () => {
    const prepared = preparePack(
      packOf([layoutOf(1, [slotOf('all', 3)])], { all: randomSheet(range(0, 8)) }),
      cards,
    );
    const [name = ''] = prepared.layouts.map((layout) => layout.name);
    for (const seed of range(0, 5)) {
      const streamOf = () => openStream(secretOf(seed), 'one');
      expect(openPack(prepared, streamOf())).toEqual(openNamedLayout(prepared, name, streamOf()));
    }
  });
});

describe('duplicates that are kept apart', () => {
  it('leave the whole of a sheet to a pack that has only cards of others', () => {
    const definition = packOf(
      [layoutOf(1, [slotOf('other', 2), slotOf('all', 3)])],
      { other: randomSheet([6, 7]), all: randomSheet([0, 1, 2]) },
      { duplicates: 'apart' },
    );
    expect(new Set(openMany(definition, 60).map((pack) => pack.slice(2).toSorted().join()))).toEqual(
      new Set(['0,1,2']),
    );
  });
});

describe('a sheet with copies that have a finish of their own', () => {
  const copies = [
    { card: 0, weight: 2, finish: 'foil' as const },
    { card: 0, weight: 1 },
    { card: 1, weight: 1 },
  ];
  const sheet = { kind: { type: 'random' as const }, cards: copies };
  const pile = {
    ...packOf([layoutOf(1, [slotOf('all', 4)])], { all: sheet }),
    replacement: 'table' as const,
  };

  it('deals every copy of a pile with its finish', () => {
    const open = openTable(preparePack(pile, cards), 'cube', (label) => openStream(secretOf(3), label));
    const dealt = open(openStream(secretOf(3), 'pack')).map(({ card, finish }) => `${card} ${finish}`);
    expect(dealt.sort()).toEqual(['0 foil', '0 foil', '0 plain', '1 plain']);
  });

  it('keeps the finish in a pack that is drawn by weight, and has a card once where twins are kept apart', () => {
    const drawn = { ...pile, replacement: 'pack' as const, duplicates: 'apart' as const };
    const two = { ...drawn, layouts: [layoutOf(1, [slotOf('all', 1), slotOf('all', 1)])] };
    const prepared = preparePack(two, cards);
    const stream = openStream(secretOf(5), 'open');
    const packs = range(0, 40).map(() => openPack(prepared, stream));
    expect(packs.map((pack) => pack.map(({ card }) => card).sort())).toEqual(range(0, 40).map(() => [0, 1]));
    expect(new Set(packs.flat().map(({ card, finish }) => `${card} ${finish}`))).toEqual(
      new Set(['0 foil', '0 plain', '1 plain']),
    );
  });

  it('is frozen with them', () => {
    const stored = {
      ...pile,
      sheets: {
        all: { ...sheet, cards: copies.map(({ card, ...rest }) => ({ printing: `p${card}`, ...rest })) },
      },
    };
    const named = [0, 1].map((at) => ({ ...inventedCard(`card ${at}`), printing: `p${at}` }));
    const frozen = freezePack(stored, named);
    expect(frozen.ok && frozen.pack.sheets.all?.cards).toEqual(copies);
  });
});
