import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as loopTurned } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

const busyFor = (ms: number) => {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
};

describe('queue', () => {
  it('are given one at a time, in the order of asking, and urgent ones before what waits', async () => {
    const queue = createFairQueue();
    const order: string[] = [];
    let inside = 0;
    const work = (name: string) => async () => {
      inside += 1;
      expect(inside).toBe(1);
      await loopTurned();
      order.push(name);
      inside -= 1;
      return name;
    };
    const all = [
      queue.take(work('first'), false),
      queue.take(work('second'), false),
      queue.take(work('third'), false),
      queue.take(work('pick'), true),
      queue.take(work('next pick'), true),
    ];
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'pick', 'next pick']);
    expect(order).toEqual(['first', 'pick', 'next pick', 'second', 'third']);
  });

  it('go on after a fault, which is the asker’s alone', async () => {
    const queue = createFairQueue();
    const broken = queue.take(() => Promise.reject(new Error('Broken.')), false);
    const whole = queue.take(async () => 'whole', false);
    const neverBegun = queue.take(() => {
      throw new Error('Not even begun.');
    }, true);
    // All are waited for at once: between two queue the loop may turn, and a fault nobody waits for yet is a stray one.
    await Promise.all([
      expect(neverBegun).rejects.toThrow('Not even begun.'),
      expect(broken).rejects.toThrow('Broken.'),
      expect(whole).resolves.toBe('whole'),
    ]);
    expect(await queue.take(async () => 'later', true)).toBe('later');
  });

  it('let the lines be served between long work', async () => {
    const queue = createFairQueue();
    let served = 0;
    const works = Array.from({ length: 10 }, () => queue.take(async () => busyFor(6), false));
    const serving = (async () => {
      for (;;) {
        await loopTurned();
        served += 1;
        if (served === 5) return served;
      }
    })();
    const seen: number[] = [];
    await Promise.all(works.map((work) => work.then(() => seen.push(served))));
    expect(await serving).toBe(5);
    // Without queue of the loop in between nothing would be served before the last work is done.
    expect(seen.at(-1)).toBeGreaterThan(2);
  });

  it('let the lines be served, too, while one asks for short work again and again, each when the last is answered', async () => {
    const queue = createFairQueue();
    let served = 0;
    let isOver = false;
    const serve = () => {
      served += 1;
      if (!isOver) setImmediate(serve);
    };
    setImmediate(serve);
    // As whoever asks does something with the answer before the next question.
    const thought = async () => {
      for (let step = 0; step < 4; step += 1) await Promise.resolve();
    };
    for (let asked = 0; asked < 40; asked += 1) {
      await queue.take(async () => busyFor(2), false);
      await thought();
    }
    isOver = true;
    // Eighty milliseconds of work, five at a stretch.
    expect(served).toBeGreaterThan(8);
  });

  it('are taken in the context of whoever asked', async () => {
    const asker = new AsyncLocalStorage<string>();
    const queue = createFairQueue();
    const told = await Promise.all(
      ['ana', 'ben', 'cem'].map((name) =>
        asker.run(name, () => queue.take(async () => asker.getStore(), name === 'cem')),
      ),
    );
    expect(told).toEqual(['ana', 'ben', 'cem']);
  });
});
