import { useNavigate, useRouter } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useState } from 'react';

/** What stands behind the `?` of an administration address, unread. */
export type AdminSearch = Readonly<Record<string, unknown>>;

/** Takes the address's search over and changes some of it; undefined takes a word out. */
export type ChangeSearch = (changes: AdminSearch, how?: { readonly isNewPlace?: boolean }) => void;

/** As a transition: a new sort or page redraws a whole screen, and the router's own hook would do that before the next paint. */
function useSearch(): AdminSearch {
  const router = useRouter();
  const [search, setSearch] = useState<AdminSearch>(router.state.location.search);
  useEffect(() => {
    const follow = (location: { readonly search: AdminSearch }) =>
      startTransition(() => setSearch(location.search));
    follow(router.state.location);
    return router.subscribe('onBeforeLoad', ({ toLocation }) => follow(toLocation));
  }, [router]);
  return search;
}

/**
 * The search of the address and a way to change it. Administration routes have no schemas of their own, since those would
 * stand in the first load of Home: each screen reads what it knows with `wordOf` and its like.
 */
export function useAdminSearch(): readonly [AdminSearch, ChangeSearch] {
  const search = useSearch();
  const navigate = useNavigate();
  const change = useCallback<ChangeSearch>(
    (changes, how) =>
      void navigate({
        to: '.',
        search: (before: AdminSearch) => ({ ...before, ...changes }),
        replace: how?.isNewPlace !== true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change];
}

/** A word of the search as text; '' when it is absent. Numbers are taken for text, since the router reads them so. */
export function wordOf(search: AdminSearch, key: string): string {
  const value = search[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A whole number of the search between two ends, or what is said for all else. */
export function numberOf(
  search: AdminSearch,
  key: string,
  range: { least: number; most: number; otherwise: number },
) {
  const value = Number(search[key]);
  return Number.isInteger(value) && value >= range.least && value <= range.most ? value : range.otherwise;
}

/** One of a few words of the search, or the first of them. */
export function choiceOf<Choice extends string>(
  search: AdminSearch,
  key: string,
  choices: readonly [Choice, ...Choice[]],
) {
  return choices.find((choice) => choice === search[key]) ?? choices[0];
}
