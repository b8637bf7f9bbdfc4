import type { CardSizeChoice } from '../../components/preferences/cardSize.ts';

/** Where the cards of a pack stand: columns, the width of a card in px, and whether all rows are seen at once. */
export interface PackFit {
  readonly columns: number;
  readonly cardWidth: number;
  readonly isWhole: boolean;
}

/** Between cards, as board.css has it. */
export const COLUMN_GAP = 12;
export const ROW_GAP = 14;
/** The same where a thumb scrolls, as narrow.css has it. */
const THUMB_GAP = 8;

/** From here up a card has room for its rules; a smaller one is its picture, and its text is read in the rail or zoomed. */
export const TEXT_FROM_PX = 142;

interface Bounds {
  readonly widest: number;
  readonly narrowest: number;
  /** How wide a card is at least where the pack has to scroll in any case. */
  readonly scrolled: number;
  readonly mostColumns: number;
  readonly fewestColumns: number;
  /** On phones, beside the columns of the fitted size. */
  readonly extraColumns: number;
}

/** A fitted pack is seen whole before its text is; below 92 px even pictures are too small. */
const BOUNDS: Readonly<Record<CardSizeChoice, Bounds>> = {
  small: {
    widest: 128,
    narrowest: 92,
    scrolled: 108,
    mostColumns: 9,
    fewestColumns: 4,
    extraColumns: 1,
  },
  fitted: {
    widest: 172,
    narrowest: 92,
    scrolled: TEXT_FROM_PX,
    mostColumns: 8,
    fewestColumns: 4,
    extraColumns: 0,
  },
  large: {
    widest: 240,
    narrowest: 200,
    scrolled: 200,
    mostColumns: 6,
    fewestColumns: 2,
    extraColumns: -1,
  },
};

const widthIn = (columns: number, width: number, gap = COLUMN_GAP) => (width - (columns - 1) * gap) / columns;

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
  const { widest, narrowest, scrolled, mostColumns, fewestColumns } = BOUNDS[size];
  let best: PackFit = { columns: fewestColumns, cardWidth: 0, isWhole: false };
  for (let columns = fewestColumns; columns <= mostColumns; columns++) {
    const cardWidth = largestIn(columns, Math.max(1, cards), width, height, aspect, widest);
    if (cardWidth > best.cardWidth) best = { columns, cardWidth, isWhole: true };
  }
  if (best.cardWidth >= narrowest) return best;
  let columns = mostColumns;
  while (columns > 2 && widthIn(columns, width) < scrolled) columns -= 1;
  return { columns, cardWidth: Math.floor(Math.min(widthIn(columns, width), widest)), isWhole: false };
}

/** The fit under a pool that was opened: where the pack has to scroll then, its cards stay as they were. */
export const fitUnderPool = (closed: PackFit, open: PackFit): PackFit =>
  open.isWhole || open.cardWidth <= closed.cardWidth ? open : { ...closed, isWhole: false };

/** A phone on its side has six columns, of which two rows are seen; upright it has three. */
const FLAT_COLUMNS = 6;

/**
 * Columns of pictures where a thumb scrolls: three on phones, more on what is wider, one more or less where that is wished.
 * With the height and the proportions of a card given it is a phone on its side.
 */
export function fitColumn(
  width: number,
  size: CardSizeChoice = 'fitted',
  flat?: { readonly height: number; readonly aspect: number },
): PackFit {
  const columns = (flat ? FLAT_COLUMNS : width < 560 ? 3 : width < 700 ? 4 : 5) + BOUNDS[size].extraColumns;
  const byHeight = flat ? ((flat.height - THUMB_GAP) / 2) * flat.aspect : Number.POSITIVE_INFINITY;
  const cardWidth = Math.floor(Math.min(widthIn(columns, width, THUMB_GAP), byHeight));
  return { columns, cardWidth, isWhole: true };
}
