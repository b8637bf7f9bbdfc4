import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { clockPresetSchema } from '#contract/games/gameSummary.ts';
import { hasFilters, withFilters } from './browseFilters.ts';
import { type BrowseSearch, readBrowseSearch } from './browseSearch.ts';

const read = (address: string): BrowseSearch => readBrowseSearch(defaultParseSearch(address));

describe('the address of Browse', () => {
  it('holds every filter, the page and the open dialog', () => {
    expect(read('?q=Ana&game=emberwake&clock=quick&free=true&watch=true&sort=fullest&page=3&host=1')).toEqual(
      {
        q: 'Ana',
        game: 'emberwake',
        clock: 'quick',
        free: true,
        watch: true,
        sort: 'fullest',
        page: 3,
        host: 1,
      },
    );
  });

  it('holds the pages of both lists of events', () => {
    expect(read('?tab=events&page=2&own=3')).toEqual({ tab: 'events', page: 2, own: 3 });
    expect(read('?tab=events&own=all')).toEqual({ tab: 'events' });
  });

  it('reads every clock there is', () => {
    const { options } = clockPresetSchema;
    expect(options.map((clock) => read(`?clock=${clock}`).clock)).toEqual(options);
  });

  it('gives back what was put into it, a code of digits included', () => {
    const search: BrowseSearch = { q: '234567', game: 'orbit-market', clock: 'none', free: true, page: 2 };
    expect(read(defaultStringifySearch({ ...search }))).toEqual(search);
  });

  it('leaves out what it cannot read instead of failing', () => {
    expect(read('?clock=fast&free=maybe&watch=0&sort=oldest&page=-4&host=yes&q=%20%20&other=1')).toEqual({});
  });

  it('reads a search that looks like a number as words', () => {
    expect(read('?q=42')).toEqual({ q: '42' });
  });

  it('begins at the first page again when a filter changes, and keeps the other filters', () => {
    const changed = withFilters(
      { q: 'Ana', game: 'emberwake', page: 4, host: 1 },
      { game: undefined, free: true },
    );
    expect(read(defaultStringifySearch({ ...changed }))).toEqual({ q: 'Ana', free: true, host: 1 });
  });

  it('counts neither the page nor the order nor the dialog as a filter', () => {
    expect([hasFilters({ page: 2, host: 1, sort: 'fullest' }), hasFilters({ watch: true })]).toEqual([
      false,
      true,
    ]);
  });
});
