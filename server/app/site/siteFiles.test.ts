import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logoSvg } from '#server/images/art/logo.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, type TestServer, testSettings } from '#tests/support/testServer.ts';

describe('the files that programs ask every site for', () => {
  let server: TestServer;
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://draft.example.org', SECURITY_CONTACT: 'mailto:security@example.org' };
    server = await openTestServer(ANY_KIND, { settings: testSettings(env) });
  });
  afterAll(() => server?.close());

  it('N7: favicon.ico holds the mark in three sizes', async () => {
    const reply = await server.app.inject({ url: '/favicon.ico' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/x-icon']);
    const ico = reply.rawPayload;
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = await Promise.all(
      [0, 1, 2].map(async (at) => {
        const entry = 6 + 16 * at;
        const start = ico.readUInt32LE(entry + 12);
        const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
        const { format, width, height } = await sharp(png).metadata();
        return [ico.readUInt8(entry), format, width, height];
      }),
    );
    expect(sizes).toEqual([
      [16, 'png', 16, 16],
      [32, 'png', 32, 32],
      [48, 'png', 48, 48],
    ]);
    const again = { url: '/favicon.ico', headers: { 'if-none-match': String(reply.headers.etag) } };
    expect((await server.app.inject(again)).statusCode).toBe(304);
  });

  it('favicon.ico is drawn of the mark that pages have as SVG', async () => {
    const pixels = (svg: string) => sharp(Buffer.from(svg), { density: 288 }).raw().toBuffer();
    const svg = readFileSync('src/ui/features/shell/favicon.svg', 'utf8');
    expect((await pixels(logoSvg())).equals(await pixels(svg))).toBe(true);
  });

  it('robots.txt lets pages and pictures of links be read, and keeps robots out of the API', async () => {
    const reply = await server.app.inject({ url: '/robots.txt' });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'User-agent: *\nAllow: /api/og/\nDisallow: /api/\n',
    ]);
  });

  it('security.txt names the contact until a day within a year', async () => {
    const reply = await server.app.inject({ url: '/.well-known/security.txt' });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body.split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://draft.example.org/.well-known/security.txt',
      '',
    ]);
  });

  it('security.txt is not there without a contact', async () => {
    const silent = await openTestServer(ANY_KIND);
    const reply = await silent.app.inject({ url: '/.well-known/security.txt', headers: { accept: '*/*' } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    await silent.close();
  });
});
