import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRIP_MS } from '#server/members/thirdParty/trips.ts';
import type { WebBrowser } from '#tests/harness/webBrowser.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  CLUB,
  exchange,
  failed,
  openThirdPartyTest,
  SITE,
  stopAtCallback,
  type ThirdPartyTest,
  tokenIn,
} from './thirdParty.testkit.ts';

const RANDOM_43 = /^[\w-]{43}$/;

describe.each(SERVER_FIRST_KINDS)('third-party sign-in on the %s database', (kind) => {
  let test: ThirdPartyTest;
  let browser: WebBrowser;

  beforeAll(async () => {
    test = await openThirdPartyTest(kind);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    browser = test.browser();
  });

  /** The provider's address to which our start sends the browser, which does not go there yet. */
  const stopAtProvider = async (who: WebBrowser) => {
    const isThere = (url: string) => url.startsWith(test.club.issuer);
    const [start] = await who.navigate(CLUB, 'here', (url) => (isThere(url) ? `${SITE}/stopped` : url));
    return start?.headers.get('location') ?? '';
  };

  it('names the providers of the settings', async () => {
    const reply = await browser.call('GET', '/api/auth/providers');
    expect(reply.json()).toStrictEqual({
      providers: [
        { id: 'club', name: 'The club' },
        { id: 'guild', name: 'The guild' },
        { id: 'stray', name: 'The stray' },
      ],
      offersPasskeys: false,
    });
  });

  it('asks the provider for a code with PKCE, state and nonce that are fresh, and for no more than it needs [O1] [ASVS V10.2.1]', async () => {
    const one = new URL(await stopAtProvider(test.browser()));
    const two = new URL(await stopAtProvider(test.browser()));
    expect(`${one.origin}${one.pathname}`).toBe(`${test.club.issuer}/auth`);
    expect(Object.fromEntries(one.searchParams)).toStrictEqual({
      client_id: 'passleft',
      response_type: 'code',
      redirect_uri: `${SITE}/api/auth/external-callback/club`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(RANDOM_43),
      state: expect.stringMatching(RANDOM_43),
      nonce: expect.stringMatching(RANDOM_43),
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    const trips = await test.server.db.query<{ state: string; verifier: string }>(
      'select state_hash as state, code_verifier as verifier from third_party_trip',
    );
    const sha256 = (text: string) => createHash('sha256').update(text);
    const state = sha256(one.searchParams.get('state') ?? '').digest('hex');
    const verifier = trips.find((trip) => trip.state === state)?.verifier ?? '';
    expect(sha256(verifier).digest('base64url')).toBe(one.searchParams.get('code_challenge'));
  });

  it('signs somebody in who is known, with a session and an access token of their own [spec 7.7] [ASVS V7.6.1]', async () => {
    test.club.accounts.set('mara', { email: 'mara@example.org', email_verified: true });
    const { userId } = await test.join(test.browser(), 'Mara');
    const landed = await browser.land(`${CLUB}&returnUrl=${encodeURIComponent('/drafts/1?tab=event#seat')}`);
    expect(`${landed.origin}${landed.pathname}`).toBe(`${SITE}/login`);
    expect(await test.count('refresh_family')).toBe(1);
    expect((await exchange(browser, tokenIn(landed))).json()).toStrictEqual({
      token: expect.stringMatching(/^ey/),
      userId,
      handle: 'Mara',
      email: 'mara@example.org',
      roles: [],
    });
    expect(browser.cookieNames()).toStrictEqual(['passleft', 'passleft-browser']);
    expect((await browser.call('GET', '/api/auth/me')).json()).toMatchObject({ userId, isVerified: true });
  });

  it.each([
    ['without state', (url: URL) => url.searchParams.delete('state')],
    ['with a foreign state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['with two states', (url: URL) => url.searchParams.append('state', 'x')],
  ])('refuses a callback %s [O2] [ASVS V10.1.2]', async (_name, change) => {
    const callback = new URL(await stopAtCallback(browser, CLUB));
    change(callback);
    expect((await browser.land(callback.href, 'elsewhere')).href).toBe(failed('stale'));
    expect(await test.count('pending_identity')).toBe(0);
  });

  it('refuses a state that another browser brings, and then its own browser too [O2] [ASVS V10.1.2]', async () => {
    const callback = await stopAtCallback(browser, CLUB);
    const thief = test.browser();
    await stopAtCallback(thief, CLUB);
    expect((await thief.land(callback, 'elsewhere')).href).toBe(failed('stale'));
    expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('stale'));
    expect(await test.count('pending_identity')).toBe(0);
  });

  it('refuses a state whose cookie has another value [O2]', async () => {
    const callback = await stopAtCallback(browser, CLUB);
    const jar = browser.jars.get('127.0.0.1:3000');
    for (const [name, cookie] of jar ?? []) jar?.set(name, { ...cookie, value: 'x'.repeat(43) });
    expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('stale'));
    expect(await test.count('pending_identity')).toBe(0);
  });

  it('refuses a state that is older than ten minutes [O2]', async () => {
    const callback = await stopAtCallback(browser, CLUB);
    test.server.clock.nowMs += TRIP_MS;
    expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('stale'));
  });

  it('opens a callback once, and leaves the session of the first time alone [O5]', async () => {
    await test.join(test.browser(), 'Mara');
    const callback = await stopAtCallback(browser, CLUB);
    await exchange(browser, tokenIn(await browser.land(callback, 'elsewhere')));
    expect((await browser.land(callback, 'elsewhere')).href).toBe(failed('stale'));
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(200);
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(200);
  });

  it('refuses a code that was used before, also with a state of its own [O5] [ASVS V10.5.1]', async () => {
    const first = new URL(await stopAtCallback(browser, CLUB));
    await browser.land(first.href, 'elsewhere');
    const second = new URL(await stopAtCallback(browser, CLUB));
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect((await browser.land(second.href, 'elsewhere')).href).toBe(failed('unverified'));
  });

  it('does nothing when a callback is only looked at [O5] [ASVS V3.5.3]', async () => {
    const callback = await stopAtCallback(browser, CLUB);
    expect((await browser.call('HEAD', callback)).status).toBe(404);
    expect((await browser.land(callback, 'elsewhere')).pathname).toBe('/oauth-registration');
  });

  it('knows people by issuer and subject, whatever address the provider tells [O6] [ASVS V6.8.1, V10.5.2]', async () => {
    test.club.accounts.set('mara', { email: 'mara@example.org', email_verified: true });
    const { userId } = await test.join(test.browser(), 'Mara');
    test.club.accounts.set('mara', { email: 'new@example.org', email_verified: true });
    const landed = await browser.land(CLUB);
    expect((await exchange(browser, tokenIn(landed))).json()).toMatchObject({
      userId,
      email: 'mara@example.org',
    });
    test.guild.accounts.set('mara', { email: 'mara@example.org', email_verified: true });
    const elsewhere = await test.browser().land('/api/auth/external-login?provider=guild');
    expect(elsewhere.pathname).toBe('/oauth-registration');
  });

  it('lets trips in two tabs end in any order, also when both began at the same moment', async () => {
    await test.join(test.browser(), 'Mara');
    const [one, two] = await Promise.all([stopAtProvider(browser), stopAtProvider(browser)]);
    const second = await browser.land(two);
    const first = await browser.land(one);
    expect((await exchange(browser, tokenIn(first))).status).toBe(200);
    expect((await exchange(browser, tokenIn(second))).status).toBe(200);
  });

  it('binds the way there by a cookie that comes back with a navigation, to /api/auth alone, and is gone afterwards [ASVS V3.3.2]', async () => {
    const [start] = await browser.navigate(CLUB, 'here', (url) =>
      url.startsWith(test.club.issuer) ? `${SITE}/stopped` : url,
    );
    expect(start?.headers.get('set-cookie')).toMatch(
      /^passleft-trip-[0-9a-f]{12}=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    expect(await browser.land(CLUB)).toBeDefined();
    expect(browser.cookieNames().filter((name) => name.startsWith('passleft-trip'))).toHaveLength(1);
  });

  it('tells in fixed words that somebody pressed Cancel, and where to go on', async () => {
    test.club.person = null;
    const landed = await browser.land(`${CLUB}&returnUrl=${encodeURIComponent('/drafts?x=1')}`);
    expect(landed.href).toBe(failed('denied', '&redirect=%2Fdrafts%3Fx%3D1'));
  });

  it('refuses a provider that is not offered', async () => {
    for (const query of [
      '',
      '?provider=evil',
      '?provider=club&provider=guild',
      `?provider=${'x'.repeat(5000)}`,
    ])
      expect((await browser.land(`/api/auth/external-login${query}`)).href).toBe(failed('unknownProvider'));
    expect((await browser.land('/api/auth/external-callback/evil?state=x')).href).toBe(failed('stale'));
  });

  it('lets nobody be signed in by a link on another site: they come to Login first [ASVS V7.6.2]', async () => {
    const landed = await browser.land(`${CLUB}&returnUrl=%2Fdrafts`, 'elsewhere');
    expect(landed.href).toBe(`${SITE}/login?redirect=%2Fdrafts`);
    expect(await test.count('third_party_trip')).toBe(0);
  });
});
