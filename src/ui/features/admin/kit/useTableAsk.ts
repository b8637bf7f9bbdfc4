import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { DEFAULT_PAGE_ROWS, PAGE_ROWS, tableFilterSchema } from '#contract/admin/table.ts';
import { type AdminSearch, numberOf, useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import type { TableAsk } from './tableParts.ts';

const PAGES_AT_MOST = 100_000;

/** The grid that an address asks for. */
export function tableAskOf(search: AdminSearch): TableAsk {
  const { direction } = search;
  const filter = z.safeParse(tableFilterSchema, search.filter);
  return {
    game: wordOf(search, 'game') || undefined,
    search: wordOf(search, 'search').slice(0, 200),
    sort: wordOf(search, 'sort') || undefined,
    direction: direction === 'asc' || direction === 'desc' ? direction : undefined,
    page: numberOf(search, 'page', { least: 1, most: PAGES_AT_MOST, otherwise: 1 }),
    pageRows: PAGE_ROWS.find((rows) => rows === Number(search.rows)) ?? DEFAULT_PAGE_ROWS,
    filter: filter.success ? filter.data : {},
  };
}

/** What is as usual stays out of the address. */
function searchOf({ pageRows, ...ask }: Partial<TableAsk>): AdminSearch {
  return {
    ...ask,
    page: ask.page === 1 ? undefined : ask.page,
    ...('search' in ask && { search: ask.search || undefined }),
    ...('filter' in ask && { filter: Object.keys(ask.filter ?? {}).length === 0 ? undefined : ask.filter }),
    ...(pageRows !== undefined && { rows: pageRows === DEFAULT_PAGE_ROWS ? undefined : pageRows }),
  };
}

/**
 * What the address asks a grid for, and a way to ask otherwise; all but a new page begins at the first one. Back undoes a
 * sort, a filter or a page; words that are searched for take each other's place, since they come letter by letter.
 */
export function useTableAsk(): readonly [TableAsk, (changes: Partial<TableAsk>) => void] {
  const [search, change] = useAdminSearch();
  const ask = useMemo(() => tableAskOf(search), [search]);
  const askFor = useCallback(
    (changes: Partial<TableAsk>) => {
      const isSearch = Object.keys(changes).every((key) => key === 'search');
      change(searchOf(changes), { isNewPlace: !isSearch });
    },
    [change],
  );
  return [ask, askFor];
}
