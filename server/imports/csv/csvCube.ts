import { foldName } from '#contract/cardLists/foldName.ts';
import type { ImportOptions } from '../batch.ts';
import { copiesOf, draftsOfPile, mergedCopies, type PileDrafts, pileFit } from '../boosters/pileFit.ts';
import { slugOf } from '../parsing/slug.ts';
import type { ReadRow } from './csvRow.ts';

/** The drafts of a cube's rows: every row of its main board is one copy, in the finish that the row says. */
export function cubeOf(
  rows: readonly ReadRow[],
  keys: ReadonlyMap<ReadRow, string>,
  title: string,
  noun: 'cube' | 'list',
): PileDrafts {
  const copies = rows.flatMap((row) => {
    const key = keys.get(row);
    return key === undefined ? [] : [copiesOf(key, 1, finishOf(row.cell('finish')))];
  });
  return draftsOfPile({ slug: slugOf(title), name: title, noun, copies: mergedCopies(copies) });
}

/**
 * Whether a table without boards is drafted like a cube: the first cards of its game, each once, enough for a table and all
 * of one rarity, so that no booster could be made of them.
 */
export function isPileOfCards(
  rows: readonly ReadRow[],
  keys: ReadonlyMap<ReadRow, string>,
  { cardNames = [] }: ImportOptions,
): boolean {
  const places = new Set(keys.values());
  const names = new Set(rows.map(({ card }) => foldName(card.name)));
  const rarities = new Set(rows.map(({ printing }) => printing.rarity));
  const isOneOfEach = places.size === rows.length && names.size === rows.length;
  const isEnough = pileFit(rows.length).draft !== null;
  return cardNames.length === 0 && isOneOfEach && isEnough && rarities.size === 1;
}

/** What CubeCobra's finish of a copy is: `Non-foil`, `Foil`, `Etched`, or the name of a kind of foil. */
export const finishOf = (finish: string): 'plain' | 'foil' =>
  /^(?!non)(?:etched|.*foil)$/i.test(finish) ? 'foil' : 'plain';

/** Whether a row of a CubeCobra table is a card that is only thought about. */
export function isOnMaybeboard(row: ReadRow): boolean {
  const board = row.cell('board').toLowerCase();
  return board === '' ? row.cell('maybeboard').toLowerCase() === 'true' : board !== 'mainboard';
}
