import { expect, it } from 'vitest';
import { longestOwn, type TraceEvent } from './ownTime.ts';

const page = { pid: 7, tid: 1 };
const mark = (n: number, ts: number): TraceEvent => ({ name: `pick-${n}`, ph: 'I', ts, ...page });
const task = (ts: number, tdur: number, thread = page): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  tdur,
  ...thread,
});

it('tells of each pick the longest task by what its own thread worked', () => {
  const events = [
    task(500, 90_000),
    mark(1, 1000),
    task(1500, 4000),
    task(9000, 12_500),
    task(9500, 80_000, { pid: 7, tid: 2 }),
    mark(3, 60_000),
    mark(2, 30_000),
    task(31_000, 250),
    task(61_000, 70_000),
  ];
  expect(longestOwn(events)).toEqual([12.5, 0.25]);
});

it('says when nothing was marked', () => {
  expect(() => longestOwn([task(1, 1)])).toThrow('The trace holds no pick.');
});
