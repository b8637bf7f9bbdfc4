import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

it('what fails again and again backoff twice as long each time, until it goes well', () => {
  const backoff = createBackoff(5, 15);
  const restsFor = (from: number) => {
    backoff.failed('a', from);
    let at = from;
    while (backoff.waiting(at).length > 0) at += 1;
    return at - from;
  };
  expect([restsFor(0), restsFor(100), restsFor(200), restsFor(300)]).toEqual([5, 10, 15, 15]);
  backoff.failed('b', 400);
  expect(backoff.waiting(401)).toEqual(['b']);
  backoff.well('a');
  expect(restsFor(500)).toBe(5);
});
