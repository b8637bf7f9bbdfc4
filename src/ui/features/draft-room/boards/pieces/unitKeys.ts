/** Where a cell stands: rows and columns as they are drawn, handles included. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The cell that an arrow, Home or End leads to from a cell: the next one in that direction, where the row or column has
 * one; Home and End go to the ends of the row. Null for other keys and at the edge.
 */
export function placeFrom(key: string, at: Place, cells: readonly Place[]): Place | null {
  if (key === 'Home' || key === 'End') {
    const row = cells.filter((cell) => cell.row === at.row).map(({ column }) => column);
    const column = key === 'Home' ? Math.min(...row) : Math.max(...row);
    return column === at.column ? null : { row: at.row, column };
  }
  const step = STEPS[key];
  if (!step) return null;
  const ahead = cells
    .filter((cell) => (step.row === 0 ? cell.row === at.row : cell.column === at.column))
    .map((cell) => ({ cell, far: (cell.row - at.row) * step.row + (cell.column - at.column) * step.column }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far);
  return ahead[0]?.cell ?? null;
}

/**
 * What a click on a card reserves that several options take: the first one, then the next, and after the last one none,
 * which is the reserved one again.
 */
export function nextOption(options: readonly string[], chosen: string | null): string | null {
  const at = chosen === null ? -1 : options.indexOf(chosen);
  return options[at + 1] ?? (at < 0 ? null : chosen);
}
