import type { CardView } from '#contract/room/room.ts';
import type { GridPlaceView } from '#engine/formats/minesweeper/minesweeper.types.ts';

/** What places without an open card are called among the cells; no card's id begins like that. */
export const NO_CARD = 'place:';

export const GAP_PX = 8;

export const isCardPlace = (place: GridPlaceView): place is CardView => typeof place === 'object';

/** Row and column of a place from the top left, counted from 1. */
export const placeAt = (at: number, columns: number) => ({
  row: Math.floor(at / columns) + 1,
  column: (at % columns) + 1,
});

const WIDEST = { small: 92, fitted: 112, large: 158 } as const;
/** Below that the picture says nothing; the grid is then wider than its frame and scrolls. */
const NARROWEST = { small: 44, fitted: 58, large: 84 } as const;

/** Width of a card in px when so many columns share a frame. */
export function cardWidthIn(width: number, columns: number, size: keyof typeof WIDEST): number {
  const shared = Math.floor((width - (columns - 1) * GAP_PX) / columns);
  return Math.max(NARROWEST[size], Math.min(WIDEST[size], shared));
}
