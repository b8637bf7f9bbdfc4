import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { me } from '#server/app/account/account.testkit.ts';
import {
  codeIn,
  type MailTest,
  openMailTest,
  PASSWORD,
  tokenIn,
  tokensIn,
  verify,
} from '#server/app/mail/mail.testkit.ts';
import { accountHandlers } from '#server/members/account/accountHandlers.ts';
import { addressHandlers } from '#server/members/addresses/addressHandlers.ts';
import { memberOf } from '#server/members/thirdParty/linkedSignIns.ts';
import { linkIdentity } from '#server/members/thirdParty/linkIdentity.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { TestBrowser } from '#tests/support/testServer.ts';
import { wayInRoutes } from './wayInRoutes.ts';

const VICTIM = 'vic@example.org';
const CLUB = { id: 'club', name: 'The club' };
const providers = JSON.stringify([
  { ...CLUB, issuer: 'https://id.example.org', clientId: 'passleft', clientSecret: 'shared with nobody' },
]);

describe.each(SERVER_FIRST_KINDS)('a mailbox proved on the %s database', (kind) => {
  let test: MailTest;
  beforeAll(async () => {
    const places = { tables: { changed: () => undefined }, events: {}, queue: {} };
    test = await openMailTest(kind, {
      env: { OIDC_PROVIDERS: providers },
      routes: [...addressHandlers, ...accountHandlers(places as never), ...wayInRoutes],
    });
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const principalOf = async (browser: TestBrowser) => {
    const principal = await test.server.app.context.members.authenticate(browser.token);
    if (!principal) throw new Error('This browser is signed out.');
    return principal;
  };
  const identityOf = (subject: string) => ({
    issuer: 'https://id.example.org',
    subject,
    email: `${subject}@club.example`,
    isEmailVerified: true,
    suggestedHandle: '',
  });
  async function link(browser: TestBrowser, subject: string): Promise<void> {
    const asker = await principalOf(browser);
    expect(await linkIdentity(test.server.app.context, asker, CLUB, identityOf(subject))).toBeNull();
  }
  /** A second factor as if this browser had just set it up, with a recovery code. */
  async function addSecondFactor(browser: TestBrowser): Promise<void> {
    const { memberId, sessionId } = await principalOf(browser);
    const { db } = test.server;
    await db.query(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at, browser_id)
       values ($1, $2, now(), now(), (select browser_id from refresh_family where id = $3))`,
      [memberId, new Uint8Array([1]), sessionId],
    );
    await db.query('insert into recovery_code (code_hash, member_id) values ($1, $2)', [memberId, memberId]);
  }
  const log = (browser: TestBrowser, login = 'Mallory', password = PASSWORD) =>
    browser.enter('/api/auth/login', { login, password });
  /** What still lets somebody in, apart from the password. */
  async function waysLeft(subject = 'mallory') {
    const count = async (table: string) => (await test.server.db.query(`select 1 from ${table}`)).length;
    return {
      link: (await memberOf(test.server.db, identityOf(subject))) !== null,
      factors: await count('second_factor'),
      codes: await count('recovery_code'),
    };
  }
  const NONE = { link: false, factors: 0, codes: 0 };
  const ALL = { link: true, factors: 1, codes: 1 };

  /** Mallory registers the victim's address and prepares every other way in. */
  async function prepared() {
    const mallory = await test.register('Mallory', VICTIM);
    const [mail] = await test.arrived();
    await link(mallory, 'mallory');
    await addSecondFactor(mallory);
    await test.arrived();
    return { mallory, mail };
  }
  async function resetPassword(browser: TestBrowser, password = 'copper kite 22') {
    await browser.send('POST', '/api/auth/forgot-password', { email: VICTIM });
    const token = tokenIn((await test.arrived())[0]);
    return browser.send('POST', '/api/auth/reset-password', { token, password });
  }

  it('ends every way in that another browser prepared, when its owner opens the link [A27, S2]', async () => {
    const { mallory, mail } = await prepared();
    const victim = test.anybody();
    const reply = await verify(victim, { token: tokenIn(mail) });
    expect([reply.statusCode, reply.json()]).toStrictEqual([200, { email: VICTIM }]);
    expect([await waysLeft(), await me(mallory)]).toStrictEqual([NONE, 401]);
    expect((await mallory.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
    // Nobody is signed in by it either.
    expect(victim.cookies.size).toBe(0);
    const [told] = await test.arrived();
    expect(told?.recipients).toStrictEqual([VICTIM]);
    expect(told?.message.text).toContain('The club');
  });

  it('leaves nothing that was begun before: no change of address, no sign-in under way [A27, S2]', async () => {
    const { mallory, mail } = await prepared();
    await test.server.db.query('delete from second_factor');
    const change = { currentPassword: PASSWORD, email: 'mallory@example.org' };
    await mallory.send('POST', '/api/account/email', { ...change });
    const [changing] = (await test.arrived()).filter(({ recipients }) => recipients[0] === change.email);
    await verify(test.anybody(), { token: tokenIn(mail) });
    expect((await verify(test.anybody(), { token: tokenIn(changing) })).statusCode).toBe(400);
  });

  it('ends them also when the password is reset first, and lets the owner in without a code [A27, S2]', async () => {
    const { mallory } = await prepared();
    expect((await resetPassword(test.anybody())).statusCode).toBe(204);
    expect([await waysLeft(), await me(mallory)]).toStrictEqual([NONE, 401]);
    expect((await log(test.anybody(), VICTIM, 'copper kite 22')).statusCode).toBe(200);
  });

  it('ends them when the account is moved to the mailbox of somebody else [A27, S2]', async () => {
    const mallory = await test.registerVerified('Mallory');
    await link(mallory, 'mallory');
    await mallory.send('POST', '/api/account/email', { currentPassword: PASSWORD, email: VICTIM });
    const mails = await test.arrived();
    const asking = mails.find(({ recipients }) => recipients[0] === VICTIM);
    await addSecondFactor(mallory);
    expect((await verify(test.anybody(), { token: tokenIn(asking) })).statusCode).toBe(200);
    expect([await waysLeft(), await me(mallory)]).toStrictEqual([NONE, 401]);
  });

  it.each(['link', 'code'] as const)(
    'leaves a browser that proves by %s its session and what was set up in it, and ends the others',
    async (proof) => {
      const { mallory: ana, mail } = await prepared();
      const elsewhere = test.anybody();
      const factor = (at: string) => test.server.db.query(`update second_factor set confirmed_at = ${at}`);
      await factor('null');
      await log(elsewhere);
      await factor('now()');
      await link(elsewhere, 'other');
      const shown = proof === 'link' ? { token: tokenIn(mail) } : { code: codeIn(mail) };
      expect((await verify(ana, shown)).statusCode).toBe(200);
      expect([await waysLeft(), await waysLeft('other')]).toStrictEqual([ALL, { ...ALL, link: false }]);
      expect([await me(ana), await me(elsewhere)]).toStrictEqual([200, 401]);
    },
  );

  it('knows the browser again in a later session', async () => {
    const { mallory: ana, mail } = await prepared();
    await test.server.db.query('update second_factor set confirmed_at = null');
    await ana.send('POST', '/api/auth/logout');
    await log(ana);
    await test.server.db.query('update second_factor set confirmed_at = now()');
    expect((await verify(ana, { token: tokenIn(mail) })).statusCode).toBe(200);
    expect(await waysLeft()).toStrictEqual(ALL);
  });

  it('takes a session of another member, or one that is over, for no proof of a browser', async () => {
    const { mallory, mail } = await prepared();
    const bob = await test.registerVerified('Bob');
    const cookies = new Map(mallory.cookies);
    await mallory.send('POST', '/api/auth/logout');
    for (const [name, value] of cookies) if (!bob.cookies.has(name)) bob.cookies.set(name, value);
    expect((await verify(bob, { token: tokenIn(mail) })).statusCode).toBe(200);
    expect([await waysLeft(), await me(bob)]).toStrictEqual([NONE, 200]);
  });

  it('is told after a reset which ways in are left, each with a link that a press ends, once [A14]', async () => {
    const ana = await test.registerVerified('Ana', VICTIM);
    await link(ana, 'mallory');
    await addSecondFactor(ana);
    await test.arrived();
    await resetPassword(test.anybody());
    expect([await waysLeft(), await me(ana)]).toStrictEqual([ALL, 401]);
    const [told] = await test.arrived();
    expect(told?.message.text).toContain('The club');
    const tokens = tokensIn(told, '/reset-password', 'token');
    expect(tokens).toHaveLength(2);
    const look = (token: string) => test.anybody().send('POST', '/api/auth/way-in', { token });
    const end = (browser: TestBrowser, token: string) =>
      browser.send('POST', '/api/auth/way-in/end', { token });
    const looks = [];
    for (const token of tokens) looks.push((await look(token)).json());
    expect(looks).toStrictEqual([
      { kind: 'linkedSignIn', name: 'The club', email: 'mallory@club.example' },
      { kind: 'secondFactor', name: '', email: '' },
    ]);
    // Looking, however often, ends nothing: mail scanners open links too.
    expect(await waysLeft()).toStrictEqual(ALL);
    for (const token of tokens) {
      const back = test.anybody();
      await test.server.db.query('update second_factor set confirmed_at = null');
      await log(back, 'Ana', 'copper kite 22');
      await test.server.db.query('update second_factor set confirmed_at = now()');
      const other = test.anybody();
      expect((await end(other, token)).statusCode).toBe(204);
      expect(await me(back)).toBe(401);
      expect([(await end(other, token)).statusCode, (await look(token)).statusCode]).toStrictEqual([
        400, 400,
      ]);
    }
    expect(await waysLeft()).toStrictEqual(NONE);
    const subjects = (await test.arrived()).map(({ message }) => message.subject);
    expect(subjects).toHaveLength(2);
  });

  it('is asked for only with a code where a second factor is on, since confirming it can end that [A19]', async () => {
    const ana = await test.registerVerified('Ana');
    await addSecondFactor(ana);
    const change = { currentPassword: PASSWORD, email: 'thief@example.org' };
    for (const code of [undefined, '123456']) {
      const reply = await ana.send('POST', '/api/account/email', { ...change, ...(code && { code }) });
      expect([reply.statusCode, reply.json().code]).toStrictEqual([403, 'wrongFactorCode']);
    }
    expect(await test.arrived()).toStrictEqual([]);
  });

  it('lists no second factor that an Admin must keep', async () => {
    const ana = await test.registerVerified('Ana', VICTIM);
    await addSecondFactor(ana);
    await test.server.db.query(`update member set roles = '{Admin}'`);
    await resetPassword(test.anybody());
    expect(tokensIn((await test.arrived())[0], '/reset-password', 'token')).toStrictEqual([]);
  });
});
