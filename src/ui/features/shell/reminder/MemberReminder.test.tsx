// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/members/members.ts';
import { loadMessages } from '../../../messages/load.ts';
import { MemberReminder } from './MemberReminder.tsx';

beforeAll(() => loadMessages('shell'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const kim: CurrentUser = {
  userId: 'kim',
  handle: 'Kim',
  email: 'kim@example.net',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: false,
};

async function show(user: CurrentUser, path = '/') {
  const root = createRootRoute({ component: () => <MemberReminder user={user} /> });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root, history, notFoundMode: 'root' });
  await router.load();
  render(<RouterProvider router={router} />);
}

const line = () => screen.queryByRole('complementary', { name: 'Reminder' })?.textContent ?? null;
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

describe('the reminder under the header', () => {
  it('asks a member to confirm the address', async () => {
    await show(kim);
    expect(line()).toBe('Confirm your email address to host public tables. Confirm it');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/verify-email');
  });

  it('stays away once it was dismissed, for this member only', async () => {
    await show(kim);
    dismiss();
    expect(line()).toBeNull();
    cleanup();
    await show(kim);
    expect(line()).toBeNull();
    cleanup();
    await show({ ...kim, userId: 'mara' });
    expect(line()).not.toBeNull();
  });

  it('asks an Admin for a second factor first', async () => {
    await show({ ...kim, roles: ['Admin'], mustAddSecondFactor: true });
    expect(line()).toBe('Admins need a second factor. Add it');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile?tab=account');
    dismiss();
    expect(line()).toBe('Confirm your email address to host public tables. Confirm it');
  });

  it('does not stand on the page it leads to', async () => {
    await show(kim, '/verify-email');
    expect(line()).toBeNull();
  });
});
