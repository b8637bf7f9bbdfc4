import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { addLink, memberOf } from '#server/members/thirdParty/linkedSignIns.ts';
import { linkIdentity } from '#server/members/thirdParty/linkIdentity.ts';
import { emptyDatabase, openTestDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { openWholeServer, TEST_START_MS, TestBrowser, type TestServer } from '#tests/support/testServer.ts';

const PASSWORD = 'violet lantern 7';
const RESET_PASSWORD = 'copper kite 22';
const GRACE_OVER_MS = 11_000;
const COOKIE = 'passleft';
const IDENTITY = { issuer: 'https://id.example.org', subject: 'mallory', email: 'm@example.org' };

describe.each(SERVER_FIRST_KINDS)('taking over an account on the %s database', (kind) => {
  let server: TestServer;
  /** Once, when a current password has just been found right. */
  let afterProof: (() => Promise<void>) | null = null;
  /** Once, before the next change of several rows. */
  let beforeChange: (() => Promise<void>) | null = null;

  beforeAll(async () => {
    const plain = await openTestDatabase(kind);
    const db: Database = {
      ...plain,
      query: async (sql, params) => {
        const intervene = sql.startsWith('update rate_limit set hits = hits - 1') ? afterProof : null;
        if (intervene) afterProof = null;
        await intervene?.();
        return plain.query(sql, params);
      },
      transaction: async (work) => {
        const intervene = beforeChange;
        beforeChange = null;
        await intervene?.();
        return plain.transaction(work);
      },
    };
    server = await openWholeServer(kind, { db });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyDatabase(server.db);
    server.clock.nowMs = TEST_START_MS;
    afterProof = null;
    beforeChange = null;
  });

  const wishOf = (handle: string) => ({
    handle,
    email: `${handle.toLowerCase()}@example.org`,
    password: PASSWORD,
    acceptTerms: true,
  });
  const me = async (browser: TestBrowser) => (await browser.send('GET', '/api/auth/me')).statusCode;
  async function member(handle: string, { isVerified = false } = {}) {
    const browser = new TestBrowser(server.app);
    const userId = String((await browser.enter('/api/auth/register', wishOf(handle))).json().userId);
    if (isVerified)
      await server.db.query('update member set verified_at = $2 where id = $1', [
        userId,
        new Date(TEST_START_MS),
      ]);
    return { browser, userId };
  }
  async function guest() {
    const browser = new TestBrowser(server.app);
    return { browser, userId: String((await browser.enter('/api/auth/guest')).json().userId) };
  }
  async function resetByMail(handle: string) {
    const anybody = new TestBrowser(server.app);
    const { email } = wishOf(handle);
    await anybody.send('POST', '/api/auth/forgot-password', { email });
    const [mail] = await server.db.query<{ text: string }>(
      `select plain_text as text from mail where recipient = $1 and plain_text like '%/reset-password?token=%'`,
      [email],
    );
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return (await anybody.send('POST', '/api/auth/reset-password', { token, password: RESET_PASSWORD }))
      .statusCode;
  }
  const logsIn = async (login: string, password: string) =>
    (await new TestBrowser(server.app).send('POST', '/api/auth/login', { login, password })).statusCode;

  it('O7 (b): who first proves the address by a reset shares the account with no sign-in linked before [O7]', async () => {
    const { userId } = await member('Ana');
    await addLink(server.db, userId, 'club', IDENTITY, TEST_START_MS, null);
    expect(await resetByMail('Ana')).toBe(204);
    expect(await memberOf(server.db, IDENTITY)).toBeNull();
  });

  it.each([
    ['nobody’s', false, 0],
    ['their own', true, 1],
  ])(
    'leaves a second factor as it was when the address was proved, else none: %s',
    async (_whose, isVerified, left) => {
      const { userId } = await member('Ana', { isVerified });
      await server.db.query(
        'insert into second_factor (member_id, sealed_secret, created_at, confirmed_at) values ($1, $2, $3, $3)',
        [userId, new Uint8Array([1]), new Date(TEST_START_MS)],
      );
      expect(await resetByMail('Ana')).toBe(204);
      const factors = await server.db.query('select 1 from second_factor where member_id = $1', [userId]);
      expect(factors).toHaveLength(left);
    },
  );

  it('leaves the linked sign-ins of a member whose address was proved before the reset', async () => {
    const { userId } = await member('Ana', { isVerified: true });
    await addLink(server.db, userId, 'club', IDENTITY, TEST_START_MS, null);
    expect(await resetByMail('Ana')).toBe(204);
    expect(await memberOf(server.db, IDENTITY)).toBe(userId);
  });

  it('makes nobody the member of a guest whose cookie was used long ago [S9]', async () => {
    const { browser, userId } = await guest();
    const thief = new TestBrowser(server.app);
    thief.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '');
    await browser.send('POST', '/api/auth/refresh');
    server.clock.nowMs += GRACE_OVER_MS;
    const reply = await thief.send('POST', '/api/auth/register', wishOf('Mallory'));
    expect([reply.statusCode, reply.json().userId === userId]).toStrictEqual([200, false]);
    const [row] = await server.db.query('select is_guest as "isGuest" from member where id = $1', [userId]);
    expect(row).toStrictEqual({ isGuest: true });
  });

  it('leaves none of the sessions that a guest had when the guest becomes a member [S14] [ASVS V7.2.4]', async () => {
    const { browser, userId } = await guest();
    const elsewhere = new TestBrowser(server.app);
    elsewhere.token = browser.token;
    const reply = await elsewhere.enter('/api/auth/register', wishOf('Ana'));
    expect(reply.json().userId).toBe(userId);
    expect([await me(elsewhere), await me(browser)]).toStrictEqual([200, 401]);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
  });

  it('keeps the password of a reset that overtook a change with the old one [A14]', async () => {
    const { browser } = await member('Ana', { isVerified: true });
    const resetting: number[] = [];
    afterProof = async () => {
      resetting.push(await resetByMail('Ana'));
    };
    const change = { currentPassword: PASSWORD, newPassword: 'amber anchor 22' };
    const reply = await browser.send('PUT', '/api/account/password', change);
    expect([resetting, reply.statusCode]).toStrictEqual([[204], 401]);
    expect([await logsIn('Ana', change.newPassword), await logsIn('Ana', RESET_PASSWORD)]).toStrictEqual([
      401, 200,
    ]);
  });

  it('begins no change of address for somebody whom a reset has just signed out [A14]', async () => {
    const { browser } = await member('Ana', { isVerified: true });
    beforeChange = async () => {
      await resetByMail('Ana');
    };
    const change = { currentPassword: PASSWORD, email: 'mallory@example.org' };
    const reply = await browser.send('POST', '/api/account/email', change);
    const tickets = await server.db.query('select email from mail_ticket');
    expect([reply.statusCode, tickets, await logsIn('Ana', RESET_PASSWORD)]).toStrictEqual([401, [], 200]);
  });

  it('links no sign-in for somebody whom a reset has just signed out [A14]', async () => {
    const { browser, userId } = await member('Ana', { isVerified: true });
    const { sessions } = (await browser.send('GET', '/api/account/sessions')).json();
    beforeChange = async () => {
      await resetByMail('Ana');
    };
    const asker = { memberId: userId, sessionId: String(sessions[0].sessionId) };
    const provider = { id: 'club', name: 'Club' };
    const linking = linkIdentity(server.app.context, asker, provider, {
      ...IDENTITY,
      isEmailVerified: true,
      suggestedHandle: '',
    });
    expect([await linking, await memberOf(server.db, IDENTITY)]).toStrictEqual(['signedOut', null]);
    expect(await logsIn('Ana', RESET_PASSWORD)).toBe(200);
  });
});
