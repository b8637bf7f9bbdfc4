// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import type { StoredToken } from '#src/machines/session/sessionFacts.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import { loadMessages } from '../../messages/load.ts';
import { ActorsProvider } from './actors.tsx';
import { SiteHeader } from './SiteHeader.tsx';

// The late parts first, so that no test waits for their files.
beforeAll(() =>
  Promise.all([loadMessages('shell'), import('./AccountMenu.tsx'), import('./GuestLeave.tsx')]),
);
afterEach(cleanup);

const kim: CurrentUser = {
  userId: 'kim',
  handle: 'Kim',
  email: 'kim@example.net',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

const reading = { subject: 'kim', startsAtMs: 0, endsAtMs: 900_000 };

/** The header over a session of somebody who is signed in; answers where the router stands. */
async function show(user: CurrentUser) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => ({
          token: 'one',
          reading,
          foundAtMs: 0,
        })),
        loadUser: fromPromise<CurrentUser, { token: string }>(async () => user),
      },
      actions: {
        storeToken: () => {},
        clearStoredToken: () => {},
        endServerSession: () => {},
        showNotice: () => {},
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => selectUser(snapshot) !== null);
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const root = createRootRoute({
    component: () => (
      <ActorsProvider actors={{ session, notices }}>
        <SiteHeader />
      </ActorsProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root, history, notFoundMode: 'root' });
  await router.load();
  render(<RouterProvider router={router} />);
  return Object.assign(() => router.state.location.pathname, {
    user: () => selectUser(session.getSnapshot()),
  });
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Kim/ }));
  await screen.findByRole('menu');
};
const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('the account menu, which a phone has instead of the links of the header', () => {
  it('leads an Admin to the administration', async () => {
    const path = await show({ ...kim, roles: ['Admin'] });
    await openMenu();
    expect(offered()).toEqual(['Profile', 'Workshop', 'Administration', 'Test bench', 'Log out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Administration' }));
    expect(path()).toBe('/admin');
  });

  it('leads a PowerUser to the workshop', async () => {
    const path = await show({ ...kim, roles: ['PowerUser'] });
    await openMenu();
    expect(offered()).toEqual(['Profile', 'Workshop', 'Log out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Workshop' }));
    expect(path()).toBe('/my-drafts');
  });

  it('offers a member the profile alone', async () => {
    const path = await show(kim);
    await openMenu();
    expect(offered()).toEqual(['Profile', 'Log out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(path()).toBe('/profile');
  });

  it('leads everybody to the test bench outside production [finding A31]', async () => {
    const path = await show({ ...kim, offersTestBench: true });
    await openMenu();
    expect(offered()).toEqual(['Profile', 'Test bench', 'Log out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Test bench' }));
    expect(path()).toBe('/test');
  });

  it('offers a guest an account', async () => {
    const path = await show({ ...kim, isGuest: true });
    await openMenu();
    expect(offered()).toEqual(['Preferences', 'Create account', 'Log in', 'Log out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Create account' }));
    expect(path()).toBe('/register');
  });

  it('is named as the guest is called at tables', async () => {
    await show({ ...kim, isGuest: true, guestName: 'Maximiliano Alexander' });
    expect(screen.getByRole('button', { name: 'Maximiliano Alexander' }).isConnected).toBe(true);
  });

  it('asks a guest before drafts and decks are left behind', async () => {
    const path = await show({ ...kim, isGuest: true });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave your drafts and decks behind?' });
    expect(path.user()?.userId).toBe('kim');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(path.user()?.userId).toBe('kim');
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    expect(path.user()).toBeNull();
  });
});
