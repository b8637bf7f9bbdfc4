// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { notificationQueueMachine, selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { PART_MISSING } from '#src/ui/components/loading/missingParts.ts';
import { loadMessages } from '../../messages/load.ts';
import { ActorsProvider } from './actors.tsx';
import { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

beforeAll(() => loadMessages('shell'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A site with one page, which fails when it is painted. */
async function open(path: string, fault = 'The pack has no cards.') {
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const session = createActor(sessionMachine);
  const root = createRootRoute();
  const broken = () => {
    throw new Error(fault);
  };
  const page = createRoute({ getParentRoute: () => root, path: '/', component: broken });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: UnexpectedError,
    defaultNotFoundComponent: NotFoundScreen,
  });
  await router.load();
  render(
    <ActorsProvider actors={{ session, notices }}>
      <RouterProvider router={router} />
    </ActorsProvider>,
  );
  return () =>
    selectShownNotices(notices.getSnapshot()).map(({ kind, text, count }) => ({ kind, text, count }));
}

describe('a page that fails', () => {
  it('raises the notice of an unexpected error once and stays usable [spec 8.4]', async () => {
    const told = await open('/');
    expect((await screen.findByRole('alert')).textContent).toContain('This page couldn’t be shown');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    expect(told()).toEqual([
      { kind: 'error', text: 'An unexpected error occurred. Please try again.', count: 1 },
    ]);
  });
});

describe('a page of which a part did not come', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const there = () => Promise.resolve(new Response());
  const openWithout = async (fetchPart: () => Promise<Response>) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchPart);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    await open('/', PART_MISSING);
    await act(() => vi.advanceTimersByTimeAsync(7000));
    return { asked, reload };
  };

  it('is loaded anew by itself when the server is back', async () => {
    const { asked, reload } = await openWithout(away);
    expect(screen.getByRole('alert').textContent).toContain('This page couldn’t be shown');
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0]);
    asked.mockImplementation(there);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for Retry where the server was there all the time', async () => {
    const { asked, reload } = await openWithout(there);
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('asks no longer when it was left', async () => {
    const { asked } = await openWithout(away);
    cleanup();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});

describe('a path that belongs to no page', () => {
  it('shows the not-found page with the way Home, and no notice [spec 2.21]', async () => {
    const told = await open('/nowhere');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page not found');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'See open tables' }).getAttribute('href')).toBe('/drafts');
    expect(screen.getByText(/^There’s no page at/).textContent).toContain(' /nowhere.');
    expect(told()).toEqual([]);
  });
});
