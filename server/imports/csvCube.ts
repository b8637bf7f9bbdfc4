import type { ReadRow } from './csvRow.ts';
import { copiesOf, draftsOfPile, mergedCopies, type PileDrafts } from './pileFit.ts';
import { slugOf } from './slug.ts';

/** The cube of a CubeCobra table: every row of its main board is one copy, in the finish that the row says. */
export function cubeOf(
  rows: readonly ReadRow[],
  keys: ReadonlyMap<ReadRow, string>,
  title: string,
): PileDrafts {
  const copies = rows.flatMap((row) => {
    const key = keys.get(row);
    return key === undefined ? [] : [copiesOf(key, 1, finishOf(row.cell('finish')))];
  });
  return draftsOfPile({ slug: slugOf(title), name: title, noun: 'cube', copies: mergedCopies(copies) });
}

/** What CubeCobra's finish of a copy is: `Non-foil`, `Foil`, `Etched`, or the name of a kind of foil. */
export const finishOf = (finish: string): 'plain' | 'foil' =>
  /^(?!non)(?:etched|.*foil)$/i.test(finish) ? 'foil' : 'plain';

/** Whether a row of a CubeCobra table is a card that is only thought about. */
export function isOnMaybeboard(row: ReadRow): boolean {
  const board = row.cell('board').toLowerCase();
  return board === '' ? row.cell('maybeboard').toLowerCase() === 'true' : board !== 'mainboard';
}
