/** Between two columns, as in deck.css; px. */
const GAP = 8;
const NARROWEST = 116;
const WIDEST = 164;
/** Room for the number over a column without cards, and to drop one there; px. */
const EMPTY = 44;

export interface ColumnFit {
  /** Of a column with cards; px. */
  readonly width: number;
  /** Of one without; as wide as the others where there is room for all; px. */
  readonly emptyWidth: number;
}

/**
 * How wide the columns of a board are in `room` px, so that all of them are seen: those without cards give way first, then
 * all get narrower, as far as a card can be read.
 */
export function columnFit(room: number, filled: number, empty: number): ColumnFit {
  const gaps = GAP * Math.max(0, filled + empty - 1);
  const even = Math.floor((room - gaps) / Math.max(1, filled + empty));
  if (even >= NARROWEST || filled === 0) {
    const width = Math.max(NARROWEST, Math.min(WIDEST, even));
    return { width, emptyWidth: width };
  }
  const left = Math.floor((room - gaps - EMPTY * empty) / filled);
  return { width: Math.max(NARROWEST, Math.min(WIDEST, left)), emptyWidth: EMPTY };
}
