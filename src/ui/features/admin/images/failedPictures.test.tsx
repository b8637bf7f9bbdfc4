// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { FailurePageQuery, ImageCacheView } from '#contract/admin/images.ts';
import { AdminShellContext, type AdminShellState } from '../shell/adminShellParts.ts';
import { ImagesScreen } from './ImagesScreen.tsx';
import type { ImagePorts } from './imageParts.ts';

const FAILURES = Array.from({ length: 60 }, (_, at) => ({
  address: `https://pictures.example/${60 - at}.jpg`,
  reason: 'The other server answered 503.',
  atMs: 1000,
  isFinal: false,
}));

const viewOf = ({ page, pageRows }: FailurePageQuery, total: number): ImageCacheView => ({
  ...{ nowMs: 2000, files: 0, bytes: 0, mostBytes: 1, fullAtMs: null, sinceMs: 0, hits: 0, misses: 0 },
  ...{ failed: total, hosts: [], strayHosts: [], sets: [], warmUp: null },
  failures: {
    rows: FAILURES.slice(0, total).slice((page - 1) * pageRows, page * pageRows),
    total,
    page,
    pageRows,
  },
});

const shell: AdminShellState = {
  ...{ game: '', games: [], revision: 0, offerUndo: () => {}, refresh: () => {} },
  leaving: { hold: () => () => {}, leave: (then) => then(), letGo: () => {} },
};

function show(address: string, total = FAILURES.length) {
  const asked: FailurePageQuery[] = [];
  const nothing = () => Promise.reject(new Error('Nobody asks for this here.'));
  const ports: ImagePorts = {
    view: (page) => {
      asked.push(page);
      return Promise.resolve(viewOf(page, total));
    },
    ...{ warm: nothing, stopWarming: nothing, retry: nothing, purge: nothing },
    ...{ limitTo: nothing, allow: nothing, forbid: nothing },
  };
  const rootRoute = createRootRoute({
    component: () => (
      <AdminShellContext value={shell}>
        <ImagesScreen ports={ports} />
      </AdminShellContext>
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />);
  return { router, asked };
}

const cell = (number: number) =>
  screen.findByRole('cell', { name: `https://pictures.example/${number}.jpg` });

afterEach(cleanup);

it('shows the pictures that failed a page at a time, and keeps the page in the address', async () => {
  const { router, asked } = show('/?rows=25');
  await cell(60);
  expect(screen.queryByRole('cell', { name: /35\.jpg/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Retry all 60' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await cell(35);
  expect(screen.queryByRole('cell', { name: /36\.jpg/ })).toBeNull();
  expect(router.state.location.search).toMatchObject({ page: 2, rows: 25 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows a page' }), '100');
  await cell(1);
  expect(asked).toEqual([
    { page: 1, pageRows: 25 },
    { page: 2, pageRows: 25 },
    { page: 1, pageRows: 100 },
  ]);
});

it('opens the page that its address names', async () => {
  const { asked } = show('/?rows=25&page=3');
  await cell(10);
  expect(asked).toEqual([{ page: 3, pageRows: 25 }]);
});

it('has no pages where all that failed is on one', async () => {
  show('/', 3);
  await cell(60);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});
