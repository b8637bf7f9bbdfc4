import { expect } from 'vitest';
import { SoftAuthenticator } from '#server/members/passkeys/authenticator.testkit.ts';
import type { DatabaseKind } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  type TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';
import { member, PASSWORD } from './account.testkit.ts';

export const ORIGIN = 'http://localhost:3000';

/** A whole server where passkeys work. */
export const openPasskeyServer = (kind: DatabaseKind, more: Record<string, string> = {}) =>
  openWholeServer(kind, {
    settings: testSettings({ JWT_SECRET: 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq', PUBLIC_URL: ORIGIN, ...more }),
  });

/** What a browser is to sign in with, for any passkey. */
export const ask = async (browser: TestBrowser) =>
  (await browser.send('POST', '/api/auth/passkey/options')).json();

/** Signs in by passkey in this browser, or is refused. */
export const signIn = (browser: TestBrowser, passkey: object) =>
  browser.enter('/api/auth/passkey', { passkey });

/** Adds a passkey to the account that is signed in. */
export async function addPasskey(
  browser: TestBrowser,
  authenticator: SoftAuthenticator,
  name = 'Phone',
  proof: object = { currentPassword: PASSWORD },
) {
  const options = await browser.send('POST', '/api/account/passkeys/options', proof);
  expect(options.statusCode).toBe(200);
  const passkey = authenticator.make(options.json());
  return browser.send('POST', '/api/account/passkeys', { name, passkey });
}

/** Somebody with one passkey. */
export async function owner(server: TestServer, handle: string, more: { roles?: string } = {}) {
  const { browser, userId } = await member(server, handle, { isVerified: true, ...more });
  const authenticator = new SoftAuthenticator(ORIGIN);
  const added = await addPasskey(browser, authenticator);
  expect(added.statusCode).toBe(200);
  const [line] = added.json().passkeys;
  return { browser, userId, authenticator, passkeyId: String(line.id) };
}

/** Asks for a passkey after the password; gives the recovery codes. */
export async function asFactor(browser: TestBrowser): Promise<string[]> {
  const reply = await browser.send('PUT', '/api/account/passkeys/second-factor', {
    isOn: true,
    currentPassword: PASSWORD,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().recoveryCodes;
}
