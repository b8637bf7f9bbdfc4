import type { Route } from '@playwright/test';
import { expect, it } from 'vitest';
import { heldCalls } from './heldCalls.ts';

/** A call that notes its answer; the browser gives no response to one that its page gave up. */
function callOf(answered: unknown[], name: string, isGivenUp: boolean): Route {
  const route = {
    fulfill: async ({ json }: { json: unknown }) => void answered.push([name, json]),
    request: () => ({ response: async () => (isGivenUp ? null : {}) }),
  };
  return route as Partial<Route> as Route;
}

it('answers the call in the place of one that was given up, though it comes later', async () => {
  const answered: unknown[] = [];
  const calls = heldCalls<'readList'>();
  calls.hold('readList', callOf(answered, 'first', true));
  await calls.answer('readList', { json: 1 }, async () =>
    calls.hold('readList', callOf(answered, 'second', false)),
  );
  expect(answered).toEqual([
    ['first', 1],
    ['second', 1],
  ]);
});

it('answers a call once, and throws where none is asked any more', async () => {
  const answered: unknown[] = [];
  const calls = heldCalls<'readList'>();
  calls.hold('readList', callOf(answered, 'only', false));
  await calls.answer('readList', { json: 1 });
  await expect(calls.answer('readList', { json: 2 }, undefined, 0)).rejects.toThrow('readList is not asked.');
  expect(answered).toEqual([['only', 1]]);
});
