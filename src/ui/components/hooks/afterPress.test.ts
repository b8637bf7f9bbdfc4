// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, doPresses } from './afterPress.ts';

describe('the work of a press', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }),
  );
  afterEach(() => {
    vi.runAllTimers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('waits for the frame that shows the press, and the mark goes with it', () => {
    const card = document.createElement('button');
    const work = vi.fn();
    afterPress(card, work);
    expect(card.hasAttribute('data-pressed')).toBe(true);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(work).toHaveBeenCalledOnce();
    expect(card.hasAttribute('data-pressed')).toBe(false);
    vi.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done in the order of the presses, those of one frame together', () => {
    const done: string[] = [];
    for (const name of ['first', 'second', 'third']) afterPress(null, () => done.push(name));
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['first', 'second', 'third']);
    afterPress(null, () => done.push('fourth'));
    vi.advanceTimersByTime(20);
    expect(done.at(-1)).toBe('fourth');
  });

  it('is done in a page that draws no frames', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const work = vi.fn();
    afterPress(null, work);
    vi.advanceTimersByTime(119);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done at once before what must not come first, and never twice', () => {
    const work = vi.fn();
    afterPress(null, work);
    doPresses();
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not keep the next press from its work when it fails', () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const fault = new Error('This press failed.');
    const work = vi.fn();
    afterPress(null, () => {
      throw fault;
    });
    afterPress(null, work);
    vi.advanceTimersByTime(20);
    expect(told).toHaveBeenCalledExactlyOnceWith(fault);
    expect(work).toHaveBeenCalledOnce();
  });
});
