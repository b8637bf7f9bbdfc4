import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImageCache } from './imageCache.ts';
import { openPictureFiles, type PictureDisk } from './pictureFiles.ts';
import { openPictureSite, type PictureSite } from './pictureSite.testkit.ts';
import { createVisitorPace } from './visitorPace.ts';

describe('the image cache under pressure', () => {
  let site: PictureSite;
  let folder: string;
  let nowMs = 0;

  beforeAll(async () => {
    site = await openPictureSite();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-limits-'));
    site.asked.length = 0;
    return () => rm(folder, { recursive: true, force: true });
  });

  const cacheOver = async (disk?: PictureDisk, fetchMs?: number) =>
    createImageCache({
      files: await openPictureFiles(folder, 1e9, disk),
      now: () => nowMs,
      mayAsk: () => true,
      line: site.line,
      ...(fetchMs === undefined ? {} : { fetchMs }),
    });
  const filesIn = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  it('shows a picture also when the disk is full, keeps nothing half-written, and says so to an Admin [I15, C9]', async () => {
    let isFull = true;
    const full: PictureDisk = {
      async writeFile(path, bytes) {
        await writeFile(path, isFull ? bytes.subarray(0, 10) : bytes);
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    };
    const cache = await cacheOver(full);
    const answer = await cache.picture(site.address('/a'), 'sm');
    expect([answer.ok, await filesIn(), cache.failures()]).toEqual([true, [], []]);
    expect(cache.figures()).toMatchObject({ files: 0, bytes: 0, fullAtMs: expect.any(Number) });
    isFull = false;
    await cache.picture(site.address('/b'), 'sm');
    expect([cache.figures().fullAtMs, (await filesIn()).length]).toEqual([null, 1]);
  });

  it('throws the least asked for out when the disk is full sooner than the limit says', async () => {
    const most = 2;
    const small: PictureDisk = {
      async writeFile(path, bytes) {
        if ((await filesIn()).length >= most)
          throw Object.assign(new Error('quota exceeded'), { code: 'EDQUOT' });
        await writeFile(path, bytes);
      },
    };
    const cache = await cacheOver(small);
    for (const path of ['/1', '/2', '/3']) await cache.picture(site.address(path), 'sm');
    expect((await filesIn()).length).toBeGreaterThan(0);
    expect(cache.figures().fullAtMs).toBeNull();
    nowMs += 60_000;
    await cache.picture(site.address('/3'), 'sm');
    expect(site.asked).toEqual(['/1', '/2', '/3']);
  });

  it('gives a site that answers a byte at a time, or never, no longer than its time [I8, P8]', async () => {
    const cache = await cacheOver(undefined, 300);
    const usual = site.answer;
    const drips: NodeJS.Timeout[] = [];
    site.answer = (request, response) => {
      response.writeHead(200);
      if (request.url === '/drip') drips.push(setInterval(() => response.write('a'), 50));
    };
    try {
      const answers = await Promise.all(
        ['/drip', '/never'].map((path) => cache.picture(site.address(path), 'lg')),
      );
      expect(answers.map(({ ok }) => ok)).toEqual([false, false]);
      expect(cache.figures().failed).toBe(2);
    } finally {
      for (const drip of drips) clearInterval(drip);
      site.answer = usual;
    }
  });

  it('P16: fetches nothing for who asks for too many, remembers no failure, and goes on serving what is here [I16]', async () => {
    const cache = await cacheOver();
    await cache.picture(site.address('/here'), 'lg');
    const none = { mayFetch: () => false, onLeave: () => undefined };
    const answers = [
      await cache.picture(site.address('/here'), 'lg', none),
      await cache.picture(site.address('/new'), 'lg', none),
    ];
    expect(answers.map((answer) => (answer.ok ? 'shown' : answer.failure.isTooFast))).toEqual([
      'shown',
      true,
    ]);
    expect([site.asked, cache.failures()]).toEqual([['/here'], []]);
    expect((await cache.picture(site.address('/new'), 'lg')).ok).toBe(true);
  });

  it('P16: gives each visitor so many at once and so many a second, whoever else asks [I16]', () => {
    const pace = createVisitorPace(() => nowMs, { atOnce: 3, aSecond: 2 });
    const asks = (visitor: string, times: number) =>
      Array.from({ length: times }, () => pace.mayAsk(visitor)).filter(Boolean).length;
    expect([asks('ana', 10), asks('mara', 2)]).toEqual([3, 2]);
    nowMs += 1000;
    expect([asks('ana', 10), asks('mara', 10)]).toEqual([2, 3]);
    nowMs += 3_600_000;
    expect(asks('ana', 10)).toBe(3);
  });

  it('throws one set’s pictures away, in all sizes, and keeps the others', async () => {
    const cache = await cacheOver();
    for (const size of ['sm', 'lg'] as const) await cache.picture(site.address('/a'), size);
    await cache.picture(site.address('/b'), 'lg');
    expect(await cache.forget([site.address('/a'), 'no address'])).toBe(2);
    site.asked.length = 0;
    await cache.picture(site.address('/b'), 'lg');
    await cache.picture(site.address('/a#part'), 'lg');
    expect([cache.figures().files, site.asked]).toEqual([2, ['/a']]);
  });
});
