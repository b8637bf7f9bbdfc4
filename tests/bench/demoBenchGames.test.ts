import { describe, expect, it } from 'vitest';
import { compareBots } from '#engine/bots/bench/tournament.ts';
import { demoBenchGames } from './demoBenchGames.ts';

describe.each(demoBenchGames)('drafting $name', ({ gameOf }) => {
  it('the lane bot drafts a better deck than SimpleBot in the same seat, past all doubt', {
    timeout: 120_000,
  }, () => {
    const { gain } = compareBots(gameOf, 24, 1);
    expect(gain.mean - gain.error).toBeGreaterThan(0);
  });
});
