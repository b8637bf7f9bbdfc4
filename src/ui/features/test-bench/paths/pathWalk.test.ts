import { describe, expect, it } from 'vitest';
import { BENCH_MACHINES } from '../benchMachines.ts';
import { createPaths } from './answerPaths.ts';
import { pathsFound } from './PathList.tsx';
import { createWalk } from './pathWalk.ts';
import { createWalkOfAll } from './walkAll.ts';

const { notices, session } = BENCH_MACHINES;
const RAISED = {
  event: { type: 'notice.raised', text: 'first' },
  after: { line: 'showing', time: 'running' },
};
const PAINTED = {
  event: { type: 'stack.painted', ids: ['notice-1'] },
  after: { line: 'showing', time: 'running' },
};
const EXPIRED = {
  event: { type: 'notice.expired', id: 'notice-1' },
  after: { line: 'quiet', time: 'running' },
};

describe('a path on the bench', () => {
  it('is walked on a simulated clock, each step compared with what the model promises', () => {
    const walk = createWalk(notices, [RAISED, PAINTED, EXPIRED]);
    walk.goTo(3);
    expect(walk.getState().walked.map(({ atMs, isAsPromised }) => [atMs, isAsPromised])).toEqual([
      [0, true],
      [0, true],
      [3000, true],
    ]);
  });

  it('says at which step a machine is not where the model says', () => {
    const walk = createWalk(notices, [RAISED, { ...EXPIRED, after: { line: 'crowded', time: 'running' } }]);
    walk.goTo(2);
    expect(walk.getState().walked.map(({ isAsPromised }) => isAsPromised)).toEqual([true, false]);
  });

  it('goes back by beginning anew, and never beyond its ends', () => {
    const walk = createWalk(notices, [RAISED, EXPIRED]);
    walk.goTo(9);
    walk.goTo(1);
    expect([walk.getState().at, walk.getState().copy.snapshot.value]).toEqual([1, RAISED.after]);
    walk.goTo(-1);
    expect([walk.getState().at, walk.getState().copy.nowMs]).toEqual([0, 0]);
  });

  it('that names a case which the running machine has not is told as such', () => {
    const walk = createWalk(notices, [
      { ...RAISED, event: { ...RAISED.event, wording: 'a new one' } },
      EXPIRED,
    ]);
    walk.goTo(1);
    const lost = createWalk(notices, [
      { ...RAISED, event: { type: 'notice.closed', wording: 'the last shown' } },
    ]);
    lost.goTo(1);
    expect(walk.getState().walked[0]?.isAsPromised).toBe(true);
    expect(lost.getState().walked[0]).toMatchObject({
      isAsPromised: false,
      fault: 'The running queue has no case "the last shown" of "notice.closed".',
    });
  });
});

describe('all paths on the bench', () => {
  const source = createPaths();

  it.each([
    ['the notices', notices],
    ['the session', session],
  ] as const)('of %s go as promised and walk every transition', async (_words, bench) => {
    const walk = createWalkOfAll(bench, source, async () => {});
    const seen = new Set<number | undefined>();
    walk.subscribe(() => seen.add(walk.getState().walked?.paths));
    await walk.begin();
    const { walked, isWalking, fault } = walk.getState();
    expect([walked?.failed, isWalking, fault]).toEqual([[], false, null]);
    expect([walked?.paths, seen.size - 1]).toEqual([walked?.inAll, walked?.inAll]);
    expect(walked?.paths).toBeGreaterThan(20);
  });

  it('stop when they are not wanted any more', async () => {
    const walk = createWalkOfAll(notices, source, async () => {});
    const leave = walk.subscribe(() => {});
    const walking = walk.begin();
    leave();
    await walking;
    expect(walk.getState()).toEqual({ walked: null, isWalking: false, fault: null });
  });

  it('are found by number, name, requirement and the words of a step, and stand with their like', () => {
    const path = (proves: string, tags: readonly string[], words: readonly string[]) => ({
      ...{ name: proves, proves, detail: '', tags, words },
    });
    const paths = [
      path('A second 401 logs out', ['spec 4.7'], ['a → one', 'b → two']),
      path('Something else', [], ['a → one', 'c → three']),
      path('A second 401 logs out', ['spec 4.7'], ['d → two']),
    ];
    expect(pathsFound(paths, ' 2 ').map(({ number }) => number)).toEqual([2]);
    expect(pathsFound(paths, 'THREE').map(({ number, step }) => [number, step])).toEqual([[2, 1]]);
    expect(pathsFound(paths, '').map(({ number }) => number)).toEqual([1, 3, 2]);
    expect(pathsFound(paths, 'second 401').map(({ number }) => number)).toEqual([1, 3]);
    expect(pathsFound(paths, 'SPEC 4.7').map(({ number }) => number)).toEqual([1, 3]);
    expect(pathsFound(paths, 'four')).toEqual([]);
  });
});
