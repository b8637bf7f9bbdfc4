import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assertion, AssertionOptions } from '#contract/members/passkeys.ts';
import { SoftAuthenticator } from '#server/members/passkeys/authenticator.testkit.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import {
  emailsTo,
  enter,
  MINUTE_MS,
  me,
  ofReply,
  PASSWORD,
  problem,
  resetAccounts,
} from './account.testkit.ts';
import { asFactor, ask, ORIGIN, openPasskeyServer, owner, signIn } from './passkeys.testkit.ts';

const REFUSED = problem(401, 'passkeyRefused', 'That passkey didn’t work. Try again, or log in another way.');
const WRONG = problem(403, 'wrongPasskey', 'That passkey didn’t work. Try again.');
const OVER = problem(401, 'challengeOver', 'Log in again.');

describe.each(SERVER_FIRST_KINDS)('signing in by passkey on the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openPasskeyServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  const stranger = () => new TestBrowser(server.app);
  const usedAt = async () => {
    const rows = await server.db.query<{ at: Date | null }>('select last_used_at as at from passkey');
    return rows.map(({ at }) => at?.toISOString() ?? null);
  };

  it('begins a session, without a second factor: the authenticator has checked who holds it [spec 7] [A28]', async () => {
    const { browser, authenticator, userId } = await owner(server, 'Ana');
    await asFactor(browser);
    const other = stranger();
    const options = await ask(other);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const reply = await signIn(other, authenticator.sign(options));
    expect(ofReply(reply)).toStrictEqual({
      status: 200,
      body: { token: expect.any(String), userId, handle: 'Ana', email: 'ana@example.org', roles: [] },
    });
    expect(await me(other)).toBe(200);
    expect(other.cookies.has('passleft')).toBe(true);
    expect(await usedAt()).toStrictEqual([new Date(server.clock.nowMs).toISOString()]);
    expect((await other.send('POST', '/api/auth/refresh')).statusCode).toBe(200);
  });

  it('takes a passkey that is synchronised and does not count, again and again', async () => {
    const { browser } = await owner(server, 'Ana');
    const synced = new SoftAuthenticator(ORIGIN, { counts: false });
    const options = await browser.send('POST', '/api/account/passkeys/options', {
      currentPassword: PASSWORD,
    });
    await browser.send('POST', '/api/account/passkeys', {
      name: 'Synced',
      passkey: synced.make(options.json()),
    });
    for (let time = 0; time < 2; time += 1) {
      const other = stranger();
      expect((await signIn(other, synced.sign(await ask(other)))).statusCode).toBe(200);
    }
  });

  const answers: [string, (authenticator: SoftAuthenticator, options: AssertionOptions) => Assertion][] = [
    ['of another origin', (one, options) => one.sign(options, { origin: 'https://evil.example' })],
    ['of another port', (one, options) => one.sign(options, { origin: 'http://localhost:4000' })],
    ['for another site', (one, options) => one.sign(options, { rpId: 'evil.example' })],
    ['without a check of the user', (one, options) => one.sign(options, { isVerified: false })],
    ['of a frame of another site', (one, options) => one.sign(options, { crossOrigin: true })],
    ['that makes a passkey instead', (one, options) => one.sign(options, { type: 'webauthn.create' })],
    ['over a challenge of its own', (one, options) => one.sign(options, { challenge: 'YSBjaGFsbGVuZ2U' })],
    ['with a counter that stands still', (one, options) => one.sign(options, { counter: 0 })],
    ['by another key', (one, options) => one.sign(options, { isForged: true })],
    ['that says no member', (one, options) => one.sign(options, { userHandle: null })],
    ['that says another member', (one, options) => one.sign(options, { userHandle: 'c29tZWJvZHk' })],
    [
      'of a credential that nobody has',
      (one, options) => ({ ...one.sign(options), id: 'bm9ib2R5', rawId: 'bm9ib2R5' }),
    ],
    [
      'that cannot be read',
      (one, options) => {
        const signed = one.sign(options);
        return { ...signed, response: { ...signed.response, clientDataJSON: 'bm90IEpTT04' } };
      },
    ],
  ];
  it.each(answers)('refuses an answer %s, in the one sentence that tells nothing [A28]', async (_, make) => {
    const { authenticator } = await owner(server, 'Ana');
    // So that a counter of zero stands still.
    const first = stranger();
    expect((await signIn(first, authenticator.sign(await ask(first)))).statusCode).toBe(200);
    const other = stranger();
    const passkey = make(authenticator, await ask(other));
    expect(ofReply(await signIn(other, passkey))).toStrictEqual(REFUSED);
    expect(other.token).toBe('');
    // The challenge is used up, or was never made: the right answer comes too late.
    expect(await me(other)).toBe(401);
  });

  it('refuses a counter that goes back: two authenticators have one key', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const first = stranger();
    expect((await signIn(first, authenticator.sign(await ask(first), { counter: 7 }))).statusCode).toBe(200);
    for (const counter of [7, 6, 1]) {
      const other = stranger();
      expect(ofReply(await signIn(other, authenticator.sign(await ask(other), { counter })))).toStrictEqual(
        REFUSED,
      );
    }
    const last = stranger();
    expect((await signIn(last, authenticator.sign(await ask(last), { counter: 8 }))).statusCode).toBe(200);
  });

  it('takes a challenge once, also of two answers at the same moment', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const other = stranger();
    const options = await ask(other);
    const one = authenticator.sign(options);
    const two = authenticator.sign(options);
    const statuses = (await Promise.all([signIn(other, one), signIn(other, two)])).map(
      (reply) => reply.statusCode,
    );
    expect(statuses.toSorted()).toStrictEqual([200, 401]);
    const again = stranger();
    for (const [name, value] of other.cookies) again.cookies.set(name, value);
    expect(ofReply(await signIn(again, one))).toStrictEqual(REFUSED);
    expect(ofReply(await signIn(again, authenticator.sign(options)))).toStrictEqual(REFUSED);
  });

  it('a challenge that failed is used up as well', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const other = stranger();
    const options = await ask(other);
    expect(ofReply(await signIn(other, authenticator.sign(options, { isForged: true })))).toStrictEqual(
      REFUSED,
    );
    expect(ofReply(await signIn(other, authenticator.sign(options)))).toStrictEqual(REFUSED);
  });

  it('takes a challenge for five minutes', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const [late, inTime] = [stranger(), stranger()];
    const options = await ask(late);
    server.clock.nowMs += 1;
    const younger = await ask(inTime);
    server.clock.nowMs += 5 * MINUTE_MS - 1;
    expect(ofReply(await signIn(late, authenticator.sign(options)))).toStrictEqual(REFUSED);
    expect((await signIn(inTime, authenticator.sign(younger))).statusCode).toBe(200);
  });

  it('takes a challenge in the browser that it was made for alone', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const [asked, other, bare] = [stranger(), stranger(), stranger()];
    const options = await ask(asked);
    await ask(other);
    expect(ofReply(await signIn(other, authenticator.sign(options)))).toStrictEqual(REFUSED);
    const again = await ask(asked);
    expect(ofReply(await signIn(bare, authenticator.sign(again)))).toStrictEqual(REFUSED);
  });

  it('takes no challenge of another ceremony', async () => {
    const { browser, authenticator } = await owner(server, 'Ana');
    const proof = (await browser.send('POST', '/api/account/passkeys/proof/options')).json();
    await ask(browser);
    expect(ofReply(await signIn(browser, authenticator.sign(proof)))).toStrictEqual(REFUSED);
    const other = stranger();
    const forSignIn = await ask(other);
    await asFactor(browser);
    await other.send('POST', '/api/auth/login', { login: 'Ana', password: PASSWORD });
    const passkey = authenticator.sign(forSignIn);
    const second = await other.send('POST', '/api/auth/second-factor/passkey', { passkey });
    expect(ofReply(second)).toStrictEqual(WRONG);
  });

  it('opens nothing with a passkey that was removed, or whose account was deleted', async () => {
    const { browser, authenticator, passkeyId } = await owner(server, 'Ana');
    const proof = { currentPassword: PASSWORD };
    const removed = await browser.send('DELETE', `/api/account/passkeys/${passkeyId}`, proof);
    expect(removed.statusCode).toBe(200);
    const other = stranger();
    expect(ofReply(await signIn(other, authenticator.sign(await ask(other))))).toStrictEqual(REFUSED);
    const bea = await owner(server, 'Bea');
    await bea.browser.send('DELETE', '/api/account', { ...proof, handle: 'Bea' });
    expect(ofReply(await signIn(other, bea.authenticator.sign(await ask(other))))).toStrictEqual(REFUSED);
  });

  it('tells somebody suspended until when and why, as after a password, and begins no session', async () => {
    const { authenticator, userId } = await owner(server, 'Ana');
    await server.db.query("update member set suspended_at = $2, suspension_reason = 'Rude.' where id = $1", [
      userId,
      new Date(server.clock.nowMs),
    ]);
    const other = stranger();
    const reply = ofReply(await signIn(other, authenticator.sign(await ask(other))));
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'suspended', message: expect.stringContaining('Rude.') },
    });
    expect(other.cookies.has('passleft')).toBe(false);
  });

  it('counts wrong answers with wrong passwords of an address [ASVS V6.3.1]', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const other = stranger();
    for (let time = 0; time < 20; time += 1) {
      const passkey = authenticator.sign(await ask(other), { isForged: true });
      expect((await signIn(other, passkey)).statusCode).toBe(401);
    }
    expect((await signIn(other, authenticator.sign(await ask(other)))).statusCode).toBe(429);
    expect((await enter(server, 'Ana')).status).toBe(429);
  });

  it('ends the session that the browser had before', async () => {
    const { browser, authenticator } = await owner(server, 'Ana');
    const { token } = browser;
    expect((await signIn(browser, authenticator.sign(await ask(browser)))).statusCode).toBe(200);
    const old = stranger();
    old.token = token;
    expect([await me(browser), await me(old)]).toStrictEqual([200, 401]);
  });

  describe('as second factor', () => {
    const PATH = '/api/auth/second-factor';

    /** Ana, asked for her passkey after her password, in a new browser that has shown the password. */
    async function challenged() {
      const ana = await owner(server, 'Ana');
      const recoveryCodes = await asFactor(ana.browser);
      const browser = stranger();
      const login = await browser.send('POST', '/api/auth/login', { login: 'Ana', password: PASSWORD });
      expect(login.json().code).toBe('secondFactorAsked');
      return { ...ana, recoveryCodes, asked: browser };
    }
    const step = async (browser: TestBrowser) => (await browser.send('POST', `${PATH}/options`)).json();
    const answer = (browser: TestBrowser, passkey: object) => browser.enter(`${PATH}/passkey`, { passkey });

    it('is asked for after the password, and signs in [A28] [ASVS V6.3.3]', async () => {
      const { authenticator, asked } = await challenged();
      const { hasApp, options } = await step(asked);
      expect(hasApp).toBe(false);
      expect(options.allowCredentials).toStrictEqual([
        { id: authenticator.passkeys[0]?.id, type: 'public-key', transports: ['internal'] },
      ]);
      expect((await answer(asked, authenticator.sign(options, { userHandle: null }))).statusCode).toBe(200);
      expect(await me(asked)).toBe(200);
    });

    it('is not asked for before it is set up so, and no passkey is told to whoever did not show the password', async () => {
      const { authenticator } = await owner(server, 'Ana');
      expect((await enter(server, 'Ana')).status).toBe(200);
      expect(ofReply(await stranger().send('POST', `${PATH}/options`))).toStrictEqual(OVER);
      const passkey = authenticator.sign(await ask(stranger()));
      expect(ofReply(await answer(stranger(), passkey))).toStrictEqual(OVER);
    });

    it('may be a recovery code, each once [ASVS V6.5.1]', async () => {
      const { asked, recoveryCodes } = await challenged();
      expect(recoveryCodes).toHaveLength(10);
      const [code] = recoveryCodes;
      expect((await asked.enter(PATH, { code })).statusCode).toBe(200);
      const again = stranger();
      await again.send('POST', '/api/auth/login', { login: 'Ana', password: PASSWORD });
      expect((await again.enter(PATH, { code })).json().code).toBe('wrongCode');
    });

    it('is not somebody else’s passkey, and five wrong ones end the sign-in', async () => {
      const { asked, authenticator } = await challenged();
      const bea = await owner(server, 'Bea');
      for (let time = 1; time <= 5; time += 1) {
        const { options } = await step(asked);
        const reply = ofReply(await answer(asked, bea.authenticator.sign(options)));
        expect(reply).toStrictEqual(time < 5 ? WRONG : OVER);
      }
      expect(ofReply(await asked.send('POST', `${PATH}/options`))).toStrictEqual(OVER);
      expect(authenticator.passkeys).toHaveLength(1);
    });

    it('takes no challenge that was made for another browser', async () => {
      const { asked, authenticator } = await challenged();
      const other = stranger();
      await other.send('POST', '/api/auth/login', { login: 'Ana', password: PASSWORD });
      const { options } = await step(other);
      expect(ofReply(await answer(asked, authenticator.sign(options)))).toStrictEqual(WRONG);
    });

    it('beside an app either will do', async () => {
      const { browser, authenticator } = await owner(server, 'Ana');
      await server.db.query(
        `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at)
         select id, '', now(), now() from member where handle = 'Ana'`,
      );
      const asked = stranger();
      await asked.send('POST', '/api/auth/login', { login: 'Ana', password: PASSWORD });
      const { hasApp, options } = await step(asked);
      expect(hasApp).toBe(true);
      expect((await answer(asked, authenticator.sign(options))).statusCode).toBe(200);
      expect(await me(browser)).toBe(200);
    });

    it('is told to the owner', async () => {
      await challenged();
      expect(await emailsTo(server, 'ana@example.org')).toContain(
        'Your Passleft account now asks for a passkey after your password',
      );
    });
  });
});

describe('at an address of numbers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openPasskeyServer(ANY_KIND, { PUBLIC_URL: 'http://127.0.0.1:3000' });
  });
  afterAll(() => server.close());

  it('passkeys are not offered [A28]', async () => {
    const browser = new TestBrowser(server.app);
    expect((await browser.send('GET', '/api/auth/providers')).json().offersPasskeys).toBe(false);
    const off = problem(404, 'passkeysOff', 'Passkeys don’t work at this address.');
    expect(ofReply(await browser.send('POST', '/api/auth/passkey/options'))).toStrictEqual(off);
  });
});
