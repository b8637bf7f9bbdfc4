import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

describe('names that are meant to be taken for others, or for more than names', () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await openTestServer('server', {
      settings: testSettings({ LOG_LEVEL: 'info', DEMO_MODE: '1' }),
      logger: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => server?.close());

  const register = (handle: string) =>
    new TestBrowser(server.app).send('POST', '/api/auth/register', {
      handle,
      email: `m${Buffer.from(handle).toString('hex').slice(0, 40)}@example.org`,
      password: 'copper kettle 41',
      acceptTerms: true,
    });

  it.each([
    'admin',
    'ADMIN',
    'Adm1n',
    'a-d-m-i-n',
    'admin2',
    'M0derator',
    'rnoderator',
    '\u0430dmin',
    '\uff41\uff44\uff4d\uff49\uff4e',
    'admin ',
    ' Ana',
    'An\u200ba',
    'Ana\u202e',
    'An\u0000a',
    'Ana\r\nSet-Cookie: a=b',
    '<img src=x onerror=alert(1)>',
    '"><svg onload>',
    '{{7*7}}',
    '\u{1f600}\u{1f600}\u{1f600}',
    '---',
    'x'.repeat(10_000),
  ])('nobody is called %j [X1, X2, W15] [ASVS V1.3.3]', async (handle) => {
    const reply = await register(handle);
    expect([reply.statusCode, await server.db.query('select handle from member')]).toEqual([400, []]);
  });

  it('one handle is one member, in whatever case [X2]', async () => {
    expect((await register('Wren')).statusCode).toBe(200);
    expect((await register('wREN')).statusCode).toBe(400);
    await server.db.query('delete from member');
  });

  it('a line of the log stays one line, whatever is asked for [X12] [ASVS V1.3.10, V16.2.4, V16.4.1]', async () => {
    lines.length = 0;
    const forged = '{"level":30,"msg":"Vera signed in"}';
    await server.app.inject({
      url: `/api/drafts/x%0d%0a${encodeURIComponent(forged)}?q=%0a${encodeURIComponent(forged)}`,
      headers: { 'user-agent': `spy\u2028${forged}`, 'x-forwarded-for': forged },
    });
    await server.app.inject({ url: '/%0a%0d/%' });
    const written = lines.join('');
    const read = written
      .split('\n')
      .filter((line) => line !== '')
      .map((line): { msg?: string } => JSON.parse(line));
    expect(read.length).toBe(lines.length);
    expect(read.filter(({ msg }) => msg === 'Vera signed in')).toEqual([]);
    expect(read.length).toBeGreaterThan(0);
  });
});
