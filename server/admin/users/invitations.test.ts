import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepMembers } from '#server/members/sweepMembers.ts';
import { answered, openPeople, type Person } from './people.testkit.ts';

describe('people whom Admins invite [A15]', () => {
  const DAY_MS = 86_400_000;
  let world: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    world = await openPeople();
  });
  afterAll(() => world.server.close());

  const invite = (email: string, by: Person = world.vera) =>
    by.browser.send('POST', '/api/admin/account-invitations', { email });
  const withdraw = (id: string) => world.vera.browser.send('DELETE', `/api/admin/account-invitations/${id}`);
  const listed = async () => {
    const page = await world.vera.browser.send('GET', '/api/admin/tables/account-invitations');
    return (page.json() as { rows: { id: string; email: string; invitedBy: string }[] }).rows;
  };
  const emails = async () => (await listed()).map(({ email }) => email);
  const signInAgain = () =>
    world.vera.browser.enter('/api/auth/login', { login: 'Vera', password: 'copper kettle 41' });

  it('get a mail that leads to the registration with their address, and leave the list once they registered', async () => {
    expect((await invite('  Ana@Example.org ')).statusCode).toBe(200);
    const [mail] = await world.mailsTo('Ana@Example.org');
    expect(mail?.subject).toBe('Vera invites you to Passleft');
    expect(mail?.text).toContain('/register#email=Ana%40Example.org');
    expect(await listed()).toMatchObject([{ email: 'Ana@Example.org', invitedBy: 'Vera' }]);
    await world.registered('Ana');
    expect(await emails()).toEqual([]);
  });

  it('are not invited twice, nor where they have an account, nor at what is no address', async () => {
    await invite('bea@example.org');
    const again = await invite('BEA@example.org');
    expect([again.statusCode, again.json().errors]).toEqual([
      400,
      { email: ['This address has an open invitation already.'] },
    ]);
    const known = await invite(world.vera.email);
    expect([known.statusCode, known.json().errors]).toEqual([
      400,
      { email: ['Vera has an account with this address already.'] },
    ]);
    for (const email of ['', 'nobody', 'a@b', 'a@example.org, b@example.org'])
      expect((await invite(email)).statusCode).toBe(400);
    expect((await invite('eve@example.org', await world.registered('Eve'))).statusCode).toBe(403);
    expect(await emails()).toEqual(['bea@example.org']);
  });

  it('are taken off the list, with the mail that has not left yet, and are not mailed again that day', async () => {
    await invite('cal@example.org');
    const id = (await listed()).find(({ email }) => email === 'cal@example.org')?.id ?? '';
    expect((await withdraw(id)).statusCode).toBe(204);
    expect(answered(await withdraw(id))).toEqual([404, 'notFound']);
    expect([await emails(), await world.mailsTo('cal@example.org')]).toEqual([['bea@example.org'], []]);
    const again = await invite('cal@example.org');
    expect([again.statusCode, again.json().errors]).toEqual([
      400,
      { email: ['This address was invited in the last 24 hours. Try again tomorrow.'] },
    ]);
    const log = await world.logOf({ id: 'cal@example.org' });
    expect(log.map(({ label }) => label).toSorted()).toEqual([
      'invited cal@example.org',
      'withdrew the invitation of cal@example.org',
    ]);
  });

  it('are at most twenty a day', async () => {
    const sent: number[] = [];
    for (let at = 0; at < 20; at += 1) sent.push((await invite(`many${at}@example.org`)).statusCode);
    const refused = await invite('onemore@example.org');
    expect(answered(refused)).toEqual([409, 'invitationsSpent']);
    expect(await emails()).not.toContain('onemore@example.org');
    expect(sent.filter((status) => status !== 200)).toEqual(sent.filter((status) => status === 409));
    world.server.clock.nowMs += DAY_MS + 5000;
    await signInAgain();
    expect((await invite('onemore@example.org')).statusCode).toBe(200);
  });

  it('can be invited anew after 30 days, when the invitation is not open any more', async () => {
    world.server.clock.nowMs += 31 * DAY_MS;
    await signInAgain();
    await sweepMembers(world.server.db, world.server.clock.nowMs);
    expect(await emails()).toEqual([]);
    expect((await invite('bea@example.org')).statusCode).toBe(200);
    expect(await emails()).toEqual(['bea@example.org']);
  });
});
