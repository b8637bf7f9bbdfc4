import { expect } from 'vitest';
import { type DatabaseKind, emptyDatabase } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';

const JWT_SECRET = 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq';
export const PASSWORD = 'violet lantern 7';
export const NEW_PASSWORD = 'amber anchor 22';
export const MINUTE_MS = 60_000;
/** When everybody of these tests registered. */
export const CREATED_UTC = '2026-11-21T12:00:00.000Z';
const PROVIDERS = JSON.stringify([
  { id: 'club', name: 'Club', issuer: 'https://id.example.org', clientId: 'x', clientSecret: 'y' },
]);

export const ofReply = (reply: { statusCode: number; json(): unknown }) => ({
  status: reply.statusCode,
  body: reply.json(),
});
export const problem = (status: number, code: string, message: string, more = {}) => ({
  status,
  body: { code, message, requestId: expect.any(String), ...more },
});

/** A whole server with one provider of sign-ins. */
export const openAccountServer = (kind: DatabaseKind) =>
  openWholeServer(kind, { settings: testSettings({ JWT_SECRET, OIDC_PROVIDERS: PROVIDERS }) });

/** Empties the database and sets the clock back. */
export async function resetAccounts(server: TestServer) {
  await emptyDatabase(server.db);
  server.clock.nowMs = TEST_START_MS;
}

/** A browser in which this person has just registered with PASSWORD. */
export async function member(server: TestServer, handle: string, { isVerified = false, roles = '{}' } = {}) {
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

export async function guest(server: TestServer) {
  const browser = new TestBrowser(server.app);
  return { browser, userId: String((await browser.enter('/api/auth/guest')).json().userId) };
}

export async function enter(server: TestServer, login: string, password = PASSWORD, userAgent = '') {
  const browser = new TestBrowser(server.app);
  const headers = { 'user-agent': userAgent };
  const reply = await browser.send('POST', '/api/auth/login', { login, password }, { headers });
  if (reply.statusCode === 200) browser.token = reply.json().token;
  return { browser, status: reply.statusCode };
}

/** 200 while the browser is signed in, 401 afterwards. */
export const me = async (browser: TestBrowser) => (await browser.send('GET', '/api/auth/me')).statusCode;

/** The subjects of what was mailed to an address, the first one first. */
export const emailsTo = async (server: TestServer, recipient: string) =>
  (
    await server.db.query<{ subject: string }>(
      'select subject from mail where recipient = $1 order by created_at, id',
      [recipient],
    )
  ).map(({ subject }) => subject);
