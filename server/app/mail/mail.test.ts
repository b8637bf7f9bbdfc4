import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { TestBrowser } from '#tests/support/testServer.ts';
import {
  codeIn,
  headsOf,
  linkIn,
  type MailTest,
  NOT_GOOD,
  openMailTest,
  PASSWORD,
  PUBLIC_URL,
  tokenIn,
  verify,
} from './mail.testkit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(SERVER_FIRST_KINDS)('confirming an address on the %s database', (kind) => {
  let test: MailTest;
  beforeAll(async () => {
    test = await openMailTest(kind);
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  /** As the server sees it once it reads afresh. */
  const isVerified = async (who: TestBrowser) =>
    (await who.send('GET', '/api/auth/me')).json().isVerified as unknown;

  it('asks who registers by mail to confirm the address, by a link that anybody may open', async () => {
    const ana = await test.register('Ana', 'Ana@Example.org');
    const mails = await test.arrived();
    expect(headsOf(mails)).toStrictEqual(['Ana@example.org: Confirm your email address for Passleft']);
    const link = linkIn(mails[0]);
    expect(`${link.origin}${link.pathname}`).toBe(`${PUBLIC_URL}/verify-email`);
    expect(await isVerified(ana)).toBe(false);
    const reply = await verify(test.anybody(), { token: tokenIn(mails[0]) });
    expect([reply.statusCode, reply.json()]).toStrictEqual([200, { email: 'Ana@Example.org' }]);
    // Whoever opened it is not the browser that registered, which has to log in again (decision 0054).
    expect(await isVerified(ana)).toBeUndefined();
    await ana.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    expect(await isVerified(ana)).toBe(true);
  });

  it('takes the mailed code from the member, also with a blank in it', async () => {
    const ana = await test.register('Ana');
    const code = codeIn((await test.arrived())[0]);
    const reply = await verify(ana, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([reply.statusCode, reply.json()]).toStrictEqual([200, { email: 'ana@example.org' }]);
    expect(await isVerified(ana)).toBe(true);
  });

  it('takes a code from nobody else: not from another member, not without a session [ASVS V6.6.2]', async () => {
    const ana = await test.register('Ana');
    const code = codeIn((await test.arrived())[0]);
    const bo = await test.register('Bob');
    expect((await verify(bo, { code })).json()).toStrictEqual(NOT_GOOD);
    expect((await verify(test.anybody(), { code })).statusCode).toBe(401);
    expect(await isVerified(ana)).toBe(false);
  });

  it('gives a code five tries, then not even the right one works, but the link still does [ASVS V6.4.1, V6.5.4, V6.6.3]', async () => {
    const ana = await test.register('Ana');
    const [mail] = await test.arrived();
    const code = codeIn(mail);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => verify(ana, { code: wrong })));
    expect(tries.map((reply) => reply.statusCode)).toStrictEqual([400, 400, 400, 400, 400]);
    expect((await verify(ana, { code })).json()).toStrictEqual(NOT_GOOD);
    expect((await verify(test.anybody(), { token: tokenIn(mail) })).statusCode).toBe(200);
  });

  it('lets codes live ten minutes and links a day [ASVS V6.4.1, V6.5.5]', async () => {
    const ana = await test.register('Ana');
    const [mail] = await test.arrived();
    test.server.clock.nowMs += 10 * MINUTE_MS;
    expect((await verify(ana, { code: codeIn(mail) })).json()).toStrictEqual(NOT_GOOD);
    test.server.clock.nowMs += 24 * HOUR_MS - 10 * MINUTE_MS - 1;
    const justInTime = await verify(test.anybody(), { token: tokenIn(mail) });
    expect(justInTime.statusCode).toBe(200);
  });

  it('a verification link works once, not when it has expired, and not for another purpose [A17]', async () => {
    await test.registerVerified('Cyd');
    await test.anybody().send('POST', '/api/auth/forgot-password', { email: 'cyd@example.org' });
    const resetToken = tokenIn((await test.arrived())[0]);
    const ana = await test.register('Ana');
    const [mail] = await test.arrived();
    const token = tokenIn(mail);

    const crossed = await test.anybody().send('POST', '/api/auth/reset-password', {
      token,
      password: 'copper kite 22',
    });
    expect([crossed.statusCode, crossed.json()]).toStrictEqual([400, NOT_GOOD]);
    expect((await verify(test.anybody(), { token: resetToken })).json()).toStrictEqual(NOT_GOOD);
    expect((await verify(test.anybody(), { token: 'made-up' })).json()).toStrictEqual(NOT_GOOD);
    expect(await isVerified(ana)).toBe(false);

    const uses = await Promise.all(Array.from({ length: 20 }, () => verify(test.anybody(), { token })));
    expect(uses.map((reply) => reply.statusCode).sort()).toStrictEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ]);
    expect(uses.find((reply) => reply.statusCode === 400)?.json()).toStrictEqual(NOT_GOOD);

    await test.register('Bob');
    const late = tokenIn((await test.arrived())[0]);
    test.server.clock.nowMs += 24 * HOUR_MS;
    expect((await verify(test.anybody(), { token: late })).json()).toStrictEqual(NOT_GOOD);
  });

  it('opening the link fetches a page and consumes nothing: mail scanners open links too [A15]', async () => {
    const ana = await test.register('Ana');
    const link = linkIn((await test.arrived())[0]);
    for (let n = 0; n < 3; n += 1)
      await test.anybody().send('GET', `${link.pathname}${link.search}`, undefined, {
        headers: { accept: 'text/html' },
      });
    const viaApi = await test.anybody().send('GET', `/api/auth/verify-email${link.search}`);
    expect(viaApi.statusCode).toBe(404);
    expect(await isVerified(ana)).toBe(false);
    expect((await verify(test.anybody(), { token: link.searchParams.get('token') })).statusCode).toBe(200);
  });

  it('sends the mail again once a minute and three times an hour, and says how long to wait [A18]', async () => {
    const ana = await test.register('Ana');
    const first = (await test.arrived())[0];
    const again = () => ana.send('POST', '/api/account/verification', {});
    const replies: unknown[] = [];
    const ask = async () => {
      const reply = await again();
      replies.push([reply.statusCode, reply.headers['retry-after'] ?? reply.json().email]);
    };
    await ask();
    test.server.clock.nowMs += 20_000;
    await ask();
    for (const pauseMs of [40_000, MINUTE_MS, MINUTE_MS]) {
      test.server.clock.nowMs += pauseMs;
      await ask();
    }
    expect(replies).toStrictEqual([
      [200, 'ana@example.org'],
      [429, '40'],
      [200, 'ana@example.org'],
      [200, 'ana@example.org'],
      [429, '3420'],
    ]);
    const mails = await test.arrived();
    expect(mails.map(({ recipients }) => recipients)).toStrictEqual([
      ['ana@example.org'],
      ['ana@example.org'],
      ['ana@example.org'],
    ]);
    for (const old of [first, mails[0], mails[1]])
      expect((await verify(test.anybody(), { token: tokenIn(old) })).json()).toStrictEqual(NOT_GOOD);
    expect((await verify(test.anybody(), { token: tokenIn(mails[2]) })).statusCode).toBe(200);
  });

  it('an unverified member may log in and see the own account [A18]', async () => {
    await test.register('Ana');
    const browser = test.anybody();
    const entered = await browser.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    expect(entered.statusCode).toBe(200);
    expect(await isVerified(browser)).toBe(false);
  });

  it('sends nothing to who is confirmed already, to guests and to visitors', async () => {
    const ana = await test.registerVerified('Ana');
    const guest = test.anybody();
    await guest.enter('/api/auth/guest');
    const statuses: number[] = [];
    for (const who of [ana, guest, test.anybody()])
      statuses.push((await who.send('POST', '/api/account/verification', {})).statusCode);
    expect(statuses).toStrictEqual([409, 403, 401]);
    expect(await test.arrived()).toStrictEqual([]);
  });
});

