import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { createMembers } from '#server/members/members.ts';
import { ANY_KIND, emptyDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';
import type { RouteModule } from '../appContext.ts';
import { allowed } from '../guards.ts';

const JWT_SECRET = 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq';
const OTHER_SECRET = 'Hq0Gf6Ds2Rp5Lc8Xn3Bm7Yt1Qv9k4WzE';
const PASSWORD = 'violet lantern 7';
const WRONG = '000000';
const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

const ofReply = (reply: { statusCode: number; json(): unknown }) => ({
  status: reply.statusCode,
  body: reply.json(),
});
const problem = (status: number, code: string, message: string, more = {}) => ({
  status,
  body: { code, message, requestId: expect.any(String), ...more },
});
const ASKED = problem(401, 'secondFactorAsked', 'Enter the code from your authenticator app.');
const WRONG_AT_LOGIN = problem(401, 'wrongCode', 'That code is not right.');
const WRONG_ON_PROFILE = problem(403, 'wrongFactorCode', 'That code is not right.', {
  errors: { code: ['That code is not right.'] },
});
const OVER = problem(401, 'challengeOver', 'Log in again.');

const adminRoute: RouteModule = (api, context) => {
  api.get('/admin/anything', { preHandler: allowed(context, 'administer') }, async () => ({ done: true }));
};

describe.each(SERVER_FIRST_KINDS)('the second factor on the %s database', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openWholeServer(kind, {
      settings: testSettings({ JWT_SECRET }),
      moreRoutes: [adminRoute],
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyDatabase(server.db);
    server.clock.nowMs = TEST_START_MS;
  });

  const advance = (ms: number) => {
    server.clock.nowMs += ms;
  };
  const codeOf = (secret: string, stepsFromNow = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: server.clock.nowMs + stepsFromNow * STEP_MS,
    });
  const me = async (browser: TestBrowser) => (await browser.send('GET', '/api/auth/me')).statusCode;
  const login = (browser: TestBrowser, password = PASSWORD) =>
    browser.send('POST', '/api/auth/login', { login: 'Ana', password });
  const answer = (browser: TestBrowser, code: string) => browser.enter('/api/auth/second-factor', { code });

  async function ana() {
    const browser = new TestBrowser(server.app);
    const wish = { handle: 'Ana', email: 'ana@example.org', password: PASSWORD, acceptTerms: true };
    const { userId } = (await browser.enter('/api/auth/register', wish)).json();
    await server.db.query('update member set verified_at = $2 where id = $1', [
      userId,
      new Date(TEST_START_MS),
    ]);
    return { browser, userId: String(userId) };
  }
  const start = (browser: TestBrowser) =>
    browser.send('POST', '/api/account/second-factor', { currentPassword: PASSWORD });
  const confirm = (browser: TestBrowser, code: string) =>
    browser.send('POST', '/api/account/second-factor/confirm', { code });
  /** Ana with her second factor on; one step later, so that the next code is a new one. */
  async function protectedAna() {
    const { browser, userId } = await ana();
    const secret: string = (await start(browser)).json().secret;
    const recoveryCodes: string[] = (await confirm(browser, codeOf(secret))).json().recoveryCodes;
    advance(STEP_MS);
    return { browser, userId, secret, recoveryCodes };
  }
  /** A new browser that has shown the password. */
  async function challenged() {
    const browser = new TestBrowser(server.app);
    expect(ofReply(await login(browser))).toStrictEqual(ASKED);
    return browser;
  }
  const anaEmails = async () =>
    (
      await server.db.query<{ subject: string }>(
        `select subject from mail where subject like '%second%' or subject like '%authenticator%' order by created_at, id`,
      )
    ).length;

  describe('turning it on', () => {
    it('gives a secret, then ten recovery codes for the first code, and tells by email [ASVS V6.5.2]', async () => {
      const { browser } = await ana();
      const started = (await start(browser)).json();
      expect(started).toStrictEqual({
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        address: expect.stringContaining('otpauth://totp/'),
      });
      expect((await browser.send('GET', '/api/account')).json().secondFactor.isOn).toBe(false);
      const typed = codeOf(started.secret).replace(/^(...)/, ' $1 ');
      const { recoveryCodes } = (await confirm(browser, typed)).json();
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes)
        expect(code).toMatch(/^([a-hj-km-np-tv-z0-9]{6}-){3}[a-hj-km-np-tv-z0-9]{6}$/);
      expect((await browser.send('GET', '/api/account')).json().secondFactor).toStrictEqual({
        isOn: true,
        asksForPasskey: false,
        isRequired: false,
        recoveryCodesLeft: 10,
      });
      expect(await anaEmails()).toBe(1);
    });

    it('takes no wrong code, and no code of a secret that was replaced or waited too long', async () => {
      const { browser } = await ana();
      const nothing = problem(409, 'secondFactorNotStarted', 'The key has expired. Start again.');
      expect(ofReply(await confirm(browser, WRONG))).toStrictEqual(nothing);
      const first: string = (await start(browser)).json().secret;
      const second: string = (await start(browser)).json().secret;
      expect(ofReply(await confirm(browser, codeOf(first)))).toStrictEqual(WRONG_ON_PROFILE);
      advance(15 * MINUTE_MS - 1);
      await browser.enter('/api/auth/refresh');
      expect(ofReply(await confirm(browser, WRONG))).toStrictEqual(WRONG_ON_PROFILE);
      advance(1);
      expect(ofReply(await confirm(browser, codeOf(second)))).toStrictEqual(nothing);
      expect((await browser.send('GET', '/api/account')).json().secondFactor.isOn).toBe(false);
    });

    it('answers what is no code at all as a wrong one', async () => {
      const { browser } = await ana();
      await start(browser);
      for (const code of ['08180４', 'abcdef', '1234567', 'ÄÖÜäöü'])
        expect(ofReply(await confirm(browser, code))).toStrictEqual(WRONG_ON_PROFILE);
    });

    it('happens once: whoever has the session cannot put another authenticator in its place', async () => {
      const { browser } = await protectedAna();
      expect(ofReply(await start(browser))).toStrictEqual(
        problem(409, 'secondFactorOn', 'Your second factor is on already.'),
      );
    });

    it('leaves other sessions as they are [ASVS V7.4.3]', async () => {
      const { browser } = await ana();
      const other = new TestBrowser(server.app);
      await other.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
      const { secret } = (await start(browser)).json();
      await confirm(browser, codeOf(secret));
      expect(await me(other)).toBe(200);
    });

    it('is not for guests', async () => {
      const browser = new TestBrowser(server.app);
      await browser.enter('/api/auth/guest');
      expect((await start(browser)).statusCode).toBe(403);
    });

    it('stores neither secret nor recovery code as they are [ASVS V6.5.2]', async () => {
      const { secret, recoveryCodes } = await protectedAna();
      const stored = JSON.stringify([
        await server.db.query(`select encode(sealed_secret, 'hex') as sealed from second_factor`),
        await server.db.query('select code_hash from recovery_code'),
      ]);
      expect(stored).not.toContain(Secret.fromBase32(secret).hex.toLowerCase());
      const unhidden = recoveryCodes.filter(
        (code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')),
      );
      expect(unhidden).toStrictEqual([]);
    });
  });

  describe('signing in with it [A26]', () => {
    it('asks for the code after the right password, and begins the session with it [ASVS V6.4.3]', async () => {
      const { secret } = await protectedAna();
      const browser = new TestBrowser(server.app);
      const asked = await login(browser);
      expect(ofReply(asked)).toStrictEqual(ASKED);
      expect(asked.headers['set-cookie']).toMatch(
        /^passleft-challenge=[\w-]{43}; Max-Age=300; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      );
      expect(await me(browser)).toBe(401);
      expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
      const entered = await answer(browser, codeOf(secret));
      expect(ofReply(entered)).toMatchObject({ status: 200, body: { handle: 'Ana' } });
      expect([...browser.cookies.keys()]).toStrictEqual(['passleft', 'passleft-browser']);
      expect(await me(browser)).toBe(200);
    });

    it('does not tell of the second factor before the password is right', async () => {
      await protectedAna();
      const browser = new TestBrowser(server.app);
      const refused = await login(browser, 'wrong one');
      expect(ofReply(refused)).toStrictEqual(
        problem(401, 'wrongCredentials', 'Email, handle or password is wrong.'),
      );
      expect(refused.cookies).toStrictEqual([]);
    });

    it('takes each code once, also a moment later in another browser [ASVS V6.5.1]', async () => {
      const { secret } = await protectedAna();
      const code = codeOf(secret);
      expect((await answer(await challenged(), code)).statusCode).toBe(200);
      expect(ofReply(await answer(await challenged(), code))).toStrictEqual(WRONG_AT_LOGIN);
      expect(ofReply(await answer(await challenged(), codeOf(secret, -1)))).toStrictEqual(WRONG_AT_LOGIN);
      advance(STEP_MS);
      expect((await answer(await challenged(), codeOf(secret))).statusCode).toBe(200);
    });

    it('takes the codes of the step before and after, and no others', async () => {
      const { secret } = await protectedAna();
      advance(10 * STEP_MS);
      const codes = [];
      for (const steps of [-2, 2, -1, 0, 1])
        codes.push((await answer(await challenged(), codeOf(secret, steps))).statusCode);
      expect(codes).toStrictEqual([401, 401, 200, 200, 200]);
    });

    it('lets one of twenty in who bring the same code at once', async () => {
      const { secret, recoveryCodes } = await protectedAna();
      const seven = async (code: string) => {
        const browsers = [];
        for (let n = 0; n < 7; n += 1) browsers.push(await challenged());
        const replies = await Promise.all(browsers.map((browser) => answer(browser, code)));
        return replies.map((reply) => reply.statusCode).sort();
      };
      expect(await seven(codeOf(secret))).toStrictEqual([200, 401, 401, 401, 401, 401, 401]);
      advance(15 * MINUTE_MS);
      expect(await seven(recoveryCodes[0] ?? '')).toStrictEqual([200, 401, 401, 401, 401, 401, 401]);
    });

    it('takes a recovery code once, however it is typed [ASVS V6.5.1]', async () => {
      const { browser, recoveryCodes } = await protectedAna();
      const [first = '', second = ''] = recoveryCodes;
      expect((await answer(await challenged(), first)).statusCode).toBe(200);
      expect(ofReply(await answer(await challenged(), first))).toStrictEqual(WRONG_AT_LOGIN);
      const typed = ` ${second.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
      expect((await answer(await challenged(), typed)).statusCode).toBe(200);
      const { secondFactor } = (await browser.send('GET', '/api/account')).json();
      expect(secondFactor.recoveryCodesLeft).toBe(8);
    });

    it('takes nobody else’s recovery code', async () => {
      const { recoveryCodes } = await protectedAna();
      const mara = new TestBrowser(server.app);
      const wish = { handle: 'Mara', email: 'mara@example.org', password: PASSWORD, acceptTerms: true };
      await mara.enter('/api/auth/register', wish);
      const { secret } = (await start(mara)).json();
      await confirm(mara, codeOf(secret));
      const browser = new TestBrowser(server.app);
      await browser.send('POST', '/api/auth/login', { login: 'Mara', password: PASSWORD });
      expect(ofReply(await answer(browser, recoveryCodes[0] ?? ''))).toStrictEqual(WRONG_AT_LOGIN);
    });

    it('is over after five wrong codes', async () => {
      const { secret } = await protectedAna();
      const browser = await challenged();
      const replies = [];
      for (let n = 0; n < 5; n += 1) replies.push(ofReply(await answer(browser, WRONG)));
      expect(replies).toStrictEqual([WRONG_AT_LOGIN, WRONG_AT_LOGIN, WRONG_AT_LOGIN, WRONG_AT_LOGIN, OVER]);
      expect(browser.cookies.size).toBe(0);
      expect(ofReply(await answer(browser, codeOf(secret)))).toStrictEqual(OVER);
    });

    it('is over after five minutes, and in any other browser', async () => {
      const { secret } = await protectedAna();
      const browser = await challenged();
      expect(ofReply(await answer(new TestBrowser(server.app), codeOf(secret)))).toStrictEqual(OVER);
      advance(5 * MINUTE_MS);
      expect(ofReply(await answer(browser, codeOf(secret)))).toStrictEqual(OVER);
    });

    it('counts no more than the budget of twenty guesses at once', async () => {
      await protectedAna();
      const browsers = [];
      for (let n = 0; n < 4; n += 1) browsers.push(await challenged());
      const guesses = browsers.flatMap((browser) => [1, 2, 3, 4, 5].map(() => answer(browser, WRONG)));
      const codes = (await Promise.all(guesses)).map((reply) => reply.statusCode);
      expect(codes.filter((code) => code === 401)).toHaveLength(10);
      expect(codes.filter((code) => code === 429)).toHaveLength(10);
    });

    it('gives no new budget for a new challenge, and lets the owner in after a quarter of an hour', async () => {
      const { secret } = await protectedAna();
      for (const browser of [await challenged(), await challenged()])
        for (let n = 0; n < 5; n += 1) await answer(browser, WRONG);
      const refused = await answer(await challenged(), codeOf(secret));
      expect([refused.statusCode, refused.headers['retry-after']]).toStrictEqual([429, '870']);
      advance(15 * MINUTE_MS);
      expect((await answer(await challenged(), codeOf(secret))).statusCode).toBe(200);
    });

    it('is over when the password was changed meanwhile', async () => {
      const { browser, secret } = await protectedAna();
      const thief = await challenged();
      const wish = { currentPassword: PASSWORD, newPassword: 'amber anchor 22' };
      expect((await browser.send('PUT', '/api/account/password', wish)).statusCode).toBe(200);
      expect(ofReply(await answer(thief, codeOf(secret)))).toStrictEqual(OVER);
    });
  });

  describe('turning it off', () => {
    const end = (browser: TestBrowser, code: string, currentPassword = PASSWORD) =>
      browser.send('DELETE', '/api/account/second-factor', { currentPassword, code });

    it('needs password and code, and tells by email [ASVS V7.5.1]', async () => {
      const { browser, secret } = await protectedAna();
      expect((await end(browser, codeOf(secret), 'wrong one')).json().code).toBe('wrongPassword');
      expect(ofReply(await end(browser, WRONG))).toStrictEqual(WRONG_ON_PROFILE);
      expect((await end(browser, codeOf(secret))).statusCode).toBe(200);
      expect((await login(new TestBrowser(server.app))).statusCode).toBe(200);
      expect(await server.db.query('select 1 from recovery_code')).toStrictEqual([]);
      expect(await anaEmails()).toBe(2);
    });

    it('is done with a recovery code when the authenticator is lost [ASVS V6.4.4]', async () => {
      const { browser, recoveryCodes } = await protectedAna();
      expect((await end(browser, recoveryCodes[3] ?? '')).statusCode).toBe(200);
    });
  });

  it('gives new recovery codes for password and code, and the old ones are void', async () => {
    const { browser, secret, recoveryCodes } = await protectedAna();
    const renew = (code: string) =>
      browser.send('POST', '/api/account/recovery-codes', { currentPassword: PASSWORD, code });
    expect(ofReply(await renew(WRONG))).toStrictEqual(WRONG_ON_PROFILE);
    const renewed = (await renew(codeOf(secret))).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await answer(await challenged(), recoveryCodes[0] ?? '')).statusCode).toBe(401);
    expect((await answer(await challenged(), renewed[0])).statusCode).toBe(200);
  });

  it('lets recovery codes alone in when the server has another JWT secret', async () => {
    const { secret, recoveryCodes } = await protectedAna();
    const settings = testSettings({ JWT_SECRET: OTHER_SECRET });
    const { db, clock } = server;
    const { mail } = server.app.context;
    const later = await createMembers({ db, settings, mail, now: () => clock.nowMs });
    const [member] = await db.query<{ id: string }>('select id from member');
    const accept = (code: string) => later.secondFactor.accept(member?.id ?? '', code);
    expect([await accept(codeOf(secret)), await accept(recoveryCodes[0] ?? '')]).toStrictEqual([false, true]);
    await later.close();
  });

  it('V11.2.2: are sealed again under a new JWT secret when the one before it is given [ASVS V11.2.2]', async () => {
    const { secret } = await protectedAna();
    const { db, clock } = server;
    const { mail } = server.app.context;
    const [member] = await db.query<{ id: string }>('select id from member');
    const acceptsUnder = async (env: Record<string, string>) => {
      const later = await createMembers({ db, settings: testSettings(env), mail, now: () => clock.nowMs });
      advance(30_000);
      const isAccepted = await later.secondFactor.accept(member?.id ?? '', codeOf(secret));
      await later.close();
      return isAccepted;
    };
    expect(await acceptsUnder({ JWT_SECRET: OTHER_SECRET })).toBe(false);
    expect(await acceptsUnder({ JWT_SECRET: OTHER_SECRET, PREVIOUS_JWT_SECRET: JWT_SECRET })).toBe(true);
    expect(await acceptsUnder({ JWT_SECRET: OTHER_SECRET })).toBe(true);
  });

  describe('Admins', () => {
    const administer = async (browser: TestBrowser) =>
      ofReply(await browser.send('GET', '/api/admin/anything'));
    const grant = async (userId: string, roles: string) => {
      await server.db.query('update member set roles = $2 where id = $1', [userId, roles]);
      advance(5_000);
    };

    it('do nothing before they have one, and everything at most five seconds after [A26] [ASVS V6.3.3]', async () => {
      const { browser, userId } = await ana();
      await grant(userId, '{Admin}');
      expect(await administer(browser)).toStrictEqual(
        problem(403, 'secondFactorRequired', 'Admins need a second factor. Set it up in your profile.'),
      );
      expect((await browser.send('GET', '/api/auth/me')).json().mustAddSecondFactor).toBe(true);
      expect((await browser.send('GET', '/api/account')).json().secondFactor.isRequired).toBe(true);
      const { secret } = (await start(browser)).json();
      await confirm(browser, codeOf(secret));
      advance(5_000);
      expect(await administer(browser)).toStrictEqual({ status: 200, body: { done: true } });
      expect((await browser.send('GET', '/api/auth/me')).json().mustAddSecondFactor).toBeUndefined();
    });

    it('lose their rights at most five seconds after their role [S7]', async () => {
      const { browser, userId } = await protectedAna();
      await grant(userId, '{Admin}');
      expect((await administer(browser)).status).toBe(200);
      await grant(userId, '{}');
      expect(await administer(browser)).toStrictEqual(problem(403, 'forbidden', 'You may not do this.'));
    });

    it('cannot turn it off', async () => {
      const { browser, userId, secret } = await protectedAna();
      await grant(userId, '{Admin}');
      const wish = { currentPassword: PASSWORD, code: codeOf(secret) };
      expect(ofReply(await browser.send('DELETE', '/api/account/second-factor', wish))).toStrictEqual(
        problem(403, 'secondFactorRequired', 'Admins need a second factor. It stays on.'),
      );
    });

    it('are not asked for one in their own words to others: members are refused as before', async () => {
      const { browser } = await ana();
      expect(await administer(browser)).toStrictEqual(problem(403, 'forbidden', 'You may not do this.'));
      expect((await administer(new TestBrowser(server.app))).status).toBe(401);
    });
  });
});

it('needs no second factor of the Admin of demo mode', async () => {
  const server = await openWholeServer(ANY_KIND, {
    settings: testSettings({ DEMO_MODE: '1' }),
    moreRoutes: [adminRoute],
  });
  await seedDemoMembers(server.db, TEST_START_MS);
  const browser = new TestBrowser(server.app);
  await browser.enter('/api/auth/login', { login: 'Juno', password: 'passleft-demo-juno' });
  expect((await browser.send('GET', '/api/admin/anything')).statusCode).toBe(200);
  expect((await browser.send('GET', '/api/auth/me')).json().mustAddSecondFactor).toBeUndefined();
  await server.close();
});

it('marks the cookie of the challenge secure behind https [ASVS V3.3.1, V3.3.3]', async () => {
  const server = await openWholeServer(ANY_KIND, {
    settings: testSettings({ PUBLIC_URL: 'https://draft.example.org' }),
  });
  const browser = new TestBrowser(server.app);
  const wish = { handle: 'Ana', email: 'ana@example.org', password: PASSWORD, acceptTerms: true };
  await browser.enter('/api/auth/register', wish);
  const { secret } = (
    await browser.send('POST', '/api/account/second-factor', { currentPassword: PASSWORD })
  ).json();
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: server.clock.nowMs });
  await browser.send('POST', '/api/account/second-factor/confirm', { code });
  const asked = await browser.send('POST', '/api/auth/login', { login: 'Ana', password: PASSWORD });
  expect(asked.headers['set-cookie']).toMatch(
    /^__Host-passleft-challenge=.*; HttpOnly; Secure; SameSite=Strict$/,
  );
  await server.close();
});
