/** Where the cards of a pack stand: columns, the width of a card in px, and whether all rows are seen at once. */
export interface PackFit {
  readonly columns: number;
  readonly cardWidth: number;
  readonly isWhole: boolean;
}

export const COLUMN_GAP = 15;
export const ROW_GAP = 18;
const WIDEST = 172;
/** Below this the rules text is too small. */
const NARROWEST = 142;
const MOST_COLUMNS = 6;
const FEWEST_COLUMNS = 4;

const widthIn = (columns: number, width: number) => (width - (columns - 1) * COLUMN_GAP) / columns;

function largestIn(columns: number, cards: number, width: number, height: number, aspect: number): number {
  const rows = Math.ceil(cards / columns);
  const byHeight = ((height - (rows - 1) * ROW_GAP) / rows) * aspect;
  return Math.floor(Math.min(widthIn(columns, width), byHeight, WIDEST));
}

/** The columns that show the cards largest without scrolling; where none does, as many as can be read. */
export function fitPack(cards: number, width: number, height: number, aspect: number): PackFit {
  let best: PackFit = { columns: FEWEST_COLUMNS, cardWidth: 0, isWhole: false };
  for (let columns = FEWEST_COLUMNS; columns <= MOST_COLUMNS; columns++) {
    const cardWidth = largestIn(columns, Math.max(1, cards), width, height, aspect);
    if (cardWidth > best.cardWidth) best = { columns, cardWidth, isWhole: true };
  }
  if (best.cardWidth >= NARROWEST) return best;
  let columns = MOST_COLUMNS;
  while (columns > 2 && widthIn(columns, width) < NARROWEST) columns -= 1;
  return { columns, cardWidth: Math.floor(Math.min(widthIn(columns, width), WIDEST)), isWhole: false };
}

/** Where the page scrolls: two columns on phones, up to four on tablets. */
export function fitColumn(width: number): PackFit {
  const columns = width < 560 ? 2 : width < 700 ? 3 : 4;
  const gap = columns === 2 ? 14 : COLUMN_GAP;
  return { columns, cardWidth: Math.floor((width - (columns - 1) * gap) / columns), isWhole: true };
}
