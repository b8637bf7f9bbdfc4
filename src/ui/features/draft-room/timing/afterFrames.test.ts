// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrames } from './afterFrames.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits for as many painted frames as it is told', () => {
  const done: string[] = [];
  afterFrames(0, () => done.push('next'));
  afterFrames(2, () => done.push('third'));
  expect(done).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(['next']);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(['next']);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(['next', 'third']);
});

test('gives one frame to one work, and each its turn', () => {
  const done: string[] = [];
  for (const work of ['bar', 'seats', 'pool']) afterFrames(0, () => done.push(work));
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(['bar']);
  afterFrames(0, () => done.push('card'));
  for (let frame = 0; frame < 3; frame++) vi.advanceTimersToNextFrame();
  expect(done.toSorted()).toEqual(['bar', 'card', 'pool', 'seats']);
  expect(done.indexOf('seats')).toBeLessThan(done.indexOf('pool'));
});

test('does nothing once it is called off, whichever frame it waits for', () => {
  const work = vi.fn();
  const callOff = afterFrames(2, work);
  vi.advanceTimersToNextFrame();
  callOff();
  for (let frame = 0; frame < 5; frame++) vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
});
