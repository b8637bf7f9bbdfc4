import type { FigureOrder, FigureSort } from '#contract/results/cardFigures.ts';

/** What the list of cards is narrowed and sorted by, as it stands in its address. */
export interface FiguresSearch {
  readonly game: string;
  readonly q?: string | undefined;
  readonly sort?: FigureSort | undefined;
  readonly order?: FigureOrder | undefined;
  readonly page?: number | undefined;
}

/** What is asked for first of a column: names and picks from the lowest, shares and counts from the highest. */
const FIRST_ORDER: Readonly<Record<FigureSort, FigureOrder>> = {
  name: 'up',
  rate: 'down',
  average: 'up',
  wheel: 'down',
  drafts: 'down',
};

export const sortedBy = ({ sort = 'average', order }: FiguresSearch) => ({
  sort,
  order: order ?? FIRST_ORDER[sort],
});

/** The list after a press on a column's head: by that column, or the other way round where it is by it already. */
export function pressed(search: FiguresSearch, column: FigureSort): FiguresSearch {
  const now = sortedBy(search);
  const turned: FigureOrder = now.order === 'up' ? 'down' : 'up';
  const order = now.sort === column ? turned : FIRST_ORDER[column];
  return { game: search.game, q: search.q, sort: column, order };
}
