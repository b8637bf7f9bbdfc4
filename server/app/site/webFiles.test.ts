import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repliesIn } from '#server/http/replies.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, type TestServer } from '#tests/support/testServer.ts';

const NOT_FOUND: Readonly<Record<string, string>> = {
  en: 'We couldn’t find that.',
  de: repliesIn('de')('notFound'),
  ja: repliesIn('ja')('notFound'),
};

describe('the documents of screens', () => {
  let server: TestServer;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'passleft-screens-'));
    for (const [file, lang] of [
      ['index.html', 'en'],
      ['index.de.html', 'de'],
      ['index.ja.html', 'ja'],
    ] as const)
      writeFileSync(join(webRoot, file), `<!doctype html><html lang="${lang}"><title>Passleft</title>`);
    mkdirSync(join(webRoot, 'assets'));
    for (const file of ['assets/kite.js', 'assets/kite.js.map', 'assets/kite.js.gz', 'kite.svg'])
      writeFileSync(join(webRoot, file), file);
    server = await openTestServer(ANY_KIND, { webRoot });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true });
  });

  const headersOf = async (url: string) => {
    const reply = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(200);
    return [reply.headers['referrer-policy'], reply.headers['cache-control']];
  };

  it.each([
    '/reset-password?token=abc',
    '/verify-email?token=abc',
    '/login?token=abc&userId=1',
    '/oauth-registration',
    '/reset-password/?token=abc',
    '//reset-password?token=abc',
    '/Reset-Password?token=abc',
    '/%72eset-password?token=abc',
    '/?join=ABCD12',
    '/?event=ABCD12',
    '/?result=s.abc',
    '/?poll=abc',
    '/shared?key=s.abc',
    '/test?code=ABCD12',
  ])(
    'are kept by no cache and named to no other site where the address may hold a token: %s [A15, Z24] [ASVS V3.4.5]',
    async (url) => {
      expect(await headersOf(url)).toStrictEqual(['no-referrer', 'no-store']);
    },
  );

  it.each([
    ['a form', { 'content-type': 'multipart/form-data; boundary=kite' }, '--kite--'],
    ['a large body', { 'content-type': 'text/plain' }, 'k'.repeat(3_000_000)],
    ['another site', { origin: 'https://elsewhere.example', accept: 'application/json' }, ''],
  ])(
    'lead from a POST that no service worker took to the words about it, unread: %s',
    async (_name, headers, payload) => {
      const reply = await server.app.inject({ method: 'POST', url: '/', headers, payload });
      expect([reply.statusCode, reply.headers.location, reply.body]).toEqual([303, '/?list=local', '']);
      expect((await server.app.inject({ method: 'POST', url: '/about', headers })).statusCode).not.toBe(303);
    },
  );

  it('lie beside files of the build: for ever where their name changes with what is in them', async () => {
    const kept = async (url: string, headers = {}) => {
      const { statusCode, headers: told, body } = await server.app.inject({ url, headers });
      return [statusCode, told['cache-control'], body];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(await kept('/assets/kite.js')).toEqual([200, forEver, 'assets/kite.js']);
    expect(await kept('/assets/kite.js', { 'accept-encoding': 'gzip' })).toEqual([
      200,
      forEver,
      'assets/kite.js.gz',
    ]);
    expect(await kept('/kite.svg')).toEqual([200, 'no-cache', 'kite.svg']);
  });

  it.each(['kite.js.map', 'kite.js.gz', 'kite.css', '../kite.txt', '%2e%2e/kite.txt', '.hidden'])(
    'have no file for a reader at /assets/%s',
    async (name) => {
      const reply = await server.app.inject({ url: `/assets/${name}`, headers: { accept: '*/*' } });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    },
  );

  it('of codes and keys are in no search engine [Z24]', async () => {
    const robots = async (url: string) => (await server.app.inject({ url })).headers['x-robots-tag'];
    expect([await robots('/?join=ABCD12'), await robots('/?poll=abc'), await robots('/about')]).toEqual([
      'noindex',
      'noindex',
      undefined,
    ]);
  });

  it.each(['/', '/about', '/drafts/reset-password'])('are as everywhere else at %s', async (url) => {
    expect(await headersOf(url)).toStrictEqual(['same-origin', 'no-cache']);
  });

  it.each([
    ['anything', '*/*'],
    ['nothing named', undefined],
    ['a picture', 'image/avif,image/webp,*/*;q=0.8'],
    ['only a picture', 'image/*'],
    ['plain text', 'text/plain'],
    ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['JSON after a page', 'text/html, application/json;q=0.9'],
  ])('N7: are sent to a program that accepts %s', async (_name, accept) => {
    for (const url of ['/', '/about', '/?join=ABCD12', '/no/such/screen']) {
      const asked = { url, headers: accept === undefined ? {} : { accept } };
      const reply = await server.app.inject(asked);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const head = await server.app.inject({ ...asked, method: 'HEAD' });
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
        200,
        'text/html; charset=utf-8',
        '',
      ]);
      expect((await server.app.inject({ ...asked, url: '/api/no/such/call' })).statusCode).toBe(404);
    }
  });

  it.each(['application/json', 'application/json, text/plain, */*', 'application/problem+json'])(
    'are not sent to a program that accepts %s',
    async (accept) => {
      for (const url of ['/', '/about', '/no/such/screen']) {
        const reply = await server.app.inject({ url, headers: { accept } });
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
      }
    },
  );

  it('are packed as the browser unpacks, and not sent again while they are the same', async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const plain = await server.app.inject({ url: '/' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const etags = new Set([plain.headers.etag]);
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const reply = await server.app.inject({ url: '/', headers });
      expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([
        encoding,
        'accept, accept-encoding, accept-language, cookie',
      ]);
      expect(unpack[encoding](reply.rawPayload).toString()).toBe(plain.body);
      etags.add(reply.headers.etag);
      const again = await server.app.inject({
        url: '/',
        headers: { ...headers, 'if-none-match': `"other", W/${reply.headers.etag}` },
      });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', reply.headers.etag]);
    }
    expect(etags.size).toBe(3);
  });

  it.each([
    [undefined, undefined, 'en'],
    ['*', undefined, 'en'],
    ['de-AT,de;q=0.9,en;q=0.5', undefined, 'de'],
    ['en-GB,de;q=0.9', undefined, 'en'],
    ['xx', undefined, 'en'],
    ['de', 'ja', 'ja'],
    ['de', 'xx', 'de'],
    ['de', '../de', 'de'],
  ])('are in the language of the reader: Accept-Language %s, chosen %s', async (accepted, chosen, lang) => {
    const headers = {
      accept: 'text/html',
      ...(accepted !== undefined && { 'accept-language': accepted }),
      ...(chosen !== undefined && { cookie: `language=${chosen}` }),
    };
    const page = await server.app.inject({ url: '/', headers });
    expect(page.body).toContain(`<html data-languages="en de ja" lang="${lang}">`);
    const refused = await server.app.inject({
      url: '/api/no/such/call',
      headers: { ...headers, accept: 'application/json' },
    });
    expect(refused.json()).toMatchObject({ code: 'notFound', message: NOT_FOUND[lang] });
  });
});
