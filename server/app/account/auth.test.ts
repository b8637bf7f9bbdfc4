import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { SAFE_PASSWORD_COST, setPasswordCost } from '#server/members/passwordCost.ts';
import { ANY_KIND, emptyDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  openTestServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';

const JWT_SECRET = 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq';
const ANA = { handle: 'Ana', email: 'Ana@Example.org', password: 'violet lantern 7', acceptTerms: true };
const MINUTE_MS = 60_000;

describe.each(SERVER_FIRST_KINDS)('accounts on the %s database', (kind) => {
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
  const problem = (code: string, message: string, more = {}) => ({
    code,
    message,
    requestId: expect.any(String),
    ...more,
  });

  it('registers somebody, who is then signed in and sees the own account', async () => {
    const response = await browser.enter('/api/auth/register', ANA);
    expect(response.statusCode).toBe(200);
    const { userId } = response.json();
    expect(response.json()).toStrictEqual({
      token: expect.stringMatching(/^ey/),
      userId,
      handle: 'Ana',
      email: 'Ana@Example.org',
      roles: [],
    });
    expect((await browser.send('GET', '/api/auth/me')).json()).toStrictEqual({
      userId,
      handle: 'Ana',
      email: 'Ana@Example.org',
      roles: [],
      createdUtc: '2026-11-21T12:00:00.000Z',
      avatarUrl: `/art/avatars/${userId}.svg`,
      isGuest: false,
      isVerified: false,
      offersTestBench: true,
    });
  });

  it('stores passwords as argon2id with 19 MiB and two passes [A6] [ASVS V11.4.2]', async () => {
    setPasswordCost(SAFE_PASSWORD_COST);
    await browser.enter('/api/auth/register', ANA);
    const [row] = await server.db.query<{ hash: string }>('select password_hash as hash from member');
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes no role, id or verification from the registration [A24, Z5] [ASVS V15.3.3]', async () => {
    await browser.enter('/api/auth/register', {
      ...ANA,
      roles: ['Admin'],
      id: 'x',
      isVerified: true,
      isGuest: true,
    });
    expect((await browser.send('GET', '/api/auth/me')).json()).toMatchObject({
      roles: [],
      isVerified: false,
      isGuest: false,
    });
  });

  it.each([
    [
      { ...ANA, handle: 'an', password: 'short' },
      { handle: ['Use at least 3 characters.'], password: ['Use at least 8 characters.'] },
    ],
    [{ ...ANA, handle: 'Adm1n' }, { handle: ['This handle is reserved.'] }],
    [{ ...ANA, acceptTerms: false }, { acceptTerms: ['Accept the terms of service to create an account.'] }],
    [
      { ...ANA, email: 'a@b.c\r\nBcc: x@y.z' },
      { email: ['Enter an email address such as ana@example.org.'] },
    ],
    [
      { ...ANA, password: 'P@ssw0rd123' },
      { password: ['This password is one of the first that others would try.'] },
    ],
    [
      { ...ANA, password: 'ana@example.org' },
      { password: ['Do not use your handle or email address as password.'] },
    ],
  ])(
    'answers a wrong registration with the fields at fault: %# [spec 5.4, 7.9] [ASVS V2.2.2]',
    async (wish, errors) => {
      const response = await browser.send('POST', '/api/auth/register', wish);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toStrictEqual(
        problem('validation', 'Please check what you entered.', { errors }),
      );
    },
  );

  it('says that a handle and an address are taken, whatever their case', async () => {
    await browser.enter('/api/auth/register', ANA);
    const wish = { ...ANA, handle: 'ANA', email: 'ANA@EXAMPLE.ORG' };
    const response = await new TestBrowser(server.app).send('POST', '/api/auth/register', wish);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toStrictEqual({
      handle: ['This handle is taken.'],
      email: ['There is already an account with this email address.'],
    });
  });

  it('gives a handle to one of five who ask for it at once [A9] [ASVS V2.3.4]', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        new TestBrowser(server.app).send('POST', '/api/auth/register', {
          ...ANA,
          email: `a${n}@example.org`,
        }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([200, 400, 400, 400, 400]);
    expect(replies.find((reply) => reply.statusCode === 400)?.json().errors).toStrictEqual({
      handle: ['This handle is taken.'],
    });
  });

  it('lets people in by handle and by address, whatever the case, and only with the whole password [spec 7.9]', async () => {
    await browser.enter('/api/auth/register', ANA);
    const login = async (name: string, password: string) =>
      (await new TestBrowser(server.app).send('POST', '/api/auth/login', { login: name, password }))
        .statusCode;
    expect(await login('aNA', ANA.password)).toBe(200);
    expect(await login(' ana@example.ORG ', ANA.password)).toBe(200);
    expect(await login('Ana', ANA.password.toUpperCase())).toBe(401);
    expect(await login('Ana', ` ${ANA.password}`)).toBe(401);
    expect(await login('Ana', ANA.password.slice(0, 8))).toBe(401);
  });

  it('answers an unknown name, a guest and a wrong password in the same words', async () => {
    await browser.enter('/api/auth/register', ANA);
    await new TestBrowser(server.app).enter('/api/auth/guest');
    const replies = await Promise.all(
      ['Ana', 'Nobody', 'nobody@example.org', 'Brass Heron 1'].map((login) =>
        new TestBrowser(server.app).send('POST', '/api/auth/login', { login, password: 'not the one' }),
      ),
    );
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toStrictEqual(problem('wrongCredentials', 'Email, handle or password is wrong.'));
      expect(reply.cookies).toStrictEqual([]);
    }
  });

  it('keeps the id of a guest who registers, and ends the guest session', async () => {
    const guest = (await browser.enter('/api/auth/guest')).json();
    expect(guest).toMatchObject({ handle: 'Brass Heron 1', email: '', roles: [] });
    const guestToken = browser.token;
    const member = (await browser.enter('/api/auth/register', ANA)).json();
    expect(member).toMatchObject({ userId: guest.userId, handle: 'Ana' });
    expect((await browser.send('GET', '/api/auth/me')).json()).toMatchObject({
      isGuest: false,
      handle: 'Ana',
    });
    browser.token = guestToken;
    expect(await me()).toBe(401);
  });

  it('knows a registering guest by the cookie when the access token has expired', async () => {
    const { userId } = (await browser.enter('/api/auth/guest')).json();
    advance(16 * MINUTE_MS);
    expect((await browser.enter('/api/auth/register', ANA)).json().userId).toBe(userId);
  });

  it('does not turn a signed-in member into another one', async () => {
    const { userId } = (await browser.enter('/api/auth/register', ANA)).json();
    const second = await browser.enter('/api/auth/register', {
      ...ANA,
      handle: 'Bo',
      email: 'bo@example.org',
    });
    expect(second.json().userId).not.toBe(userId);
  });

  it('finds another handle for a guest when the generated one is taken', async () => {
    await browser.enter('/api/auth/guest');
    guestNumber = 0;
    const { handle } = (await new TestBrowser(server.app).enter('/api/auth/guest')).json();
    expect(handle).toMatch(/^Brass Heron 2 \d+$/);
  });

  it('refuses the demo accounts outside demo mode [A24] [ASVS V6.3.2, V15.2.3]', async () => {
    await seedDemoMembers(server.db, server.clock.nowMs);
    const juno = { login: 'Juno', password: 'passleft-demo-juno' };
    expect((await browser.send('POST', '/api/auth/login', juno)).statusCode).toBe(401);
  });
});

