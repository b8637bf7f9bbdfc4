// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { showPage } from '../browse/testing/sitePage.tsx';
import { DraftAgain } from './DraftAgain.tsx';

afterEach(cleanup);

const gameOf = (minutes: number): GameSummary => ({
  slug: 'emberwake',
  name: 'Emberwake',
  tagline: '',
  cards: 257,
  art: [],
  templates: [
    {
      slug: 'emberwake-sealed',
      name: 'Sealed, six packs',
      blurb: '',
      format: 'sealed',
      seats: 4,
      clock: 'none',
      minutes,
    },
  ],
});

const shownLength = async (minutes: number) => {
  const games = { kind: 'loaded', value: [gameOf(minutes)], gotAtMs: 0 } as const;
  await showPage(() => <DraftAgain last={null} games={games} onDraft={async () => {}} />);
  return /about \d+ \w+/.exec((await screen.findByText(/about/)).textContent ?? '')?.[0];
};

describe('The length of a draft on Home', () => {
  it('is one minute, or several minutes', async () => {
    expect(await shownLength(1)).toBe('about 1 minute');
    cleanup();
    expect(await shownLength(18)).toBe('about 18 minutes');
  });

  it('stands beside the way to practice without a network', async () => {
    await shownLength(18);
    const practice = screen.getByRole('link', { name: 'Practice offline' });
    expect(practice.getAttribute('href')).toBe('/?practice=bots');
  });
});
