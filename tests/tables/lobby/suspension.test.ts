import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, registerAccount, registerNamed } from '#tests/harness/account.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { granted, type Steered, soon, startSteered, startTable } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { TestBrowser } from '#tests/support/testServer.ts';

const PASSWORD = 'copper kettle 41';
const DAY_MS = 86_400_000;
const REASON = 'Insulted people at three tables.';

describe.each(SERVER_FIRST_KINDS)('a member who is suspended (%s database)', (kind) => {
  let steered: Steered;
  let admin: Account;
  let count = 0;

  beforeAll(async () => {
    steered = await startSteered(kind, { environment: { DEMO_MODE: '1' } });
    admin = await registerAccount(steered.server().url, 'admin');
    await giveRoles(admin, ['Admin']);
  });
  afterAll(() => steered?.stop());

  const giveRoles = async (account: Account, roles: readonly string[]) => {
    await steered.db.query('update member set roles = $2::text[] where id = $1', [
      account.userId,
      [...roles],
    ]);
    // What is known of a session's person is five seconds old at most.
    steered.clock.nowMs += 5_000;
  };
  const newMember = () => {
    count += 1;
    return registerNamed(steered.server().url, `Member${kind}${count}`, PASSWORD);
  };
  const suspend = (account: Account, untilMs: number | null = null, reason = REASON) =>
    admin.call('PUT', `/admin/users/${account.userId}/suspension`, { reason, untilMs });
  const lift = (account: Account) => admin.call('DELETE', `/admin/users/${account.userId}/suspension`);
  const browserOf = async (account: Account) => {
    const browser = new TestBrowser(steered.server().app);
    const reply = await browser.enter('/api/auth/login', { login: account.handle, password: PASSWORD });
    return { browser, reply };
  };
  const problemOf = ({ statusCode, json }: { statusCode: number; json: () => unknown }) => {
    const { code, message } = json() as { code: string; message: string };
    return { status: statusCode, code, message };
  };

  it('is signed out everywhere at once: calls, refresh and the open line [R4, W11] [ASVS V7.4.2]', async () => {
    const member = await newMember();
    const { browser } = await browserOf(member);
    const player = await connectPlayer(member);
    const closed = new Promise<void>((resolve) => player.connection().onclose(() => resolve()));
    granted(await player.invoke('WatchTables'));
    expect((await suspend(member)).status).toBe(200);
    await closed;
    const line = { method: 'POST', headers: { authorization: `Bearer ${member.token()}` } };
    const statuses = [
      (await fetch(`${member.url}/api/hub/negotiate?negotiateVersion=1`, line)).status,
      (await member.call('GET', '/auth/me')).status,
      (await browser.send('GET', '/api/account')).statusCode,
      (await browser.send('POST', '/api/auth/refresh')).statusCode,
    ];
    expect(statuses).toStrictEqual([401, 401, 401, 401]);
  });

  it('reads the reason and the end at sign-in, but only with the right password [R4]', async () => {
    const member = await newMember();
    await suspend(member, Date.UTC(2026, 0, 9, 18, 30));
    const { reply } = await browserOf(member);
    expect(problemOf(reply)).toStrictEqual({
      status: 403,
      code: 'suspended',
      message: `This account is suspended until 2026-01-09 18:30 UTC. Reason: ${REASON}`,
    });
    const browser = new TestBrowser(steered.server().app);
    const wrong = await browser.enter('/api/auth/login', { login: member.handle, password: 'wrong one 77' });
    expect(problemOf(wrong)).toStrictEqual({
      status: 401,
      code: 'wrongCredentials',
      message: 'Email, handle or password is wrong.',
    });
  });

  it('comes in again when the end has passed, or when it is lifted', async () => {
    const [late, pardoned] = [await newMember(), await newMember()];
    await suspend(late, steered.clock.nowMs + DAY_MS);
    await suspend(pardoned);
    expect((await lift(pardoned)).status).toBe(200);
    expect((await browserOf(pardoned)).reply.statusCode).toBe(200);
    expect((await browserOf(late)).reply.statusCode).toBe(403);
    steered.clock.nowMs += DAY_MS;
    const { browser, reply } = await browserOf(late);
    expect([reply.statusCode, (await browser.send('GET', '/api/account')).statusCode]).toStrictEqual([
      200, 200,
    ]);
    admin = await registerAccount(steered.server().url, 'admin');
    await giveRoles(admin, ['Admin']);
  });

  it('cannot go on with a session that began while the suspension was being written [R4]', async () => {
    const member = await newMember();
    const { browser } = await browserOf(member);
    await steered.db.query(
      "update member set suspended_at = $2, suspended_until = null, suspension_reason = 'Late' where id = $1",
      [member.userId, new Date(steered.clock.nowMs)],
    );
    expect((await browser.send('GET', '/api/account')).statusCode).toBe(401);
    expect((await browser.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
  });

  it('leaves a seat that goes on by bot, and keeps a table of their own against bots', async () => {
    const table = await startTable(steered, 2);
    const host = table.people[0];
    if (!host) throw new Error('Nobody hosts.');
    const solo = await host.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: true,
      settings: { name: 'Alone', visibility: 'code', seats: 4, clock: 'none' },
    });
    expect((await suspend(host)).status).toBe(200);
    await soon(async () => (await table.draft()).state.seats[0]?.bot === true, 'the seat is a bot’s');
    const [kept] = await steered.db.query('select status from draft where id = $1', [solo.draftId]);
    expect(kept).not.toStrictEqual({ status: 'cancelled' });
    expect(steered.server().faults).toStrictEqual([]);
  });

  it('is neither an Admin nor who asks, and the end lies ahead', async () => {
    const [other, member] = [await newMember(), await newMember()];
    await giveRoles(other, ['Admin']);
    const codeOf = ({ status, text }: { status: number; text: string }) => [
      status,
      (JSON.parse(text) as { code: string }).code,
    ];
    expect([
      codeOf(await suspend(other)),
      codeOf(await suspend(admin)),
      codeOf(await suspend(member, steered.clock.nowMs)),
      codeOf(await suspend(member, null, '  ')),
      codeOf(await admin.call('PUT', '/admin/users/nobody/suspension', { reason: REASON, untilMs: null })),
    ]).toStrictEqual([
      [403, 'isAdmin'],
      [403, 'ownAccount'],
      [400, 'validation'],
      [400, 'validation'],
      [404, 'notFound'],
    ]);
    expect((await browserOf(member)).reply.statusCode).toBe(200);
  });

  it('is out again when the log puts a suspension back that was lifted [R4]', async () => {
    const member = await newMember();
    await suspend(member);
    const lifted = JSON.parse((await lift(member)).text) as { activityId: string };
    const { browser } = await browserOf(member);
    expect((await browser.send('GET', '/api/account')).statusCode).toBe(200);
    await admin.post(`/admin/activity/${lifted.activityId}/revert`, {});
    expect((await browser.send('GET', '/api/account')).statusCode).toBe(401);
    expect((await browserOf(member)).reply.statusCode).toBe(403);
  });
});