describe('demo mode', () => {
  it('lets the three demo accounts in, verified and with their roles, and keeps its secret over a restart', async () => {
    const settings = testSettings({ DEMO_MODE: '1' });
    const first = await openTestServer(ANY_KIND, { settings });
    await seedDemoMembers(first.db, TEST_START_MS);
    await seedDemoMembers(first.db, TEST_START_MS);
    const standings: unknown[] = [];
    const browser = new TestBrowser(first.app);
    for (const name of ['Ana', 'Mara', 'Juno']) {
      await browser.enter('/api/auth/login', {
        login: name,
        password: `passleft-demo-${name.toLowerCase()}`,
      });
      const { handle, roles, isVerified } = (await browser.send('GET', '/api/auth/me')).json();
      standings.push({ handle, roles, isVerified });
    }
    expect(standings).toStrictEqual([
      { handle: 'Ana', roles: [], isVerified: true },
      { handle: 'Mara', roles: ['PowerUser'], isVerified: true },
      { handle: 'Juno', roles: ['Admin'], isVerified: true },
    ]);
    await first.app.drain();

    const second = await openTestServer(ANY_KIND, { settings, db: first.db });
    const later = new TestBrowser(second.app);
    later.token = browser.token;
    expect((await later.send('GET', '/api/auth/me')).json()).toMatchObject({ handle: 'Juno' });
    await second.close();
  });
});

describe('a site behind https', () => {
  it('marks its cookie secure and sends strict transport security [S8] [ASVS V3.3.1, V3.3.3]', async () => {
    const server = await openTestServer(ANY_KIND, {
      settings: testSettings({ PUBLIC_URL: 'https://draft.example.org' }),
    });
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/guest' });
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-passleft=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await server.close();
  });
});
