import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer, type Server as PlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImageCache, type ImageCache } from './imageCache.ts';
import { openPictureFiles } from './pictureFiles.ts';
import { PICTURE_MOST_BYTES } from './webp.ts';

const CERTIFICATES = join(import.meta.dirname, '../../tests/harness/pushService');
const certificate = readFileSync(join(CERTIFICATES, 'loopback.cert.pem'), 'utf8');
const portOf = (server: Server | PlainServer) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
const painted = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 672, height: 936, channels: 3, background: '#365' } })
    .toFormat(format)
    .toBuffer();

/** A PNG that says it is larger than it is, as a bomb does. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

describe('pictures of other sites', () => {
  let others: Server;
  let canary: PlainServer;
  let canaryHits = 0;
  let asked: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];
  let answers: Record<string, Parameters<typeof createServer>[1]> = {};
  let folder: string;
  let cache: ImageCache;
  let nowMs = 0;
  const at = (path: string) => `https://localhost:${portOf(others)}${path}`;
  const cacheOf = async (mostBytes = 1e9) =>
    createImageCache({
      files: await openPictureFiles(folder, mostBytes),
      now: () => nowMs,
      mayAsk: (host) => host === 'localhost' || host === '10.1.2.3',
      line: { allowsLoopback: true, resolve: async () => ['127.0.0.1'], trustedCertificate: certificate },
    });
  const reasonOf = async (address: string) => {
    const answer = await cache.picture(address, 'lg');
    return answer.ok ? 'shown' : answer.failure.reason;
  };

  beforeAll(async () => {
    const key = readFileSync(join(CERTIFICATES, 'loopback.key.pem'));
    others = createServer({ cert: certificate, key }, (request, response) => {
      const path = request.url ?? '';
      asked.push({ path, headers: request.headers });
      const answer = answers[path];
      if (answer) answer(request, response as never);
      else response.writeHead(404).end();
    });
    canary = createPlainServer((_request, response) => {
      canaryHits += 1;
      response.end();
    });
    for (const server of [others, canary])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    for (const server of [others, canary]) {
      server.closeAllConnections();
      server.close();
    }
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-pictures-'));
    asked = [];
    answers = {};
    nowMs += 1e6;
    cache = await cacheOf();
    return () => rm(folder, { recursive: true, force: true });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'are drawn anew as WebP in the asked size, when they are %s [I10]',
    async (format) => {
      const bytes = await painted(format);
      // What the other side calls it decides nothing.
      answers = { '/card': (_, response) => response.setHeader('content-type', 'text/html').end(bytes) };
      const answer = await cache.picture(at('/card'), 'sm');
      if (!answer.ok) throw new Error(answer.failure.reason);
      const { format: drawnAs, width, height } = await sharp(answer.picture.bytes).metadata();
      expect({ drawnAs, width, height }).toEqual({ drawnAs: 'webp', width: 224, height: 312 });
    },
  );

  it('P13, P15: are asked for once, without a word about who is here, and kept over a restart [I13]', async () => {
    const bytes = await painted('jpeg');
    answers = {
      '/card?v=1': (_, response) => response.setHeader('set-cookie', 'a=b').end(bytes),
    };
    const answersToAll = await Promise.all(
      ['#1', '#2', ''].map((fragment) => cache.picture(at(`/card?v=1${fragment}`), 'lg')),
    );
    expect(new Set(answersToAll.map((answer) => answer.ok && answer.picture.etag)).size).toBe(1);
    expect(asked.map(({ path }) => path)).toEqual(['/card?v=1']);
    expect(asked[0]?.headers).toEqual({
      host: `localhost:${portOf(others)}`,
      connection: 'close',
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'Passleft',
    });
    const next = await cacheOf();
    expect((await next.picture(at('/card?v=1'), 'lg')).ok).toBe(true);
    expect([asked.length, next.figures().hits, next.figures().files]).toEqual([1, 1, 1]);
  });

  it.each([301, 302, 303, 307, 308])('never lead to an address here by a %i [I5, P5]', async (status) => {
    const inside = [
      `http://127.0.0.1:${portOf(canary)}/`,
      `https://10.1.2.3/`,
      'https://elsewhere.example.org/',
      'file:///etc/passwd',
      'gopher://localhost/',
    ];
    for (const [number, location] of inside.entries())
      answers[`/${number}`] = (_, response) => response.writeHead(status, { location }).end();
    const reasons = await Promise.all(inside.map((_, number) => reasonOf(at(`/${number}`))));
    expect(reasons).toEqual([
      'Pictures from that host are not shown here.',
      'This server does not connect to that address.',
      'Pictures from that host are not shown here.',
      'Pictures from that host are not shown here.',
      'The address must begin with https.',
    ]);
    expect(canaryHits).toBe(0);
  });

  it('are followed over two hops and no further [I5, P5]', async () => {
    const bytes = await painted('png');
    const lead =
      (location: string): Parameters<typeof createServer>[1] =>
      (_, response) => {
        response.writeHead(302, { location }).end();
      };
    answers = {
      '/a': lead('/b'),
      '/b': lead(at('/c')),
      '/c': (_, response) => response.end(bytes),
      '/z': lead('/a'),
    };
    expect([await reasonOf(at('/a')), await reasonOf(at('/z'))]).toEqual([
      'shown',
      'That address leads on and on.',
    ]);
  });

  it.each([
    ['P1', 'http://localhost/a.png'],
    ['P1', 'https://127.0.0.1/a.png'],
    ['P6', 'file:///etc/passwd'],
    ['P6', 'data:image/png;base64,AAAA'],
    ['P6', '//localhost/a.png'],
    ['P6', 'https://localhost@evil.example/a.png'],
    ['P6', 'https://localhost.evil.example/a.png'],
    ['P6', 'https://evil.example/localhost'],
    ['P6', 'https://evil.example#localhost'],
    ['P6', ''],
    ['P6', 'not an address'],
  ])('%s: are not asked for at %s, and nothing of it is remembered [I6]', async (_, address) => {
    expect(await reasonOf(address)).toBe('Pictures from that host are not shown here.');
    expect([cache.failures(), asked, canaryHits]).toEqual([[], [], 0]);
  });

  it('P7, P9, P10, P14: are nothing else than pictures, of ten megabytes and 25 megapixels at most [I7, I14]', async () => {
    const huge = claiming(await painted('png'), 6000, 5000);
    const jpeg = await painted('jpeg');
    answers = {
      '/html': (_, response) =>
        response.setHeader('content-type', 'image/png').end('<html>not a picture</html>'),
      '/svg': (_, response) =>
        response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      '/pixels': (_, response) => response.end(huge),
      '/half': (_, response) => response.end(jpeg.subarray(0, jpeg.length / 3)),
      '/packed': (_, response) => response.setHeader('content-encoding', 'gzip').end(jpeg),
      '/told': (_, response) => response.setHeader('content-length', PICTURE_MOST_BYTES + 1).flushHeaders(),
      '/untold': (_, response) => {
        const pour = () => {
          while (response.write(Buffer.alloc(65_536)) && !response.destroyed);
        };
        response.on('drain', pour);
        pour();
      },
      '/gone': (_, response) => response.writeHead(410).end(),
    };
    const paths = Object.keys(answers);
    const reasons = Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await reasonOf(at(path))] as const)),
    );
    expect(reasons).toEqual({
      '/html': 'It is no JPEG, PNG, WebP, AVIF or GIF.',
      '/svg': 'It is no JPEG, PNG, WebP, AVIF or GIF.',
      '/pixels': 'Input image exceeds pixel limit',
      '/half': expect.stringMatching(/premature|truncated|end of/i),
      '/packed': 'The answer was packed.',
      '/told': 'The answer was too long.',
      '/untold': 'The answer was too long.',
      '/gone': 'The other server answered 410.',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('P15: that failed are asked for again after a minute, or when an Admin says so [I15]', async () => {
    expect(await reasonOf(at('/late'))).toBe('The other server answered 404.');
    expect(await reasonOf(at('/late'))).toBe('The other server answered 404.');
    expect(asked.length).toBe(1);
    expect(cache.failures().map(({ address, isFinal }) => [address, isFinal])).toEqual([
      [at('/late'), false],
    ]);
    const bytes = await painted('webp');
    answers = { '/late': (_, response) => response.end(bytes) };
    nowMs += 60_000;
    expect(await reasonOf(at('/late'))).toBe('shown');
    expect(cache.failures()).toEqual([]);
    expect(await reasonOf(at('/never'))).toBe('The other server answered 404.');
    cache.forgetFailures();
    expect(await reasonOf(at('/never'))).toBe('The other server answered 404.');
    expect(asked.length).toBe(4);
  });

  it('that another process is writing are left alone, and thrown away when nobody can be writing them any more', async () => {
    await mkdir(join(folder, 'ab'));
    for (const name of ['young', 'old']) await writeFile(join(folder, 'ab', name), 'half');
    await utimes(join(folder, 'ab', 'old'), 0, 0);
    await cacheOf();
    expect(await readdir(join(folder, 'ab'))).toEqual(['young']);
  });

  it('P15: never take up more room than they may, and those asked for least go first [I15]', async () => {
    const noise = (seed: number) =>
      sharp({
        create: {
          width: 120,
          height: 168,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 100 + seed, sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer();
    for (let number = 0; number < 6; number++) {
      const bytes = await noise(number);
      answers[`/${number}`] = (_, response) => response.end(bytes);
    }
    const first = await cache.picture(at('/0'), 'lg');
    const each = first.ok ? first.picture.bytes.byteLength : 0;
    cache = await cacheOf(each * 3.5);
    for (let number = 0; number < 6; number++) {
      await cache.picture(at(`/${number}`), 'lg');
      expect(cache.figures().bytes).toBeLessThanOrEqual(each * 3.5);
    }
    // Until then they are at hand in memory.
    nowMs += 60_000;
    const before = asked.length;
    await cache.picture(at('/5'), 'lg');
    expect(asked.length).toBe(before);
    await cache.picture(at('/1'), 'lg');
    expect(asked.length).toBe(before + 1);
    await cache.purge();
    expect(cache.figures().files).toBe(0);
  });
});
