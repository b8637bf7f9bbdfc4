// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AchievementNews } from '#contract/members/achievements.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { tellAchievements, wouldCover } from './achievementTeller.ts';

const FIRST = { slug: 'first-lap', name: 'First lap', sentence: 'Finish a draft.', tier: 'bronze' } as const;
const PAUSE_MS = 400;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody at their screen; what the server has to tell, it tells once. */
function atScreen(news: AchievementNews['earned'] = []) {
  const world = { isInTheWay: false, news };
  const listeners = new Set<() => void>();
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const stop = tellAchievements({
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notices,
    news: async () => {
      const earned = world.news;
      world.news = [];
      return { earned };
    },
    isInTheWay: () => world.isInTheWay,
    pauseMs: PAUSE_MS,
  });
  const told = () => notices.getSnapshot().context.shown.map(({ text, count }) => [text, count]);
  const achieve = () => {
    for (const listener of listeners) listener();
  };
  return { world, told, stop, listeners, achieve };
}

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the notice of an achievement', () => {
  it('is shown once, though the line tells of it again', async () => {
    const { world, told, achieve } = atScreen();
    await passes(0);
    world.news = [FIRST];
    achieve();
    achieve();
    await passes(0);
    expect(told()).toEqual([['Achievement: First lap. Finish a draft.', 1]]);
  });

  it('waits while a pack is in hand, and comes when it is passed on', async () => {
    const { world, told, achieve } = atScreen();
    await passes(0);
    Object.assign(world, { isInTheWay: true, news: [FIRST] });
    achieve();
    await passes(10 * PAUSE_MS);
    expect([told(), world.news]).toEqual([[], [FIRST]]);
    world.isInTheWay = false;
    await passes(PAUSE_MS);
    expect(told()).toEqual([['Achievement: First lap. Finish a draft.', 1]]);
  });

  it('of something earned while nobody looked is shown on arrival', async () => {
    const { told } = atScreen([FIRST]);
    await passes(0);
    expect(told()).toEqual([['Achievement: First lap. Finish a draft.', 1]]);
  });

  it('is not asked for any more after leaving', async () => {
    const { world, told, stop, achieve, listeners } = atScreen();
    await passes(0);
    Object.assign(world, { isInTheWay: true, news: [FIRST] });
    achieve();
    stop();
    world.isInTheWay = false;
    await passes(10 * PAUSE_MS);
    expect([told(), world.news, listeners.size]).toEqual([[], [FIRST], 0]);
  });
});

describe('what a notice of an achievement is never shown over', () => {
  const page = (html: string) => {
    const body = document.createElement('div');
    body.innerHTML = html;
    return body;
  };
  const WAITING = '<div data-room="waiting"></div>';
  const PACK = '<div data-pack="held"><div data-card="1"></div></div>';

  it.each([
    ['/drafts/1/results', '', true],
    ['/drafts/1/room', PACK, true],
    ['/drafts/1/room', '<div class="room-message">That was the last pick</div>', true],
    ['/drafts/1/room', WAITING, false],
    ['/drafts/1/deck-builder/2', '', false],
    ['/', '', false],
  ])('%s with %j: %s', (path, html, covers) => {
    expect(wouldCover(path, page(html))).toBe(covers);
  });
});
