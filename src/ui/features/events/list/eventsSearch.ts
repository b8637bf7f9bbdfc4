import type { BrowseSearch } from '../../browse/browseSearch.ts';

/** The pages of the open and of one's own events that are shown, counted from 1. */
export interface EventsPages {
  readonly page: number;
  readonly own: number;
}

/** The address of the list of events at these pages; the first ones go without saying. */
export const eventsSearch = ({ page, own }: EventsPages) =>
  ({
    tab: 'events',
    page: page === 1 ? undefined : page,
    own: own === 1 ? undefined : own,
  }) satisfies BrowseSearch;
