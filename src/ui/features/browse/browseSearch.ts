import type { ClockPreset } from '#contract/games/gameSummary.ts';

export interface BrowseFilters {
  readonly q?: string | undefined;
  readonly game?: string | undefined;
  readonly clock?: ClockPreset | undefined;
  readonly free?: true | undefined;
  readonly watch?: true | undefined;
  /** Without it the newest tables stand first. */
  readonly sort?: 'fullest' | undefined;
}

export interface BrowseSearch extends BrowseFilters {
  readonly page?: number | undefined;
  readonly host?: 1 | undefined;
  /** The list that the dialog begins with: its id, `new`, or `local` for one that was shared. */
  readonly list?: string | undefined;
  /** `events`: the list of events in place of the tables. */
  readonly tab?: 'events' | undefined;
  /** The page of one's own events, beside the page of the open ones. */
  readonly own?: number | undefined;
}

const CLOCKS: readonly ClockPreset[] = ['quick', 'standard', 'relaxed', 'none', 'correspondence'];

/** A code of digits only, typed into the address by hand, is read as a number on the way. */
const readWords = (typed: unknown) =>
  typeof typed === 'string' || typeof typed === 'number'
    ? String(typed).trim().slice(0, 80) || undefined
    : undefined;
const readYes = (typed: unknown) => typed === true || undefined;
const readPage = (typed: unknown) =>
  typeof typed === 'number' && Number.isInteger(typed) && typed > 1 && typed <= 1000 ? typed : undefined;

/**
 * What Browse keeps in its address; what it cannot read is left out. `host` opens the dialog. By hand, since it is in
 * Home's first load.
 */
export const readBrowseSearch = (search: Record<string, unknown>): BrowseSearch => ({
  q: readWords(search.q),
  game: readWords(search.game),
  clock: CLOCKS.find((clock) => clock === search.clock),
  free: readYes(search.free),
  watch: readYes(search.watch),
  sort: search.sort === 'fullest' ? search.sort : undefined,
  page: readPage(search.page),
  host: search.host === 1 ? 1 : undefined,
  list: readWords(search.list),
  tab: search.tab === 'events' ? search.tab : undefined,
  own: readPage(search.own),
});
