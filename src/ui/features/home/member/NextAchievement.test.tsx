// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ShownAchievement } from '#contract/members/achievements.ts';
import { asked } from '../../../components/answer.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { showPage } from '../../browse/testing/sitePage.tsx';
import { NextAchievement } from './NextAchievement.tsx';

let t: ReturnType<typeof messagesFor<'home'>>;
beforeAll(async () => {
  await loadMessages('home');
  t = messagesFor('en', 'home');
});
afterEach(cleanup);

const achievement = (name: string, count: number, threshold: number, awardedAtMs: number | null = null) =>
  ({
    slug: name,
    name,
    sentence: `Reach ${threshold}.`,
    threshold,
    tier: 'bronze',
    icon: 'flag',
    isSecret: false,
    count,
    awardedAtMs,
  }) satisfies ShownAchievement;

async function show(...achievements: ShownAchievement[]) {
  const view = asked(Promise.resolve({ achievements, secretsLeft: 0 }));
  await act(() =>
    showPage(() => (
      <SystemProvider>
        <NextAchievement achievements={view} />
      </SystemProvider>
    )),
  );
}

describe('the next achievement on Home', () => {
  it('is the nearest that is not earned, with how far it is', async () => {
    await show(achievement('Earned', 1, 1, 5), achievement('Far', 10, 1000), achievement('Near', 8, 10));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Near');
    expect(screen.getByRole('progressbar', { name: 'Near' }).getAttribute('aria-valuetext')).toBe(
      t('progress', { count: 8, threshold: 10 }),
    );
  });

  it('says that it comes with the end of the draft where its figure is reached during play', async () => {
    await show(achievement('Cards', 100, 100));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(t('earnedAfterDraft'));
  });

  it('is nothing where all are earned', async () => {
    await show(achievement('Earned', 1, 1, 5));
    expect(screen.queryByRole('heading', { name: t('goal') })).toBeNull();
  });
});
