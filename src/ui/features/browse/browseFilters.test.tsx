// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { BrowseFilters } from './BrowseFilters.tsx';
import type { BrowseFilters as Filters } from './browseSearch.ts';

beforeAll(() => loadMessages('browse', 'tables'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The filters over an address that follows them after `delayMs`, as a router does. */
function showFilters({ delayMs = 0 } = {}) {
  const site: { filters: Filters; goTo: (filters: Filters) => void } = { filters: {}, goTo: () => {} };
  function Site() {
    const [filters, setFilters] = useState<Filters>({});
    site.filters = filters;
    site.goTo = setFilters;
    const follow = (changed: Filters) => {
      if (delayMs === 0) setFilters(changed);
      else setTimeout(setFilters, delayMs, changed);
    };
    return (
      <SystemProvider>
        <BrowseFilters filters={filters} games={[]} onChange={follow} />
      </SystemProvider>
    );
  }
  render(<Site />);
  return site;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (words: string) => fireEvent.change(field(), { target: { value: words } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the search of the open tables', () => {
  it('keeps a filter that is pressed before it has asked', async () => {
    const site = showFilters();
    type('kim');
    fireEvent.click(screen.getByRole('button', { name: 'Open seats' }));
    await pass(300);
    expect(site.filters).toEqual({ q: 'kim', free: true });
  });

  it('loses no letter that is typed while the address follows', async () => {
    const site = showFilters({ delayMs: 200 });
    const press = (letter: string) => type(`${field().value}${letter}`);
    press('k');
    await pass(350);
    press('i');
    // The address says k by now.
    await pass(160);
    press('m');
    await pass(1000);
    expect([field().value, site.filters.q]).toEqual(['kim', 'kim']);
  });

  it('shows what the address asks for when that changes elsewhere', async () => {
    const site = showFilters();
    type('kim');
    await pass(300);
    act(() => site.goTo({}));
    expect(field().value).toBe('');
    await pass(1000);
    expect(site.filters).toEqual({});
  });
});
