import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import {
  emailsTo,
  enter,
  MINUTE_MS,
  me,
  member,
  NEW_PASSWORD,
  ofReply,
  openAccountServer,
  PASSWORD,
  problem,
  resetAccounts,
} from './account.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('the password of an account on the %s database', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openAccountServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  describe('the password', () => {
    it('stays as it is without the current one [A5] [ASVS V6.2.3]', async () => {
      const { browser } = await member(server, 'Ana');
      for (const currentPassword of [undefined, '', 'wrong one', PASSWORD.toUpperCase()]) {
        const wish = { currentPassword, newPassword: NEW_PASSWORD };
        expect(ofReply(await browser.send('PUT', '/api/account/password', wish))).toStrictEqual(
          problem(403, 'wrongPassword', 'That is not your current password.'),
        );
      }
      expect((await enter(server, 'Ana', NEW_PASSWORD)).status).toBe(401);
      expect((await enter(server, 'Ana')).status).toBe(200);
      expect(await me(browser)).toBe(200);
    });

    it('changes with the current one, ends all other sessions and tells by email [ASVS V6.2.2, V7.4.3]', async () => {
      const { browser } = await member(server, 'Ana', { isVerified: true });
      const other = (await enter(server, 'Ana')).browser;
      const wish = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const reply = await browser.send('PUT', '/api/account/password', wish);
      expect([reply.statusCode, reply.json().hasPassword]).toStrictEqual([200, true]);
      expect([await me(browser), await me(other)]).toStrictEqual([200, 401]);
      expect((await other.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
      expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(200);
      expect([
        (await enter(server, 'Ana')).status,
        (await enter(server, 'Ana', NEW_PASSWORD)).status,
      ]).toStrictEqual([401, 200]);
      expect(await emailsTo(server, 'ana@example.org')).toContain('Your Passleft password was changed');
    });

    it.each([
      ['password1', 'This password is one of the first that others would try.'],
      ['ana@example.org', 'Do not use your handle or email address as password.'],
      ['short', 'Use at least 8 characters.'],
    ])('is not changed to %s [A3] [ASVS V6.2.11]', async (newPassword, sentence) => {
      const { browser } = await member(server, 'Ana');
      const wish = { currentPassword: PASSWORD, newPassword };
      expect((await browser.send('PUT', '/api/account/password', wish)).json().errors).toStrictEqual({
        newPassword: [sentence],
      });
      expect((await enter(server, 'Ana')).status).toBe(200);
    });

    it('is not guessed on the account page either: eleven wrong ones wait, and right ones do not count', async () => {
      const { browser } = await member(server, 'Ana');
      const start = (currentPassword: string) =>
        browser.send('POST', '/api/account/second-factor', { currentPassword });
      for (let n = 0; n < 12; n += 1) expect((await start(PASSWORD)).statusCode).toBe(200);
      const codes = (await Promise.all(Array.from({ length: 20 }, () => start('wrong one')))).map(
        (reply) => reply.statusCode,
      );
      expect(codes.filter((code) => code === 403)).toHaveLength(10);
      expect(codes.filter((code) => code === 429)).toHaveLength(10);
      const refused = await start(PASSWORD);
      expect([refused.statusCode, refused.headers['retry-after']]).toStrictEqual([429, '900']);
      server.clock.nowMs += 15 * MINUTE_MS;
      await browser.enter('/api/auth/refresh');
      expect((await start(PASSWORD)).statusCode).toBe(200);
    });

    it('is set by a member who has none only soon after signing in [A19] [ASVS V10.3.4]', async () => {
      const { browser, userId } = await member(server, 'Ana', { isVerified: true });
      await server.db.query('update member set password_hash = null where id = $1', [userId]);
      const set = () => browser.send('PUT', '/api/account/password', { newPassword: NEW_PASSWORD });
      server.clock.nowMs += 5 * MINUTE_MS + 1;
      expect(ofReply(await set())).toStrictEqual(
        problem(403, 'reauthNeeded', 'Log in again, then try within five minutes.'),
      );
      server.clock.nowMs -= 1;
      expect((await set()).statusCode).toBe(200);
      expect((await enter(server, 'Ana', NEW_PASSWORD)).status).toBe(200);
    });
  });

  it('changes nothing delicate for a stolen access token alone [A19] [ASVS V7.5.1]', async () => {
    const { browser, userId } = await member(server, 'Ana', { isVerified: true });
    const before = await server.db.query('select * from member');
    const thief = new TestBrowser(server.app);
    thief.token = browser.token;
    const tries = [
      await thief.send('PUT', '/api/account/password', { newPassword: NEW_PASSWORD }),
      await thief.send('POST', '/api/account/second-factor', {}),
      await thief.send('DELETE', '/api/account/second-factor', { code: '123456' }),
      await thief.send('POST', '/api/account/recovery-codes', { code: '123456' }),
      await thief.send('POST', '/api/account/email', { email: 'thief@example.org' }),
      await thief.send('POST', '/api/account/linked-sign-ins', { provider: 'club' }),
      await thief.send('DELETE', '/api/account', { handle: 'Ana' }),
    ];
    expect(tries.map((reply) => [reply.statusCode, reply.json().code])).toStrictEqual(
      tries.map(() => [403, 'wrongPassword']),
    );
    expect(await server.db.query('select * from member')).toStrictEqual(before);
    expect(await server.db.query('select 1 from second_factor where member_id = $1', [userId])).toStrictEqual(
      [],
    );
    expect(
      await server.db.query('select 1 from mail_ticket where email = $1', ['thief@example.org']),
    ).toStrictEqual([]);
  });
});
