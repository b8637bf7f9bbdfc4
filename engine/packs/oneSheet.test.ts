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
import { keyring, openStream } from '../random/streams.ts';
import type { PackDefinition } from './definition.ts';
import { findShortages } from './odds/capacity.ts';
import { packOdds } from './odds/odds.ts';
import { openPack } from './open.ts';
import { preparePack } from './prepare.ts';
import { openTable } from './table.ts';

const cards = range(0, 40).map((at) => inventedCard(`card ${at}`));
const PACKS = 2000;

const fromTwo = slotOf('any', 3, {
  sheets: [
    { sheet: 'many', weight: 3 },
    { sheet: 'few', weight: 1 },
  ],
  oneSheet: true,
});
const sheets = { many: randomSheet(range(0, 20)), few: randomSheet(range(20, 30)) };
const retail = packOf([layoutOf(1, [fromTwo])], sheets);
const cube = packOf([layoutOf(1, [fromTwo])], sheets, { replacement: 'table' });

function retailPacks(definition: PackDefinition): number[][] {
  const prepared = preparePack(definition, cards);
  const stream = openStream(secretOf(3), 'one sheet');
  return range(0, PACKS).map(() => openPack(prepared, stream).map(({ card }) => card));
}

/** Packs of one table after another, so many from each. */
function tablePacks(definition: PackDefinition, tables: number, packs: number): number[][][] {
  const prepared = preparePack(definition, cards);
  const streamOf = keyring(secretOf(3));
  return range(0, tables).map((table) => {
    const open = openTable(prepared, `table ${table}`, streamOf);
    return range(0, packs).map((at) => open(streamOf(`pack/${table}/${at}`)).map(({ card }) => card));
  });
}

const isFew = (card: number) => card >= 20;
const fewIn = (packs: readonly (readonly number[])[]) => packs.map((pack) => pack.filter(isFew).length);
const shareOf = (counts: readonly number[], wanted: number) =>
  counts.filter((count) => count === wanted).length / counts.length;

describe('a slot whose cards all come from one of its sheets', () => {
  it('takes none from the others, and each sheet as often as it weighs', () => {
    for (const packs of [retailPacks(retail), tablePacks(cube, PACKS, 1).flat()]) {
      const counts = fewIn(packs);
      expect(new Set(counts)).toEqual(new Set([0, 3]));
      expect(Math.abs(shareOf(counts, 3) - 1 / 4)).toBeLessThan(0.035);
      expect(packs.every((pack) => new Set(pack).size === 3)).toBe(true);
    }
  });

  it('has odds that are counted out', () => {
    const loose: PackDefinition = { ...retail, replacement: 'none' };
    const { cards: odds, simulatedPacks } = packOdds(loose, cards);
    expect(simulatedPacks).toBe(0);
    expect(odds.map(({ chance }) => chance)).toEqual([
      ...range(0, 20).map(() => expect.closeTo((3 / 4) * (1 - (19 / 20) ** 3), 12)),
      ...range(20, 30).map(() => expect.closeTo((1 / 4) * (1 - (9 / 10) ** 3), 12)),
    ]);
    const packs = retailPacks(loose);
    for (const { card, chance } of odds)
      expect(Math.abs(packs.filter((pack) => pack.includes(card)).length / PACKS - chance)).toBeLessThan(
        0.025,
      );
  });

  it('takes the rest from another pile where its own runs out, so that no pack is short', () => {
    const small = { many: randomSheet(range(0, 4)), few: randomSheet(range(20, 25)) };
    const tables = tablePacks({ ...cube, sheets: small }, 50, 3);
    for (const packs of tables) {
      expect(packs.map((pack) => pack.length)).toEqual([3, 3, 3]);
      expect(packs.flat().toSorted((a, b) => a - b)).toEqual([...range(0, 4), ...range(20, 25)]);
    }
  });

  it('may want more different cards than one of its sheets has', () => {
    const short = { ...retail, sheets: { ...sheets, few: randomSheet([20, 21]) } };
    const opened = [{ pack: 'p', count: 1, round: 0 }];
    expect(findShortages({ p: short }, cards, opened)).toMatchObject([{ scope: 'pack', needs: 3, has: 2 }]);
    expect(findShortages({ p: retail }, cards, opened)).toEqual([]);
    const { oneSheet: _, ...each } = fromTwo;
    const byCard = { ...short, layouts: [layoutOf(1, [each])] };
    expect(findShortages({ p: byCard }, cards, opened)).toEqual([]);
  });
});
