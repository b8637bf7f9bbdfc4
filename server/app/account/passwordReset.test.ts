import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { findTicket, issueTicket } from '#server/members/addresses/tickets.ts';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { openTestDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  headsOf,
  linkIn,
  MAIL_TEST_LIMITS,
  MANY,
  type MailTest,
  NOT_GOOD,
  openMailTest,
  PASSWORD,
  PUBLIC_URL,
  tokenIn,
} from '../mail/mail.testkit.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'copper kite 22';

describe.each(SERVER_FIRST_KINDS)('a forgotten password on the %s database', (kind) => {
  let test: MailTest;
  const logLines: string[] = [];
  /** Once, before a login that found the password right notes that the member was seen. */
  let beforeSeen: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    const plain = await openTestDatabase(kind);
    const db: Database = {
      ...plain,
      query: async (sql, params) => {
        const intervene = sql.startsWith('update member set last_seen_at') ? beforeSeen : null;
        if (intervene) beforeSeen = null;
        await intervene?.();
        return plain.query(sql, params);
      },
    };
    test = await openMailTest(kind, {
      db,
      logger: { write: (line) => logLines.push(line) },
      env: { LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' },
      authLimits: { ...MAIL_TEST_LIMITS, forgot: { ...MAIL_TEST_LIMITS.forgot, perAddress: MANY } },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const forgot = (email: string) => test.anybody().send('POST', '/api/auth/forgot-password', { email });
  const reset = (token: string, password = NEW_PASSWORD, more: object = {}) =>
    test.anybody().send('POST', '/api/auth/reset-password', { token, password, ...more });
  const login = async (password: string, name = 'Ana') =>
    (await test.anybody().send('POST', '/api/auth/login', { login: name, password })).statusCode;
  /** A link just asked for by this person. */
  const askedFor = async (email: string) => {
    await forgot(email);
    return tokenIn((await test.arrived())[0]);
  };

  it('is replaced through a link in a mail, after which only the new one opens the account', async () => {
    await test.registerVerified('Ana');
    await forgot('ANA@example.org');
    const mails = await test.arrived();
    expect(headsOf(mails)).toStrictEqual(['ana@example.org: Choose a new password for Passleft']);
    const link = linkIn(mails[0]);
    expect(`${link.origin}${link.pathname}`).toBe(`${PUBLIC_URL}/reset-password`);
    const reply = await reset(tokenIn(mails[0]));
    expect([reply.statusCode, reply.body]).toStrictEqual([204, '']);
    expect([await login(PASSWORD), await login(NEW_PASSWORD)]).toStrictEqual([401, 200]);
  });

  it('proves the mailbox: the address counts as confirmed', async () => {
    const ana = await test.register('Ana');
    await test.arrived();
    await reset(await askedFor('ana@example.org'));
    await ana.enter('/api/auth/login', { login: 'Ana', password: NEW_PASSWORD });
    expect((await ana.send('GET', '/api/auth/me')).json()).toMatchObject({ isVerified: true });
  });

  it('a reset link works once, also for 50 at the same time [A11]', async () => {
    await test.registerVerified('Ana');
    const token = await askedFor('ana@example.org');
    const uses = await Promise.all(Array.from({ length: 50 }, (_, n) => reset(token, `copper kite no ${n}`)));
    const statuses = uses.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
    for (const reply of uses) if (reply.statusCode === 400) expect(reply.json()).toStrictEqual(NOT_GOOD);
    expect(await login(`copper kite no ${statuses.indexOf(204)}`)).toBe(200);
    expect((await reset(token)).json()).toStrictEqual(NOT_GOOD);
    expect(headsOf(await test.arrived())).toStrictEqual([
      'ana@example.org: Your Passleft password was changed',
    ]);
  });

  it('a second request voids the first, also when two come at the same time [A11] [ASVS V6.6.2]', async () => {
    await test.registerVerified('Ana');
    const first = await askedFor('ana@example.org');
    await Promise.all([forgot('ana@example.org'), forgot('ana@example.org')]);
    const later = (await test.arrived()).map(tokenIn);
    expect(later).toHaveLength(2);
    expect((await reset(first)).json()).toStrictEqual(NOT_GOOD);
    const statuses: number[] = [];
    for (const token of later) statuses.push((await reset(token)).statusCode);
    expect(statuses.sort()).toStrictEqual([204, 400]);
  });

  it('a reset link lives half an hour [A11]', async () => {
    await test.registerVerified('Ana');
    const late = await askedFor('ana@example.org');
    test.server.clock.nowMs += 30 * MINUTE_MS;
    expect((await reset(late)).json()).toStrictEqual(NOT_GOOD);
    const inTime = await askedFor('ana@example.org');
    test.server.clock.nowMs += 30 * MINUTE_MS - 1;
    expect((await reset(inTime)).statusCode).toBe(204);
  });

  it('a reset link is void once the account has another address [A11]', async () => {
    const ana = await test.registerVerified('Ana');
    const token = await askedFor('ana@example.org');
    await ana.send('POST', '/api/account/email', { currentPassword: PASSWORD, email: 'new@example.org' });
    const asking = (await test.arrived()).find(({ recipients }) => recipients[0] === 'new@example.org');
    expect(
      (await test.anybody().send('POST', '/api/auth/verify-email', { token: tokenIn(asking) })).statusCode,
    ).toBe(200);
    expect(await test.server.db.query('select purpose from mail_ticket')).toStrictEqual([]);
    expect((await reset(token)).json()).toStrictEqual(NOT_GOOD);
    expect(await login(PASSWORD)).toBe(200);
  });

  it('a reset link opens the account it was mailed for, whoever else a request names [A11]', async () => {
    await test.registerVerified('Ana');
    const bob = await test.registerVerified('Bob');
    const { userId } = (await bob.send('GET', '/api/auth/me')).json();
    const token = await askedFor('ana@example.org');
    const reply = await reset(token, NEW_PASSWORD, { userId, memberId: userId, email: 'bob@example.org' });
    expect(reply.statusCode).toBe(204);
    expect([await login(NEW_PASSWORD), await login(PASSWORD, 'Bob')]).toStrictEqual([200, 200]);
    expect((await bob.send('GET', '/api/auth/me')).statusCode).toBe(200);
  });

  it('takes no password that registration would not take, and the link stays good for a better one', async () => {
    await test.registerVerified('Ana');
    const token = await askedFor('ana@example.org');
    const errors: unknown[] = [];
    for (const password of ['short', 'P@ssw0rd123', 'ana@example.org'])
      errors.push((await reset(token, password)).json().errors);
    expect(errors).toStrictEqual([
      { password: ['Use at least 8 characters.'] },
      { password: ['This password is one of the first that others would try.'] },
      { password: ['Do not use your handle or email address as password.'] },
    ]);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('tokens are 256 random bits without a pattern, a thousand of them all distinct [A12] [ASVS V6.5.3, V11.5.1]', async () => {
    await test.registerVerified('Ana');
    const { db } = test.server;
    const [{ id } = { id: '' }] = await db.query<{ id: string }>('select id from member');
    const wish = { memberId: id, purpose: 'resetPassword', email: 'ana@example.org' } as const;
    const nowMs = test.server.clock.nowMs;
    const tokens = await db.transaction(async (tx) => {
      const made: string[] = [];
      for (let n = 0; n < 1000; n += 1) made.push((await issueTicket(tx, wish, nowMs)).token);
      return made;
    });
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    for (let at = 0; at < 42; at += 1)
      expect(new Set(tokens.map((token) => token[at])).size).toBeGreaterThan(50);
    const last = tokens.at(-1) ?? '';
    expect((await findTicket(db, last, ['resetPassword'], nowMs))?.memberId).toBe(id);
  });

  it('link and code are stored as SHA-256 alone once the mail is sent, and never stand in a log [A12] [ASVS V14.2.4]', async () => {
    logLines.length = 0;
    const ana = await test.register('Ana');
    const [asking] = await test.arrived();
    const code = /^\d{6}$/m.exec(asking?.message.text ?? '')?.[0] ?? '';
    await ana.send('POST', '/api/auth/verify-email', { code });
    const token = await askedFor('ana@example.org');
    const stored = async () => {
      const rows = await Promise.all(
        ['mail', 'mail_ticket', 'member', 'rate_limit', 'secret'].map((table) =>
          test.server.db.query(`select * from ${table}`),
        ),
      );
      return JSON.stringify(rows);
    };
    const everything = await stored();
    expect(everything).toContain(createHash('sha256').update(token).digest('hex'));
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(tokenIn(asking));
    expect(everything).not.toContain(`"${code}"`);
    const link = linkIn(asking);
    await test.anybody().send('GET', `${link.pathname}${link.search}`);
    await reset(token);
    await reset(token);
    const log = logLines.join('');
    expect(log).toContain('password reset');
    for (const secret of [token, tokenIn(asking), `"${code}"`, NEW_PASSWORD, PASSWORD, 'ana@example.org'])
      expect(log).not.toContain(secret);
  });

  it.each([
    ['a foreign Host', { host: 'evil.example' }, '/api/auth/forgot-password'],
    [
      'X-Forwarded-Host',
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      '/api/auth/forgot-password',
    ],
    ['Forwarded', { forwarded: 'host=evil.example;proto=http' }, '/api/auth/forgot-password'],
    ['an absolute address', {}, 'http://evil.example/api/auth/forgot-password'],
  ])('links lead to the public address in spite of %s [A13]', async (_name, headers, url) => {
    await test.registerVerified('Ana');
    const reply = await test.anybody().send('POST', url, { email: 'ana@example.org' }, { headers });
    expect(reply.statusCode).toBe(204);
    const [mail] = await test.arrived();
    expect(linkIn(mail).origin).toBe(PUBLIC_URL);
    expect(mail?.raw).not.toContain('evil');
  });

  it('ends every session at once: cookies, access tokens and the old password; nobody is signed in by it [A14] [ASVS V6.4.3]', async () => {
    const laptop = await test.registerVerified('Ana');
    const phone = test.anybody();
    await phone.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    for (const browser of [laptop, phone])
      expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200);
    const reply = await reset(await askedFor('ana@example.org'));
    expect([reply.statusCode, reply.cookies]).toStrictEqual([204, []]);
    for (const browser of [laptop, phone]) {
      expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401);
      expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
    }
    expect(await login(PASSWORD)).toBe(401);
    expect(headsOf(await test.arrived())).toStrictEqual([
      'ana@example.org: Your Passleft password was changed',
    ]);
  });

  it('a login under way with the old password does not outlive the reset [A14]', async () => {
    await test.registerVerified('Ana');
    const token = await askedFor('ana@example.org');
    beforeSeen = async () => {
      expect((await reset(token)).statusCode).toBe(204);
    };
    const late = test.anybody();
    const entered = await late.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    expect([entered.statusCode, entered.cookies]).toStrictEqual([401, []]);
    const living = 'select id from refresh_family where revoked_at is null';
    expect(await test.server.db.query(living)).toStrictEqual([]);
  });

  it('voids an address change that somebody else may have begun', async () => {
    const thief = await test.registerVerified('Ana');
    await thief.send('POST', '/api/account/email', {
      currentPassword: PASSWORD,
      email: 'evil@example.org',
    });
    const asking = (await test.arrived()).find(({ recipients }) => recipients[0] === 'evil@example.org');
    await reset(await askedFor('ana@example.org'));
    const confirmation = await test
      .anybody()
      .send('POST', '/api/auth/verify-email', { token: tokenIn(asking) });
    expect(confirmation.json()).toStrictEqual(NOT_GOOD);
  });

  it('is mailed about three times an hour at most, and who asks more often is told the same', async () => {
    await test.registerVerified('Ana');
    const replies = [];
    for (let n = 0; n < 5; n += 1) replies.push(await forgot('ana@example.org'));
    for (const reply of replies) expect([reply.statusCode, reply.body]).toStrictEqual([204, '']);
    expect(await test.arrived()).toHaveLength(3);
  });

  it('never concerns the demo accounts, guests and the deleted', async () => {
    await seedDemoMembers(test.server.db, test.server.clock.nowMs);
    await test.registerVerified('Bob');
    await test.server.db.query(`update member set deleted_at = $1 where handle = 'Bob'`, [new Date(0)]);
    for (const email of ['juno@demo.example', 'bob@example.org'])
      expect((await forgot(email)).statusCode).toBe(204);
    expect(await test.arrived()).toStrictEqual([]);
    expect(
      await test.server.db.query(`select id from mail_ticket where purpose = 'resetPassword'`),
    ).toStrictEqual([]);
  });
});
