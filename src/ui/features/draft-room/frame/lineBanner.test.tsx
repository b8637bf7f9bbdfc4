// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { card, click } from '../pack/hands.testkit.ts';
import { openRoom, START_MS, steerRoom } from './room.testkit.tsx';

steerRoom();

describe('a lost line in words', () => {
  const CLOCK = { deadlineMs: START_MS + 25_000, totalSeconds: 40 };

  it.each([
    [CLOCK, 'Reconnecting… your seat is safe. If time runs out we’ll take Cinder Vale.'],
    [{ deadlineMs: null, totalSeconds: null }, 'Reconnecting… your seat is safe.'],
  ])('says what is safe and what is taken meanwhile', async (clock, words) => {
    const { room } = await openRoom({ clock });
    click(card('Cinder Vale'));
    act(() => room.send({ type: 'hub.dropped' }));
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByText(/your seat is safe/).textContent).toBe(words);
  });
});
