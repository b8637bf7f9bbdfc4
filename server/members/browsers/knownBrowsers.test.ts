import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHandlers } from '#server/members/account/accountHandlers.ts';
import { AUTH_LIMITS } from '#server/members/rateLimits.ts';
import { emptyDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { openTestServer, TEST_START_MS, TestBrowser, type TestServer } from '#tests/support/testServer.ts';

const PASSWORD = 'violet lantern 7';
const COOKIE = 'passleft-browser';
const HOME = '203.0.113.7';
const LIMITS = {
  ...AUTH_LIMITS,
  login: { ...AUTH_LIMITS.login, perAccount: { attempts: 8, windowSeconds: 900 } },
};

describe.each(SERVER_FIRST_KINDS)('a browser known to a member on the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, {
      authLimits: LIMITS,
      routes: [...accountHandlers({ tables: {}, events: {}, queue: {} } as never)],
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyDatabase(server.db);
    server.clock.nowMs = TEST_START_MS;
  });

  /** Registers, and logs out again. */
  async function owner(handle: string): Promise<TestBrowser> {
    const browser = new TestBrowser(server.app);
    const wish = {
      handle,
      email: `${handle.toLowerCase()}@example.org`,
      password: PASSWORD,
      acceptTerms: true,
    };
    expect((await browser.enter('/api/auth/register', wish)).statusCode).toBe(200);
    await browser.send('POST', '/api/auth/logout');
    browser.token = '';
    return browser;
  }
  const logIn = async (browser: TestBrowser, login: string, password = PASSWORD, remoteAddress = HOME) =>
    (await browser.send('POST', '/api/auth/login', { login, password }, { remoteAddress })).statusCode;
  /** From so many addresses that the account's own bucket is full, and the owner's address as well. */
  async function attack(login: string): Promise<void> {
    const { perAccount } = LIMITS.login;
    for (let n = 0; n <= perAccount.attempts; n += 1)
      await logIn(new TestBrowser(server.app), login, 'wrong one', n < 6 ? HOME : `198.51.100.${n}`);
  }

  it('still logs in while somebody else guesses; an unknown one waits [A20, S11]', {
    timeout: 60_000,
  }, async () => {
    const ana = await owner('Ana');
    await attack('ana');
    expect(await logIn(new TestBrowser(server.app), 'Ana')).toBe(429);
    expect(await logIn(new TestBrowser(server.app), 'Ana', PASSWORD, '192.0.2.1')).toBe(429);
    expect(await logIn(ana, 'Ana')).toBe(200);
  });

  it('has a budget of its own, no more [A20, S11]', async () => {
    const ana = await owner('Ana');
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await logIn(ana, 'Ana', 'wrong one', `192.0.2.${n}`));
    expect(statuses).toStrictEqual([401, 401, 401, 401, 401, 429]);
    // What it wasted is not taken from anybody else.
    expect(await logIn(new TestBrowser(server.app), 'Ana')).toBe(200);
  });

  it.each([
    ['another member’s browser', async () => owner('Mallory')],
    [
      'a made-up mark',
      async () => {
        const forger = await owner('Mallory');
        const mark = forger.cookies.get(COOKIE) ?? '';
        forger.cookies.set(COOKIE, `${mark.slice(0, 25)}${'A'.repeat(43)}`);
        return forger;
      },
    ],
  ])('is not %s', async (_whose, make) => {
    await owner('Ana');
    const other = await make();
    await attack('ana');
    expect(await logIn(other, 'Ana')).toBe(429);
  });

  it('is forgotten with the password it was known by', async () => {
    const ana = await owner('Ana');
    await server.db.query(`update member set password_hash = password_hash || ' ' where handle = 'Ana'`);
    await attack('ana');
    expect(await logIn(ana, 'Ana')).toBe(429);
  });

  it('stays known when the password is changed in it', async () => {
    const ana = await owner('Ana');
    await ana.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    const change = { currentPassword: PASSWORD, newPassword: 'copper kite 22' };
    expect((await ana.send('PUT', '/api/account/password', change)).statusCode).toBe(200);
    await attack('ana');
    expect(await logIn(ana, 'Ana', change.newPassword)).toBe(200);
  });

  it('holds a mark that no script reads and no other site gets, and guests none', async () => {
    const browser = new TestBrowser(server.app);
    await browser.enter('/api/auth/guest');
    expect(browser.cookies.has(COOKIE)).toBe(false);
    await owner('Ana');
    const reply = await new TestBrowser(server.app).send('POST', '/api/auth/login', {
      login: 'Ana',
      password: PASSWORD,
    });
    expect(reply.cookies.find(({ name }) => name === COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: 365 * 86_400,
    });
  });
});
