// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { afterFrames } from './afterFrames.ts';
import { useInTurn } from './useInTurn.ts';

// One clock for all tests: no two frames begin at the same moment.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const frame = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });
const [vale, sprite, owl] = [{ name: 'Vale' }, { name: 'Sprite' }, { name: 'Owl' }];
const shown = (value: object | undefined) =>
  renderHook(({ value }) => useInTurn(value), { initialProps: { value } });

test('what is there from the beginning is drawn at once, another in a frame of its own', () => {
  const { result, rerender } = shown(vale);
  expect(result.current).toBe(vale);
  rerender({ value: sprite });
  expect(result.current).toBe(vale);
  const other = vi.fn();
  afterFrames(0, other);
  frame();
  expect(result.current).toBe(sprite);
  expect(other).not.toHaveBeenCalled();
  frame();
  expect(other).toHaveBeenCalledOnce();
});

test('of two that follow each other before a frame only the later is drawn', () => {
  const { result, rerender } = shown(vale);
  rerender({ value: sprite });
  rerender({ value: owl });
  frame();
  expect(result.current).toBe(owl);
});

test('nothing is drawn in turn too', () => {
  const { result, rerender } = shown(vale);
  rerender({ value: undefined });
  expect(result.current).toBe(vale);
  frame();
  expect(result.current).toBeUndefined();
});
