import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMisplaced, type PlacedLine } from './misplaced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface TestLine extends PlacedLine {
  readonly heard: string[];
}

function lineAt(ledTo: string | null = null): TestLine {
  const heard: string[] = [];
  return {
    heard,
    principal: { ledTo },
    items: { toldOf: new Map(), openedAtMs: performance.now() },
    send: (_, { draftId }) => heard.push(draftId) > 0,
  };
}

function site() {
  const lines = new Map<string, TestLine[]>();
  const state = { preferred: 'one' as string | null, isSettled: false };
  const misplaced = createMisplaced({
    affinity: {
      own: 'one',
      preferred: () => state.preferred,
      isSettled: () => state.isSettled,
      start: async () => undefined,
      leave: async () => undefined,
    },
    watched: () => [...lines.keys()],
    linesAt: (draftId) => lines.get(draftId) ?? [],
  });
  return { lines, state, misplaced };
}

describe('lines whose table another process prefers', () => {
  it('are told when they open it, once for each process [T]', () => {
    const { state, misplaced } = site();
    const line = lineAt();
    state.isSettled = true;
    misplaced.opened(line, 'draft');
    expect(line.heard).toEqual([]);
    state.preferred = 'two';
    misplaced.opened(line, 'draft');
    misplaced.opened(line, 'draft');
    expect(line.heard).toEqual(['draft']);
    state.preferred = 'three';
    misplaced.opened(line, 'draft');
    expect(line.heard).toEqual(['draft', 'draft']);
    misplaced.stop();
  });

  it('are told when processes have come or gone, but not before all is quiet [T]', async () => {
    const { lines, state, misplaced } = site();
    const [line, other, ledHere] = [lineAt(), lineAt('gone'), lineAt('two')];
    lines.set('draft', [line, other, ledHere]);
    state.preferred = 'two';
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.heard).toEqual([]);
    state.isSettled = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect([line.heard, other.heard]).toEqual([['draft'], ['draft']]);
    // Its balancer knows no names: it would be brought here again, without end.
    expect(ledHere.heard).toEqual([]);
    expect(misplaced.count()).toBe(1);
    misplaced.stop();
  });

  it('are told nothing when they open it while processes come or go [T]', () => {
    const { state, misplaced } = site();
    const line = lineAt();
    state.preferred = 'two';
    misplaced.opened(line, 'draft');
    expect(line.heard).toEqual([]);
    misplaced.stop();
  });

  it('that were brought here though they named another process are told five minutes later: it may have been away [T]', async () => {
    const { lines, state, misplaced } = site();
    const line = lineAt('two');
    lines.set('draft', [line]);
    Object.assign(state, { preferred: 'two', isSettled: true });
    await vi.advanceTimersByTimeAsync(299_000);
    expect(line.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(line.heard).toEqual(['draft']);
    misplaced.stop();
  });

  it('are told a hundred in a second, so that they do not all come back at once [T]', async () => {
    const { lines, state, misplaced } = site();
    const all = Array.from({ length: 250 }, () => lineAt());
    for (const [index, line] of all.entries()) lines.set(`draft-${index}`, [line]);
    Object.assign(state, { preferred: 'two', isSettled: true });
    const told = () => all.filter(({ heard }) => heard.length > 0).length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(told()).toBe(100);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told()).toBe(250);
    misplaced.stop();
  });
});
