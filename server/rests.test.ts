import { expect, it } from 'vitest';
import { createRests } from './rests.ts';

it('what fails again and again rests twice as long each time, until it goes well', () => {
  const rests = createRests(5, 15);
  const restsFor = (from: number) => {
    rests.failed('a', from);
    let at = from;
    while (rests.resting(at).length > 0) at += 1;
    return at - from;
  };
  expect([restsFor(0), restsFor(100), restsFor(200), restsFor(300)]).toEqual([5, 10, 15, 15]);
  rests.failed('b', 400);
  expect(rests.resting(401)).toEqual(['b']);
  rests.well('a');
  expect(restsFor(500)).toBe(5);
});
