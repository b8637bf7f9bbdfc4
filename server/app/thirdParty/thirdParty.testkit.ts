import type { LogTarget } from '#server/app/requests/logging.ts';
import { FAILURE_WORDS, type ThirdPartyFailure } from '#server/members/thirdParty/failures.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/harness/identityProvider.ts';
import { ROOMY } from '#tests/harness/runningServer.ts';
import { type StrayProvider, startStrayProvider } from '#tests/harness/strayProvider.ts';
import { WebBrowser } from '#tests/harness/webBrowser.ts';
import { type DatabaseKind, emptyDatabase } from '#tests/support/testDatabases.ts';
import { openTestServer, TEST_START_MS, type TestServer, testSettings } from '#tests/support/testServer.ts';
import { thirdPartyRoutes } from './thirdParty.ts';

/** Where people reach the server under test. */
export const SITE = 'http://127.0.0.1:3000';
/** So long the server under test waits for a provider. */
export const SHORT_PATIENCE_MS = 2000;

/** As which the server is registered with all three. */
export const CLIENT = {
  clientId: 'passleft',
  clientSecret: 'a long secret that the tests share with nobody',
};
const signInAt = (provider: string) => `/api/auth/external-login?provider=${provider}`;
/** Where a sign-in with the club begins. */
export const CLUB = signInAt('club');
const callback = (id: string) => `${SITE}/api/auth/external-callback/${id}`;

/** A server with three providers: `club` and `guild` are honest, `stray` does as it is told. */
export interface ThirdPartyTest {
  readonly server: TestServer;
  readonly club: IdentityProvider;
  readonly guild: IdentityProvider;
  readonly stray: StrayProvider;
  browser(): WebBrowser;
  /** Empties the database, sets the clock back, and seats Mara at both honest providers, who tell nothing of her. */
  reset(): Promise<void>;
  /** How many rows a table of the database has. */
  count(table: string): Promise<number>;
  /** Goes through a sign-in and the screen of newcomers; gives the reply of the sign-in. */
  join(browser: WebBrowser, handle: string, provider?: string): Promise<{ token: string; userId: string }>;
  close(): Promise<void>;
}

/** Starts everything; with `log`, whatever the server logs at the finest level is written there. */
export async function openThirdPartyTest(kind: DatabaseKind, log?: LogTarget): Promise<ThirdPartyTest> {
  const club = await startIdentityProvider({ ...CLIENT, redirectUri: callback('club') });
  const guild = await startIdentityProvider({ ...CLIENT, redirectUri: callback('guild') });
  const stray = await startStrayProvider(CLIENT.clientId, 'stray-account');
  const providers = Object.entries({ club, guild, stray }).map(([id, { issuer }]) => ({
    ...CLIENT,
    id,
    name: `The ${id}`,
    issuer,
  }));
  const server = await openTestServer(kind, {
    settings: testSettings({
      OIDC_PROVIDERS: JSON.stringify(providers),
      ...(log ? { LOG_LEVEL: 'trace' } : {}),
    }),
    authLimits: ROOMY,
    routes: [thirdPartyRoutes(SHORT_PATIENCE_MS)],
    ...(log ? { logger: log } : {}),
  });
  const browser = () => new WebBrowser(server.app, SITE);
  return {
    server,
    club,
    guild,
    stray,
    browser,
    async reset() {
      await emptyDatabase(server.db);
      server.clock.nowMs = TEST_START_MS;
      for (const provider of [club, guild]) {
        provider.person = 'mara';
        provider.accounts.clear();
      }
    },
    async count(table) {
      return (await server.db.query(`select 1 from ${table}`)).length;
    },
    async join(who, handle, provider = 'club') {
      await who.navigate(signInAt(provider));
      const reply = await who.enter('/api/auth/oauth-registration', { handle, acceptTerms: true });
      if (reply.status !== 200) throw new Error(`Joining failed: ${reply.text}`);
      return JSON.parse(reply.text) as { token: string; userId: string };
    },
    async close() {
      await server.close();
      await Promise.all([club.stop(), guild.stop(), stray.stop()]);
    },
  };
}

/** The token that a return address brings to our page. */
export const tokenIn = (address: URL): string => address.searchParams.get('token') ?? '';

/** Exchanges the token of a return address as our page does, and keeps the access token. */
export async function exchange(browser: WebBrowser, token: string) {
  const before = browser.token;
  browser.token = token;
  const reply = await browser.call('POST', '/api/auth/refresh');
  browser.token = before;
  if (reply.status === 200) browser.token = (JSON.parse(reply.text) as { token: string }).token;
  return reply;
}

/** The return address of a failure. */
export const failed = (failure: ThirdPartyFailure, rest = ''): string =>
  `${SITE}/login?error=${encodeURIComponent(FAILURE_WORDS[failure])}${rest}`;

/** The callback to which the provider sends the browser back, which does not go there yet. */
export async function stopAtCallback(browser: WebBrowser, start: string): Promise<string> {
  let callback = '';
  await browser.navigate(start, 'here', (url) => {
    if (!url.startsWith(`${SITE}/api/auth/external-callback/`)) return url;
    callback = url;
    return `${SITE}/stopped`;
  });
  return callback;
}
