// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const opened: string[][] = [];
class FakeContext {
  readonly done: string[] = [];
  readonly currentTime = 0;
  constructor() {
    opened.push(this.done);
  }
  async suspend() {
    this.done.push('suspended');
  }
  async resume() {
    this.done.push('resumed');
  }
}
class FakeNode {
  readonly gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  readonly connect = <Goal>(goal: Goal) => goal;
  readonly start = () => {};
  readonly stop = () => {};
}

let hasBeenActive = false;

/** Sounds of a page that was just loaded. */
async function freshSounds() {
  vi.resetModules();
  return import('./playSound.ts');
}
const aMomentPasses = () => vi.advanceTimersByTimeAsync(2000);
const press = (way: 'click' | 'keydown') => {
  hasBeenActive = true;
  window.dispatchEvent(new Event(way));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
    vi.stubGlobal(name, name === 'AudioContext' ? FakeContext : FakeNode);
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive() {
        return hasBeenActive;
      },
    },
  });
  opened.length = 0;
  hasBeenActive = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the way to the loudspeaker is opened ahead of the first sound, and silent until then', async () => {
  const { openSoundWhenCalm, playSound } = await freshSounds();
  hasBeenActive = true;
  openSoundWhenCalm();
  expect(opened).toEqual([]);
  await aMomentPasses();
  expect(opened).toEqual([['suspended']]);
  playSound('pack', 60);
  expect(opened).toEqual([['suspended', 'resumed']]);
});

test.each(['click', 'keydown'] as const)('before any press it is opened after the first %s', async (way) => {
  const { openSoundWhenCalm } = await freshSounds();
  openSoundWhenCalm();
  await aMomentPasses();
  expect(opened).toEqual([]);
  press(way);
  press(way);
  await aMomentPasses();
  expect(opened).toHaveLength(1);
});

test('it is not opened any more once that is called off', async () => {
  const { openSoundWhenCalm } = await freshSounds();
  openSoundWhenCalm()();
  press('click');
  openSoundWhenCalm()();
  await aMomentPasses();
  expect(opened).toEqual([]);
});

test('a sound without any volume, or before any press, opens nothing', async () => {
  const { playSound } = await freshSounds();
  playSound('pack', 60);
  hasBeenActive = true;
  playSound('pack', 0);
  expect(opened).toEqual([]);
});
