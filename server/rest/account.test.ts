import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '#contract/preferences.ts';
import { ANY_KIND, DATABASE_KINDS, emptyDatabase } from '#server/db/testDatabases.ts';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { openWholeServer, TEST_START_MS, TestBrowser, type TestServer, testSettings } from './testServer.ts';

const JWT_SECRET = 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq';
const PASSWORD = 'violet lantern 7';
const NEW_PASSWORD = 'amber anchor 22';
const MINUTE_MS = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CREATED_UTC = '2026-11-21T12:00:00.000Z';
const PROVIDERS = JSON.stringify([
  { id: 'club', name: 'Club', issuer: 'https://id.example.org', clientId: 'x', clientSecret: 'y' },
]);

const ofReply = (reply: { statusCode: number; json(): unknown }) => ({
  status: reply.statusCode,
  body: reply.json(),
});
const problem = (status: number, code: string, message: string, more = {}) => ({
  status,
  body: { code, message, requestId: expect.any(String), ...more },
});

describe.each(DATABASE_KINDS)('the own account on the %s database', { timeout: 30_000 }, (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openWholeServer(kind, {
      settings: testSettings({ JWT_SECRET, OIDC_PROVIDERS: PROVIDERS }),
    });
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyDatabase(server.db);
    server.clock.nowMs = TEST_START_MS;
  });

  async function member(handle: string, { isVerified = false, roles = '{}' } = {}) {
    const browser = new TestBrowser(server.app);
    const email = `${handle.toLowerCase()}@example.org`;
    const wish = { handle, email, password: PASSWORD, acceptTerms: true };
    const { userId } = (await browser.enter('/api/auth/register', wish)).json();
    await server.db.query('update member set verified_at = $2, roles = $3 where id = $1', [
      userId,
      isVerified ? new Date(TEST_START_MS) : null,
      roles,
    ]);
    return { browser, userId: String(userId) };
  }
  async function guest() {
    const browser = new TestBrowser(server.app);
    return { browser, userId: String((await browser.enter('/api/auth/guest')).json().userId) };
  }
  async function enter(login: string, password = PASSWORD, userAgent = '') {
    const browser = new TestBrowser(server.app);
    const headers = { 'user-agent': userAgent };
    const reply = await browser.send('POST', '/api/auth/login', { login, password }, { headers });
    if (reply.statusCode === 200) browser.token = reply.json().token;
    return { browser, status: reply.statusCode };
  }
  const me = async (browser: TestBrowser) => (await browser.send('GET', '/api/auth/me')).statusCode;
  const lettersTo = async (recipient: string) =>
    (
      await server.db.query<{ subject: string }>(
        'select subject from mail where recipient = $1 order by created_at, id',
        [recipient],
      )
    ).map(({ subject }) => subject);

  it('shows a member what is kept about the account', async () => {
    const { browser } = await member('Ana');
    expect(ofReply(await browser.send('GET', '/api/account'))).toStrictEqual({
      status: 200,
      body: {
        email: 'ana@example.org',
        pendingEmail: null,
        isVerified: false,
        hasPassword: true,
        secondFactor: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
        linkedSignIns: [],
        providers: [{ id: 'club', name: 'Club' }],
        preferences: DEFAULT_PREFERENCES,
      },
    });
  });

  it('names the sign-ins that open the account, and the address that waits to be confirmed', async () => {
    const { browser, userId } = await member('Ana');
    const at = new Date(TEST_START_MS);
    await server.db.query(
      `insert into linked_sign_in (id, member_id, provider_id, issuer, subject, email, linked_at)
       values ('l1', $1, 'club', 'https://id.example.org', 's1', 'ana@club.example', $2),
              ('l2', $1, 'gone', 'https://gone.example.org', 's2', '', $2)`,
      [userId, at],
    );
    await server.db.query(
      `insert into mail_ticket (id, member_id, purpose, email, token_hash, created_at, expires_at)
       values ('t1', $1, 'changeEmail', 'new@example.org', 'h1', $2, $3)`,
      [userId, at, new Date(TEST_START_MS + MINUTE_MS)],
    );
    const account = (await browser.send('GET', '/api/account')).json();
    expect(account.linkedSignIns).toStrictEqual([
      { id: 'l1', providerName: 'Club', email: 'ana@club.example', linkedUtc: CREATED_UTC },
      { id: 'l2', providerName: 'gone', email: '', linkedUtc: CREATED_UTC },
    ]);
    expect(account.pendingEmail).toBe('new@example.org');
    server.clock.nowMs += MINUTE_MS;
    expect((await browser.send('GET', '/api/account')).json().pendingEmail).toBeNull();
  });

  it('lets nobody without a session near an account', async () => {
    const { userId } = await member('Ana');
    const visitor = new TestBrowser(server.app);
    const calls: ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string][] = [
      ['GET', '/api/account'],
      ['PATCH', '/api/account/card'],
      ['GET', `/api/members/${userId}`],
      ['PUT', '/api/account/preferences'],
      ['PUT', '/api/account/password'],
      ['GET', '/api/account/sessions'],
      ['DELETE', '/api/account/sessions'],
      ['DELETE', '/api/account/sessions/x'],
      ['POST', '/api/account/second-factor'],
      ['POST', '/api/account/second-factor/confirm'],
      ['DELETE', '/api/account/second-factor'],
      ['POST', '/api/account/recovery-codes'],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account'],
    ];
    const bodies = [{}, { code: '123456' }, { newPassword: NEW_PASSWORD }, { handle: 'Ana' }];
    for (const [method, url] of calls) {
      const replies = await Promise.all(
        (method === 'GET' ? [undefined] : bodies).map((body) => visitor.send(method, url, body)),
      );
      expect([url, replies.some((reply) => reply.statusCode === 401)]).toStrictEqual([url, true]);
      expect([
        url,
        replies.every((reply) => reply.statusCode === 401 || reply.statusCode === 400),
      ]).toStrictEqual([url, true]);
    }
  });

  describe('the public card', () => {
    it('is seen by everybody who is signed in, and tells no address', async () => {
      const ana = await member('Ana');
      const stranger = await guest();
      expect(ofReply(await stranger.browser.send('GET', `/api/members/${ana.userId}`))).toStrictEqual({
        status: 200,
        body: {
          memberId: ana.userId,
          handle: 'Ana',
          avatarUrl: `/art/avatars/${ana.userId}.svg`,
          aboutText: '',
          createdUtc: CREATED_UTC,
          draftsFinished: 0,
          games: [],
        },
      });
      expect((await ana.browser.send('GET', `/api/members/${stranger.userId}`)).json().memberId).toBe(
        stranger.userId,
      );
    });

    it('changes, and the new handle is the one to log in with', async () => {
      const { browser, userId } = await member('Ana');
      const change = { handle: 'Anna-2', aboutText: ' I pass every rare. ', newAvatar: true };
      const changed = await browser.send('PATCH', '/api/account/card', change);
      expect(ofReply(changed)).toStrictEqual({
        status: 200,
        body: {
          memberId: userId,
          handle: 'Anna-2',
          avatarUrl: expect.stringMatching(/^\/art\/avatars\/[0-9a-f]{24}\.svg$/),
          aboutText: 'I pass every rare.',
          createdUtc: CREATED_UTC,
          draftsFinished: 0,
          games: [],
        },
      });
      expect((await enter('anna-2')).status).toBe(200);
      expect((await enter('Ana')).status).toBe(401);
      await browser.send('PATCH', '/api/account/card', { aboutText: '' });
      expect((await browser.send('GET', `/api/members/${userId}`)).json()).toMatchObject({
        handle: 'Anna-2',
        aboutText: '',
      });
    });

    it.each([
      [{ handle: 'MARA' }, { handle: ['This handle is taken.'] }],
      [{ handle: 'adm1n' }, { handle: ['This handle is reserved.'] }],
      [{ handle: 'a b' }, { handle: ['Use letters, digits, _ and - only.'] }],
      [{ aboutText: 'x'.repeat(201) }, { aboutText: ['Use at most 200 characters.'] }],
    ])('is refused with the field at fault: %#', async (change, errors) => {
      await member('Mara');
      const { browser, userId } = await member('Ana');
      expect(ofReply(await browser.send('PATCH', '/api/account/card', change))).toStrictEqual(
        problem(400, 'validation', 'Please check what you entered.', { errors }),
      );
      expect((await browser.send('GET', `/api/members/${userId}`)).json().handle).toBe('Ana');
    });

    it('lets somebody change the case of the own handle', async () => {
      const { browser } = await member('Ana');
      const changed = await browser.send('PATCH', '/api/account/card', { handle: 'ANA' });
      expect(changed.json().handle).toBe('ANA');
    });

    it('gives a handle to one of five members who take it at once', async () => {
      const people = [];
      for (const n of [1, 2, 3, 4, 5]) people.push(await member(`Ana${n}`));
      const replies = await Promise.all(
        people.map(({ browser }) => browser.send('PATCH', '/api/account/card', { handle: 'Mara' })),
      );
      expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([200, 400, 400, 400, 400]);
      for (const reply of replies.filter(({ statusCode }) => statusCode === 400))
        expect(reply.json().errors).toStrictEqual({ handle: ['This handle is taken.'] });
    });

    it('takes no role, address or id from a change', async () => {
      const { browser, userId } = await member('Ana');
      await browser.send('PATCH', '/api/account/card', {
        aboutText: 'x',
        roles: ['Admin'],
        email: 'x@example.org',
        id: 'x',
        isVerified: true,
      });
      expect((await browser.send('GET', '/api/auth/me')).json()).toMatchObject({
        userId,
        roles: [],
        email: 'ana@example.org',
        isVerified: false,
      });
    });

    it('is not for guests to change', async () => {
      const { browser } = await guest();
      expect(ofReply(await browser.send('PATCH', '/api/account/card', { aboutText: 'x' }))).toStrictEqual(
        problem(403, 'forbidden', 'You may not do this.'),
      );
    });

    it('answers for somebody who left as for somebody who never was', async () => {
      const { browser } = await member('Ana');
      const mara = await member('Mara');
      await mara.browser.send('DELETE', '/api/account', { currentPassword: PASSWORD, handle: 'Mara' });
      const missing = problem(404, 'not_found', 'This was not found.');
      expect(ofReply(await browser.send('GET', `/api/members/${mara.userId}`))).toStrictEqual(missing);
      expect(ofReply(await browser.send('GET', '/api/members/nobody'))).toStrictEqual(missing);
    });
  });

  describe('preferences', () => {
    it('follow a member from browser to browser, and a guest too', async () => {
      const choices = { ...DEFAULT_PREFERENCES, poolOrder: 'cost', soundVolume: 5, playsSounds: false };
      await member('Ana');
      for (const person of [(await enter('Ana')).browser, (await guest()).browser]) {
        const saved = await person.send('PUT', '/api/account/preferences', choices);
        expect(ofReply(saved)).toStrictEqual({ status: 200, body: choices });
      }
      const elsewhere = (await enter('Ana')).browser;
      expect((await elsewhere.send('GET', '/api/account')).json().preferences).toStrictEqual(choices);
    });

    it('are refused when they make no sense', async () => {
      const { browser } = await member('Ana');
      const reply = await browser.send('PUT', '/api/account/preferences', { soundVolume: 101 });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().errors)).toStrictEqual(['soundVolume']);
    });

    it('have their defaults where an older server left something else', async () => {
      const { browser, userId } = await member('Ana');
      await server.db.query(`update member set preferences = '{"poolOrder":"smell"}' where id = $1`, [
        userId,
      ]);
      expect((await browser.send('GET', '/api/account')).json().preferences).toStrictEqual(
        DEFAULT_PREFERENCES,
      );
    });
  });

  describe('the password', () => {
    it('A5: stays as it is without the current one', async () => {
      const { browser } = await member('Ana');
      for (const currentPassword of [undefined, '', 'wrong one', PASSWORD.toUpperCase()]) {
        const wish = { currentPassword, newPassword: NEW_PASSWORD };
        expect(ofReply(await browser.send('PUT', '/api/account/password', wish))).toStrictEqual(
          problem(403, 'wrong_password', 'That is not your current password.'),
        );
      }
      expect((await enter('Ana', NEW_PASSWORD)).status).toBe(401);
      expect((await enter('Ana')).status).toBe(200);
      expect(await me(browser)).toBe(200);
    });

    it('changes with the current one, ends all other sessions and tells by letter', async () => {
      const { browser } = await member('Ana', { isVerified: true });
      const other = (await enter('Ana')).browser;
      const wish = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const reply = await browser.send('PUT', '/api/account/password', wish);
      expect([reply.statusCode, reply.body]).toStrictEqual([204, '']);
      expect([await me(browser), await me(other)]).toStrictEqual([200, 401]);
      expect((await other.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
      expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(200);
      expect([(await enter('Ana')).status, (await enter('Ana', NEW_PASSWORD)).status]).toStrictEqual([
        401, 200,
      ]);
      expect(await lettersTo('ana@example.org')).toContain('Your Passleft password was changed');
    });

    it.each([
      ['password1', 'This password is one of the first that others would try.'],
      ['ana@example.org', 'Do not use your handle or e-mail address as password.'],
      ['short', 'Use at least 8 characters.'],
    ])('A3: is not changed to %s', async (newPassword, sentence) => {
      const { browser } = await member('Ana');
      const wish = { currentPassword: PASSWORD, newPassword };
      expect((await browser.send('PUT', '/api/account/password', wish)).json().errors).toStrictEqual({
        newPassword: [sentence],
      });
      expect((await enter('Ana')).status).toBe(200);
    });

    it('is not guessed on the account page either: eleven wrong ones wait, and right ones do not count', async () => {
      const { browser } = await member('Ana');
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

    it('A19: is set by a member who has none only soon after signing in', async () => {
      const { browser, userId } = await member('Ana', { isVerified: true });
      await server.db.query('update member set password_hash = null where id = $1', [userId]);
      const set = () => browser.send('PUT', '/api/account/password', { newPassword: NEW_PASSWORD });
      server.clock.nowMs += 5 * MINUTE_MS + 1;
      expect(ofReply(await set())).toStrictEqual(
        problem(403, 'reauth_needed', 'Log in again, then try within five minutes.'),
      );
      server.clock.nowMs -= 1;
      expect((await set()).statusCode).toBe(204);
      expect((await enter('Ana', NEW_PASSWORD)).status).toBe(200);
    });
  });

  it('A19: changes nothing delicate for a stolen access token alone', async () => {
    const { browser, userId } = await member('Ana', { isVerified: true });
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
      tries.map(() => [403, 'wrong_password']),
    );
    expect(await server.db.query('select * from member')).toStrictEqual(before);
    expect(await server.db.query('select 1 from second_factor where member_id = $1', [userId])).toStrictEqual(
      [],
    );
    expect(
      await server.db.query('select 1 from mail_ticket where email = $1', ['thief@example.org']),
    ).toStrictEqual([]);
  });

  describe('S15: sessions', () => {
    it('are listed with their devices, the newest use first', async () => {
      await member('Ana');
      server.clock.nowMs += MINUTE_MS;
      const { browser } = await enter('Ana', PASSWORD, FIREFOX);
      const { sessions } = (await browser.send('GET', '/api/account/sessions')).json();
      expect(sessions).toStrictEqual([
        {
          sessionId: expect.any(String),
          device: 'Firefox on Linux',
          createdUtc: '2026-11-21T12:01:00.000Z',
          lastUsedUtc: '2026-11-21T12:01:00.000Z',
          isThisOne: true,
        },
        {
          sessionId: expect.any(String),
          device: 'Unknown device',
          createdUtc: CREATED_UTC,
          lastUsedUtc: CREATED_UTC,
          isThisOne: false,
        },
      ]);
    });

    it('end one by one, at once, for token and cookie', async () => {
      const { browser } = await member('Ana');
      const other = (await enter('Ana')).browser;
      const { sessions } = (await browser.send('GET', '/api/account/sessions')).json();
      const { sessionId } = sessions.find((line: { isThisOne: boolean }) => !line.isThisOne);
      expect((await browser.send('DELETE', `/api/account/sessions/${sessionId}`)).statusCode).toBe(204);
      expect([await me(browser), await me(other)]).toStrictEqual([200, 401]);
      expect((await other.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
      const again = await browser.send('DELETE', `/api/account/sessions/${sessionId}`);
      expect(ofReply(again)).toStrictEqual(problem(404, 'not_found', 'This was not found.'));
    });

    it('of others look as if there were none', async () => {
      const { browser } = await member('Ana');
      const mara = await member('Mara');
      const { sessions } = (await mara.browser.send('GET', '/api/account/sessions')).json();
      const reply = await browser.send('DELETE', `/api/account/sessions/${sessions[0].sessionId}`);
      expect(ofReply(reply)).toStrictEqual(problem(404, 'not_found', 'This was not found.'));
      expect(await me(mara.browser)).toBe(200);
    });

    it('end all but this one', async () => {
      const { browser } = await member('Ana');
      const others = [(await enter('Ana')).browser, (await enter('Ana')).browser];
      const mara = await member('Mara');
      expect((await browser.send('DELETE', '/api/account/sessions')).statusCode).toBe(204);
      expect(await Promise.all([browser, ...others, mara.browser].map(me))).toStrictEqual([
        200, 401, 401, 200,
      ]);
    });
  });

  it('hands out everything that is kept about a person', async () => {
    const { browser, userId } = await member('Ana');
    const reply = await browser.send('GET', '/api/account/export');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="passleft-Ana.json"');
    expect(reply.json()).toStrictEqual({
      format: 'passleft-account',
      version: 1,
      madeUtc: CREATED_UTC,
      account: {
        memberId: userId,
        handle: 'Ana',
        isGuest: false,
        roles: [],
        email: 'ana@example.org',
        pendingEmail: null,
        isVerified: false,
        hasPassword: true,
        secondFactor: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
      },
      card: {
        memberId: userId,
        handle: 'Ana',
        avatarUrl: `/art/avatars/${userId}.svg`,
        aboutText: '',
        createdUtc: CREATED_UTC,
        draftsFinished: 0,
        games: [],
      },
      preferences: DEFAULT_PREFERENCES,
      linkedSignIns: [],
      sessions: [
        {
          device: 'Unknown device',
          userAgent: 'lightMyRequest',
          createdUtc: CREATED_UTC,
          lastUsedUtc: CREATED_UTC,
        },
      ],
      drafts: [],
      decks: [],
      deckSnapshots: [],
      deckSubmissions: [],
      ownPacks: [],
      ownTemplates: [],
      resultLinks: [],
      events: [],
      achievements: [],
      chat: [],
    });
    expect(reply.body).not.toMatch(/argon2|hash/i);
  });

  describe('deleting the account', () => {
    const wish = { currentPassword: PASSWORD, handle: 'Ana' };

    it('needs the password and the own handle', async () => {
      const { browser } = await member('Ana');
      const wrong = await browser.send('DELETE', '/api/account', { ...wish, currentPassword: 'wrong one' });
      expect(wrong.json().code).toBe('wrong_password');
      const mistyped = await browser.send('DELETE', '/api/account', { ...wish, handle: 'Anna' });
      expect(mistyped.json().errors).toStrictEqual({ handle: ['Type Ana to delete this account.'] });
      expect(await me(browser)).toBe(200);
    });

    it('leaves a row without a name and nothing else, and ends every session', async () => {
      const { browser, userId } = await member('Ana', { isVerified: true, roles: '{PowerUser}' });
      const other = (await enter('Ana')).browser;
      await browser.send('PATCH', '/api/account/card', { aboutText: 'I pass every rare.' });
      await browser.send('POST', '/api/account/second-factor', { currentPassword: PASSWORD });
      const principal = await server.app.house.members.authenticate(browser.token);
      const told: string[] = [];
      const stop = server.app.house.members.sessions.onEnded((sessionId) => told.push(sessionId));
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
        password_hash: null,
        roles: [],
        is_guest: false,
        verified_at: null,
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
      expect(await lettersTo('ana@example.org')).toContain('Your Passleft account is deleted');
    });

    it('sends no letter that waited to who is gone, but the goodbye', async () => {
      const { browser } = await member('Ana');
      const later = { recipient: 'ana@example.org', subject: 'The draft is over', plainText: '', html: '' };
      await server.app.house.mail.post(server.db, later, TEST_START_MS + 3_600_000);
      await browser.send('DELETE', '/api/account', wish);
      expect(await lettersTo('ana@example.org')).toStrictEqual(['Your Passleft account is deleted']);
    });

    it('lets nobody in afterwards, in the words for an unknown name, and gives name and address free', async () => {
      const { browser } = await member('Ana');
      await browser.send('DELETE', '/api/account', wish);
      const [row] = await server.db.query<{ handle: string }>('select handle from member');
      const send = (login: string) =>
        new TestBrowser(server.app).send('POST', '/api/auth/login', { login, password: PASSWORD });
      for (const login of ['Ana', 'ana@example.org', row?.handle ?? '', 'Nobody'])
        expect(ofReply(await send(login))).toStrictEqual(
          problem(401, 'wrong_credentials', 'E-mail, handle or password is wrong.'),
        );
      expect(await me((await member('Ana')).browser)).toBe(200);
    });

    it('is not for the last Admin', async () => {
      const { browser } = await member('Ana', { roles: '{Admin}' });
      expect(ofReply(await browser.send('DELETE', '/api/account', wish))).toStrictEqual(
        problem(403, 'last_admin', 'You are the only Admin. Make somebody else Admin first.'),
      );
      expect(await me(browser)).toBe(200);
    });

    it('leaves one of two Admins who delete their accounts at once', async () => {
      const people = [await member('Ana', { roles: '{Admin}' }), await member('Mara', { roles: '{Admin}' })];
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
      const { browser } = await member('Ana', { isVerified: true });
      const replies = await Promise.all([1, 2].map(() => browser.send('DELETE', '/api/account', wish)));
      expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([204, 401]);
      const letters = (await lettersTo('ana@example.org')).filter((subject) =>
        subject.endsWith('is deleted'),
      );
      expect(letters).toHaveLength(1);
    });

    it('is not for guests, who are forgotten by themselves', async () => {
      const { browser } = await guest();
      expect((await browser.send('DELETE', '/api/account', wish)).statusCode).toBe(403);
    });
  });
});

describe('demo accounts', () => {
  it('stay as they are, since others rely on them', async () => {
    const server = await openWholeServer(ANY_KIND, { settings: testSettings({ DEMO_MODE: '1' }) });
    await seedDemoMembers(server.db, TEST_START_MS);
    const browser = new TestBrowser(server.app);
    await browser.enter('/api/auth/login', { login: 'Ana', password: 'passleft-demo-ana' });
    const proof = { currentPassword: 'passleft-demo-ana' };
    const tries = [
      await browser.send('PUT', '/api/account/password', { ...proof, newPassword: NEW_PASSWORD }),
      await browser.send('POST', '/api/account/second-factor', proof),
      await browser.send('DELETE', '/api/account/second-factor', { ...proof, code: '123456' }),
      await browser.send('POST', '/api/account/email', { ...proof, email: 'x@example.org' }),
      await browser.send('PATCH', '/api/account/card', { handle: 'Anna' }),
      await browser.send('DELETE', '/api/account', { ...proof, handle: 'Ana' }),
    ];
    for (const reply of tries)
      expect(ofReply(reply)).toStrictEqual(problem(403, 'demo_account', 'Demo accounts stay as they are.'));
    const about = await browser.send('PATCH', '/api/account/card', { aboutText: 'Always red.' });
    expect(about.json().aboutText).toBe('Always red.');
    await server.close();
  }, 30_000);
});
