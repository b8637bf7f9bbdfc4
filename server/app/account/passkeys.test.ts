import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_PASSKEYS } from '#contract/members/passkeys.ts';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { SoftAuthenticator } from '#server/members/passkeys/authenticator.testkit.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import {
  emailsTo,
  guest,
  MINUTE_MS,
  me,
  member,
  ofReply,
  PASSWORD,
  problem,
  resetAccounts,
} from './account.testkit.ts';
import { addPasskey, asFactor, ask, ORIGIN, openPasskeyServer, owner, signIn } from './passkeys.testkit.ts';

const PATH = '/api/account/passkeys';
const NOT_ADDED = problem(400, 'passkeyNotAdded', 'The passkey couldn’t be added. Try again.');
const WRONG_CODE = problem(403, 'wrongFactorCode', 'That code is not right.', {
  errors: { code: ['That code is not right.'] },
});
const PROOF = { currentPassword: PASSWORD };

describe.each(SERVER_FIRST_KINDS)('passkeys of an account on the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openPasskeyServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  const shelf = async (browser: TestBrowser) => (await browser.send('GET', PATH)).json();
  const named = async (browser: TestBrowser) =>
    (await shelf(browser)).passkeys.map(({ name }: { name: string }) => name);

  it('are listed with their name, when they were made and last used, and mailed to the owner [A28]', async () => {
    const { browser, authenticator } = await owner(server, 'Ana');
    const madeUtc = new Date(server.clock.nowMs).toISOString();
    server.clock.nowMs += MINUTE_MS;
    const other = new TestBrowser(server.app);
    await signIn(other, authenticator.sign(await ask(other)));
    expect(await shelf(browser)).toStrictEqual({
      isOffered: true,
      isSecondFactor: false,
      passkeys: [
        {
          id: expect.any(String),
          name: 'Phone',
          isBackedUp: false,
          createdUtc: madeUtc,
          lastUsedUtc: new Date(server.clock.nowMs).toISOString(),
        },
      ],
    });
    expect(await emailsTo(server, 'ana@example.org')).toContain(
      'A passkey was added to your Passleft account',
    );
  });

  it('are added after a proof alone: the password, or a sign-in of the last five minutes [A28] [ASVS V7.5.1]', async () => {
    const { browser, userId } = await member(server, 'Ana');
    const wrong = problem(403, 'wrongPassword', 'That is not your current password.');
    for (const proof of [{}, { currentPassword: 'wrong' }, { code: '123456' }])
      expect(ofReply(await browser.send('POST', `${PATH}/options`, proof))).toStrictEqual(wrong);
    await server.db.query('update member set password_hash = null where id = $1', [userId]);
    expect((await addPasskey(browser, new SoftAuthenticator(ORIGIN), 'Fresh', {})).statusCode).toBe(200);
    server.clock.nowMs += 5 * MINUTE_MS + 1;
    const late = await browser.send('POST', `${PATH}/options`, {});
    expect(late.json().code).toBe('reauthNeeded');
    expect(await named(browser)).toStrictEqual(['Fresh']);
  });

  it('are added after the second factor where there is one, whatever the password', async () => {
    const { browser, authenticator } = await owner(server, 'Ana');
    const [code] = await asFactor(browser);
    expect(ofReply(await browser.send('POST', `${PATH}/options`, PROOF))).toStrictEqual(WRONG_CODE);
    expect((await addPasskey(browser, new SoftAuthenticator(ORIGIN), 'Laptop', { code })).statusCode).toBe(
      200,
    );
    expect(ofReply(await browser.send('POST', `${PATH}/options`, { code }))).toStrictEqual(WRONG_CODE);
    // A passkey proves as well: its code is good once, for two minutes.
    const prove = async () => {
      const options = (await browser.send('POST', `${PATH}/proof/options`)).json();
      const passkey = authenticator.sign(options);
      return String((await browser.send('POST', `${PATH}/proof`, { passkey })).json().code);
    };
    const proof = await prove();
    expect(proof).toHaveLength(40);
    expect((await browser.send('POST', `${PATH}/options`, { code: proof })).statusCode).toBe(200);
    expect(ofReply(await browser.send('POST', `${PATH}/options`, { code: proof }))).toStrictEqual(WRONG_CODE);
    const late = await prove();
    server.clock.nowMs += 2 * MINUTE_MS;
    expect(ofReply(await browser.send('POST', `${PATH}/options`, { code: late }))).toStrictEqual(WRONG_CODE);
  });

  it('a proof is worth nothing to another member, and not made by another’s passkey', async () => {
    const ana = await owner(server, 'Ana');
    const bea = await owner(server, 'Bea');
    await asFactor(bea.browser);
    const options = (await ana.browser.send('POST', `${PATH}/proof/options`)).json();
    const passkey = ana.authenticator.sign(options);
    const wrong = problem(403, 'wrongPasskey', 'That passkey didn’t work. Try again.');
    expect(ofReply(await bea.browser.send('POST', `${PATH}/proof`, { passkey }))).toStrictEqual(wrong);
    const again = (await ana.browser.send('POST', `${PATH}/proof/options`)).json();
    const signed = ana.authenticator.sign(again);
    const { code } = (await ana.browser.send('POST', `${PATH}/proof`, { passkey: signed })).json();
    expect(ofReply(await bea.browser.send('POST', `${PATH}/options`, { code }))).toStrictEqual(WRONG_CODE);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a check of the user', { isVerified: false }],
    ['of a frame of another site', { crossOrigin: true }],
    ['over a challenge of its own', { challenge: 'YSBjaGFsbGVuZ2U' }],
    ['that signs in instead', { type: 'webauthn.get' }],
  ])('are not added by an answer %s', async (_, ways) => {
    const { browser } = await member(server, 'Ana');
    const options = (await browser.send('POST', `${PATH}/options`, PROOF)).json();
    const passkey = new SoftAuthenticator(ORIGIN).make(options, ways);
    expect(ofReply(await browser.send('POST', PATH, { name: 'Phone', passkey }))).toStrictEqual(NOT_ADDED);
    expect(await named(browser)).toStrictEqual([]);
    expect(await emailsTo(server, 'ana@example.org')).not.toContain(
      'A passkey was added to your Passleft account',
    );
  });

  it('are not added by a challenge that was used, is too old or belongs to another session', async () => {
    const { browser } = await member(server, 'Ana');
    const authenticator = new SoftAuthenticator(ORIGIN);
    const begin = async () => (await browser.send('POST', `${PATH}/options`, PROOF)).json();
    const add = (at: TestBrowser, passkey: object) => at.send('POST', PATH, { name: 'Phone', passkey });
    const options = await begin();
    expect((await add(browser, authenticator.make(options))).statusCode).toBe(200);
    expect(ofReply(await add(browser, authenticator.make(options)))).toStrictEqual(NOT_ADDED);
    const { browser: bea } = await member(server, 'Bea');
    expect(ofReply(await add(bea, authenticator.make(await begin())))).toStrictEqual(NOT_ADDED);
    const late = await begin();
    server.clock.nowMs += 5 * MINUTE_MS;
    expect(ofReply(await add(browser, authenticator.make(late)))).toStrictEqual(NOT_ADDED);
    expect(await named(browser)).toStrictEqual(['Phone']);
  });

  it('open one account alone', async () => {
    const { authenticator } = await owner(server, 'Ana');
    const { browser: bea } = await member(server, 'Bea');
    const options = (await bea.send('POST', `${PATH}/options`, PROOF)).json();
    const copy = new SoftAuthenticator(ORIGIN);
    const made = copy.make(options);
    // Bea's browser claims the credential of Ana.
    await server.db.query('update passkey set credential_id = $1', [made.id]);
    expect(ofReply(await bea.send('POST', PATH, { name: 'Mine', passkey: made }))).toStrictEqual(NOT_ADDED);
    expect(authenticator.passkeys).toHaveLength(1);
  });

  it(`are ${MOST_PASSKEYS} at most, and known authenticators are not asked again`, async () => {
    const { browser, userId, authenticator } = await owner(server, 'Ana');
    const options = (await browser.send('POST', `${PATH}/options`, PROOF)).json();
    expect(options.excludeCredentials.map(({ id }: { id: string }) => id)).toStrictEqual([
      authenticator.passkeys[0]?.id,
    ]);
    await server.db.query(
      `insert into passkey (id, member_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
       select 'more-' || n, $1, 'more-' || n, '', 0, '{}', false, 'More', now() from generate_series(2, $2::int) n`,
      [userId, MOST_PASSKEYS],
    );
    expect((await browser.send('POST', `${PATH}/options`, PROOF)).json().code).toBe('tooManyPasskeys');
  });

  it('are renamed by their owner alone', async () => {
    const { browser, passkeyId } = await owner(server, 'Ana');
    const { browser: bea } = await member(server, 'Bea');
    const rename = (at: TestBrowser, name: string) => at.send('PATCH', `${PATH}/${passkeyId}`, { name });
    expect((await rename(bea, 'Mine')).statusCode).toBe(404);
    expect((await rename(browser, '  ')).statusCode).toBe(400);
    expect((await rename(browser, 'x'.repeat(61))).statusCode).toBe(400);
    expect((await rename(browser, ' Blue key ')).statusCode).toBe(200);
    expect(await named(browser)).toStrictEqual(['Blue key']);
  });

  it('are removed after the same proof, by their owner alone, who is mailed [A28]', async () => {
    const { browser, passkeyId } = await owner(server, 'Ana');
    const { browser: bea } = await member(server, 'Bea');
    const remove = (at: TestBrowser, proof: object) => at.send('DELETE', `${PATH}/${passkeyId}`, proof);
    expect((await remove(bea, PROOF)).statusCode).toBe(404);
    expect((await remove(browser, {})).json().code).toBe('wrongPassword');
    expect((await remove(browser, PROOF)).json().passkeys).toStrictEqual([]);
    expect(await emailsTo(server, 'ana@example.org')).toContain(
      'A passkey was removed from your Passleft account',
    );
  });

  it('the only way in stays', async () => {
    const { browser, userId, passkeyId } = await owner(server, 'Ana');
    await server.db.query('update member set password_hash = null where id = $1', [userId]);
    expect((await browser.send('DELETE', `${PATH}/${passkeyId}`, {})).json().code).toBe('lastWayIn');
    expect(await named(browser)).toStrictEqual(['Phone']);
  });

  it('belong to no guest and change in no demo account [A28]', async () => {
    const { browser } = await guest(server);
    expect((await browser.send('GET', PATH)).statusCode).toBe(403);
    expect((await browser.send('POST', `${PATH}/options`, {})).statusCode).toBe(403);
    const demo = await openPasskeyServer(kind, { DEMO_MODE: '1' });
    try {
      await seedDemoMembers(demo.db, demo.clock.nowMs);
      const ana = new TestBrowser(demo.app);
      await ana.enter('/api/auth/login', { login: 'Ana', password: 'passleft-demo-ana' });
      const reply = await ana.send('POST', `${PATH}/options`, { currentPassword: 'passleft-demo-ana' });
      expect(reply.json().code).toBe('demoAccount');
    } finally {
      await demo.close();
    }
  });

  it('are in the file of everything that is kept, without their keys, and go with the account', async () => {
    const { browser, userId } = await owner(server, 'Ana');
    const { passkeys } = (await browser.send('GET', '/api/account/export')).json();
    expect(passkeys).toStrictEqual([
      {
        name: 'Phone',
        transports: ['internal'],
        isBackedUp: false,
        isSecondFactor: false,
        createdUtc: new Date(server.clock.nowMs).toISOString(),
        lastUsedUtc: null,
      },
    ]);
    expect((await browser.send('DELETE', '/api/account', { ...PROOF, handle: 'Ana' })).statusCode).toBe(204);
    expect(await server.db.query('select 1 from passkey where member_id = $1', [userId])).toStrictEqual([]);
  });

  describe('as second factor', () => {
    const set = (browser: TestBrowser, isOn: boolean, proof: object) =>
      browser.send('PUT', `${PATH}/second-factor`, { ...proof, isOn });
    const factorOf = async (browser: TestBrowser) =>
      (await browser.send('GET', '/api/account')).json().secondFactor;

    it('need a passkey and a proof, give recovery codes once, and hold for passkeys that come later', async () => {
      const { browser } = await member(server, 'Ana', { isVerified: true });
      expect((await set(browser, true, PROOF)).json().code).toBe('noPasskey');
      await addPasskey(browser, new SoftAuthenticator(ORIGIN));
      expect((await set(browser, true, {})).json().code).toBe('wrongPassword');
      const on = (await set(browser, true, PROOF)).json();
      expect([on.shelf.isSecondFactor, on.recoveryCodes.length]).toStrictEqual([true, 10]);
      expect(await factorOf(browser)).toStrictEqual({
        isOn: false,
        asksForPasskey: true,
        isRequired: false,
        recoveryCodesLeft: 10,
      });
      const [first, second] = on.recoveryCodes;
      expect((await set(browser, true, { code: first })).json().recoveryCodes).toBeNull();
      await addPasskey(browser, new SoftAuthenticator(ORIGIN), 'Laptop', { code: second });
      const [phone] = (await shelf(browser)).passkeys;
      const removed = await browser.send('DELETE', `${PATH}/${phone.id}`, { code: on.recoveryCodes[2] });
      expect(removed.json().isSecondFactor).toBe(true);
    });

    it('end with the last passkey or by the switch, and so do their recovery codes', async () => {
      const { browser, passkeyId } = await owner(server, 'Ana');
      const [code] = await asFactor(browser);
      await browser.send('DELETE', `${PATH}/${passkeyId}`, { code });
      const off = { isOn: false, asksForPasskey: false, isRequired: false, recoveryCodesLeft: 0 };
      expect(await factorOf(browser)).toStrictEqual(off);
      await addPasskey(browser, new SoftAuthenticator(ORIGIN));
      const [other] = await asFactor(browser);
      expect((await set(browser, false, { code: other })).json().shelf.isSecondFactor).toBe(false);
      expect(await factorOf(browser)).toStrictEqual(off);
    });

    it('stand beside an app: turning one off leaves the other and the recovery codes', async () => {
      const { browser } = await owner(server, 'Ana');
      const { secret } = (await browser.send('POST', '/api/account/second-factor', PROOF)).json();
      const codeNow = () => {
        server.clock.nowMs += 30_000;
        return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: server.clock.nowMs });
      };
      await browser.send('POST', '/api/account/second-factor/confirm', { code: codeNow() });
      expect((await set(browser, true, { code: codeNow() })).json().recoveryCodes).toBeNull();
      const end = await browser.send('DELETE', '/api/account/second-factor', { ...PROOF, code: codeNow() });
      expect(end.json().secondFactor).toStrictEqual({
        isOn: false,
        asksForPasskey: true,
        isRequired: false,
        recoveryCodesLeft: 10,
      });
    });

    it('let an Admin administer, and stay on', async () => {
      const { browser, passkeyId } = await owner(server, 'Ana', { roles: '{Admin}' });
      const mustAdd = async () => (await browser.send('GET', '/api/auth/me')).json().mustAddSecondFactor;
      expect(await mustAdd()).toBe(true);
      expect((await browser.send('GET', '/api/admin/overview')).json().code).toBe('secondFactorRequired');
      const codes = await asFactor(browser);
      server.clock.nowMs += 5001;
      expect(await mustAdd()).toBeUndefined();
      expect((await browser.send('GET', '/api/admin/overview')).statusCode).toBe(200);
      const stays = problem(403, 'secondFactorStays', 'Admins need a second factor. It stays on.');
      expect(ofReply(await set(browser, false, { code: codes[0] }))).toStrictEqual(stays);
      const remove = await browser.send('DELETE', `${PATH}/${passkeyId}`, { code: codes[1] });
      expect(ofReply(remove)).toStrictEqual(stays);
      expect(await named(browser)).toStrictEqual(['Phone']);
    });
  });

  it('set up before a mailbox was proved, and in another browser, end with the first proof [S2]', async () => {
    const { browser } = await member(server, 'Ana');
    const authenticator = new SoftAuthenticator(ORIGIN);
    await addPasskey(browser, authenticator);
    const [ticket] = await server.db.query<{ text: string }>(
      "select plain_text as text from mail where recipient = 'ana@example.org' order by created_at limit 1",
    );
    const token = /token=([\w-]+)/.exec(ticket?.text ?? '')?.[1] ?? '';
    const other = new TestBrowser(server.app);
    expect((await other.send('POST', '/api/auth/verify-email', { token })).statusCode).toBe(200);
    expect((await signIn(other, authenticator.sign(await ask(other)))).statusCode).toBe(401);
    expect([await me(browser), await me(other)]).toStrictEqual([401, 401]);
    const [mail] = await server.db.query<{ text: string }>(
      "select plain_text as text from mail where subject like 'Sign-ins removed%'",
    );
    expect(mail?.text).toContain('Passkey “Phone”');
  });

  it('that a reset leaves are listed in its email, each with a link that ends it', async () => {
    const { browser, authenticator } = await owner(server, 'Ana');
    await browser.send('POST', '/api/auth/forgot-password', { email: 'ana@example.org' });
    const linkIn = async (subject: string, after: string) => {
      const [mail] = await server.db.query<{ text: string }>(
        'select plain_text as text from mail where subject like $1 order by created_at desc limit 1',
        [subject],
      );
      const text = mail?.text ?? '';
      return /token=([\w-]+)/.exec(text.slice(text.indexOf(after)))?.[1] ?? '';
    };
    const token = await linkIn('Choose a new password%', '');
    const reset = await browser.send('POST', '/api/auth/reset-password', {
      token,
      password: 'amber anchor 22',
    });
    expect(reset.statusCode).toBe(204);
    const other = new TestBrowser(server.app);
    const end = await linkIn('Your Passleft password was changed', 'Passkey “Phone”');
    expect((await other.send('POST', '/api/auth/way-in', { token: end })).json()).toStrictEqual({
      kind: 'passkey',
      name: 'Phone',
      email: '',
    });
    expect((await other.send('POST', '/api/auth/way-in/end', { token: end })).statusCode).toBe(204);
    expect((await signIn(other, authenticator.sign(await ask(other)))).statusCode).toBe(401);
  });
});
