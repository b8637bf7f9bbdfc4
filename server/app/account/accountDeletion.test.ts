import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { TEST_START_MS, TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import {
  emailsTo,
  enter,
  guest,
  me,
  member,
  ofReply,
  openAccountServer,
  PASSWORD,
  problem,
  resetAccounts,
} from './account.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('deleting the account on the %s database', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openAccountServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  const wish = { currentPassword: PASSWORD, handle: 'Ana' };

  it('needs the password and the own handle', async () => {
    const { browser } = await member(server, 'Ana');
    const wrong = await browser.send('DELETE', '/api/account', { ...wish, currentPassword: 'wrong one' });
    expect(wrong.json().code).toBe('wrongPassword');
    const mistyped = await browser.send('DELETE', '/api/account', { ...wish, handle: 'Anna' });
    expect(mistyped.json().errors).toStrictEqual({ handle: ['Type Ana to delete this account.'] });
    expect(await me(browser)).toBe(200);
  });

  it('leaves a row without a name and nothing else, and ends every session [ASVS V7.4.2]', async () => {
    const { browser, userId } = await member(server, 'Ana', { isVerified: true, roles: '{PowerUser}' });
    const other = (await enter(server, 'Ana')).browser;
    await browser.send('PATCH', '/api/account/card', { aboutText: 'I pass every rare.' });
    await browser.send('POST', '/api/account/second-factor', { currentPassword: PASSWORD });
    const principal = await server.app.context.members.authenticate(browser.token);
    const told: string[] = [];
    const stop = server.app.context.members.sessions.onEnded((sessionId) => told.push(sessionId));
    const reply = await browser.send('DELETE', '/api/account', { ...wish, handle: ' ana ' });
    expect(reply.statusCode).toBe(204);
    expect(browser.cookies.size).toBe(0);
    expect(told).toContain(principal?.sessionId);
    stop();
    expect([await me(browser), await me(other)]).toStrictEqual([401, 401]);
    expect((await other.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
    const [row] = await server.db.query<{ handle: string; avatar_seed: string }>(
      'select * from member where id = $1',
      [userId],
    );
    expect(row).toStrictEqual({
      id: userId,
      handle: expect.stringMatching(/^Left member [a-z0-9]{4}$/),
      handle_key: row?.handle.toLowerCase(),
      email: null,
      email_key: null,
      guest_name: null,
      password_hash: null,
      roles: [],
      is_guest: false,
      verified_at: null,
      confirmed_by_admin: false,
      avatar_seed: row?.handle.replaceAll(' ', ''),
      about_text: '',
      preferences: {},
      created_at: new Date(TEST_START_MS),
      last_seen_at: new Date(TEST_START_MS),
      turns_mailed_at: null,
      suspended_at: null,
      suspended_until: null,
      suspension_reason: null,
      deleted_at: new Date(TEST_START_MS),
    });
    for (const table of ['second_factor', 'refresh_family', 'refresh_token', 'mail_ticket'])
      expect([table, await server.db.query(`select 1 from ${table}`)]).toStrictEqual([table, []]);
    expect(await emailsTo(server, 'ana@example.org')).toContain('Your Passleft account is deleted');
  });

  it('sends no email that waited to who is gone, but the goodbye', async () => {
    const { browser } = await member(server, 'Ana');
    const later = { recipient: 'ana@example.org', subject: 'The draft is over', plainText: '', html: '' };
    await server.app.context.mail.post(server.db, later, TEST_START_MS + 3_600_000);
    await browser.send('DELETE', '/api/account', wish);
    expect(await emailsTo(server, 'ana@example.org')).toStrictEqual(['Your Passleft account is deleted']);
  });

  it('takes the lists that only they could draft, and leaves those that they shared', async () => {
    const { browser, userId } = await member(server, 'Ana');
    await server.db.query(
      `insert into member_list (id, member_id, name, text, answers, cards, is_shared, used_at)
       values ('own', $1, 'Own', 'One kite', '{}', 1, false, $2), ('shared', $1, 'Shared', 'One kite', '{}', 1, true, $2)`,
      [userId, new Date(TEST_START_MS)],
    );
    await browser.send('DELETE', '/api/account', wish);
    expect(await server.db.query('select id from member_list')).toStrictEqual([{ id: 'shared' }]);
  });

  it('lets nobody in afterwards, in the words for an unknown name, and gives name and address free [ASVS V10.3.3]', async () => {
    const { browser } = await member(server, 'Ana');
    await browser.send('DELETE', '/api/account', wish);
    const [row] = await server.db.query<{ handle: string }>('select handle from member');
    const send = (login: string) =>
      new TestBrowser(server.app).send('POST', '/api/auth/login', { login, password: PASSWORD });
    for (const login of ['Ana', 'ana@example.org', row?.handle ?? '', 'Nobody'])
      expect(ofReply(await send(login))).toStrictEqual(
        problem(401, 'wrongCredentials', 'Email, handle or password is wrong.'),
      );
    expect(await me((await member(server, 'Ana')).browser)).toBe(200);
  });

  it('is not for the last Admin', async () => {
    const { browser } = await member(server, 'Ana', { roles: '{Admin}' });
    expect(ofReply(await browser.send('DELETE', '/api/account', wish))).toStrictEqual(
      problem(403, 'lastAdmin', 'You are the only Admin. Make somebody else Admin first.'),
    );
    expect(await me(browser)).toBe(200);
  });

  it('leaves one of two Admins who delete their accounts at once', async () => {
    const people = [
      await member(server, 'Ana', { roles: '{Admin}' }),
      await member(server, 'Mara', { roles: '{Admin}' }),
    ];
    const [ana, mara] = people;
    const replies = await Promise.all([
      ana?.browser.send('DELETE', '/api/account', wish),
      mara?.browser.send('DELETE', '/api/account', { ...wish, handle: 'Mara' }),
    ]);
    expect(replies.map((reply) => reply?.statusCode).sort()).toStrictEqual([204, 403]);
    const [left] = await server.db.query<{ admins: number }>(
      `select count(*)::int as admins from member where 'Admin' = any(roles)`,
    );
    expect(left?.admins).toBe(1);
  });

  it('happens once when it is asked twice at once', async () => {
    const { browser } = await member(server, 'Ana', { isVerified: true });
    const replies = await Promise.all([1, 2].map(() => browser.send('DELETE', '/api/account', wish)));
    expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([204, 401]);
    const emails = (await emailsTo(server, 'ana@example.org')).filter((subject) =>
      subject.endsWith('is deleted'),
    );
    expect(emails).toHaveLength(1);
  });

  it('is not for guests, who are forgotten by themselves', async () => {
    const { browser } = await guest(server);
    expect((await browser.send('DELETE', '/api/account', wish)).statusCode).toBe(403);
  });
});
