import { createServer } from 'node:http';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMembers } from '#server/members/members.ts';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { ANY_KIND, emptyDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  openTestServer,
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';

const JWT_SECRET = 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq';
const ANA = { handle: 'Ana', email: 'Ana@Example.org', password: 'violet lantern 7', acceptTerms: true };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe.each(SERVER_FIRST_KINDS)('sessions on the %s database', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let guestNumber = 0;

  beforeAll(async () => {
    server = await openTestServer(kind, {
      settings: testSettings({ JWT_SECRET }),
      makeGuestHandle: () => `Brass Heron ${++guestNumber}`,
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyDatabase(server.db);
    server.clock.nowMs = TEST_START_MS;
    guestNumber = 0;
    browser = new TestBrowser(server.app);
  });

  const advance = (ms: number) => {
    server.clock.nowMs += ms;
  };
  const me = async (who = browser) => (await who.send('GET', '/api/auth/me')).statusCode;

  it('sets a cookie that no script, no other path and no other site gets [S8] [ASVS V3.3.2, V3.3.4, V7.2.3]', async () => {
    const { headers } = await browser.enter('/api/auth/guest');
    expect(headers['set-cookie']).toMatch(
      /^passleft=[\w-]{43}; Max-Age=604800; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  it('goes on with the cookie that an answer would have brought which was lost [S10]', async () => {
    await browser.enter('/api/auth/guest');
    advance(MINUTE_MS);
    const used = browser.cookies.get('passleft') ?? '';
    await browser.send('POST', '/api/auth/refresh');
    const [lost, thief] = [browser.cookies.get('passleft'), new TestBrowser(server.app)];
    for (const tab of [browser, thief]) {
      tab.cookies.set('passleft', used);
      expect((await tab.send('POST', '/api/auth/refresh')).statusCode).toBe(200);
      expect(tab.cookies.get('passleft')).toBe(lost);
    }
    advance(MINUTE_MS);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(200);
    advance(MINUTE_MS);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(200);
    // Two who hold the same cookie are found out as ever.
    expect((await thief.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
  });

  it('leaves the cookie as it is for a tab whose successor is used already [S10]', async () => {
    await browser.enter('/api/auth/guest');
    const late = new TestBrowser(server.app);
    late.cookies.set('passleft', browser.cookies.get('passleft') ?? '');
    await browser.send('POST', '/api/auth/refresh');
    await browser.send('POST', '/api/auth/refresh');
    const reply = await late.send('POST', '/api/auth/refresh');
    expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
  });

  it('rotates the cookie once though five tabs refresh together [S10]', async () => {
    await browser.enter('/api/auth/register', ANA);
    advance(MINUTE_MS);
    const cookie = `passleft=${browser.cookies.get('passleft')}`;
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        server.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode)).toStrictEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.cookies[0]?.value)).size).toBe(1);
    const stored = await server.db.query('select 1 from refresh_token');
    expect(stored).toHaveLength(2);
    for (const reply of replies) {
      const tab = new TestBrowser(server.app);
      tab.token = reply.json().token;
      expect(await me(tab)).toBe(200);
    }
  });

  it('rotates each token of twenty in a row once, however close five refreshes come [S10] [ASVS V7.2.2]', async () => {
    await browser.enter('/api/auth/register', ANA);
    let token = browser.cookies.get('passleft') ?? '';
    const kinds: string[] = [];
    for (let round = 1; round <= 20; round += 1) {
      const { sessions } = server.app.context.members;
      const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => sessions.refresh(token)));
      const rotated = outcomes.flatMap((outcome) =>
        outcome.kind === 'rotated' ? [outcome.refreshToken] : [],
      );
      kinds.push(
        outcomes
          .map((outcome) => outcome.kind)
          .sort()
          .join(' '),
      );
      token = rotated[0] ?? '';
    }
    expect(new Set(kinds)).toStrictEqual(new Set(['grace grace grace grace rotated']));
  });

  it('ends the session of both when a used cookie comes back after the grace [S9] [ASVS V10.4.5]', async () => {
    await browser.enter('/api/auth/register', ANA);
    const stolen = browser.cookies.get('passleft') ?? '';
    await browser.enter('/api/auth/refresh');
    advance(10_001);
    const thief = new TestBrowser(server.app);
    thief.cookies.set('passleft', stolen);
    expect((await thief.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
    expect(thief.cookies.size).toBe(0);
    expect(await me()).toBe(401);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
  });

  it('writes into the log that a used cookie came back, and not the cookie [S9, C8] [ASVS V16.3.3]', async () => {
    const lines: string[] = [];
    const own = await openTestServer(ANY_KIND, {
      settings: testSettings({ JWT_SECRET, LOG_LEVEL: 'info' }),
      logger: { write: (line: string) => void lines.push(line) },
    });
    const owner = new TestBrowser(own.app);
    await owner.enter('/api/auth/guest');
    const stolen = owner.cookies.get('passleft') ?? '';
    await owner.enter('/api/auth/refresh');
    own.clock.nowMs += 10_001;
    const thief = new TestBrowser(own.app);
    thief.cookies.set('passleft', stolen);
    await thief.send('POST', '/api/auth/refresh');
    const warned = lines.filter((line) => line.includes('refresh token reused'));
    expect(warned).toHaveLength(1);
    expect(JSON.parse(warned[0] ?? '{}')).toMatchObject({ sessionId: expect.any(String) });
    expect(lines.join('')).not.toContain(stolen);
    await own.close();
  });

  it('stores no refresh token as it is [ASVS V7.2.3]', async () => {
    await browser.enter('/api/auth/guest');
    const rows = await server.db.query<{ hash: string }>('select hash from refresh_token');
    expect(rows).toStrictEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it.each([
    ['seven days without use', [7 * DAY_MS]],
    ['thirty days of steady use', [6, 6, 6, 6, 6].map((days) => days * DAY_MS)],
  ])('ends a session after %s [S11] [ASVS V7.3.1, V7.3.2, V10.4.8]', async (_name, steps) => {
    await browser.enter('/api/auth/register', ANA);
    const codes: number[] = [];
    for (const step of steps) {
      advance(step);
      codes.push((await browser.send('POST', '/api/auth/refresh')).statusCode);
    }
    expect(codes).toStrictEqual([...steps.slice(1).map(() => 200), 401]);
  });

  it('ends the session at logout, for token and cookie at once [S13] [ASVS V7.4.1]', async () => {
    await browser.enter('/api/auth/register', ANA);
    const cookie = browser.cookies.get('passleft') ?? '';
    expect(await me()).toBe(200);
    expect((await browser.send('POST', '/api/auth/logout')).statusCode).toBe(204);
    expect([...browser.cookies.keys()]).toStrictEqual(['passleft-browser']);
    expect(await me()).toBe(401);
    browser.cookies.set('passleft', cookie);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
  });

  it('ends the session that a browser had when it signs in again [S14] [ASVS V7.2.4]', async () => {
    await browser.enter('/api/auth/register', ANA);
    const before = browser.token;
    await browser.enter('/api/auth/login', { login: 'Ana', password: ANA.password });
    expect(await me()).toBe(200);
    browser.token = before;
    expect(await me()).toBe(401);
  });

  it('sees within five seconds that a role was taken or a session ended elsewhere [S7] [ASVS V10.3.2]', async () => {
    const { userId } = (await browser.enter('/api/auth/register', ANA)).json();
    await server.db.query(`update member set roles = '{Admin}' where id = $1`, [userId]);
    const before = await server.app.context.members.authenticate(browser.token);
    expect(before?.roles).toStrictEqual(['Admin']);
    await server.db.query(`update member set roles = '{}' where id = $1`, [userId]);
    advance(5_000);
    const after = await server.app.context.members.authenticate(browser.token);
    expect(after).toStrictEqual({
      memberId: userId,
      sessionId: before?.sessionId,
      handle: 'Ana',
      hasSecondFactor: false,
      roles: [],
      isGuest: false,
      isVerified: false,
      expiresAtMs: TEST_START_MS + 15 * MINUTE_MS,
    });
    await server.db.query('update refresh_family set revoked_at = now()');
    advance(5_000);
    expect(await me()).toBe(401);
  });

  it('ends all sessions of a member, and tells who listens [S15]', async () => {
    const { userId } = (await browser.enter('/api/auth/register', ANA)).json();
    const principal = await server.app.context.members.authenticate(browser.token);
    const ended = new Promise<string>((resolve) => {
      server.app.context.members.sessions.onEnded(resolve);
    });
    await server.app.context.members.sessions.endAllOf(userId);
    expect(await ended).toBe(principal?.sessionId);
    expect(await server.app.context.members.sessions.listOf(userId)).toStrictEqual([]);
    expect(await me()).toBe(401);
  });

  it('refuses access tokens that are not ours, not whole or not for this [S1, S3, S4, S5] [ASVS V7.2.1, V9.1.1, V9.1.2, V9.2.1, V9.2.2, V9.2.3, V10.3.1]', async () => {
    const { userId } = (await browser.enter('/api/auth/register', ANA)).json();
    const genuine = browser.token;
    const sid = (await server.app.context.members.authenticate(genuine))?.sessionId;
    const claims = { sid, handle: 'Ana', roles: ['Admin'] };
    const at = TEST_START_MS / 1000;
    const sign = (change: (jwt: SignJWT) => SignJWT, typ = 'at+jwt', secret = JWT_SECRET, alg = 'HS256') =>
      change(
        new SignJWT(claims)
          .setProtectedHeader({ alg, typ })
          .setIssuer('http://127.0.0.1:3000')
          .setAudience('passleft')
          .setSubject(userId)
          .setIssuedAt(at)
          .setExpirationTime(at + 60),
      ).sign(new TextEncoder().encode(secret));
    const [head = '', body = '', signature = ''] = genuine.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: userId, exp: at + 60 })).toString(
      'base64url',
    );
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer('http://127.0.0.1:3000')
      .setAudience('passleft')
      .setSubject(userId)
      .setIssuedAt(at)
      .setExpirationTime(at + 60)
      .encode();
    const refused = {
      'alg none': unsigned,
      'empty signature': `${head}.${body}.`,
      'changed claims': `${head}.${forged}.${signature}`,
      'another key': await sign((jwt) => jwt, 'at+jwt', JWT_SECRET.toLowerCase()),
      'another algorithm': await sign((jwt) => jwt, 'at+jwt', JWT_SECRET + JWT_SECRET, 'HS512'),
      'another type': await sign((jwt) => jwt, 'JWT'),
      'another issuer': await sign((jwt) => jwt.setIssuer('https://evil.example')),
      'another audience': await sign((jwt) => jwt.setAudience('someone')),
      'another member': await sign((jwt) => jwt.setSubject('somebody-else')),
      'no expiry': await sign(
        (jwt) =>
          new SignJWT({ ...claims, iss: 'http://127.0.0.1:3000', aud: 'passleft', sub: userId })
            .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
            .setIssuedAt(at) ?? jwt,
      ),
      expired: await sign((jwt) => jwt.setExpirationTime(at - 1)),
      'expired for a minute': await sign((jwt) => jwt.setExpirationTime(at - 61)),
      'not valid yet': await sign((jwt) => jwt.setNotBefore(at + 31)),
      'issued in the future': await sign((jwt) => jwt.setIssuedAt(at + 31)),
      'issued long ago': await sign((jwt) => jwt.setIssuedAt(at - 931)),
      'algorithm None': [Buffer.from('{"alg":"None","typ":"at+jwt"}').toString('base64url'), body, ''].join(
        '.',
      ),
      'the algorithm of a key pair': [
        Buffer.from('{"alg":"RS256","typ":"at+jwt"}').toString('base64url'),
        body,
        signature,
      ].join('.'),
      'two dots less': body,
      'dots alone': '..',
      'a refresh token': browser.cookies.get('passleft') ?? '',
      cut: genuine.slice(0, -2),
      'no dots': 'abc',
      huge: `ey${'a'.repeat(100_000)}`,
    };
    const accepted: string[] = [];
    for (const [name, token] of Object.entries(refused)) {
      browser.token = token;
      if ((await me()) !== 401) accepted.push(name);
    }
    expect(accepted).toStrictEqual([]);
    browser.token = await sign((jwt) => jwt);
    expect(await me()).toBe(200);
    expect((await server.app.context.members.authenticate(browser.token))?.roles).toStrictEqual([]);
  });

  it('answers the line of drafts as it answers a call [S1, W2]', async () => {
    const whole = await openWholeServer(ANY_KIND, { settings: testSettings({ JWT_SECRET }) });
    const own = new TestBrowser(whole.app);
    const negotiate = async () =>
      (await own.send('POST', '/api/hub/negotiate?negotiateVersion=1')).statusCode;
    await own.enter('/api/auth/guest');
    expect(await negotiate()).toBe(200);
    const [head = '', body = ''] = own.token.split('.');
    for (const token of [
      '',
      'abc',
      `${head}.${body}.`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    ]) {
      own.token = token;
      expect(await negotiate()).toBe(401);
    }
    await whole.close();
  });

  it('asks no address and reads no file that a token names for its key [S2] [ASVS V9.1.3]', async () => {
    const { userId } = (await browser.enter('/api/auth/register', ANA)).json();
    const sid = (await server.app.context.members.authenticate(browser.token))?.sessionId;
    const asked: string[] = [];
    const key = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('{"keys":[]}');
    });
    const url = `http://127.0.0.1:${await listenOn(key, 0)}/keys`;
    const signed = (header: object, secret: string) =>
      new SignJWT({ sid, handle: 'Ana', roles: [] })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .setIssuer('http://127.0.0.1:3000')
        .setAudience('passleft')
        .setSubject(userId)
        .setIssuedAt(TEST_START_MS / 1000)
        .setExpirationTime(TEST_START_MS / 1000 + 60)
        .sign(new TextEncoder().encode(secret));
    const jwk = { kty: 'oct', k: Buffer.from('a key of the attacker, 32 bytes+').toString('base64url') };
    for (const header of [
      { kid: '../../../dev/null' },
      { kid: `x' union select 'k` },
      { jku: url },
      { x5u: url },
      { jwk },
      { crit: ['exp'] },
    ]) {
      browser.token = await signed(header, 'a key of the attacker, 32 bytes+').catch(() => 'unsigned');
      expect([header, await me()]).toStrictEqual([header, 401]);
    }
    expect(asked).toStrictEqual([]);
    await new Promise((resolve) => key.close(resolve));
  });

  it('says in an access token no more than who and which session [S7] [ASVS V8.3.1, V9.2.4, V10.3.3]', async () => {
    await browser.enter('/api/auth/register', ANA);
    expect(Object.keys(decodeJwt(browser.token)).sort()).toStrictEqual(
      ['aud', 'exp', 'handle', 'iat', 'iss', 'roles', 'sid', 'sub'].sort(),
    );
    expect(decodeProtectedHeader(browser.token)).toStrictEqual({ alg: 'HS256', typ: 'at+jwt' });
  });

  it('takes an access token from no address [S18] [ASVS V14.2.1]', async () => {
    await browser.enter('/api/auth/register', ANA);
    const { token } = browser;
    browser.token = '';
    for (const name of ['access_token', 'token', 'bearer'])
      expect((await browser.send('GET', `/api/auth/me?${name}=${token}`)).statusCode).toBe(401);
  });

  it('lets an access token live for fifteen minutes [S7] [ASVS V9.2.1]', async () => {
    await browser.enter('/api/auth/register', ANA);
    advance(15 * MINUTE_MS - 1);
    expect(await me()).toBe(200);
    advance(1);
    expect(await me()).toBe(401);
  });

  it('refuses what another site sends, and lets the own pages through [S12] [ASVS V3.5.1, V3.5.2]', async () => {
    await browser.enter('/api/auth/register', ANA);
    const refresh = async (headers: Record<string, string>) =>
      (await browser.send('POST', '/api/auth/refresh', undefined, { headers })).statusCode;
    expect(await refresh({ origin: 'https://evil.example' })).toBe(403);
    expect(await refresh({ origin: 'null' })).toBe(403);
    expect(await refresh({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await refresh({ origin: 'http://127.0.0.1:3000' })).toBe(200);
    const form = { headers: { 'content-type': 'text/plain' }, payload: '{}' };
    expect((await browser.send('POST', '/api/auth/login', undefined, form)).statusCode).toBe(415);
  });

  it('takes a refresh with an empty JSON body', async () => {
    await browser.enter('/api/auth/guest');
    const headers = { 'content-type': 'application/json' };
    expect((await browser.send('POST', '/api/auth/refresh', undefined, { headers })).statusCode).toBe(200);
  });

  it('ends a session in other processes too, at once [S13] [ASVS V7.4.1]', async () => {
    const { userId } = (await browser.enter('/api/auth/register', ANA)).json();
    const elsewhere = await createMembers({
      db: server.db,
      settings: testSettings({ JWT_SECRET }),
      mail: server.app.context.mail,
      now: () => server.clock.nowMs,
    });
    expect((await elsewhere.authenticate(browser.token))?.memberId).toBe(userId);
    const told = new Promise<string>((resolve) => {
      elsewhere.sessions.onEnded(resolve);
    });
    await browser.send('POST', '/api/auth/logout');
    await told;
    expect(await elsewhere.authenticate(browser.token)).toBeNull();
    await elsewhere.close();
  });
});
