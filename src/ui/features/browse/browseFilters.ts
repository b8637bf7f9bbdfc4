import type { BrowseFilters, BrowseSearch } from './browseSearch.ts';

export const filtersOf = ({ q, game, clock, free, watch, sort }: BrowseSearch): BrowseFilters => ({
  q,
  game,
  clock,
  free,
  watch,
  sort,
});

/** Whether tables are left out; an order leaves none out. */
export const hasFilters = ({ q, game, clock, free, watch }: BrowseSearch): boolean =>
  [q, game, clock, free, watch].some((filter) => filter !== undefined);

/** The address after a filter changed: other filters stay, the page begins again. */
export const withFilters = (search: BrowseSearch, changed: BrowseFilters): BrowseSearch => ({
  ...search,
  ...changed,
  page: undefined,
});
