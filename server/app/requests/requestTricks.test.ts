import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  openWholeServer,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';

const OVERVIEW = '/api/admin/overview';
const EVIL = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://localhost:3000@evil'];

describe('requests that want to be taken for others', () => {
  let server: TestServer;
  let guest: TestBrowser;

  beforeAll(async () => {
    server = await openWholeServer('server');
    guest = new TestBrowser(server.app);
    await guest.enter('/api/auth/guest');
  });
  afterAll(() => server?.close());

  it.each([
    `${OVERVIEW}/`,
    '/api//admin/overview',
    '//api/admin/overview',
    '/API/admin/overview',
    '/api/Admin/Overview',
    `${OVERVIEW};x`,
    `${OVERVIEW}%2f`,
    `${OVERVIEW}%00`,
    '/api/%61dmin/overview',
    '/api/home/../admin/overview',
    '/api/home/%2e%2e/admin/overview',
    '/api/home/..%2fadmin/overview',
    `${OVERVIEW}?handle=Admin&roles=Admin`,
  ])('%s opens nothing that its plain spelling does not [Z9]', async (url) => {
    const asked = [await new TestBrowser(server.app).send('GET', url), await guest.send('GET', url)];
    for (const { statusCode } of asked) expect([400, 401, 403, 404]).toContain(statusCode);
    expect(asked.map(({ statusCode }) => statusCode)).not.toContain(200);
  });

  it('a header that names another method changes nothing [Z9]', async () => {
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    };
    const list = await guest.send('GET', '/api/account/sessions?_method=DELETE', undefined, { headers });
    expect([list.statusCode, list.json().sessions.length]).toEqual([200, 1]);
    expect((await guest.send('GET', '/api/auth/me')).statusCode).toBe(200);
  });

  it('HEAD asks for the same rights as GET, and TRACE is not answered [Z9] [ASVS V13.4.4]', async () => {
    const head = (token: string) =>
      server.app.inject({
        method: 'HEAD',
        url: OVERVIEW,
        headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      });
    expect([(await head('')).statusCode, (await head(guest.token)).statusCode]).toEqual([401, 403]);
    const traced = await server.app.inject({
      method: 'TRACE',
      url: '/api/auth/me',
      headers: { 'x-spy': 'echo' },
    });
    expect([traced.statusCode, traced.body.includes('echo')]).toEqual([404, false]);
  });

  it.each([
    'page=1&page=2',
    'sort=newest&sort=fullest',
    'q=a&q=b',
    'q[]=a&q[]=b&page=x',
    'page=1e309',
    'page=NaN',
    'page=-1',
    'page=1.5',
    'page=9007199254740993',
    'page=',
    'free=1',
  ])('the query %s is refused [Z13] [ASVS V1.4.2, V15.3.7]', async (query) => {
    const reply = await guest.send('GET', `/api/drafts?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation']);
  });

  it.each([
    ['{"game":"g","template":"t","solo":"false"}'],
    ['{"game":["g"],"template":"t","solo":false}'],
    ['{"game":"g","template":"t","solo":false,"settings":{"seats":"5"}}'],
    ['{"game":"g","template":"t","solo":false,"settings":{"seats":1e309}}'],
    ['{"game":"g","template":"t","solo":false,"settings":{"seats":9007199254740993}}'],
    ['{"game":"g","template":"t","solo":false,"settings":[]}'],
  ])('the body %s is refused [Z13] [ASVS V1.4.2, V2.2.1, V15.3.5]', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await guest.send('POST', '/api/drafts', undefined, { headers, payload });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation']);
  });

  it.each(EVIL)(
    'a page of %s may read nothing and is told nothing of what it might ask [C2] [ASVS V3.4.2]',
    async (origin) => {
      const asked = [
        await guest.send('GET', '/api/auth/me', undefined, { headers: { origin } }),
        await server.app.inject({
          method: 'OPTIONS',
          url: '/api/auth/logout',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      ];
      const named = asked.flatMap(({ headers }) =>
        Object.keys(headers).filter((name) => /^access-control-/.test(name)),
      );
      expect(named).toEqual([]);
      expect(asked[1]?.statusCode).toBe(404);
    },
  );

  it('an answer is nobody’s version of another: whoever asks with a foreign tag gets the own answer [H9]', async () => {
    const headers = { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' };
    const reply = await guest.send('GET', '/api/auth/me', undefined, { headers });
    expect([reply.statusCode, reply.headers.etag, reply.json().isGuest]).toEqual([200, undefined, true]);
  });

  it('answers cookie and bearer of one browser with one person: a cookie alone opens nothing but sign-in', async () => {
    const { token } = guest;
    guest.token = '';
    expect((await guest.send('GET', '/api/auth/me')).statusCode).toBe(401);
    guest.token = token;
  });
});

describe('a site with https', () => {
  it('opens its line encrypted alone and asks for https from then on [W16, C1] [ASVS V3.4.1, V4.4.1, V12.2.1]', async () => {
    const settings = testSettings({ PUBLIC_URL: 'https://draft.example.org' });
    const server = await openTestServer('server', { settings });
    const { headers } = await server.app.inject('/api/auth/providers');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' wss://draft.example.org;");
    expect(policy).not.toMatch(/ ws:|http:|\*/);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
    await server.close();
  });
});
