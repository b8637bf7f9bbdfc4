import { counted } from './counted.ts';
import type { ReadRow } from './csvRow.ts';
import { draftsOfPile, type PileDrafts } from './pileFit.ts';
import { firstNames } from './shortened.ts';
import { slugOf } from './slug.ts';

/** The cube of a CubeCobra table: every row of the main board is one copy; the maybeboard stays out. */
export function cubeOf(
  rows: readonly ReadRow[],
  keys: ReadonlyMap<ReadRow, string>,
  title: string,
): PileDrafts {
  const main = rows.filter((row) => !isOnMaybeboard(row));
  const copies = new Map<string, number>();
  for (const row of main) {
    const key = keys.get(row);
    if (key !== undefined) copies.set(key, (copies.get(key) ?? 0) + 1);
  }
  const warnings: string[] = [];
  if (main.length < rows.length) {
    const names = rows.filter(isOnMaybeboard).map(({ card }) => card.name);
    warnings.push(
      `${counted(names.length, 'card of the maybeboard was imported, but is', 'cards of the maybeboard were imported, but are')} not in the cube: ${firstNames(names, 10)}.`,
    );
  }
  const made = draftsOfPile({ slug: slugOf(title), name: title, noun: 'cube', copies });
  return { ...made, warnings: [...warnings, ...made.warnings] };
}

function isOnMaybeboard(row: ReadRow): boolean {
  const board = row.cell('board').toLowerCase();
  return board === '' ? row.cell('maybeboard').toLowerCase() === 'true' : board !== 'mainboard';
}
