import { expect, it, vi } from 'vitest';
import { badgingOf, keepTurnBadge } from './turnBadge.ts';

function badge(...answers: (number | Promise<number>)[]) {
  const told: (number | 'none')[] = [];
  let listener = () => {};
  const stop = vi.fn();
  const end = keepTurnBadge({
    badging: {
      setAppBadge: async (turns) => void told.push(turns),
      clearAppBadge: async () => void told.push('none'),
    },
    countTurns: async () => answers.shift() ?? Promise.reject(new Error('No network.')),
    hear: (each) => {
      listener = each;
      return stop;
    },
  });
  return { told, end, stop, hear: () => listener() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('shows how many turns wait, and nothing where none does', async () => {
  const { told, hear } = badge(3, 0);
  await settled();
  hear();
  await settled();
  expect(told).toEqual([3, 'none']);
});

it('leaves the number where it cannot be asked for, and believes the last question', async () => {
  let answerFirst = (_: number) => {};
  const { told, hear } = badge(new Promise<number>((resolve) => (answerFirst = resolve)), 2);
  hear();
  await settled();
  answerFirst(7);
  await settled();
  hear();
  await settled();
  expect(told).toEqual([2]);
});

it('is taken away at the end, so that the next person does not see it', async () => {
  const { told, end, stop } = badge(new Promise<number>(() => {}));
  end();
  await settled();
  expect([told, stop.mock.calls.length]).toEqual([['none'], 1]);
});

it('is left out where the browser has no badges', () => {
  expect(badgingOf({}, true)).toBeNull();
  const badging = { setAppBadge: async () => {}, clearAppBadge: async () => {} };
  expect([badgingOf(badging, false), badgingOf(badging, true)]).toEqual([null, badging]);
});
