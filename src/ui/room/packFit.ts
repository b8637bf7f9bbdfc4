import type { CardSizeChoice } from '../preferences/cardSize.ts';

/** Where the cards of a pack stand: columns, the width of a card in px, and whether all rows are seen at once. */
export interface PackFit {
  readonly columns: number;
  readonly cardWidth: number;
  readonly isWhole: boolean;
}

export const COLUMN_GAP = 15;
export const ROW_GAP = 18;

interface Bounds {
  readonly widest: number;
  readonly narrowest: number;
  readonly mostColumns: number;
  readonly fewestColumns: number;
  /** On narrow screens, beside the columns that fit. */
  readonly extraColumns: number;
}

/** Below 142 px the rules text is too small, so only who asks for it gets less. */
const BOUNDS: Readonly<Record<CardSizeChoice, Bounds>> = {
  small: { widest: 128, narrowest: 108, mostColumns: 8, fewestColumns: 4, extraColumns: 1 },
  fitted: { widest: 172, narrowest: 142, mostColumns: 6, fewestColumns: 4, extraColumns: 0 },
  large: { widest: 240, narrowest: 200, mostColumns: 6, fewestColumns: 2, extraColumns: -1 },
};

const widthIn = (columns: number, width: number) => (width - (columns - 1) * COLUMN_GAP) / columns;

function largestIn(
  columns: number,
  cards: number,
  width: number,
  height: number,
  aspect: number,
  widest: number,
): number {
  const rows = Math.ceil(cards / columns);
  const byHeight = ((height - (rows - 1) * ROW_GAP) / rows) * aspect;
  return Math.floor(Math.min(widthIn(columns, width), byHeight, widest));
}

/** The columns that show the cards largest without scrolling; where none does, as many as can be read. */
export function fitPack(
  cards: number,
  width: number,
  height: number,
  aspect: number,
  size: CardSizeChoice = 'fitted',
): PackFit {
  const { widest, narrowest, mostColumns, fewestColumns } = BOUNDS[size];
  let best: PackFit = { columns: fewestColumns, cardWidth: 0, isWhole: false };
  for (let columns = fewestColumns; columns <= mostColumns; columns++) {
    const cardWidth = largestIn(columns, Math.max(1, cards), width, height, aspect, widest);
    if (cardWidth > best.cardWidth) best = { columns, cardWidth, isWhole: true };
  }
  if (best.cardWidth >= narrowest) return best;
  let columns = mostColumns;
  while (columns > 2 && widthIn(columns, width) < narrowest) columns -= 1;
  return { columns, cardWidth: Math.floor(Math.min(widthIn(columns, width), widest)), isWhole: false };
}

/** Where the page scrolls: two columns on phones, up to four on tablets; one more or less where that is wished. */
export function fitColumn(width: number, size: CardSizeChoice = 'fitted'): PackFit {
  const columns = (width < 560 ? 2 : width < 700 ? 3 : 4) + BOUNDS[size].extraColumns;
  const gap = columns === 2 ? 14 : COLUMN_GAP;
  return { columns, cardWidth: Math.floor((width - (columns - 1) * gap) / columns), isWhole: true };
}
