import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOMY } from '#tests/harness/runningServer.ts';
import { type StrayProvider, startStrayProvider } from '#tests/harness/strayProvider.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, type TestServer, testSettings } from '#tests/support/testServer.ts';
import { thirdPartyRoutes } from './thirdParty.ts';

const SITE = 'https://draft.example.org';

describe('third-party sign-in of a site with https', () => {
  let server: TestServer;
  let provider: StrayProvider;

  beforeAll(async () => {
    provider = await startStrayProvider('passleft', 'mara');
    const club = {
      id: 'club',
      name: 'Club',
      issuer: provider.issuer,
      clientId: 'passleft',
      clientSecret: 'secret',
      scopes: 'email',
    };
    const settings = testSettings({ PUBLIC_URL: SITE, OIDC_PROVIDERS: JSON.stringify([club]) });
    const authLimits = { ...ROOMY, thirdParty: { attempts: 3, windowSeconds: 900 } };
    server = await openTestServer(ANY_KIND, { settings, authLimits, routes: [thirdPartyRoutes()] });
  });
  afterAll(async () => {
    await server.close();
    await provider.stop();
  });

  it('sets secure cookies, returns to the public address, and asks for an identity whatever the scopes are [ASVS V3.3.1, V3.3.3]', async () => {
    const start = await server.app.inject('/api/auth/external-login?provider=club');
    const there = new URL(String(start.headers.location));
    expect(there.searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/external-callback/club`);
    expect(there.searchParams.get('scope')).toBe('openid email');
    expect(start.headers['set-cookie']).toMatch(
      /^__Host-passleft-trip-[0-9a-f]{12}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [{ name, value } = { name: '', value: '' }] = start.cookies;
    const code = 'code-1';
    await fetch(there, { redirect: 'manual' });
    const query = new URLSearchParams({
      code,
      state: there.searchParams.get('state') ?? '',
      iss: provider.issuer,
    });
    const back = await server.app.inject({
      url: `/api/auth/external-callback/club?${query}`,
      headers: { cookie: `${name}=${value}` },
    });
    expect(back.headers.location).toBe(`${SITE}/oauth-registration`);
    expect(back.headers['set-cookie']).toStrictEqual([
      expect.stringMatching(/^__Host-passleft-trip-[0-9a-f]{12}=; Max-Age=0; .*Secure/),
      expect.stringMatching(
        /^__Host-passleft-pending=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  it('lets nobody try without end, at the start or at the return, and says so in words', async () => {
    const ask = async (url: string, remoteAddress = '192.0.2.7') =>
      String((await server.app.inject({ url, remoteAddress })).headers.location);
    const start = '/api/auth/external-login?provider=club&returnUrl=%2Fdrafts';
    for (const _attempt of [1, 2, 3]) expect(await ask(start)).toContain(`${provider.issuer}/authorize?`);
    const error = 'error=Too%20many%20attempts.%20Try%20again%20in%20a%20few%20minutes.';
    expect(await ask(start)).toBe(`${SITE}/login?${error}&redirect=%2Fdrafts`);
    expect(await ask('/api/auth/external-callback/club?state=x')).toBe(`${SITE}/login?${error}`);
    expect(await ask(start, '192.0.2.8')).toContain(`${provider.issuer}/authorize?`);
  });
});
