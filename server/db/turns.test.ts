import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as loopTurned } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const busyFor = (ms: number) => {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
};

describe('turns', () => {
  it('are given one at a time, in the order of asking, and urgent ones before what waits', async () => {
    const turns = createTurns();
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
      turns.take(work('first'), false),
      turns.take(work('second'), false),
      turns.take(work('third'), false),
      turns.take(work('pick'), true),
      turns.take(work('next pick'), true),
    ];
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'pick', 'next pick']);
    expect(order).toEqual(['first', 'pick', 'next pick', 'second', 'third']);
  });

  it('go on after a fault, which is the asker’s alone', async () => {
    const turns = createTurns();
    const broken = turns.take(() => Promise.reject(new Error('Broken.')), false);
    const whole = turns.take(async () => 'whole', false);
    const neverBegun = turns.take(() => {
      throw new Error('Not even begun.');
    }, true);
    // All are waited for at once: between two turns the loop may turn, and a fault nobody waits for yet is a stray one.
    await Promise.all([
      expect(neverBegun).rejects.toThrow('Not even begun.'),
      expect(broken).rejects.toThrow('Broken.'),
      expect(whole).resolves.toBe('whole'),
    ]);
    expect(await turns.take(async () => 'later', true)).toBe('later');
  });

  it('let the lines be served between long work', async () => {
    const turns = createTurns();
    let served = 0;
    const works = Array.from({ length: 10 }, () => turns.take(async () => busyFor(6), false));
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
    // Without turns of the loop in between nothing would be served before the last work is done.
    expect(seen.at(-1)).toBeGreaterThan(2);
  });

  it('let the lines be served, too, while one asks for short work again and again, each when the last is answered', async () => {
    const turns = createTurns();
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
      await turns.take(async () => busyFor(2), false);
      await thought();
    }
    isOver = true;
    // Eighty milliseconds of work, five at a stretch.
    expect(served).toBeGreaterThan(8);
  });

  it('are taken in the context of whoever asked', async () => {
    const asker = new AsyncLocalStorage<string>();
    const turns = createTurns();
    const told = await Promise.all(
      ['ana', 'ben', 'cem'].map((name) =>
        asker.run(name, () => turns.take(async () => asker.getStore(), name === 'cem')),
      ),
    );
    expect(told).toEqual(['ana', 'ben', 'cem']);
  });
});
