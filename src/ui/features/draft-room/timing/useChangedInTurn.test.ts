// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChangedInTurn } from './useChangedInTurn.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });
const widths = (width: number, count: number) =>
  renderHook(({ width, count }) => useChangedInTurn(width, count), { initialProps: { width, count } });

test('a new width comes to one column in each frame', () => {
  const { result, rerender } = widths(162, 3);
  expect(result.current).toEqual([162, 162, 162]);
  rerender({ width: 133, count: 3 });
  expect(result.current).toEqual([162, 162, 162]);
  const seen = [1, 2, 3, 4].map(() => {
    frame();
    return [...result.current];
  });
  expect(seen).toEqual([
    [133, 162, 162],
    [133, 133, 162],
    [133, 133, 133],
    [133, 133, 133],
  ]);
});

test('a column that is added has the new width at once', () => {
  const { result, rerender } = widths(162, 2);
  rerender({ width: 133, count: 3 });
  expect(result.current).toEqual([162, 162, 133]);
  frame();
  rerender({ width: 120, count: 1 });
  expect(result.current).toEqual([133]);
  frame();
  expect(result.current).toEqual([120]);
});
