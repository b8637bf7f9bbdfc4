import type { ReadRow } from './csvRow.ts';
import { draftsOfPile, type PileDrafts } from './pileFit.ts';
import { slugOf } from './slug.ts';

/** The cube of a CubeCobra table: every row of its main board is one copy. */
export function cubeOf(
  rows: readonly ReadRow[],
  keys: ReadonlyMap<ReadRow, string>,
  title: string,
): PileDrafts {
  const copies = new Map<string, number>();
  for (const row of rows) {
    const key = keys.get(row);
    if (key !== undefined) copies.set(key, (copies.get(key) ?? 0) + 1);
  }
  return draftsOfPile({ slug: slugOf(title), name: title, noun: 'cube', copies });
}

/** Whether a row of a CubeCobra table is a card that is only thought about. */
export function isOnMaybeboard(row: ReadRow): boolean {
  const board = row.cell('board').toLowerCase();
  return board === '' ? row.cell('maybeboard').toLowerCase() === 'true' : board !== 'mainboard';
}
