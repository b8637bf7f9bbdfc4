import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '#contract/members/preferences.ts';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';
import {
  CREATED_UTC,
  enter,
  guest,
  MINUTE_MS,
  member,
  NEW_PASSWORD,
  ofReply,
  openAccountServer,
  problem,
  resetAccounts,
} from './account.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('the account of a member on the %s database', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openAccountServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  it('shows a member what is kept about the account', async () => {
    const { browser } = await member(server, 'Ana');
    expect(ofReply(await browser.send('GET', '/api/account'))).toStrictEqual({
      status: 200,
      body: {
        email: 'ana@example.org',
        pendingEmail: null,
        isVerified: false,
        hasPassword: true,
        secondFactor: { isOn: false, asksForPasskey: false, isRequired: false, recoveryCodesLeft: 0 },
        linkedSignIns: [],
        providers: [{ id: 'club', name: 'Club' }],
        preferences: { ...DEFAULT_PREFERENCES, language: 'en' },
      },
    });
  });

  it('names the sign-ins that open the account, and the address that waits to be confirmed', async () => {
    const { browser, userId } = await member(server, 'Ana');
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
    const { userId } = await member(server, 'Ana');
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

  describe('preferences', () => {
    it('follow a member from browser to browser, and a guest too', async () => {
      const choices = { ...DEFAULT_PREFERENCES, poolOrder: 'cost', soundVolume: 5, playsSounds: false };
      await member(server, 'Ana');
      for (const person of [(await enter(server, 'Ana')).browser, (await guest(server)).browser]) {
        const saved = await person.send('PUT', '/api/account/preferences', choices);
        expect(ofReply(saved)).toStrictEqual({ status: 200, body: choices });
      }
      const elsewhere = (await enter(server, 'Ana')).browser;
      expect((await elsewhere.send('GET', '/api/account')).json().preferences).toStrictEqual({
        ...choices,
        language: 'en',
      });
    });

    it('are refused when they make no sense', async () => {
      const { browser } = await member(server, 'Ana');
      const reply = await browser.send('PUT', '/api/account/preferences', { soundVolume: 101 });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().errors)).toStrictEqual(['soundVolume']);
    });

    it('have their defaults where an older server left something else', async () => {
      const { browser, userId } = await member(server, 'Ana');
      await server.db.query(`update member set preferences = '{"poolOrder":"smell"}' where id = $1`, [
        userId,
      ]);
      expect((await browser.send('GET', '/api/account')).json().preferences).toStrictEqual(
        DEFAULT_PREFERENCES,
      );
    });
  });

  it('hands out everything that is kept about a person', async () => {
    const { browser, userId } = await member(server, 'Ana');
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
        secondFactor: { isOn: false, asksForPasskey: false, isRequired: false, recoveryCodesLeft: 0 },
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
      preferences: { ...DEFAULT_PREFERENCES, language: 'en' },
      linkedSignIns: [],
      passkeys: [],
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
      ownLists: [],
      ownPacks: [],
      ownTemplates: [],
      practiceDrafts: [],
      accessTokens: [],
      webHooks: [],
      resultLinks: [],
      events: [],
      eventsWaitedFor: [],
      achievements: [],
      chat: [],
    });
    expect(reply.body).not.toMatch(/argon2|hash/i);
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
      expect(ofReply(reply)).toStrictEqual(problem(403, 'demoAccount', 'Demo accounts stay as they are.'));
    const about = await browser.send('PATCH', '/api/account/card', { aboutText: 'Always red.' });
    expect(about.json().aboutText).toBe('Always red.');
    await server.close();
  });
});
