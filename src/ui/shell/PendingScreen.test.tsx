// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PendingScreen } from './PendingScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a page on its way says nothing at first, then that it opens, and only when it is late that nothing answers', async () => {
  vi.useFakeTimers();
  render(<PendingScreen />);
  const said = () => screen.getByRole('status').textContent;
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await passes(599);
  expect(said()).toBe('');
  await passes(1);
  expect(said()).toBe('Opening…');
  await passes(5399);
  expect(said()).toBe('Opening…');
  await passes(1);
  expect(said()).toBe('Opening…No answer yet. We’ll keep trying.');
});
