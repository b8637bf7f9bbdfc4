import * as z from 'zod/mini';
import { type ClockPreset, clockPresetSchema } from '#contract/gameSummary.ts';

/** A code of digits only, typed into the address by hand, is read as a number on the way. */
const words = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((typed: string | number) => String(typed).trim().slice(0, 80) || undefined),
    ),
  ),
  undefined,
);

/** What Browse keeps in its address; what it cannot read is left out. `host` opens the dialog. */
export const browseSearchSchema = z.object({
  q: words,
  game: words,
  clock: z.catch(z.optional(clockPresetSchema), undefined),
  free: z.catch(z.optional(z.literal(true)), undefined),
  page: z.catch(z.optional(z.int().check(z.gte(2), z.lte(1000))), undefined),
  host: z.catch(z.optional(z.literal(1)), undefined),
});

export interface BrowseFilters {
  readonly q?: string | undefined;
  readonly game?: string | undefined;
  readonly clock?: ClockPreset | undefined;
  readonly free?: true | undefined;
}

export interface BrowseSearch extends BrowseFilters {
  readonly page?: number | undefined;
  readonly host?: 1 | undefined;
}

export const filtersOf = ({ q, game, clock, free }: BrowseSearch): BrowseFilters => ({
  q,
  game,
  clock,
  free,
});

export const hasFilters = ({ q, game, clock, free }: BrowseSearch): boolean =>
  q !== undefined || game !== undefined || clock !== undefined || free !== undefined;

/** The address after a filter changed: other filters stay, the page begins again. */
export const withFilters = (search: BrowseSearch, changed: BrowseFilters): BrowseSearch => ({
  ...search,
  ...changed,
  page: undefined,
});
