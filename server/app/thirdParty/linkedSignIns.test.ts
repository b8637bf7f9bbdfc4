import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINK_WISH_MS } from '#server/members/thirdParty/trips.ts';
import type { WebBrowser } from '#tests/harness/webBrowser.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  CLUB,
  exchange,
  openThirdPartyTest,
  SITE,
  type ThirdPartyTest,
  tokenIn,
} from './thirdParty.testkit.ts';

const PASSWORD = 'violet lantern 7';
const VERA = { handle: 'Vera', email: 'vera@example.org', password: PASSWORD, acceptTerms: true };
const LINKS = '/api/account/linked-sign-ins';
const MINUTE_MS = 60_000;

describe.each(SERVER_FIRST_KINDS)('linked sign-ins on the %s database', (kind) => {
  let test: ThirdPartyTest;
  let vera: WebBrowser;

  beforeAll(async () => {
    test = await openThirdPartyTest(kind);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    test.club.person = 'vera at the club';
    test.guild.person = 'vera at the guild';
    vera = test.browser();
    await vera.enter('/api/auth/register', VERA);
    await test.server.db.query('delete from mail');
  });

  const wish = (who = vera, body: object = { provider: 'club', currentPassword: PASSWORD }) =>
    who.call('POST', LINKS, body);
  const addressIn = (reply: { text: string }) => (JSON.parse(reply.text) as { address: string }).address;
  const landLink = async (who = vera) => (await who.land(addressIn(await wish(who)))).href;
  const linked = (provider: string) => `${SITE}/profile?tab=account&linked=${provider}`;
  const notLinked = (failure: string) => `${SITE}/profile?tab=account&error=${failure}`;
  const mails = () =>
    test.server.db.query<{ recipient: string; subject: string }>('select recipient, subject from mail');
  const links = () =>
    test.server.db.query<{ id: string; handle: string }>(
      'select l.id, m.handle from linked_sign_in l join member m on m.id = l.member_id order by l.linked_at',
    );
  const enterBy = async (address: string) => {
    const browser = test.browser();
    await exchange(browser, tokenIn(await browser.land(address)));
    return browser;
  };

  it('open the account that asked for them, and its owner is told by mail', async () => {
    const reply = await wish();
    expect(reply.json()).toStrictEqual({
      address: `${CLUB}&returnUrl=%2Fprofile%3Ftab%3Daccount`,
    });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^passleft-link=[\w-]{43}\.[\w-]{22}; Max-Age=120; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect((await vera.land(addressIn(reply))).href).toBe(linked('club'));
    expect((await (await enterBy(CLUB)).call('GET', '/api/auth/me')).json()).toMatchObject({
      handle: 'Vera',
    });
    expect(await mails()).toStrictEqual([
      { recipient: 'vera@example.org', subject: expect.stringContaining('The club') },
    ]);
    expect((await vera.call('GET', '/api/auth/me')).status).toBe(200);
    expect(vera.cookieNames()).toStrictEqual(['passleft', 'passleft-browser']);
  });

  it('are not made of the next person at this browser, whatever the asker took along [O14]', async () => {
    const address = addressIn(await wish());
    vera.jars.get(new URL(SITE).host)?.delete('passleft');
    vera.token = '';
    test.club.person = 'bo at the club';
    expect((await vera.land(address)).href).toBe(notLinked('signedOut'));
    expect(await links()).toStrictEqual([]);
  });

  it('need the password of the account', async () => {
    const wrong = await wish(vera, { provider: 'club', currentPassword: 'wrong' });
    expect([wrong.status, wrong.headers.get('set-cookie')]).toStrictEqual([403, null]);
    expect((await wish(vera, { provider: 'club' })).status).toBe(403);
    expect((await vera.land(CLUB)).pathname).toBe('/oauth-registration');
    expect(await links()).toStrictEqual([]);
  });

  it('are for members: neither visitors nor guests have any', async () => {
    expect((await wish(test.browser())).status).toBe(401);
    const guest = test.browser();
    await guest.enter('/api/auth/guest');
    expect((await wish(guest)).status).toBe(403);
  });

  it('are with providers that are offered', async () => {
    const reply = await wish(vera, { provider: 'evil', currentPassword: PASSWORD });
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({
      errors: { provider: ['This way to sign in is not offered here.'] },
    });
  });

  it('do not change hands', async () => {
    await test.join(test.browser(), 'Mara');
    expect(await landLink()).toBe(notLinked('linkedElsewhere'));
    expect(await links()).toMatchObject([{ handle: 'Mara' }]);
  });

  it('are linked once, also when asked for twice', async () => {
    await landLink();
    expect(await landLink()).toBe(linked('club'));
    expect(await links()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('are linked only in the browser that asked', async () => {
    const address = addressIn(await wish());
    expect((await test.browser().land(address)).pathname).toBe('/oauth-registration');
    expect(await links()).toStrictEqual([]);
  });

  it('are not linked by a way to a provider that another site began', async () => {
    const address = addressIn(await wish());
    expect((await vera.land(address, 'elsewhere')).pathname).toBe('/login');
    expect(await links()).toStrictEqual([]);
  });

  it('are not linked with another provider than the one that was asked for', async () => {
    await wish();
    expect((await vera.land('/api/auth/external-login?provider=guild')).pathname).toBe('/oauth-registration');
    expect((await vera.land(CLUB)).pathname).toBe('/oauth-registration');
    expect(await links()).toStrictEqual([]);
  });

  it('are linked by the next way to the provider, within two minutes', async () => {
    const address = addressIn(await wish());
    test.server.clock.nowMs += LINK_WISH_MS;
    expect((await vera.land(address)).pathname).toBe('/oauth-registration');
  });

  it('are not linked any more when the session that asked has ended', async () => {
    const address = addressIn(await wish());
    const landed = await vera.land(address, 'here', (url) => url);
    expect(landed.href).toBe(linked('club'));
    test.club.person = 'vera at home';
    const second = addressIn(await wish());
    const end = async () => {
      const { userId } = JSON.parse((await vera.call('GET', '/api/auth/me')).text) as { userId: string };
      await test.server.app.context.members.sessions.endAllOf(userId);
    };
    await end();
    expect((await vera.land(second)).href).toBe(notLinked('signedOut'));
    expect(await links()).toHaveLength(1);
  });

  it('come back to the account page when the provider says no', async () => {
    test.club.person = null;
    expect(await landLink()).toBe(notLinked('denied'));
  });

  it('can be taken away with the password, which is told by mail', async () => {
    await landLink();
    const [link] = await links();
    expect((await vera.call('DELETE', `${LINKS}/${link?.id}`, { currentPassword: 'wrong' })).status).toBe(
      403,
    );
    expect((await vera.call('DELETE', `${LINKS}/nothing`, { currentPassword: PASSWORD })).status).toBe(404);
    const reply = await vera.call('DELETE', `${LINKS}/${link?.id}`, { currentPassword: PASSWORD });
    expect([reply.status, JSON.parse(reply.text).linkedSignIns]).toStrictEqual([200, []]);
    expect(await links()).toStrictEqual([]);
    expect(await mails()).toHaveLength(2);
    expect((await test.browser().land(CLUB)).pathname).toBe('/oauth-registration');
  });

  it("can be taken away by nobody else: another's is not found [Z2]", async () => {
    await test.join(test.browser(), 'Mara');
    const [link] = await links();
    expect((await vera.call('DELETE', `${LINKS}/${link?.id}`, { currentPassword: PASSWORD })).status).toBe(
      404,
    );
    expect(await links()).toHaveLength(1);
  });

  it('are kept when they are the only way in', async () => {
    const mara = test.browser();
    await test.join(mara, 'Mara');
    const [link] = await links();
    const reply = await mara.call('DELETE', `${LINKS}/${link?.id}`);
    expect(reply.status).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'lastWayIn',
      message: 'This is the only way into your account. Set a password or link another sign-in first.',
    });
    expect(await links()).toHaveLength(1);
  });

  it('leave one way in when two are taken away at once', async () => {
    const mara = test.browser();
    await test.join(mara, 'Mara');
    const guild = addressIn(await wish(mara, { provider: 'guild' }));
    expect((await mara.land(guild)).href).toBe(linked('guild'));
    const both = await links();
    const replies = await Promise.all(both.map(({ id }) => mara.call('DELETE', `${LINKS}/${id}`, {})));
    expect(replies.map(({ status }) => status).sort()).toStrictEqual([200, 409]);
    expect(await links()).toHaveLength(1);
  });

  it('ask members without a password for a sign-in of the last five minutes', async () => {
    const mara = test.browser();
    await test.join(mara, 'Mara');
    test.server.clock.nowMs += 6 * MINUTE_MS;
    const reply = await wish(mara, { provider: 'guild' });
    expect(reply.status).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'reauthNeeded' });
    await exchange(mara, tokenIn(await mara.land(CLUB)));
    expect((await wish(mara, { provider: 'guild' })).status).toBe(200);
  });
});
