import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, TestBrowser, type TestServer, testSettings } from '../tests/support/testServer.ts';
import type { RouteModule } from './app/appContext.ts';
import { allowed, principalOf } from './app/guards.ts';

const HTML = '<!doctype html><title>Passleft</title>';
const SCRIPT = `console.log("${'pass left '.repeat(200)}");`;

const extraRoutes: RouteModule = (api, context) => {
  api.get('/test/fault', async () => {
    throw new Error('select secret from /etc/passwd');
  });
  api.get(
    '/test/admin',
    {
      preHandler: allowed(context, 'administer'),
      schema: { response: { 200: z.object({ handle: z.string() }) } },
    },
    async (request) => principalOf(request),
  );
  api.get(
    '/test/page',
    { schema: { querystring: z.object({ size: z.coerce.number() }) } },
    async ({ query }) => query,
  );
};

describe('the server', () => {
  let server: TestServer;
  let webRoot: string;
  const lines: string[] = [];

  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'passleft-web-'));
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(join(webRoot, 'index.html'), HTML);
    writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(webRoot, 'app.webmanifest'), '{}');
    writeFileSync(join(webRoot, '.env'), 'SECRET=1');
    writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), SCRIPT);
    writeFileSync(join(webRoot, 'assets', 'main-abc123.js.map'), '{}');
    writeFileSync(join(webRoot, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
    server = await openTestServer(ANY_KIND, {
      webRoot,
      settings: testSettings({ LOG_LEVEL: 'info' }),
      logger: { write: (line) => lines.push(line) },
      routes: [extraRoutes],
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('sends the strict policy and the security headers with every reply [X3, C1] [ASVS V1.3.2, V3.2.1, V3.4.3, V3.4.4, V3.4.5, V3.4.6]', async () => {
    for (const url of [
      '/',
      '/drafts',
      '/assets/main-abc123.js',
      '/api/auth/me',
      '/api/nothing',
      '/healthz',
    ]) {
      const { headers } = await get(url, html);
      expect(headers['content-security-policy'], url).toBe(
        "default-src 'self';script-src 'self';" +
          "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';img-src 'self' data: blob:;" +
          "font-src 'self';connect-src 'self' ws://127.0.0.1:3000;worker-src 'self';manifest-src 'self';" +
          "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      );
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['strict-transport-security'], url).toBeUndefined();
      expect(headers['x-powered-by'], url).toBeUndefined();
    }
  });

  it('answers an address that cannot be read as a problem [C1] [ASVS V3.4.4]', async () => {
    const { statusCode, headers, body } = await get('/%', html);
    expect([statusCode, JSON.parse(body)]).toStrictEqual([
      400,
      { code: 'badRequest', message: 'The request could not be read.', requestId: expect.any(String) },
    ]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('gives the page for screens, and 404 for what is none [C4] [ASVS V4.1.1, V13.4.1, V13.4.3]', async () => {
    for (const url of ['/', '/drafts', '/drafts/abc/room?x=1', '/no/such/screen']) {
      const response = await get(url, html);
      expect([url, response.statusCode, response.headers['cache-control']]).toStrictEqual([
        url,
        200,
        'no-cache',
      ]);
      expect(response.body).toContain('<title>Passleft</title>');
    }
    const refused = [
      '/api',
      '/api/',
      '/api/nothing',
      '/.env',
      '/.git/HEAD',
      '/assets/none.js',
      '/package.json',
    ];
    refused.push(
      '/assets/main-abc123.js.map',
      '/..%2fpackage.json',
      '/%2eenv',
      '/x/.hidden',
      '//etc/passwd.txt',
    );
    for (const url of refused) {
      const response = await get(url, html);
      expect([url, response.statusCode, response.headers['content-type']]).toStrictEqual([
        url,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    expect((await get('/drafts', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/drafts', headers: html })).statusCode).toBe(404);
  });

  it('sends hashed files for ever, packed when the browser can unpack', async () => {
    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    const plain = await get('/assets/main-abc123.js');
    expect([plain.body, plain.headers['content-encoding']]).toStrictEqual([SCRIPT, undefined]);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/app.webmanifest')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('application/manifest+json'),
    });
  });

  it('tells a fault without its stack, and logs it with the id of the request [C5] [ASVS V13.4.2, V16.3.4, V16.5.1]', async () => {
    const response = await get('/api/test/fault');
    expect(response.statusCode).toBe(500);
    const body = response.json();
    expect(body).toStrictEqual({
      code: 'internal',
      message: 'Something went wrong on the server. Please try again.',
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const logged = lines.find((line) => line.includes('request failed'));
    expect(logged).toContain(body.requestId);
    expect(logged).toContain('select secret from /etc/passwd');
  });

  it.each([
    ['no JSON', 400, 'badRequest', { headers: { 'content-type': 'application/json' }, payload: '{"login":' }],
    [
      'a prototype',
      400,
      'badRequest',
      { headers: { 'content-type': 'application/json' }, payload: '{"__proto__":{}}' },
    ],
    ['no body', 400, 'validation', {}],
    ['a list', 400, 'validation', { payload: ['Ana'] }],
    ['an object for a text', 400, 'validation', { payload: { login: { $ne: 1 }, password: 'x' } }],
    ['2 MB', 413, 'tooLarge', { payload: { login: 'Ana', password: 'x'.repeat(2_000_000) } }],
    ['XML', 415, 'unsupportedMediaType', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }],
  ])(
    'refuses a body that is %s [Z5, C12] [ASVS V1.5.2, V3.5.2, V15.3.6]',
    async (_name, status, code, options) => {
      const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', ...options });
      expect([response.statusCode, response.json().code]).toStrictEqual([status, code]);
      expect(response.body).not.toContain('stack');
    },
  );

  it('checks queries by their schema [ASVS V2.2.1]', async () => {
    expect((await get('/api/test/page?size=5')).json()).toStrictEqual({ size: 5 });
    const response = await get('/api/test/page?size=many');
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toStrictEqual(['size']);
  });

  it('opens a guarded route to who may, and sends only what its schema names [ASVS V15.3.1]', async () => {
    const browser = new TestBrowser(server.app);
    expect((await browser.send('GET', '/api/test/admin')).json()).toMatchObject({ code: 'signedOut' });
    const { userId, handle } = (await browser.enter('/api/auth/guest')).json();
    expect((await browser.send('GET', '/api/test/admin')).json()).toMatchObject({ code: 'forbidden' });
    await server.db.query(`update member set roles = '{Admin}' where id = $1`, [userId]);
    server.clock.nowMs += 5_000;
    expect((await browser.send('GET', '/api/test/admin')).json()).toMatchObject({
      code: 'secondFactorRequired',
    });
    await server.db.query(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at) values ($1, '', now(), now())`,
      [userId],
    );
    server.clock.nowMs += 5_000;
    expect((await browser.send('GET', '/api/test/admin')).json()).toStrictEqual({ handle });
  });

  it('writes no token, cookie or password into the log [S18, W3] [ASVS V14.2.1, V16.2.5]', async () => {
    const browser = new TestBrowser(server.app);
    await browser.enter('/api/auth/guest');
    await browser.send('GET', `/api/auth/me?access_token=${browser.token}&token=t0psecret`);
    await browser.send('POST', '/api/auth/login', { login: 'x', password: 'hunter22hunter' });
    server.app.log.info(
      { headers: { authorization: 'Bearer t0psecret', cookie: 'passleft=t0psecret' } },
      'spill',
    );
    const log = lines.join('');
    expect(log).toContain('access_token=[redacted]&token=[redacted]');
    expect(log).toContain('spill');
    for (const secret of [
      browser.token,
      browser.cookies.get('passleft') ?? '?',
      't0psecret',
      'hunter22hunter',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('listens, is ready, and is neither ready nor open once it drains [C16] [ASVS V13.4.5]', async () => {
    const draining: number[] = [];
    const own = await openTestServer(ANY_KIND, {
      hub: (app) => ({
        drain: async () => {
          draining.push((await app.inject({ url: '/readyz' })).statusCode);
          draining.push((await app.inject({ url: '/healthz' })).statusCode);
        },
      }),
    });
    const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${address}/healthz`)).json()).toStrictEqual({ status: 'up' });
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toStrictEqual([200, { status: 'ready' }]);
    const guest = await fetch(`${address}/api/auth/guest`, { method: 'POST' });
    expect([guest.status, guest.headers.get('cache-control')]).toStrictEqual([200, 'no-store']);
    await own.close();
    expect(draining).toStrictEqual([503, 200]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  it('says by /readyz alone that it leaves, and serves everybody who comes meanwhile [fault F7]', async () => {
    const own = await openTestServer(ANY_KIND);
    const statuses = async () =>
      Promise.all(
        ['/readyz', '/healthz', '/robots.txt'].map(async (url) => (await own.app.inject({ url })).statusCode),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    own.app.leave();
    expect(await statuses()).toEqual([503, 200, 200]);
    await own.close();
  });

  it('is not ready when its database is silent [C16] [ASVS V16.5.2]', async () => {
    const own = await openTestServer(ANY_KIND);
    await own.db.close();
    expect((await own.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await own.app.drain().catch(() => undefined);
  });
});
