import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETURN_TICKET_MS } from '#server/members/thirdParty/returnTickets.ts';
import type { WebBrowser } from '#tests/harness/webBrowser.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { TEST_START_MS } from '#tests/support/testServer.ts';
import {
  CLUB,
  exchange,
  openThirdPartyTest,
  SITE,
  type ThirdPartyTest,
  tokenIn,
} from './thirdParty.testkit.ts';

const VERA = { handle: 'Vera', email: 'vera@example.org', password: 'violet lantern 7', acceptTerms: true };
const MARA_MAIL = 'mara+draft@example.org';

describe.each(SERVER_FIRST_KINDS)('the return from a provider on the %s database', (kind) => {
  let test: ThirdPartyTest;
  let browser: WebBrowser;
  let userId = '';
  const lines: string[] = [];

  beforeAll(async () => {
    test = await openThirdPartyTest(kind, { write: (line) => lines.push(line) });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    test.club.accounts.set('mara', { email: MARA_MAIL, email_verified: true });
    ({ userId } = await test.join(test.browser(), 'Mara'));
    await test.server.db.query(`update member set roles = '{Admin,PowerUser}' where id = $1`, [userId]);
    await test.server.db.query('delete from refresh_family');
    browser = test.browser();
    lines.length = 0;
  });

  const me = async (who: WebBrowser) => (await who.call('GET', '/api/auth/me')).json();
  const sessions = () => test.count('refresh_family');

  it('goes to the own Login page with the query of the specification, each value quoted [spec 3.8, 7.7] [O9] [ASVS V1.2.2]', async () => {
    const landed = await browser.land(`${CLUB}&returnUrl=${encodeURIComponent('/drafts?game=a&b')}`);
    const token = tokenIn(landed);
    expect(token).toMatch(/^rt_[\w-]{43}$/);
    expect(landed.href).toBe(
      `${SITE}/login?token=${token}&userId=${userId}&handle=Mara` +
        '&email=mara%2Bdraft%40example.org&roles=Admin%2CPowerUser&redirect=%2Fdrafts%3Fgame%3Da%26b',
    );
  });

  it('takes no address from the host of the request [O9]', async () => {
    const { headers } = await test.server.app.inject({
      url: '/api/auth/external-callback/club?state=x',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(headers.location).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login\?error=/);
    const [start] = await browser.navigate(CLUB, 'here', (url) =>
      url.startsWith(test.club.issuer) ? `${SITE}/stopped` : url,
    );
    expect(start?.headers.get('location')).toContain(encodeURIComponent(SITE));
  });

  it('is neither kept nor told to anybody, at no step of ours [O10]', async () => {
    const steps = (await browser.navigate(CLUB)).filter(({ url }) => url.startsWith(`${SITE}/api/`));
    expect(steps.map(({ status }) => status)).toStrictEqual([303, 303]);
    for (const { headers, text } of steps) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(text).toBe('');
    }
  });

  it('leaves no token, address, code or state in the log, whatever comes of it [O12]', async () => {
    const secrets: string[] = [];
    const note = (url: string) => {
      for (const name of ['code', 'state', 'token', 'email', 'nonce'])
        secrets.push(...new URL(url).searchParams.getAll(name));
      return url;
    };
    const landed = await browser.land(CLUB, 'here', note);
    await test.server.app.inject(`${landed.pathname}${landed.search}`);
    await test.server.app.inject(
      `/login?redirect=${encodeURIComponent(`${landed.pathname}${landed.search}`)}`,
    );
    await exchange(browser, tokenIn(landed));
    await browser.land(CLUB, 'here', (url) => note(url.replace(/code=[^&]*/, 'code=wrong-code-of-a-thief')));
    test.club.person = null;
    await test.browser().land(CLUB, 'here', note);
    test.stray.forge = () => 'a forged token';
    await browser.land('/api/auth/external-login?provider=stray', 'here', note);
    const log = lines.join('\n');
    expect(log).toContain('third-party sign-in failed');
    expect(log).toContain('login by third-party sign-in');
    expect(secrets.length).toBeGreaterThan(10);
    for (const secret of new Set([...secrets.filter(Boolean), MARA_MAIL, 'mara%2Bdraft', 'Cancel', 'forged']))
      expect(log).not.toContain(secret);
  });

  it('lets its token be exchanged once, and only within a minute [O13] [ASVS V14.2.1]', async () => {
    const token = tokenIn(await browser.land(CLUB));
    expect((await exchange(browser, token)).json()).toMatchObject({
      userId,
      roles: ['Admin', 'PowerUser'],
    });
    expect((await exchange(browser, token)).status).toBe(401);
    const late = tokenIn(await browser.land(CLUB));
    test.server.clock.nowMs += RETURN_TICKET_MS;
    expect((await exchange(browser, late)).status).toBe(401);
    expect(await me(browser)).toMatchObject({ userId });
  });

  it('lets one of fifty win who exchange the same token at once [O13]', async () => {
    const token = tokenIn(await browser.land(CLUB));
    const replies = await Promise.all(Array.from({ length: 50 }, () => exchange(browser, token)));
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(49);
    expect(await sessions()).toBe(1);
  });

  it('is no access token and stands in the database as a hash only [O13]', async () => {
    const token = tokenIn(await browser.land(CLUB));
    browser.token = token;
    for (const path of ['/api/auth/me', '/api/account/linked-sign-ins'])
      expect((await browser.call(path.endsWith('me') ? 'GET' : 'POST', path, undefined)).status).not.toBe(
        200,
      );
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401);
    const rows = await test.server.db.query(
      'select token_hash as token, browser_hash as browser from return_ticket',
    );
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(rows).toStrictEqual([{ token: hash, browser: hash }]);
  });

  it('sets the cookie that the exchange asks for in the same redirect, for our own pages only [O13]', async () => {
    const steps = await browser.navigate(CLUB);
    const cookies = steps.at(-2)?.headers.getSetCookie() ?? [];
    expect(cookies.filter((line) => line.startsWith('passleft-return'))).toStrictEqual([
      expect.stringMatching(
        /^passleft-return-[0-9a-f]{12}=[\w-]{43}; Max-Age=60; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it("does not sign a visitor in by somebody else's return address [O14] [ASVS V7.6.2]", async () => {
    const token = tokenIn(await browser.land(CLUB));
    const victim = test.browser();
    const reply = await exchange(victim, token);
    expect(reply.status).toBe(401);
    expect(reply.json()).toStrictEqual({
      code: 'returnRefused',
      message: 'This sign-in was started elsewhere or too long ago. Please start again.',
      requestId: expect.any(String),
    });
    expect(victim.cookieNames()).toStrictEqual([]);
    expect(await sessions()).toBe(0);
    expect((await exchange(browser, token)).status).toBe(200);
  });

  it("leaves who is signed in as they are when somebody else's return address is opened [O14]", async () => {
    const victim = test.browser();
    await victim.enter('/api/auth/register', VERA);
    // One of the victim's own is waiting too: its cookie does not fit the other token.
    const own = tokenIn(await victim.land(CLUB));
    const token = tokenIn(await browser.land(CLUB));
    const before = [...(victim.jars.get('127.0.0.1:3000') ?? [])];
    expect((await exchange(victim, token)).status).toBe(401);
    expect([...(victim.jars.get('127.0.0.1:3000') ?? [])]).toStrictEqual(before);
    expect(await me(victim)).toMatchObject({ handle: 'Vera' });
    expect((await victim.call('POST', '/api/auth/refresh')).json()).toMatchObject({ handle: 'Vera' });
    expect((await exchange(victim, own)).json()).toMatchObject({ handle: 'Mara' });
  });

  it('asks for the very cookie that was set, and a wrong one spoils nothing [O14]', async () => {
    const token = tokenIn(await browser.land(CLUB));
    const jar = browser.jars.get('127.0.0.1:3000') ?? new Map();
    const before = new Map(jar);
    for (const [name, cookie] of before) jar.set(name, { ...cookie, value: 'x'.repeat(43) });
    expect((await exchange(browser, token)).status).toBe(401);
    for (const [name, cookie] of before) jar.set(name, cookie);
    expect((await exchange(browser, token)).status).toBe(200);
  });

  it('ends the session that the browser had before', async () => {
    await browser.enter('/api/auth/register', VERA);
    const before = browser.token;
    await exchange(browser, tokenIn(await browser.land(CLUB)));
    expect(await me(browser)).toMatchObject({ handle: 'Mara' });
    browser.token = before;
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401);
  });

  it('believes nothing of the address but the token [spec 3.8] [O15, Z4] [ASVS V8.3.1]', async () => {
    await test.server.db.query(`update member set roles = '{}' where id = $1`, [userId]);
    const landed = await browser.land(CLUB);
    expect(landed.searchParams.get('roles')).toBe('');
    const edited = new URL(landed);
    edited.searchParams.set('roles', 'Admin');
    edited.searchParams.set('userId', 'somebody-else');
    await exchange(browser, tokenIn(edited));
    expect(await me(browser)).toMatchObject({ userId, handle: 'Mara', roles: [] });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/login?redirect=/login',
    'a&returnUrl=//evil.example',
  ])('goes on to no other site and not in circles: returnUrl=%s [O17] [ASVS V3.7.2]', async (returnUrl) => {
    const address =
      returnUrl.includes('%') || returnUrl.includes('&') ? returnUrl : encodeURIComponent(returnUrl);
    const landed = await browser.land(`${CLUB}&returnUrl=${address}`);
    expect(`${landed.origin}${landed.pathname}`).toBe(`${SITE}/login`);
    expect(landed.searchParams.has('token')).toBe(true);
    expect(landed.searchParams.has('redirect')).toBe(false);
  });

  it('asks a member who has a second factor for it, before there is a session [ASVS V6.3.4, V6.8.4]', async () => {
    const { secondFactor } = test.server.app.context.members;
    const { secret = '' } = (await secondFactor.start(userId, 'Mara')) ?? {};
    const code = () => new TOTP({ secret }).generate({ timestamp: test.server.clock.nowMs });
    await test.server.db.transaction((tx) => secondFactor.confirm(tx, userId, code(), ''));
    test.server.clock.nowMs += 30_000;
    const token = tokenIn(await browser.land(CLUB));
    const reply = await exchange(browser, token);
    expect(reply.status).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'secondFactorAsked' });
    expect(browser.cookieNames()).toStrictEqual(['passleft-challenge']);
    expect(await sessions()).toBe(0);
    expect((await exchange(browser, token)).status).toBe(401);
    expect((await browser.enter('/api/auth/second-factor', { code: code() })).status).toBe(200);
    expect(await me(browser)).toMatchObject({ userId });
  });

  it('lets a deleted member in no more', async () => {
    const token = tokenIn(await browser.land(CLUB));
    await test.server.db.query('update member set deleted_at = $2 where id = $1', [
      userId,
      new Date(TEST_START_MS),
    ]);
    expect((await exchange(browser, token)).status).toBe(401);
    expect((await browser.land(CLUB)).pathname).toBe('/oauth-registration');
  });
});
