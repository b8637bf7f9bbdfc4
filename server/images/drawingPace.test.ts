import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '#tests/support/testServer.ts';
import { imageRoutes } from '../app/site/images.ts';
import { cardArtAddress } from './art/artAddress.ts';
import type { ImageCache } from './imageCache.ts';
import type { ImageSettings } from './imageSettings.ts';
import { isPngQueueFull, pngOfDrawing, webpOfDrawing } from './webp.ts';

const SMALL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const LARGE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="560">${Array.from(
  { length: 200 },
  (_, at) => `<circle cx="${(at * 37) % 400}" cy="${(at * 53) % 560}" r="40" fill="hsl(${at},70%,50%)"/>`,
).join('')}</svg>`;

/** So many that the place of the picture among them does not hang on how busy the machine is. */
const PNGS = 12;

describe('PNGs of our own drawings', () => {
  it('are drawn one at a time, so that a picture of a page goes past those that wait [S11, C20]', async () => {
    const done: string[] = [];
    const noted = (name: string, work: Promise<Buffer>) => work.then(() => void done.push(name));
    const pngs = Array.from({ length: PNGS }, () => noted('png', pngOfDrawing(LARGE, 400, 496)));
    await setImmediate();
    await Promise.all([...pngs, noted('webp', webpOfDrawing(LARGE, 400, 496))]);
    expect(done.indexOf('webp')).toBeLessThan(PNGS / 2);
  });

  it('do not wait in a queue without end [S11]', async () => {
    const drawings: Promise<Buffer>[] = [];
    while (!isPngQueueFull() && drawings.length < 10_000) drawings.push(pngOfDrawing(SMALL, 8, 8));
    expect(drawings.length).toBeLessThan(300);
    await Promise.all(drawings);
    expect(isPngQueueFull()).toBe(false);
  });
});

describe('what a visitor may have drawn', () => {
  let server: TestServer;
  let asked = 0;
  beforeAll(async () => {
    const pace = { atOnce: 9, aSecond: 1 };
    // Of our own art alone: neither the cache nor its settings are asked.
    const routes = [imageRoutes({} as ImageCache, {} as ImageSettings, pace)];
    server = await openTestServer('server', { routes });
  });
  afterAll(() => server?.close());
  afterEach(() => {
    server.clock.nowMs += 60_000;
  });

  async function ask(as: 'webp' | 'png'): Promise<number> {
    asked += 1;
    const address = cardArtAddress({
      ...{ game: 'emberwake', family: 'sigil', hue: 'ember', rarity: 'common' },
      name: `Card ${asked}`,
    });
    const url = `/api/imageproxy?url=${encodeURIComponent(address)}${as === 'png' ? '&as=png' : ''}`;
    return (await server.app.inject({ url })).statusCode;
  }

  it('is paced by what it costs: a PNG counts as four WebPs [S11, C20]', async () => {
    const statuses: number[] = [];
    for (const as of ['png', 'png', 'png', 'webp', 'webp'] as const) statuses.push(await ask(as));
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    server.clock.nowMs += 4_000;
    expect([await ask('png'), await ask('png')]).toEqual([200, 429]);
  });
});
