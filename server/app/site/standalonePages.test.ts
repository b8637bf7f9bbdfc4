import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, type TestServer, testSettings } from '#tests/support/testServer.ts';

const pageOf = (name: string, lang: string) =>
  `<!doctype html><html lang="${lang}"><head></head><title>${name}</title>`;

describe('pages that are no part of the application', () => {
  let webRoot: string;
  const servers = new Map<string, Promise<TestServer>>();
  beforeAll(() => {
    webRoot = mkdtempSync(join(tmpdir(), 'passleft-standalone-'));
    for (const name of ['index', 'overlay', 'embed'])
      for (const lang of ['en', 'de'])
        writeFileSync(join(webRoot, `${name}${lang === 'en' ? '' : `.${lang}`}.html`), pageOf(name, lang));
  });
  afterAll(async () => {
    await Promise.all([...servers.values()].map(async (server) => (await server).close()));
    rmSync(webRoot, { recursive: true });
  });

  async function serverWith(env: Record<string, string> = {}) {
    const key = JSON.stringify(env);
    const opening = servers.get(key) ?? openTestServer(ANY_KIND, { webRoot, settings: testSettings(env) });
    servers.set(key, opening);
    const server = await opening;
    return (url: string, language = 'en') =>
      server.app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });
  }
  const framingOf = ({ headers }: { headers: Record<string, unknown> }) => [
    /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
    headers['x-frame-options'],
  ];

  it('an overlay stands at the address of Home with its key, in the reader’s language, and nowhere else', async () => {
    const ask = await serverWith();
    expect((await ask('/?overlay=o.kiln')).body).toBe(pageOf('overlay', 'en'));
    expect((await ask('/?overlay=o.kiln', 'de')).body).toBe(pageOf('overlay', 'de'));
    expect((await ask('/drafts?overlay=o.kiln')).body).toContain('<title>Passleft');
    expect((await ask('/overlay.html')).statusCode).toBe(404);
  });

  it.each(['/?overlay=o.kiln', '/embed.html?result=s.kiln'])(
    'the page of a key is kept by no cache, named to no other site and in no search engine: %s [Z24]',
    async (url) => {
      const { headers } = await (await serverWith())(url);
      expect([headers['referrer-policy'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
        'no-referrer',
        'no-store',
        'noindex',
      ]);
    },
  );

  it('a replay may be shown inside the pages of the sites that the operator names', async () => {
    const anywhere = await serverWith();
    expect(framingOf(await anywhere('/embed.html?result=s.kiln'))).toEqual(['*', undefined]);
    const some = await serverWith({ EMBED_SITES: 'https://blog.example.org, *.example.net' });
    expect(framingOf(await some('/embed.html?result=s.kiln'))).toEqual([
      'https://blog.example.org *.example.net',
      undefined,
    ]);
    const none = await serverWith({ EMBED_SITES: 'off' });
    expect(framingOf(await none('/embed.html?result=s.kiln'))).toEqual(["'none'", 'DENY']);
  });

  it('keeps the rest of its policy there', async () => {
    const ask = await serverWith();
    const policy = async (url: string) =>
      String((await ask(url)).headers['content-security-policy']).replace(/frame-ancestors [^;]*/, '');
    expect(await policy('/embed.html')).toBe(await policy('/'));
    expect(await policy('/embed.html')).toContain("script-src 'self'");
  });

  it.each([
    '/',
    '/about',
    '/login',
    '/?result=s.kiln',
    '/?overlay=o.kiln',
    '/drafts',
    '/no/such/screen',
    '/api/games',
    '/api/embed.html',
    '/robots.txt',
  ])('no other page is shown inside another site: %s', async (url) => {
    expect(framingOf(await (await serverWith())(url))).toEqual(["'none'", 'DENY']);
  });
});
