// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { useEmitted } from './useEmitted.ts';
import { useListener } from './useListener.ts';
import { useNow } from './useNow.ts';

test('an event reaches the newest listener, and none once the component is gone', () => {
  const heard: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useListener(document, 'keydown', ({ key }) => heard.push(`${name} ${key}`)),
    { initialProps: { name: 'first' } },
  );
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  press('a');
  rerender({ name: 'second' });
  press('b');
  unmount();
  press('c');
  expect(heard).toEqual(['first a', 'second b']);
});

test('what a machine emits reaches the newest listener, and none once the component is gone', () => {
  const machine = setup({
    types: { events: {} as { type: 'ring' }, emitted: {} as { type: 'rang'; times: number } },
  });
  const actor = createActor(
    machine.createMachine({ on: { ring: { actions: machine.emit({ type: 'rang', times: 1 }) } } }),
  ).start();
  const heard: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useEmitted(actor, 'rang', ({ times }) => heard.push(`${name} ${times}`)),
    { initialProps: { name: 'first' } },
  );
  actor.send({ type: 'ring' });
  rerender({ name: 'second' });
  actor.send({ type: 'ring' });
  unmount();
  actor.send({ type: 'ring' });
  expect(heard).toEqual(['first 1', 'second 1']);
});

test('the clock is read again while somebody wants it', () => {
  vi.useFakeTimers({ now: 1000 });
  const { result, rerender } = renderHook(({ everyMs }) => useNow(everyMs), {
    initialProps: { everyMs: null as number | null },
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(600);
  expect(result.current).toBe(1000);
  rerender({ everyMs: 500 });
  expect(result.current).toBe(1600);
  pass(600);
  expect(result.current).toBe(2100);
  rerender({ everyMs: null });
  pass(600);
  expect(result.current).toBe(2100);
  vi.useRealTimers();
});
