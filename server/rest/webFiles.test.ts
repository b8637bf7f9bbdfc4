import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_KIND } from '#server/db/testDatabases.ts';
import { openTestServer, type TestServer } from './testServer.ts';

describe('the documents of screens', () => {
  let server: TestServer;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'passleft-screens-'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Passleft</title>');
    server = await openTestServer(ANY_KIND, { webRoot });
  }, 60_000);
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
  ])(
    'A15: are kept by no cache and named to no other site where the address may hold a token: %s',
    async (url) => {
      expect(await headersOf(url)).toStrictEqual(['no-referrer', 'no-store']);
    },
  );

  it.each(['/', '/about', '/drafts/reset-password'])('are as everywhere else at %s', async (url) => {
    expect(await headersOf(url)).toStrictEqual(['same-origin', 'no-cache']);
  });
});
