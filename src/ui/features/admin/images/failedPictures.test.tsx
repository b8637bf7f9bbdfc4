// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLoaderData,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { FailurePageQuery, ImageCacheView } from '#contract/admin/images.ts';
import { type Asked, asked } from '#src/ui/components/answer.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { tableAskOf } from '../kit/useTableAsk.ts';
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

function Loaded({ ports }: { readonly ports: ImagePorts }) {
  const data = useLoaderData({ strict: false }) as unknown as { readonly view: Asked<ImageCacheView> };
  return <ImagesScreen asked={data.view} ports={ports} />;
}

/** The screen at an address, with a loader as its route has it. */
function show(address: string, total = FAILURES.length) {
  const asks: FailurePageQuery[] = [];
  const nothing = () => Promise.reject(new Error('Nobody asks for this here.'));
  const ports: ImagePorts = {
    ...{ warm: nothing, stopWarming: nothing, retry: nothing, purge: nothing },
    ...{ limitTo: nothing, allow: nothing, forbid: nothing },
  };
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => {
      const { page, pageRows } = tableAskOf(deps);
      asks.push({ page, pageRows });
      return { view: asked(Promise.resolve(viewOf({ page, pageRows }, total))) };
    },
    component: () => (
      <AdminShellContext value={shell}>
        <Loaded ports={ports} />
      </AdminShellContext>
    ),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />);
  return { router, asks };
}

const cell = (number: number) => screen.findByText(`https://pictures.example/${number}.jpg`);

beforeAll(() => loadMessages('admin', 'adminImages'));
afterEach(cleanup);

it('shows the pictures that failed a page at a time, and keeps the page in the address', async () => {
  const { router, asks } = show('/?rows=25');
  await cell(60);
  expect(screen.queryByText(/35\.jpg/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Retry all 60' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await cell(35);
  expect(screen.queryByText(/36\.jpg/)).toBeNull();
  expect(router.state.location.search).toMatchObject({ page: 2, rows: 25 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  await cell(1);
  expect(asks).toEqual([
    { page: 1, pageRows: 25 },
    { page: 2, pageRows: 25 },
    { page: 1, pageRows: 100 },
  ]);
});

it('opens the page that its address names', async () => {
  const { asks } = show('/?rows=25&page=3');
  await cell(10);
  expect(asks).toEqual([{ page: 3, pageRows: 25 }]);
});

it('has no pages where all that failed is on one', async () => {
  show('/', 3);
  await cell(60);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});
