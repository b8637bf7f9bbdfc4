import type { StoredSheet } from '#contract/games/game.ts';
import { freezeDealt } from '#engine/packs/freeze.ts';
import type { BenchCatalogue } from '../bench/packFigures.ts';

/** How many different cards of the catalogue a sheet holds; printings that are not there are not counted. */
export function sheetSize(sheet: StoredSheet, { cards, draftable }: BenchCatalogue): number {
  const known = new Set(cards.map(({ printing }) => printing));
  const { balanceBy: _, ...plain } = sheet;
  const named = sheet.cards?.filter(({ printing }) => known.has(printing));
  const frozen = freezeDealt(
    {
      layouts: [
        {
          name: 'pack',
          weight: 1,
          slots: [{ name: 'card', count: 1, finish: 'plain', sheets: [{ sheet: 'cards', weight: 1 }] }],
        },
      ],
      sheets: { cards: { ...plain, ...(named && { cards: named }) } },
      replacement: 'pack',
      refill: false,
    },
    cards,
    draftable,
  );
  return frozen.ok ? new Set(frozen.pack.sheets.cards?.cards.map(({ card }) => card)).size : 0;
}
