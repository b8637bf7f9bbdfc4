import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import sharp from 'sharp';
import { imageRoutes } from '#server/app/site/images.ts';
import { buildServer } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { createImageCache } from '#server/images/imageCache.ts';
import { MEGABYTE } from '#server/images/imageSettings.ts';
import { openPictureFiles } from '#server/images/pictureFiles.ts';
import { openPictureSite } from '#server/images/pictureSite.testkit.ts';
import { readSettings } from '#server/settings.ts';
import { median } from './roomWatch.ts';
import type { Measured, Row } from './rows.ts';

const ROUNDS = 5;
const ROUND_MS = 1500;
const LEAST_SHARE = 0.7;
const SIZE = 'lg';

/** A picture that weighs what a scanned card does: noise does not shrink to nothing as one colour would. */
const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 488,
      height: 680,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg()
    .toBuffer();

type Stop = () => Promise<void>;
interface Served {
  readonly url: string;
  readonly stop: Stop;
}

/** The whole server with its hooks and headers, and a picture of another site in its cache. */
async function serveCached(folder: string): Promise<Served & { readonly bytes: Buffer }> {
  const read = readSettings({ LOG_LEVEL: 'silent', PORT: '0' });
  if (!read.ok) throw new Error(read.mistakes.join(' '));
  const site = await openPictureSite();
  const photo = await photograph();
  site.answer = (_, response) => void response.end(photo);
  const cache = createImageCache({
    files: await openPictureFiles(join(folder, 'images'), 100 * MEGABYTE),
    now: Date.now,
    mayAsk: (host) => host === 'localhost',
    line: site.line,
  });
  const settings = {
    mayAsk: () => true,
    diskBytes: () => 100 * MEGABYTE,
    reload: async () => undefined,
    refresh: async () => undefined,
  };
  const db = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const app = await buildServer({
    db,
    settings: read.settings,
    clock: { now: Date.now },
    newSeed: () => new Uint8Array(32),
    logger: false,
    routes: [imageRoutes(cache, settings)],
  });
  const address = site.address('/card');
  const fetched = await cache.picture(address, SIZE);
  if (!fetched.ok) throw new Error(fetched.failure.reason);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${base}/api/imageproxy?url=${encodeURIComponent(address)}`,
    bytes: fetched.picture.bytes,
    stop: async () => {
      await app.drain();
      await db.close();
      site.close();
    },
  };
}

/** A file of the same bytes, served by the static files of the same framework and nothing else. */
async function serveStatic(folder: string, bytes: Buffer): Promise<Served> {
  const root = join(folder, 'bare');
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'card.webp'), bytes);
  const app = fastify({ logger: false });
  await app.register(staticFiles, { root });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${base}/card.webp`, stop: () => app.close() };
}

/** The barest of all: a file read anew for each request and sent. */
async function servePlain(folder: string): Promise<Served> {
  const file = join(folder, 'bare', 'card.webp');
  const server = createServer((_, response) => {
    readFile(file).then(
      (bytes) => response.setHeader('content-type', 'image/webp').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const askFor = (asker: ChildProcess, url: string, forMs: number) =>
  new Promise<number>((resolve, reject) => {
    const ended = () => reject(new Error('Who asks has ended.'));
    asker.once('exit', ended);
    asker.once('message', (answers) => {
      asker.off('exit', ended);
      resolve((Number(answers) * 1000) / forMs);
    });
    asker.send({ url, forMs });
  });

async function measure(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-bench-images-'));
  const asker = fork(join(import.meta.dirname, 'pictureAsker.ts'), { execArgv: ['--import', 'tsx'] });
  const stops: Stop[] = [];
  try {
    const cached = await serveCached(folder);
    stops.push(cached.stop);
    const files = await serveStatic(folder, cached.bytes);
    stops.push(files.stop);
    const plain = await servePlain(folder);
    stops.push(plain.stop);
    const rates = { cached: [] as number[], files: [] as number[], plain: [] as number[] };
    for (let round = -1; round < ROUNDS; round++)
      for (const [name, { url }] of [
        ['cached', cached],
        ['files', files],
        ['plain', plain],
      ] as const) {
        const rate = await askFor(asker, url, ROUND_MS);
        // The first round warms all three up.
        if (round >= 0) rates[name].push(rate);
      }
    return told(rates, cached.bytes.byteLength);
  } finally {
    asker.removeAllListeners('exit');
    asker.kill();
    for (const stop of stops.toReversed()) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function told(
  rates: Readonly<Record<'cached' | 'files' | 'plain', readonly number[]>>,
  bytes: number,
): Measured {
  const [cached, files, plain] = [median(rates.cached), median(rates.files), median(rates.plain)];
  const share = cached / Math.max(files, plain);
  return {
    value: Math.round(share * 100),
    met: share >= LEAST_SHARE,
    remark: `${Math.round(cached)} a second; static files ${Math.round(files)}, plain ${Math.round(plain)}; ${bytes} bytes`,
    figures: { cached: Math.round(cached), files: Math.round(files), plain: Math.round(plain), bytes },
  };
}

/** How fast a cached picture is served beside a bare file of the same size, the faster of two ways to serve that. */
export const imagesRow: Row = {
  row: 'images',
  unit: '% of a bare file',
  goal: 'at least 70',
  how: `a cached picture through the whole server against the same bytes as a static file and from node:http alone, ${ROUNDS} rounds of ${ROUND_MS / 1000} s in turn, 16 lines from a process of their own, medians`,
  measure,
};
