import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  NOTICE_POSITIONS,
  type NoticeWish,
  notificationQueueMachine,
  selectShownNotices,
} from './notificationQueue.ts';

/** `isPainting`: a page that paints at once. */
function queue({ isPainting = true } = {}) {
  const clock = new SimulatedClock();
  const rejected: string[] = [];
  const actor = createActor(
    notificationQueueMachine(() => clock.now()).provide({
      actions: { reportRejection: (_, { reason }) => void rejected.push(reason) },
    }),
    { clock },
  ).start();
  const paint = () => {
    const ids = selectShownNotices(actor.getSnapshot()).flatMap(({ id, isPainted }) => (isPainted ? [] : id));
    if (ids.length > 0) actor.send({ type: 'stack.painted', ids });
  };
  if (isPainting) actor.subscribe(paint);
  const raise = (wish: NoticeWish) => actor.send({ type: 'notice.raised', ...wish });
  const texts = () => selectShownNotices(actor.getSnapshot()).map(({ text }) => text);
  const line = () => actor.getSnapshot().value.line;
  return { actor, clock, rejected, raise, paint, texts, line };
}

describe('the time of a notice', () => {
  it.each([
    ['success', 3000],
    ['error', 5000],
    ['warning', 4000],
    ['info', 3000],
    [undefined, 3000],
  ] as const)('of kind %s is %i ms at the top [spec 9.1]', (kind, lifetimeMs) => {
    const { actor, clock, raise, texts } = queue();
    raise(kind ? { text: 'Pack passed', kind } : { text: 'Pack passed' });
    expect(selectShownNotices(actor.getSnapshot())[0]?.position).toBe('top');
    clock.increment(lifetimeMs - 1);
    expect(texts()).toEqual(['Pack passed']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('runs from its painting, not from its raising [spec 9.1]', () => {
    const { clock, raise, paint, texts } = queue({ isPainting: false });
    raise({ text: 'Pack passed' });
    clock.increment(60_000);
    paint();
    clock.increment(2999);
    expect(texts()).toEqual(['Pack passed']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('runs from the painting of each, also for one that had to wait', () => {
    const { clock, raise, paint, texts } = queue({ isPainting: false });
    for (const text of ['A', 'B', 'C', 'D']) raise({ text });
    paint();
    clock.increment(3000);
    expect(texts()).toEqual(['D']);
    clock.increment(60_000);
    paint();
    clock.increment(2999);
    expect(texts()).toEqual(['D']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('begins again with the painting of the new count', () => {
    const { clock, raise, paint, texts } = queue({ isPainting: false });
    raise({ text: 'Saved' });
    paint();
    clock.increment(2000);
    raise({ text: 'Saved' });
    clock.increment(60_000);
    expect(texts()).toEqual(['Saved']);
    paint();
    clock.increment(3000);
    expect(texts()).toEqual([]);
  });

  it('begins after the pointer has left, where it was painted under it', () => {
    const { actor, clock, raise, paint, texts } = queue({ isPainting: false });
    raise({ text: 'Pack passed' });
    actor.send({ type: 'stack.pointerEntered' });
    paint();
    clock.increment(60_000);
    actor.send({ type: 'stack.pointerLeft' });
    clock.increment(2999);
    expect(texts()).toEqual(['Pack passed']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('of 0 stays until it is closed', () => {
    const { actor, clock, raise, texts } = queue();
    raise({ text: 'Read me', timeoutMs: 0 });
    clock.increment(86_400_000);
    expect(texts()).toEqual(['Read me']);
    actor.send({ type: 'notice.closed', id: selectShownNotices(actor.getSnapshot())[0]?.id ?? '' });
    expect(texts()).toEqual([]);
  });

  it('beyond what a timer can count asks for the longest time a timer has', () => {
    const asked: number[] = [];
    const clock = { setTimeout: (_: unknown, ms: number) => asked.push(ms), clearTimeout: () => {} };
    const actor = createActor(
      notificationQueueMachine(() => 0),
      { clock },
    ).start();
    actor.send({ type: 'notice.raised', text: 'For a year', timeoutMs: 365 * 86_400_000 });
    actor.send({ type: 'stack.painted', ids: ['notice-1'] });
    expect(asked).toEqual([2 ** 31 - 1]);
  });

  it('stands still under the pointer and goes on with what was left', () => {
    const { actor, clock, raise, texts } = queue();
    raise({ text: 'Pack passed' });
    clock.increment(2000);
    actor.send({ type: 'stack.pointerEntered' });
    clock.increment(60_000);
    expect(texts()).toEqual(['Pack passed']);
    actor.send({ type: 'stack.pointerLeft' });
    clock.increment(999);
    expect(texts()).toEqual(['Pack passed']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('stands still until both the pointer and the focus have left', () => {
    const { actor, clock, raise, texts } = queue();
    raise({ text: 'Pack passed' });
    actor.send({ type: 'stack.focusEntered' });
    actor.send({ type: 'stack.pointerEntered' });
    actor.send({ type: 'stack.pointerLeft' });
    clock.increment(10_000);
    expect(texts()).toEqual(['Pack passed']);
    actor.send({ type: 'stack.focusLeft' });
    clock.increment(3000);
    expect(texts()).toEqual([]);
  });

  it('counts what passed before and after a pause, whatever was raised meanwhile', () => {
    const { actor, clock, raise, texts } = queue();
    clock.increment(7000);
    raise({ text: 'Long', timeoutMs: 5000 });
    clock.increment(1000);
    raise({ text: 'Stays', timeoutMs: 0 });
    clock.increment(1000);
    actor.send({ type: 'stack.pointerEntered' });
    clock.increment(90_000);
    actor.send({ type: 'stack.pointerLeft' });
    clock.increment(1000);
    actor.send({ type: 'stack.focusEntered' });
    expect(selectShownNotices(actor.getSnapshot()).map(({ remainingMs }) => remainingMs)).toEqual([2000, 0]);
    actor.send({ type: 'stack.focusLeft' });
    clock.increment(1999);
    expect(texts()).toEqual(['Long', 'Stays']);
    clock.increment(1);
    expect(texts()).toEqual(['Stays']);
  });

  it('runs anew for a notice raised after the last held one was closed', () => {
    const { actor, clock, raise, texts } = queue();
    raise({ text: 'First' });
    actor.send({ type: 'stack.pointerEntered' });
    actor.send({ type: 'notice.closed', id: 'notice-1' });
    raise({ text: 'Second' });
    clock.increment(3000);
    expect(texts()).toEqual([]);
  });
});

describe('many notices', () => {
  it('show three, let the rest wait in order, and give each its whole time', () => {
    const { clock, raise, texts } = queue();
    for (const text of ['A', 'B', 'C', 'D', 'E']) raise({ text });
    expect(texts()).toEqual(['A', 'B', 'C']);
    clock.increment(3000);
    expect(texts()).toEqual(['D', 'E']);
    clock.increment(2999);
    expect(texts()).toEqual(['D', 'E']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('merge when they are equal, with a count and a new time', () => {
    const { actor, clock, raise, texts } = queue();
    raise({ text: 'Saved', kind: 'success' });
    clock.increment(2000);
    raise({ text: 'Saved', kind: 'success' });
    expect(selectShownNotices(actor.getSnapshot()).map(({ text, count }) => ({ text, count }))).toEqual([
      { text: 'Saved', count: 2 },
    ]);
    clock.increment(2999);
    expect(texts()).toEqual(['Saved']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('keep their own times when another one is repeated', () => {
    const { clock, raise, texts } = queue();
    raise({ text: 'A' });
    raise({ text: 'B' });
    clock.increment(1000);
    raise({ text: 'A' });
    clock.increment(2000);
    expect(texts()).toEqual(['A']);
  });

  it('of one series make room for each other: the newest is shown, the oldest goes', () => {
    const { clock, raise, texts } = queue();
    for (const text of ['Made A', 'Made B', 'Made C', 'Made D', 'Made E']) raise({ text, series: 'done' });
    expect(texts()).toEqual(['Made C', 'Made D', 'Made E']);
    clock.increment(3000);
    expect(texts()).toEqual([]);
  });

  it('of a series take no place from others, and the others keep theirs in the line', () => {
    const { raise, texts, line } = queue();
    for (const text of ['A', 'B', 'C', 'D']) raise({ text });
    for (const text of ['Made A', 'Made B', 'Made C']) raise({ text, series: 'done' });
    expect([texts(), line()]).toEqual([['A', 'B', 'C'], 'crowded']);
    const { actor, raise: tell, texts: shown } = queue();
    for (const text of ['Made A', 'Made B', 'Made C']) tell({ text, series: 'done' });
    tell({ text: 'Lost the line', kind: 'error' });
    tell({ text: 'Made D', series: 'done' });
    expect(shown()).toEqual(['Made B', 'Made C', 'Lost the line']);
    actor.send({ type: 'notice.closed', id: 'notice-2' });
    expect(shown()).toEqual(['Made C', 'Lost the line', 'Made D']);
  });

  it('are quiet, showing or crowded as long as none, some or others wait', () => {
    const { actor, raise, line, texts } = queue();
    const close = (number: number) => actor.send({ type: 'notice.closed', id: `notice-${number}` });
    const seen = [line()];
    const noteAfter = (act: () => void) => {
      act();
      seen.push(line());
    };
    for (const text of ['A', 'B', 'C', 'D', 'E']) noteAfter(() => raise({ text }));
    expect(seen).toEqual(['quiet', 'showing', 'showing', 'showing', 'crowded', 'crowded']);
    seen.length = 0;
    for (const number of [1, 99, 2, 3]) noteAfter(() => close(number));
    expect([seen, texts()]).toEqual([
      ['crowded', 'crowded', 'showing', 'showing'],
      ['D', 'E'],
    ]);
    noteAfter(() => raise({ text: 'F' }));
    expect(texts()).toEqual(['D', 'E', 'F']);
    seen.length = 0;
    for (const number of [4, 99, 5, 6]) noteAfter(() => close(number));
    expect([seen, texts()]).toEqual([['showing', 'showing', 'showing', 'quiet'], []]);
  });

  it('are quiet again when the last one has had its time', () => {
    const { clock, raise, line } = queue();
    for (const text of ['A', 'B', 'C', 'D']) raise({ text });
    clock.increment(3000);
    expect(line()).toBe('showing');
    clock.increment(3000);
    expect(line()).toBe('quiet');
  });

  it('are not equal when kind or position differ', () => {
    const { raise, texts } = queue();
    raise({ text: 'Saved', kind: 'success' });
    raise({ text: 'Saved', kind: 'info' });
    raise({ text: 'Saved', kind: 'success', position: 'bottom' });
    expect(texts()).toEqual(['Saved', 'Saved', 'Saved']);
  });
});

describe('a notice is', () => {
  it('an info for 3000 ms at the top unless the wish says more [spec 9.2]', () => {
    const { actor, clock, raise } = queue();
    clock.increment(50);
    raise({ text: 'Pack passed' });
    expect(selectShownNotices(actor.getSnapshot())).toEqual([
      {
        id: 'notice-1',
        kind: 'info',
        text: 'Pack passed',
        position: 'top',
        timeoutMs: 3000,
        count: 1,
        remainingMs: 3000,
        isPainted: true,
        runsSinceMs: 50,
      },
    ]);
  });

  it('rejected though an equal one is shown, and that one stays as it is [spec 5.3]', () => {
    const { actor, raise, rejected } = queue();
    raise({ text: 'Saved' });
    raise({ text: 'Saved', timeoutMs: -1 });
    expect([rejected, selectShownNotices(actor.getSnapshot())[0]?.count]).toEqual([
      ['timeout -1 is no time'],
      1,
    ]);
  });

  it.each(NOTICE_POSITIONS)('shown at the position %s', (position) => {
    const { actor, raise } = queue();
    raise({ text: 'Here', position });
    expect(selectShownNotices(actor.getSnapshot())[0]?.position).toBe(position);
  });

  it.each([
    [{ position: 'middle' }, 'position "middle" is not allowed'],
    [{ position: '' }, 'position "" is not allowed'],
    [{ timeoutMs: -1 }, 'timeout -1 is no time'],
    [{ timeoutMs: Number.NaN }, 'timeout NaN is no time'],
    [{ timeoutMs: Number.POSITIVE_INFINITY }, 'timeout Infinity is no time'],
  ])('rejected with %o [spec 5.3]', (wrong, reason) => {
    const { raise, rejected, texts } = queue();
    raise({ text: 'Nowhere', ...wrong });
    raise({ text: 'Still working' });
    expect({ rejected, shown: texts() }).toEqual({ rejected: [reason], shown: ['Still working'] });
  });
});
