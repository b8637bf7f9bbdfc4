import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { SCOPE_NAMES } from '#contract/members/tokenScopes.ts';
import { formatTagOf, LOCALES } from '#contract/messages/locales.ts';
import { openWholeServer, type TestServer } from '#tests/support/testServer.ts';
import { docsWordsIn } from './docsWords.ts';
import { readExamples } from './examples.ts';

describe('the page about the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openWholeServer('embedded');
  });
  afterAll(() => server?.close());

  const open = (language: string) =>
    server.app.inject({ url: '/api/docs', headers: { 'accept-language': language } });

  it.each(LOCALES)('is there in %s, with every scope, route and example', async (locale) => {
    const { statusCode, headers, body } = await open(locale);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.vary).toContain('Accept-Language');
    expect(body).toContain(`<html lang="${formatTagOf(locale)}">`);
    expect(body).toContain(docsWordsIn(locale)('scopes'));
    for (const name of Object.keys(api)) expect(body).toContain(`id="${name}"`);
    for (const scope of SCOPE_NAMES) expect(body).toContain(`<dt><code>${scope}</code></dt>`);
    for (const { curl } of await readExamples()) expect(body).toContain(curl.split('\n')[1]);
    expect(body).not.toMatch(/\bundefined\b|\[object/);
  });

  it('runs no script and asks no other site for anything', async () => {
    const { headers, body } = await open('en');
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|\sstyle=|@import|url\(/);
    expect(
      [...body.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to).filter((to) => !/^[/#]/.test(to)),
    ).toEqual([]);
  });

  it('leads each of its own links to something that is there', async () => {
    const { body } = await open('en');
    for (const [, id = ''] of body.matchAll(/href="#([^"]*)"/g)) expect(body).toContain(`id="${id}"`);
  });
});
