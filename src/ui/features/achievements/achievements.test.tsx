// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AchievementsView, ShownAchievement } from '#contract/achievements.ts';
import { showPage } from '../browse/testing/sitePage.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';

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

async function show(load: () => Promise<AchievementsView>) {
  await showPage(() => <AchievementsScreen load={load} />);
  await act(async () => {});
}

const namesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the achievements of a member', () => {
  it('are on their way, with nothing said of them yet', async () => {
    await show(() => new Promise(() => {}));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Achievements');
    expect(document.querySelector('[aria-busy="true"]')?.querySelectorAll('.skel')).toHaveLength(6);
    expect(screen.queryByText(/earned/i)).toBeNull();
  });

  it('are none at first: what to do is said, and the next ones stand below', async () => {
    await show(async () => ({ achievements: [achievement('First draft')], secretsLeft: 1 }));
    expect(screen.getByRole('heading', { name: 'None earned yet' }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'Find a table' }).getAttribute('href')).toBe('/drafts');
    expect(namesIn('Next')).toEqual(['First draft']);
    expect(screen.getByText('One more is secret until it is earned.').isConnected).toBe(true);
  });

  it('are sorted: the newest earned first, then the nearest', async () => {
    await show(async () => ({
      achievements: [
        achievement('Old', { count: 10, awardedAtMs: Date.UTC(2026, 0, 5) }),
        achievement('Far', { count: 1 }),
        achievement('New', { count: 10, tier: 'gold', awardedAtMs: Date.UTC(2026, 3, 9) }),
        achievement('Near', { count: 9 }),
      ],
      secretsLeft: 2,
    }));
    expect([namesIn('Earned'), namesIn('Next')]).toEqual([
      ['New', 'Old'],
      ['Near', 'Far'],
    ]);
    expect(screen.getByText('2 earned').isConnected).toBe(true);
    expect(screen.getByText(/^Gold, .*2026/).isConnected).toBe(true);
    expect(screen.getByRole('progressbar', { name: 'Near' }).getAttribute('aria-valuetext')).toBe('9 of 10');
    expect(screen.getByText('2 more are secret until they are earned.').isConnected).toBe(true);
  });

  it('say why they could not be loaded, and come at another press', async () => {
    let isBroken = true;
    await show(async () => {
      if (isBroken) throw new Error('The line is cut.');
      return { achievements: [achievement('First draft')], secretsLeft: 0 };
    });
    expect(screen.getByRole('alert').textContent).toContain('Your achievements could not be loaded');
    isBroken = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(namesIn('Next')).toEqual(['First draft']);
  });
});
