import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '#server/members/thirdParty/providers.ts';
import { type Forge, signHonestly } from '#tests/harness/strayProvider.ts';
import type { WebBrowser } from '#tests/harness/webBrowser.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import {
  CLIENT,
  CLUB,
  failed,
  openThirdPartyTest,
  SHORT_PATIENCE_MS,
  stopAtCallback,
  type ThirdPartyTest,
} from './thirdParty.testkit.ts';

const ANA = { handle: 'Ana', email: 'ana@example.org', password: 'violet lantern 7', acceptTerms: true };
const STRAY = '/api/auth/external-login?provider=stray';

describe('the answers of a provider', () => {
  let test: ThirdPartyTest;
  let browser: WebBrowser;
  let strangers: { key: CryptoKey; publicKey: CryptoKey };

  beforeAll(async () => {
    const { privateKey: key, publicKey } = await generateKeyPair('RS256');
    strangers = { key, publicKey };
    test = await openThirdPartyTest(ANY_KIND);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    test.stray.forge = signHonestly;
    test.stray.answer = () => undefined;
    test.stray.isSilent = false;
    test.stray.isDown = false;
    test.stray.delayMs = 0;
    browser = test.browser();
  });

  const forgeries: Record<string, Forge> = {
    'another key': ({ claims, kid }) => signHonestly({ claims, kid, ...strangers }),
    'a cut signature': async (honest) => `${await signHonestly(honest)}`.replace(/\.[^.]*$/, '.'),
    'algorithm none': ({ claims }) => new UnsecuredJWT(claims).encode(),
    "the client's secret as key": ({ claims }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(CLIENT.clientSecret)),
    'the public key as secret': async ({ claims, publicKey, kid }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(Buffer.from(await exportSPKI(publicKey))),
    'an unknown kid': ({ claims, key }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'stray-2' }).sign(key),
    'another audience': ({ claims, ...rest }) =>
      signHonestly({ claims: { ...claims, aud: 'somebody-else' }, ...rest }),
    'another issuer': ({ claims, ...rest }) =>
      signHonestly({ claims: { ...claims, iss: 'https://evil.example' }, ...rest }),
    'another nonce': ({ claims, ...rest }) =>
      signHonestly({ claims: { ...claims, nonce: 'x'.repeat(43) }, ...rest }),
    'no nonce': ({ claims: { nonce: _none, ...claims }, ...rest }) => signHonestly({ claims, ...rest }),
    'an expiry that is past': ({ claims, ...rest }) =>
      signHonestly({ claims: { ...claims, exp: (claims.iat ?? 0) - 60 }, ...rest }),
    'no expiry': ({ claims: { exp: _none, ...claims }, ...rest }) => signHonestly({ claims, ...rest }),
    'no subject': ({ claims: { sub: _none, ...claims }, ...rest }) => signHonestly({ claims, ...rest }),
    'a subject of 300 letters': ({ claims, ...rest }) =>
      signHonestly({ claims: { ...claims, sub: 's'.repeat(300) }, ...rest }),
    'no three parts': () => 'nonsense',
  };

  it.each(Object.entries(forgeries))(
    'refuses an id_token with %s [O3] [ASVS V6.8.2, V10.5.1, V10.5.4]',
    async (_name, forge) => {
      test.stray.forge = forge;
      expect((await browser.land(STRAY)).href).toBe(failed('unverified'));
      expect(await test.count('pending_identity')).toBe(0);
      test.stray.forge = signHonestly;
      expect((await browser.land(STRAY)).pathname).toBe('/oauth-registration');
    },
  );

  it("refuses the answer of one provider at another's callback [O4] [ASVS V10.2.2]", async () => {
    const callback = await stopAtCallback(browser, CLUB);
    const mixed = callback.replace('/external-callback/club', '/external-callback/guild');
    expect((await browser.land(mixed, 'elsewhere')).href).toBe(failed('stale'));
    expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('stale'));
  });

  it.each([
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['no issuer though the provider always names it', (query: URLSearchParams) => query.delete('iss')],
    ['two issuers', (query: URLSearchParams) => query.append('iss', 'https://evil.example')],
  ])('refuses an answer that names %s [O4] [ASVS V10.2.2]', async (_name, answer) => {
    test.stray.answer = answer;
    test.stray.asked.length = 0;
    expect((await browser.land(STRAY)).href).toBe(failed('unverified'));
    expect(test.stray.asked).not.toContain('/token');
  });

  it.each([
    ['server_error', 'unreachable'],
    ['invalid_scope', 'unverified'],
  ] as const)("never shows the provider's own words: %s", async (error, failure) => {
    test.stray.answer = (query) => {
      query.delete('code');
      query.set('error', error);
      query.set('error_description', '<img src=x onerror=alert(1)>');
    };
    expect((await browser.land(STRAY)).href).toBe(failed(failure));
  });

  it.each([
    ['is silent', 'isSilent', 2],
    ['is down', 'isDown', 4],
  ] as const)(
    'gives an error in time when the provider %s, at the start and at the return [O18] [ASVS V16.5.2]',
    async (_name, trouble, hours) => {
      // Its discovery has to be too old, or only the return would meet the trouble.
      test.server.clock.nowMs += hours * 3_600_000;
      test.stray[trouble] = true;
      const [landed, login] = await Promise.all([
        browser.land(STRAY),
        test.browser().enter('/api/auth/register', ANA),
      ]);
      expect(landed.href).toBe(failed('unreachable'));
      expect(login.status).toBe(200);
      test.stray[trouble] = false;
      const callback = await stopAtCallback(browser, STRAY);
      test.stray[trouble] = true;
      expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('unreachable'));
      test.stray[trouble] = false;
      expect((await browser.land(STRAY)).pathname).toBe('/oauth-registration');
    },
  );

  it('gives all steps of a return together no more than its patience [O18]', async () => {
    test.server.clock.nowMs += 6 * 3_600_000;
    const callback = await stopAtCallback(browser, STRAY);
    test.stray.asked.length = 0;
    test.stray.delayMs = 0.7 * SHORT_PATIENCE_MS;
    expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('unreachable'));
    expect(test.stray.asked).toStrictEqual(['/token', '/jwks']);
  });

  it('waits eight seconds for a provider at most [O18]', () => {
    expect(PATIENCE_MS).toBe(8000);
  });

  it('offers neither the password grant nor the implicit flow [O19] [ASVS V6.3.4]', async () => {
    test.stray.answer = (query) => {
      query.delete('code');
      query.set('id_token', 'ey');
      query.set('access_token', 'stray');
    };
    expect((await browser.land(STRAY)).href).toBe(failed('unverified'));
    for (const path of ['/api/auth/token', '/api/token', '/api/oauth/token', '/api/auth/authorize'])
      expect((await browser.call('POST', path, { grant_type: 'password' })).status).toBe(404);
  });
});
