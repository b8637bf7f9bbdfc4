import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { TestBrowser } from '#tests/support/testServer.ts';
import {
  codeIn,
  headsOf,
  type MailTest,
  openMailTest,
  PASSWORD,
  tokenIn,
  verify,
} from '../mail/mail.testkit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(SERVER_FIRST_KINDS)('another address on the %s database', (kind) => {
  let test: MailTest;
  beforeAll(async () => {
    test = await openMailTest(kind);
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const change = (who: TestBrowser, email: string, currentPassword?: string) =>
    who.send('POST', '/api/account/email', {
      email,
      ...(currentPassword === undefined ? {} : { currentPassword }),
    });
  const emailOf = async (who: TestBrowser) => (await who.send('GET', '/api/auth/me')).json().email as unknown;
  const mailTo = async (email: string) =>
    (await test.arrived()).find(({ recipients }) => recipients[0] === email);

  it('takes effect once the new one is confirmed; the old one is told at both steps [A19]', async () => {
    const ana = await test.registerVerified('Ana');
    const reply = await change(ana, 'new@example.org', PASSWORD);
    expect([reply.statusCode, reply.json().pendingEmail]).toStrictEqual([200, 'new@example.org']);
    const mails = await test.arrived();
    expect(headsOf(mails)).toStrictEqual([
      'ana@example.org: Your Passleft account is to get another email address',
      'new@example.org: Confirm your new email address for Passleft',
    ]);
    expect(mails.find(({ recipients }) => recipients[0] === 'ana@example.org')?.message.text).toContain(
      'new@example.org',
    );
    expect(await emailOf(ana)).toBe('ana@example.org');
    const asking = mails.find(({ recipients }) => recipients[0] === 'new@example.org');
    expect((await verify(ana, { token: tokenIn(asking) })).json()).toStrictEqual({
      email: 'new@example.org',
    });
    expect(await emailOf(ana)).toBe('new@example.org');
    expect(headsOf(await test.arrived())).toStrictEqual([
      'ana@example.org: Your Passleft account has another email address',
    ]);
    const entered = await test.anybody().enter('/api/auth/login', {
      login: 'new@example.org',
      password: PASSWORD,
    });
    expect(entered.statusCode).toBe(200);
  });

  it('is confirmed by the code too', async () => {
    const ana = await test.registerVerified('Ana');
    await change(ana, 'new@example.org', PASSWORD);
    const code = codeIn(await mailTo('new@example.org'));
    expect((await verify(ana, { code })).json()).toStrictEqual({ email: 'new@example.org' });
  });

  it('needs the current password, not just a stolen access token [A19] [ASVS V7.5.1]', async () => {
    const ana = await test.registerVerified('Ana');
    for (const password of [undefined, 'not the one'])
      expect((await change(ana, 'evil@example.org', password)).json().code).toBe('wrongPassword');
    expect(await test.arrived()).toStrictEqual([]);
    expect(await emailOf(ana)).toBe('ana@example.org');
  });

  it('needs a sign-in of the last five minutes of a member who has no password [A19]', async () => {
    const ana = await test.registerVerified('Ana');
    await test.server.db.query('update member set password_hash = null');
    expect((await change(ana, 'new@example.org')).statusCode).toBe(200);
    test.server.clock.nowMs += 5 * MINUTE_MS + 1;
    expect((await change(ana, 'newer@example.org')).json().code).toBe('reauthNeeded');
  });

  it('says nothing of whether the new one belongs to somebody, who is told instead', async () => {
    await test.registerVerified('Bob');
    const ana = await test.registerVerified('Ana');
    const free = await change(ana, 'free@example.org', PASSWORD);
    const pendingOf = () => test.server.db.query(`select email from mail_ticket where used_at is null`);
    expect(await pendingOf()).toStrictEqual([{ email: 'free@example.org' }]);
    await test.arrived();
    const taken = await change(ana, 'BOB@example.org', PASSWORD);
    expect([taken.statusCode, taken.json()]).toStrictEqual([
      free.statusCode,
      { ...free.json(), pendingEmail: 'BOB@example.org' },
    ]);
    expect(await pendingOf()).toStrictEqual([{ email: 'BOB@example.org' }]);
    expect(headsOf(await test.arrived())).toStrictEqual([
      'ana@example.org: Your Passleft account is to get another email address',
      'bob@example.org: You already have a Passleft account',
    ]);
  });

  it('gives an address for which two ask to the one who confirms it first', async () => {
    const [ana, bob] = [await test.registerVerified('Ana'), await test.registerVerified('Bob')];
    await change(ana, 'both@example.org', PASSWORD);
    const first = await mailTo('both@example.org');
    await change(bob, 'both@example.org', PASSWORD);
    const second = await mailTo('both@example.org');
    const replies = await Promise.all(
      [
        { who: ana, mail: first },
        { who: bob, mail: second },
      ].map(({ who, mail }) => verify(who, { token: tokenIn(mail) })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([200, 400]);
    const emails = [await emailOf(ana), await emailOf(bob)];
    expect(emails.filter((email) => email === 'both@example.org')).toHaveLength(1);
  });

  it('is called off by asking for the own one, and replaced by asking for yet another', async () => {
    const ana = await test.registerVerified('Ana');
    await change(ana, 'one@example.org', PASSWORD);
    const one = tokenIn(await mailTo('one@example.org'));
    await change(ana, 'two@example.org', PASSWORD);
    const two = tokenIn(await mailTo('two@example.org'));
    expect((await verify(test.anybody(), { token: one })).statusCode).toBe(400);
    await change(ana, 'ana@example.org', PASSWORD);
    expect((await verify(test.anybody(), { token: two })).statusCode).toBe(400);
    expect(await emailOf(ana)).toBe('ana@example.org');
  });

  it('is asked to confirm again by the same call that asks the first one again', async () => {
    const ana = await test.registerVerified('Ana');
    await change(ana, 'new@example.org', PASSWORD);
    await test.arrived();
    const reply = await ana.send('POST', '/api/account/verification', {});
    expect([reply.statusCode, reply.json()]).toStrictEqual([200, { email: 'new@example.org' }]);
    expect(headsOf(await test.arrived())).toStrictEqual([
      'new@example.org: Confirm your new email address for Passleft',
    ]);
  });

  it('does not tell an old address that was never confirmed: it may be a stranger’s', async () => {
    const ana = await test.register('Ana', 'typo@example.org');
    await test.arrived();
    await change(ana, 'ana@example.org', PASSWORD);
    const mails = await test.arrived();
    expect(headsOf(mails)).toStrictEqual(['ana@example.org: Confirm your new email address for Passleft']);
    await verify(ana, { token: tokenIn(mails[0]) });
    expect(await test.arrived()).toStrictEqual([]);
    expect((await ana.send('GET', '/api/auth/me')).json()).toMatchObject({
      email: 'ana@example.org',
      isVerified: true,
    });
  });

  it('may be asked for three times an hour, and one stranger’s address no more often by all together', async () => {
    const people = [];
    for (const name of ['Ana', 'Bob', 'Cyd', 'Dee']) people.push(await test.registerVerified(name));
    const statuses: number[] = [];
    for (const who of people) statuses.push((await change(who, 'stranger@example.org', PASSWORD)).statusCode);
    expect(statuses).toStrictEqual([200, 200, 200, 429]);
    const [ana] = people;
    if (!ana) throw new Error('Nobody is here.');
    for (const email of ['x1@example.org', 'x2@example.org', 'x3@example.org'])
      statuses.push((await change(ana, email, PASSWORD)).statusCode);
    expect(statuses.slice(4)).toStrictEqual([200, 200, 429]);
    test.server.clock.nowMs += HOUR_MS;
    await ana.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    expect((await change(ana, 'x4@example.org', PASSWORD)).statusCode).toBe(200);
  });

  it('is not for guests, and not for whoever is signed out', async () => {
    const guest = test.anybody();
    await guest.enter('/api/auth/guest');
    expect((await change(guest, 'new@example.org')).statusCode).toBe(403);
    expect((await change(test.anybody(), 'new@example.org')).statusCode).toBe(401);
  });
});

describe('the demo accounts', () => {
  it('keep their addresses, whoever is signed in to them', async () => {
    const test = await openMailTest(ANY_KIND, { env: { DEMO_MODE: '1' } });
    await seedDemoMembers(test.server.db, test.server.clock.nowMs);
    const juno = test.anybody();
    await juno.enter('/api/auth/login', { login: 'Juno', password: 'passleft-demo-juno' });
    const reply = await juno.send('POST', '/api/account/email', {
      email: 'evil@example.org',
      currentPassword: 'passleft-demo-juno',
    });
    expect([reply.statusCode, reply.json().code]).toStrictEqual([403, 'demoAccount']);
    expect(await test.arrived()).toStrictEqual([]);
    await test.close();
  });
});
