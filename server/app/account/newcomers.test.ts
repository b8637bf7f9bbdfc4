import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { PENDING_MS } from '#server/members/thirdParty/pendingIdentities.ts';
import type { AccountClaims } from '#tests/harness/identityProvider.ts';
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
} from '../thirdParty/thirdParty.testkit.ts';

const VERA = { handle: 'Vera', email: 'Vera@Example.org', password: 'violet lantern 7', acceptTerms: true };
const CLAIM = '/api/auth/oauth-registration';
const EMAIL_TAKEN = {
  email: [
    'There is already an account with this email address. Log in to it, then link this sign-in in your profile.',
  ],
};

describe.each(SERVER_FIRST_KINDS)('newcomers from a provider on the %s database', (kind) => {
  let test: ThirdPartyTest;
  let browser: WebBrowser;

  beforeAll(async () => {
    test = await openThirdPartyTest(kind);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    browser = test.browser();
  });

  const arrive = (claims: AccountClaims, who = browser) => {
    test.club.accounts.set('mara', claims);
    return who.land(CLUB);
  };
  const pending = async (who = browser) => (await who.call('GET', '/api/auth/pending-identity')).json();
  const me = async (who = browser) => (await who.call('GET', '/api/auth/me')).json();
  const claim = (handle: string, who = browser) => who.enter(CLAIM, { handle, acceptTerms: true });
  const errorsOf = (reply: { text: string }) => (JSON.parse(reply.text) as { errors?: object }).errors;
  const mails = async () =>
    (await test.server.db.query<{ recipient: string }>('select recipient from mail order by id')).map(
      ({ recipient }) => recipient,
    );
  const links = () =>
    test.server.db.query('select provider_id as provider, issuer, subject, email from linked_sign_in');

  it('come to the screen for them, which knows who they are in this browser only', async () => {
    const claims = { email: 'mara@example.org', email_verified: true, preferred_username: 'mara_k' };
    test.club.accounts.set('mara', claims);
    const landed = await browser.land(`${CLUB}&returnUrl=%2Fdrafts%3Fx%3D1`);
    expect(landed.href).toBe(`${SITE}/oauth-registration?redirect=%2Fdrafts%3Fx%3D1`);
    expect(await pending()).toStrictEqual({
      identity: { providerName: 'The club', suggestedHandle: 'mara_k', email: 'mara@example.org' },
    });
    expect(browser.cookieNames()).toStrictEqual(['passleft-pending']);
    expect(await pending(test.browser())).toStrictEqual({ identity: null });
    expect(await test.server.db.query('select 1 from member')).toStrictEqual([]);
  });

  it('choose a handle and are members, signed in, with the address that the provider has verified', async () => {
    await arrive({ email: 'mara@example.org', email_verified: true });
    const reply = await claim('Mara');
    expect(reply.json()).toStrictEqual({
      token: expect.stringMatching(/^ey/),
      userId: expect.any(String),
      handle: 'Mara',
      email: 'mara@example.org',
      roles: [],
    });
    expect(browser.cookieNames()).toStrictEqual(['passleft', 'passleft-browser']);
    expect(await me()).toMatchObject({ handle: 'Mara', isGuest: false, isVerified: true });
    expect(await mails()).toStrictEqual([]);
    expect(await links()).toStrictEqual([
      { provider: 'club', issuer: test.club.issuer, subject: 'mara', email: 'mara@example.org' },
    ]);
    expect(await pending()).toStrictEqual({ identity: null });
    expect((await claim('Mara_again')).status).toBe(400);
  });

  it.each([
    ['says that it is not', false],
    ['does not say', undefined],
    ['says so in a text', 'true'],
  ])('confirm an address themselves when the provider %s verified', async (_name, email_verified) => {
    await arrive({ email: 'mara@example.org', email_verified });
    await claim('Mara');
    expect(await me()).toMatchObject({ email: 'mara@example.org', isVerified: false });
    expect(await mails()).toStrictEqual(['mara@example.org']);
    const tickets = await test.server.db.query('select purpose, email from mail_ticket');
    expect(tickets).toStrictEqual([{ purpose: 'verifyEmail', email: 'mara@example.org' }]);
  });

  it.each([
    ['Admin', { handle: ['This handle is reserved.'] }],
    ['vera', { handle: ['This handle is taken.'] }],
    ['<b>', { handle: ['Use letters, digits, _ and - only.'] }],
    ['an', { handle: ['Use at least 3 characters.'] }],
  ])('may not be called %s, as at registration, and can choose again', async (handle, errors) => {
    await test.browser().enter('/api/auth/register', VERA);
    await arrive({ email: 'mara@example.org', email_verified: true });
    const reply = await claim(handle);
    expect(reply.status).toBe(400);
    expect(errorsOf(reply)).toStrictEqual(errors);
    expect((await browser.enter(CLAIM, { handle: 'Mara', acceptTerms: false })).status).toBe(400);
    expect((await claim('Mara')).status).toBe(200);
  });

  it('are told of a handle and an address that are both taken at once', async () => {
    await test.browser().enter('/api/auth/register', VERA);
    await arrive({ email: 'vera@example.org', email_verified: true });
    const errors = { handle: ['This handle is taken.'], ...EMAIL_TAKEN };
    expect(errorsOf(await claim('VERA'))).toStrictEqual(errors);
  });

  const whoHasTheAddress = async (isVerified: boolean) => {
    const vera = test.browser();
    await vera.enter('/api/auth/register', VERA);
    if (isVerified) await test.server.db.query('update member set verified_at = created_at');
    await test.server.db.query('delete from mail');
    return vera;
  };

  it.each([
    ['O7 (a): an address that the provider has not verified', false, true],
    ['O7 (b): an address that its holder here has not verified', true, false],
    ['O7 (c): an address that both have verified', true, true],
  ])('%s links nobody to the account that has it [O7]', async (_name, email_verified, isVerifiedHere) => {
    const vera = await whoHasTheAddress(isVerifiedHere);
    const before = await me(vera);
    const landed = await arrive({ email: 'vera@example.org', email_verified });
    expect(landed.pathname).toBe('/oauth-registration');
    const reply = await claim('Mara');
    expect(reply.status).toBe(400);
    expect(errorsOf(reply)).toStrictEqual(EMAIL_TAKEN);
    expect(await links()).toStrictEqual([]);
    expect(await me(vera)).toStrictEqual(before);
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401);
    expect(await mails()).toStrictEqual([]);
  });

  it('O7 (c): can link the sign-in after a login to the account [O7]', async () => {
    await whoHasTheAddress(true);
    await arrive({ email: 'vera@example.org', email_verified: true });
    await browser.enter('/api/auth/login', { login: 'Vera', password: VERA.password });
    const body = { provider: 'club', currentPassword: VERA.password };
    const { address } = JSON.parse(
      (await browser.call('POST', '/api/account/linked-sign-ins', body)).text,
    ) as { address: string };
    expect((await browser.land(address)).href).toBe(`${SITE}/profile?tab=account&linked=club`);
    const again = test.browser();
    await exchange(again, tokenIn(await again.land(CLUB)));
    expect(await me(again)).toMatchObject({ handle: 'Vera' });
  });

  it('get neither role nor handle nor anything else by what the provider claims [O8]', async () => {
    await arrive({
      email: 'mara@example.org',
      email_verified: true,
      roles: ['Admin'],
      admin: true,
      handle: 'Admin',
      preferred_username: '<img src=x onerror=alert(1)>',
      nickname: 'x'.repeat(10_000),
      name: 'Admin',
    });
    expect(await pending()).toMatchObject({ identity: { suggestedHandle: 'img_src_x_onerror_alert' } });
    expect((await claim('Mara')).json()).toMatchObject({ handle: 'Mara', roles: [] });
    expect(await me()).toMatchObject({ handle: 'Mara', roles: [] });
  });

  it.each([
    ['no address', {}, ''],
    ['an address that is none', { email: 'mara@', email_verified: true }, ''],
    ['two addresses in one', { email: 'a@b.example\r\nBcc: c@d.example', email_verified: true }, ''],
    ['a list for an address', { email: ['a@b.example'], email_verified: true }, ''],
    ['an address of 10,000 letters', { email: `${'a'.repeat(10_000)}@b.example` }, ''],
  ])('come in with %s, and have none then [O8]', async (_name, claims, email) => {
    await arrive(claims);
    expect(await pending()).toMatchObject({ identity: { email } });
    expect((await claim('Mara')).json()).toMatchObject({ handle: 'Mara', email });
    expect(await me()).toMatchObject({ email: '', isVerified: false });
    expect(await mails()).toStrictEqual([]);
  });

  it('keep what they had as guests', async () => {
    await browser.enter('/api/auth/guest');
    const guest = (await me()) as { userId: string };
    await arrive({ email: 'mara@example.org', email_verified: true });
    expect((await claim('Mara')).json()).toMatchObject({ userId: guest.userId });
    expect(await me()).toMatchObject({ userId: guest.userId, handle: 'Mara', isGuest: false });
  });

  it('leave no session behind that they had as guests [S14]', async () => {
    await browser.enter('/api/auth/guest');
    const elsewhere = test.browser();
    await arrive({}, elsewhere);
    elsewhere.token = browser.token;
    expect((await claim('Mara', elsewhere)).status).toBe(200);
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401);
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    expect(await me(elsewhere)).toMatchObject({ handle: 'Mara', isGuest: false });
  });

  it('keep what they had as guests though their access token has expired', async () => {
    await browser.enter('/api/auth/guest');
    const guest = (await me()) as { userId: string };
    await arrive({});
    browser.token = '';
    expect((await claim('Mara')).json()).toMatchObject({ userId: guest.userId });
  });

  it('do not take over the account that is signed in here', async () => {
    await browser.enter('/api/auth/register', VERA);
    const vera = (await me()) as { userId: string };
    await arrive({});
    expect((await claim('Mara')).status).toBe(200);
    const mara = (await me()) as { userId: string };
    expect(mara).toMatchObject({ handle: 'Mara' });
    expect(mara.userId).not.toBe(vera.userId);
    expect((await browser.enter('/api/auth/login', { login: 'Vera', password: VERA.password })).status).toBe(
      200,
    );
  });

  it('have a quarter of an hour', async () => {
    await arrive({});
    test.server.clock.nowMs += PENDING_MS;
    expect(await pending()).toStrictEqual({ identity: null });
    const reply = await claim('Mara');
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'identityExpired',
      message: 'This sign-in has expired. Please start again.',
    });
    expect(browser.cookieNames()).toStrictEqual([]);
  });

  it('are one member each, however often and from where they claim at once', async () => {
    const other = test.browser();
    await arrive({});
    await arrive({}, other);
    const claims = Array.from({ length: 20 }, (_none, n) => claim(`Mara_${n}`, n % 2 ? browser : other));
    const replies = await Promise.all(claims);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await test.server.db.query('select 1 from member')).toHaveLength(1);
    expect(await links()).toHaveLength(1);
  });

  it('are told that the sign-in has an account when another browser was faster', async () => {
    const other = test.browser();
    await arrive({});
    await arrive({}, other);
    await claim('Mara');
    const reply = await claim('Mara_two', other);
    expect(reply.status).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'identityTaken',
      message: 'This sign-in already has an account. Log in with it.',
    });
  });

  it('cannot be demo accounts outside demo mode', async () => {
    await seedDemoMembers(test.server.db, TEST_START_MS);
    await test.server.db.query(
      `insert into linked_sign_in (id, member_id, provider_id, issuer, subject, linked_at)
        values ('l', 'demo-juno', 'club', $1, 'mara', $2)`,
      [test.club.issuer, new Date(TEST_START_MS)],
    );
    const landed = await arrive({});
    expect(landed.searchParams.get('error')).toBe('This account cannot sign in here.');
  });
});