describe.each(SERVER_FIRST_KINDS)('registering on the %s database', (kind) => {
  let test: MailTest;
  beforeAll(async () => {
    test = await openMailTest(kind);
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const wish = (email: unknown, handle = 'Eve') => ({ handle, email, password: PASSWORD, acceptTerms: true });
  const register = (email: unknown, handle?: string) =>
    test.anybody().send('POST', '/api/auth/register', wish(email, handle));

  it('tells the owner of a taken address by mail, in any case of letters, at most once a day [A8]', async () => {
    await test.registerVerified('Ana');
    const replies = [await register('ana@example.org'), await register('ANA@Example.ORG')];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors).toStrictEqual({
        email: ['There is already an account with this email address.'],
      });
    }
    const notice = 'ana@example.org: You already have a Passleft account';
    expect(headsOf(await test.arrived())).toStrictEqual([notice]);
    test.server.clock.nowMs += 24 * HOUR_MS;
    await register('ana@example.org');
    expect(headsOf(await test.arrived())).toStrictEqual([notice]);
  });

  it('makes one account of one address, also when five ask at once, and mails once [A8]', async () => {
    const replies = await Promise.all(
      ['bo@example.org', 'BO@example.org', 'Bo@Example.org', 'bo@example.org', 'bO@example.org'].map(
        (email, n) => register(email, `Bo${n}x`),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([200, 400, 400, 400, 400]);
    const confirmations = (await test.arrived()).filter(({ message }) =>
      message.subject?.startsWith('Confirm'),
    );
    expect(confirmations).toHaveLength(1);
  });

  it.each([
    ['a header', 'a@b.org\r\nBcc: evil@example.org'],
    ['a list', 'a@b.org,evil@example.org'],
    ['an array', ['a@b.org', 'evil@example.org']],
    ['an object', { $ne: 1 }],
    ['a name', 'Eve <a@b.org>'],
    ['a second @', 'a@b.org@evil.example'],
    ['a NUL', 'a@b.org\u0000'],
    ['a number', 7],
  ])('refuses %s for an address, and no mail goes out [A16] [ASVS V1.3.11]', async (_name, email) => {
    const ana = await test.registerVerified('Ana');
    const calls = [
      await register(email),
      await test.anybody().send('POST', '/api/auth/forgot-password', { email }),
      await ana.send('POST', '/api/account/email', { currentPassword: PASSWORD, email }),
    ];
    expect(calls.map((reply) => reply.statusCode)).toStrictEqual([400, 400, 400]);
    expect(await test.arrived()).toStrictEqual([]);
  });

  it('a mail has exactly one recipient, on the envelope as in its head [A16]', async () => {
    await register('  a.b+tag@example.org  ');
    const mails = await test.arrived();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipients).toStrictEqual(['a.b+tag@example.org']);
    expect(mails[0]?.message.to).toStrictEqual([{ name: '', address: 'a.b+tag@example.org' }]);
    expect(mails[0]?.raw).not.toMatch(/^(cc|bcc):/im);
  });
});
