// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AchievementsView, ShownAchievement } from '#contract/members/achievements.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { AchievementsFailed } from './AchievementsFailed.tsx';
import { AchievementsPending } from './AchievementsPending.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';

let t: ReturnType<typeof messagesFor<'achievements'>>;
beforeAll(async () => {
  await loadMessages('achievements');
  t = messagesFor('en', 'achievements');
});
afterEach(cleanup);

const achievement = (name: string, more: Partial<ShownAchievement> = {}): ShownAchievement => ({
  slug: name.toLowerCase(),
  name,
  sentence: `What ${name} asks for.`,
  threshold: 10,
  tier: 'bronze',
  icon: 'flag',
  isSecret: false,
  count: 0,
  awardedAtMs: null,
  ...more,
});

/** The screen as its route shows it: loader, pending and error components. */
async function show(load: () => Promise<AchievementsView>) {
  const root = createRootRoute();
  const achievements = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: load,
    pendingMs: 0,
    pendingMinMs: 0,
    pendingComponent: AchievementsPending,
    errorComponent: AchievementsFailed,
    component: () => <AchievementsScreen view={achievements.useLoaderData()} />,
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([achievements, other]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(async () => void render(<RouterProvider router={router} />));
}

const namesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the achievements of a member', () => {
  it('keep their places while they are on their way', async () => {
    await show(() => new Promise(() => {}));
    expect(within(screen.getByRole('list', { busy: true })).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are none at first: what to do is said, and the next ones are below', async () => {
    await show(async () => ({ achievements: [achievement('First draft')], secretsLeft: 1 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('title'));
    expect(screen.getByRole('heading', { name: t('noneTitle') }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: t('findTable') }).getAttribute('href')).toBe('/drafts');
    expect(namesIn(t('next'))).toEqual(['First draft']);
    expect(screen.getByText(t('secretsLeft', { count: 1 })).isConnected).toBe(true);
  });

  it('are sorted: the newest earned first, then the nearest [spec 1.2]', async () => {
    await show(async () => ({
      achievements: [
        achievement('Old', { count: 10, awardedAtMs: Date.UTC(2026, 0, 5) }),
        achievement('Far', { count: 1 }),
        achievement('New', { count: 10, tier: 'gold', awardedAtMs: Date.UTC(2026, 3, 9) }),
        achievement('Near', { count: 9 }),
      ],
      secretsLeft: 2,
    }));
    expect([namesIn(t('earned')), namesIn(t('next'))]).toEqual([
      ['New', 'Old'],
      ['Near', 'Far'],
    ]);
    expect(screen.getByText(t('earnedCount', { count: 2 })).isConnected).toBe(true);
    expect(screen.getByText('Gold, 9 Apr 2026').isConnected).toBe(true);
    const near = screen.getByRole('progressbar', { name: 'Near' });
    expect(near.getAttribute('aria-valuetext')).toBe(t('progress', { count: 9, threshold: 10 }));
    expect(screen.getByText(t('secretsLeft', { count: 2 })).isConnected).toBe(true);
  });

  it('say why they could not be loaded, and come at another press', async () => {
    let isBroken = true;
    await show(async () => {
      if (isBroken) throw new Error('The line is cut.');
      return { achievements: [achievement('First draft')], secretsLeft: 0 };
    });
    expect(screen.getByRole('alert').textContent).toContain(t('loadFailed'));
    isBroken = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(namesIn(t('next'))).toEqual(['First draft']);
  });
});
