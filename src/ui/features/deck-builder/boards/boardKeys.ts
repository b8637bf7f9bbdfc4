/** Columns of card ids, as they are seen. */
export type CardGrid = readonly (readonly string[])[];

/** The card an arrow, Home or End leads to from `id`; null where the grid ends or the key is another. */
export function cardByKey(grid: CardGrid, id: string, key: string): string | null {
  const columns = grid.filter((column) => column.length > 0);
  const x = columns.findIndex((column) => column.includes(id));
  const column = columns[x];
  if (column === undefined) return null;
  const y = column.indexOf(id);
  const beside = (step: number) => {
    const next = columns[x + step];
    return next?.[Math.min(y, next.length - 1)] ?? null;
  };
  switch (key) {
    case 'ArrowUp':
      return column[y - 1] ?? null;
    case 'ArrowDown':
      return column[y + 1] ?? null;
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowRight':
      return beside(1);
    case 'Home':
      return columns[0]?.[0] ?? null;
    case 'End':
      return columns.at(-1)?.at(-1) ?? null;
    default:
      return null;
  }
}

/** Where the focus stays when `id` leaves the grid: the card below, else above, else in the next column. */
export function cardAfterLeaving(grid: CardGrid, id: string): string | null {
  const keys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'];
  for (const key of keys) {
    const next = cardByKey(grid, id, key);
    if (next !== null) return next;
  }
  return null;
}
