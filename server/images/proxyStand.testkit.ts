import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '#tests/support/testServer.ts';
import { imageRoutes } from '../app/site/images.ts';
import { type Canary, openCanary } from '../net/canary.testkit.ts';
import { createImageCache, type ImageCache, type ImageCachePorts } from './imageCache.ts';
import type { ImageSettings } from './imageSettings.ts';
import { openPictureFiles } from './pictureFiles.ts';
import { openPictureSite, type PictureSite } from './pictureSite.testkit.ts';

/** What of the cache a test steers; by default every host is allowed, as if an Admin had let everything in. */
export type ProxyRules = Partial<Pick<ImageCachePorts, 'mayAsk' | 'line' | 'fetchMs'>>;

/** The proxy behind its address, a site outside whose pictures it may show, and a canary that nothing may reach. */
export interface ProxyStand {
  readonly server: TestServer;
  readonly site: PictureSite;
  readonly folder: string;
  readonly canary: Canary;
  cache: ImageCache;
  /** From now on under these rules, with an empty cache. */
  anew(rules?: ProxyRules): Promise<void>;
  /** The status and the words that a browser gets. */
  ask(url: string): Promise<readonly [status: number, words: string]>;
  /** What an Admin reads of the last failure. */
  lastReason(): string | null;
  close(): Promise<void>;
}

/** What a browser is told of every picture that it does not get. */
export const NOT_HERE = [404, 'This picture is not available here.'] as const;
/** As in production: nothing here may be dialled. */
export const CLOSED = { allowsLoopback: false } as const;

const settingsOf = (stand: { cache: ImageCache }): ImageSettings => ({
  mayAsk: () => true,
  diskBytes: () => stand.cache.figures().mostBytes,
  reload: async () => undefined,
  refresh: async () => undefined,
});

/** Opens all of it; the rules are those of production with every host allowed. */
export async function openProxyStand(): Promise<ProxyStand> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-proxy-'));
  const site = await openPictureSite();
  const { canary, close } = await openCanary();
  let nowMs = 0;
  const cacheOf = async ({ mayAsk = () => true, line = CLOSED, fetchMs }: ProxyRules = {}) =>
    createImageCache({
      files: await openPictureFiles(folder, 1e9),
      now: () => nowMs,
      mayAsk,
      line,
      ...(fetchMs === undefined ? {} : { fetchMs }),
    });
  const held = { cache: await cacheOf() };
  const now = new Proxy(held.cache, { get: (_, part: keyof ImageCache) => held.cache[part] });
  const server = await openTestServer('server', { routes: [imageRoutes(now, settingsOf(held))] });
  return {
    server,
    site,
    folder,
    canary,
    get cache() {
      return held.cache;
    },
    set cache(cache) {
      held.cache = cache;
    },
    async anew(rules) {
      // Another minute, another visitor's pace.
      nowMs += 3_600_000;
      server.clock.nowMs += 3_600_000;
      await held.cache.purge();
      held.cache = await cacheOf(rules);
      site.asked.length = 0;
    },
    async ask(url) {
      const { statusCode, body } = await server.app.inject(`/api/imageproxy?url=${encodeURIComponent(url)}`);
      const said: { message?: string } = statusCode === 200 ? {} : JSON.parse(body);
      return [statusCode, said.message ?? ''];
    },
    lastReason: () => held.cache.failures()[0]?.reason ?? null,
    async close() {
      close();
      site.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
