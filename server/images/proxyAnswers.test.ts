import { readdir } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paintedCard } from './pictureSite.testkit.ts';
import { NOT_HERE, openProxyStand, type ProxyStand } from './proxyStand.testkit.ts';
import { PICTURE_MOST_BYTES } from './webp.ts';

type Answer = ProxyStand['site']['answer'];

/** A GIF of a hundred thousand frames, a pixel each. */
function gifOfFrames(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400000000002c00000000010001000002024401', 'hex');
  const body = Buffer.alloc((frame.length + 1) * frames);
  for (let at = 0; at < frames; at++) frame.copy(body, at * (frame.length + 1));
  return Buffer.concat([head, body, Buffer.from(';')]);
}

describe('the picture proxy, answered by a hostile site', () => {
  let stand: ProxyStand;
  let usual: Answer;
  const shown = (path: string, headers: Record<string, string> = {}) =>
    stand.server.app.inject({
      url: `/api/imageproxy?url=${encodeURIComponent(stand.site.address(path))}`,
      headers,
    });
  const answering = (answers: Readonly<Record<string, Answer>>) => {
    stand.site.answer = (request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    };
  };
  beforeAll(async () => {
    stand = await openProxyStand();
    usual = stand.site.answer;
  });
  beforeEach(async () => {
    stand.site.answer = usual;
    await stand.anew({ line: stand.site.line });
  });
  afterEach(() => {
    expect(stand.canary.hits).toBe(0);
  });
  afterAll(() => stand?.close());

  it('reads no more than ten megabytes of an endless answer, whatever its length is said to be, and keeps nothing [I7, P7]', async () => {
    let poured = 0;
    const pour: Answer = (_, response) => {
      const block = Buffer.alloc(65_536, 0xff);
      const more = () => {
        while (!response.destroyed && response.write(block)) poured += block.length;
      };
      response.on('drain', more);
      more();
    };
    const jpeg = await paintedCard();
    answering({
      '/endless': pour,
      '/huge': (request, response) => {
        response.setHeader('content-length', 6 * 1024 ** 3);
        pour(request, response);
      },
      '/less': (_, response) => response.setHeader('content-length', 100).end(jpeg.subarray(0, 100)),
      '/more': (_, response) => {
        response.writeHead(200, { 'content-length': jpeg.length + 1000 });
        response.write(jpeg, () => response.destroy());
      },
    });
    for (const path of ['/endless', '/huge', '/less', '/more'])
      expect([path, await stand.ask(stand.site.address(path))]).toEqual([path, NOT_HERE]);
    // What the two lines hold on their way comes on top.
    expect(poured).toBeLessThan(PICTURE_MOST_BYTES + 12 * 1024 * 1024);
    expect(await readdir(stand.folder)).toEqual([]);
  });

  it('waits no longer than its time for a name that is never found and for a site that never shakes hands [I8, P8]', async () => {
    const lines: Socket[] = [];
    const silent = createServer((socket) => lines.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const bound = silent.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    await stand.anew({ line: stand.site.line, fetchMs: 300 });
    expect(await stand.ask(`https://localhost:${port}/a.png`)).toEqual(NOT_HERE);
    expect(lines).toHaveLength(1);
    await stand.anew({
      line: { ...stand.site.line, resolve: () => new Promise(() => undefined) },
      fetchMs: 300,
    });
    expect(await stand.ask('https://cards.example.org/a.png')).toEqual(NOT_HERE);
    expect(stand.lastReason()).toBe('It took too long.');
    for (const line of lines) line.destroy();
    silent.close();
  });

  it('asks one host for four pictures at once, and sends away who would wait longer than a fetch may take [I8, P8] [ASVS V15.2.2]', async () => {
    await stand.anew({ line: stand.site.line, fetchMs: 400 });
    let open = 0;
    let most = 0;
    stand.site.answer = (_, response) => {
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => {
        open -= 1;
      });
    };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => shown(`/${number}`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(most).toBe(4);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    // Who was sent away may ask again at once: nothing of it is remembered.
    expect(stand.cache.failures().length).toBe(statuses.filter((status) => status === 404).length);
    expect(stand.site.asked.length).toBeLessThanOrEqual(12);
  });

  it('leaves a site alone when the browser that wanted its picture has gone, unless another waits for it [I8, P8]', async () => {
    const origin = await stand.server.app.listen({ host: '127.0.0.1', port: 0 });
    const closed: string[] = [];
    const jpeg = await paintedCard();
    const waiting: (() => void)[] = [];
    stand.site.answer = (request, response) => {
      response.on('close', () => closed.push(request.url ?? ''));
      if (request.url === '/shared') waiting.push(() => response.end(jpeg));
    };
    const get = (path: string, signal?: AbortSignal) =>
      fetch(`${origin}/api/imageproxy?url=${encodeURIComponent(stand.site.address(path))}`, {
        ...(signal ? { signal } : {}),
      });
    const until = async (isThere: () => boolean) => {
      while (!isThere()) await turn();
    };
    const [alone, oneOfTwo] = [new AbortController(), new AbortController()];
    const gone = [get('/alone', alone.signal), get('/shared', oneOfTwo.signal)].map((asked) =>
      asked.catch(() => 'gone'),
    );
    const other = get('/shared');
    await until(() => stand.site.asked.length === 2);
    alone.abort();
    await until(() => closed.includes('/alone'));
    oneOfTwo.abort();
    expect(await Promise.all(gone)).toEqual(['gone', 'gone']);
    for (const answer of waiting) answer();
    expect((await other).status).toBe(200);
    expect(stand.cache.failures()).toEqual([]);
  });

  it('P9: asks for nothing packed and unpacks nothing [I9] [ASVS V5.2.3]', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect(gunzipSync(bomb).length).toBe(64 * 1024 * 1024);
    const asked: unknown[] = [];
    const packed =
      (coding: string): Answer =>
      (request, response) => {
        asked.push(request.headers['accept-encoding']);
        response.setHeader('content-encoding', coding).end(bomb);
      };
    answering({ '/gzip': packed('gzip'), '/br': packed('br'), '/deflate': packed('deflate') });
    for (const path of ['/gzip', '/br', '/deflate'])
      expect(await stand.ask(stand.site.address(path))).toEqual(NOT_HERE);
    expect(asked).toEqual(['identity', 'identity', 'identity']);
  });

  it('P10, P11: shows no page, drawing, script or packet of parts, and nothing of a picture but its pixels [I10, I11] [ASVS V1.3.4]', async () => {
    const script = '<script>fetch("//evil.example")</script>';
    const png = await sharp({ create: { width: 20, height: 28, channels: 3, background: '#365' } })
      .png()
      .toBuffer();
    answering({
      '/html': (_, response) => response.setHeader('content-type', 'image/png').end(`<html>${script}</html>`),
      '/svg': (_, response) =>
        response
          .setHeader('content-type', 'image/png')
          .end(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      '/svgType': (_, response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
      '/parts': (_, response) =>
        response
          .setHeader('content-type', 'multipart/x-mixed-replace; boundary=b')
          .end(Buffer.concat([Buffer.from('--b\r\nContent-Type: image/png\r\n\r\n'), png])),
      '/script': (_, response) => response.end(Buffer.from(`GIF89a=1;/*${script}*/`)),
      '/both': (_, response) =>
        response.setHeader('content-type', 'text/html').end(Buffer.concat([png, Buffer.from(script)])),
    });
    for (const path of ['/html', '/svg', '/svgType', '/parts', '/script'])
      expect([path, await stand.ask(stand.site.address(path))]).toEqual([path, NOT_HERE]);
    const { rawPayload, headers, statusCode } = await shown('/both');
    expect([statusCode, rawPayload.includes('script'), (await sharp(rawPayload).metadata()).format]).toEqual([
      200,
      false,
      'webp',
    ]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('P12, P13: tells the site nothing of the visitor and the visitor nothing of the site [I12, I13]', async () => {
    const seen: unknown[] = [];
    answering({
      '/card': (request, response) => {
        seen.push(request.headers);
        response
          .setHeader('set-cookie', 'spy=1')
          .setHeader('server', 'them')
          .setHeader('x-powered-by', 'them');
        response.setHeader('location', 'https://evil.example/');
        usual(request, response);
      },
    });
    const { headers } = await shown('/card', {
      cookie: 'a=b',
      authorization: 'Bearer of.a.token',
      referer: 'https://draft.example.org/drafts/secret',
      'x-forwarded-for': '198.51.100.7',
      'user-agent': 'A browser of somebody',
    });
    expect(seen).toEqual([
      {
        host: expect.stringMatching(/^localhost:\d+$/),
        connection: 'close',
        accept: 'image/*',
        'accept-encoding': 'identity',
        'user-agent': 'Passleft',
      },
    ]);
    const theirs = ['set-cookie', 'server', 'x-powered-by', 'location'].map((name) => headers[name]);
    expect(theirs).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('P14: draws one frame of a picture of a hundred thousand, or none [I14]', async () => {
    answering({ '/frames': (_, response) => response.end(gifOfFrames(100_000)) });
    const { statusCode, rawPayload } = await shown('/frames');
    if (statusCode === 200) expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
    else expect(statusCode).toBe(404);
    expect(stand.site.asked).toEqual(['/frames']);
  });

  it('P15: keeps a picture by its whole address alone, under a name that leads nowhere [I15] [ASVS V5.3.2]', async () => {
    const asked = ['/a', '/a?v=1', '/a?v=2', '/a#part', '/../../../etc/passwd', '/%2e%2e%2f%2e%2e%2fetc'];
    for (const path of asked) expect((await shown(path)).statusCode).toBe(200);
    await shown('/a', { 'x-forwarded-host': 'evil.example', accept: 'text/html' });
    expect(stand.site.asked).toEqual(['/a', '/a?v=1', '/a?v=2', '/etc/passwd', '/%2e%2e%2f%2e%2e%2fetc']);
    const files = (await readdir(stand.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files).toHaveLength(5);
    expect(files.filter(({ name }) => !/^[0-9a-f]{64}\.webp$/.test(name))).toEqual([]);
  });

  it('P16: is no proxy for sites that no Admin allows, and refuses a flood of them without asking anybody [I16]', async () => {
    await stand.anew({ line: stand.site.line, mayAsk: () => false });
    const asks = Array.from({ length: 1000 }, (_, number) => shown(`/${number}`));
    const statuses = (await Promise.all(asks)).map(({ statusCode }) => statusCode);
    expect([new Set(statuses), stand.site.asked, stand.cache.failures()]).toEqual([new Set([404]), [], []]);
  });
});
