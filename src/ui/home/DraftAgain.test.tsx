// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameSummary } from '#contract/gameSummary.ts';
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

const shownLength = (minutes: number) => {
  const games = { kind: 'loaded', value: [gameOf(minutes)], gotAtMs: 0 } as const;
  render(<DraftAgain last={null} games={games} onDraft={async () => {}} />);
  return /about \d+ \w+/.exec(screen.getByText(/about/).textContent ?? '')?.[0];
};

describe('The length of a draft on Home', () => {
  it('is one minute, or several minutes', () => {
    expect(shownLength(1)).toBe('about 1 minute');
    cleanup();
    expect(shownLength(18)).toBe('about 18 minutes');
  });
});
