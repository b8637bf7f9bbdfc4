import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserDetail } from '#contract/admin/users.ts';
import { addLink } from '#server/members/thirdParty/linkedSignIns.ts';
import { TestBrowser } from '#tests/support/testServer.ts';
import { answered, openPeople, type Person } from './people.testkit.ts';

describe('what Admins do for somebody [A15]', () => {
  let world: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    world = await openPeople();
  });
  afterAll(() => world.server.close());

  type ActivityEntry = 'password-link' | 'confirmation' | 'unconfirmed' | 'second-factor' | 'deleted';
  const CALLS: Readonly<Record<ActivityEntry, readonly ['POST' | 'PUT' | 'DELETE', string]>> = {
    'password-link': ['POST', '/password-link'],
    confirmation: ['PUT', '/confirmation'],
    unconfirmed: ['DELETE', '/confirmation'],
    'second-factor': ['DELETE', '/second-factor'],
    deleted: ['DELETE', ''],
  };
  const ask = (entry: ActivityEntry, { id }: { readonly id: string }, by: Person = world.vera) => {
    const [method, path] = CALLS[entry];
    return by.browser.send(method, `/api/admin/users/${id}${path}`);
  };
  const revert = async (activityId: string) =>
    answered(await world.vera.browser.send('POST', `/api/admin/activity/${activityId}/revert`));
  const detailOf = async ({ id }: Person) =>
    (await world.vera.browser.send('GET', `/api/admin/users/${id}`)).json() as UserDetail;
  const ACTIONS = Object.keys(CALLS) as ActivityEntry[];

  it.each(ACTIONS)('%s: not for themselves, for demo accounts or for nobody', async (entry) => {
    const member = await world.registered(`Member-${entry}`);
    const [demo] = await world.server.db.query<{ id: string }>(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ('demo-juno', 'Demo', 'demo', false, 'x', now(), now())
       on conflict (id) do update set handle = excluded.handle returning id`,
    );
    if (!demo) throw new Error('There is no demo account.');
    expect(answered(await ask(entry, world.vera))).toEqual([403, 'ownAccount']);
    expect(answered(await ask(entry, { id: 'nobody' }))).toEqual([404, 'notFound']);
    expect(answered(await ask(entry, demo))).toEqual([403, 'demoAccount']);
    expect(answered(await ask(entry, member, member))).toEqual([403, 'forbidden']);
    expect(await world.me(member)).toBe(200);
  });

  it.each(['password-link', 'confirmation', 'second-factor'] as const)(
    '%s: not for guests',
    async (entry) => {
      expect(answered(await ask(entry, await world.guest()))).toEqual([409, 'guest']);
    },
  );

  describe('a link to set a password', () => {
    it('goes to the person as after "Forgot your password?", and works', async () => {
      const kim = await world.registered('Kim');
      const reply = await ask('password-link', kim);
      expect([reply.statusCode, reply.body]).toEqual([204, '']);
      const mail = (await world.mailsTo(kim.email)).at(-1);
      expect(mail?.subject).toBe('Choose a new password for Passleft');
      const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const set = await new TestBrowser(world.server.app).send('POST', '/api/auth/reset-password', {
        token,
        password: 'amber anchor 22',
      });
      expect(set.statusCode).toBe(204);
      const [line] = await world.logOf(kim);
      expect(line).toMatchObject({
        kind: 'acted',
        label: 'sent Kim a link to set a new password',
        changes: 0,
      });
    });

    it('is refused for people without an address or suspended, and after five in an hour', async () => {
      const lou = await world.registered('Lou');
      for (let sent = 0; sent < 5; sent += 1)
        expect(answered(await ask('password-link', lou))).toEqual([204]);
      expect(answered(await ask('password-link', lou))).toEqual([429, 'tooMany']);
      const max = await world.registered('Max');
      await world.suspend(max);
      expect(answered(await ask('password-link', max))).toEqual([409, 'memberSuspended']);
      const ned = await world.registered('Ned');
      await world.server.db.query('update member set email = null, email_key = null where id = $1', [ned.id]);
      expect(answered(await ask('password-link', ned))).toEqual([409, 'noAddress']);
      expect(answered(await ask('confirmation', ned))).toEqual([409, 'noAddress']);
      for (const person of [max, ned]) expect(await world.logOf(person)).toEqual([]);
    });
  });

  describe('a confirmed address', () => {
    it('is confirmed by hand, ends nothing, and can be taken back there and from the log', async () => {
      const ola = await world.registered('Ola', { isVerified: false });
      await addLink(world.server.db, ola.id, 'club', { issuer: 'x', subject: 'ola', email: '' }, 0, null);
      expect(answered(await ask('unconfirmed', ola))).toEqual([409, 'notConfirmedByHand']);
      const confirmed = await ask('confirmation', ola);
      expect(confirmed.statusCode).toBe(200);
      expect(await detailOf(ola)).toMatchObject({ isVerified: true, isConfirmedByHand: true });
      expect([await world.me(ola), (await detailOf(ola)).providers]).toEqual([200, ['club']]);
      expect(answered(await ask('confirmation', ola))).toEqual([409, 'alreadyVerified']);
      expect(answered(await ask('unconfirmed', ola))).toEqual([200]);
      expect(await detailOf(ola)).toMatchObject({ isVerified: false, isConfirmedByHand: false });
      const again = await ask('confirmation', ola);
      expect(await revert(again.json().activityId)).toEqual([200]);
      expect((await detailOf(ola)).isVerified).toBe(false);
      expect((await world.logOf(ola)).map(({ label }) => label).toSorted()).toEqual([
        'confirmed the address of Ola by hand',
        'confirmed the address of Ola by hand',
        'reverted: confirmed the address of Ola by hand',
        'took back the confirmation of Ola’s address',
      ]);
    });

    it('is no proof: the first proof by the owner still ends what others had set up [A27, S2]', async () => {
      const pia = await world.registered('Pia', { isVerified: false });
      await addLink(world.server.db, pia.id, 'club', { issuer: 'x', subject: 'pia', email: '' }, 0, null);
      await world.secondFactor(pia);
      const confirmed = await ask('confirmation', pia);
      await ask('password-link', pia);
      const mail = (await world.mailsTo(pia.email)).at(-1);
      const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      await new TestBrowser(world.server.app).send('POST', '/api/auth/reset-password', {
        token,
        password: 'amber anchor 22',
      });
      expect(await detailOf(pia)).toMatchObject({
        isVerified: true,
        isConfirmedByHand: false,
        hasSecondFactor: false,
        providers: [],
      });
      expect(answered(await ask('unconfirmed', pia))).toEqual([409, 'notConfirmedByHand']);
      expect(await revert(confirmed.json().activityId)).toEqual([409, 'changedSince']);
    });

    it('is no proof either when the owner opens the link of the first mail [S2]', async () => {
      const quy = await world.registered('Quy', { isVerified: false });
      await addLink(world.server.db, quy.id, 'club', { issuer: 'x', subject: 'quy', email: '' }, 0, null);
      await ask('confirmation', quy);
      const [mail] = await world.mailsTo(quy.email);
      const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const opened = await new TestBrowser(world.server.app).send('POST', '/api/auth/verify-email', {
        token,
      });
      expect(opened.statusCode).toBe(200);
      expect(await detailOf(quy)).toMatchObject({ isConfirmedByHand: false, providers: [] });
      expect(await world.me(quy)).toBe(401);
    });

    it('stays while somebody has a role that needs it', async () => {
      const ray = await world.registered('Ray', { isVerified: false });
      const confirmed = await ask('confirmation', ray);
      await world.server.db.query("update member set roles = array['PowerUser'] where id = $1", [ray.id]);
      expect(answered(await ask('unconfirmed', ray))).toEqual([409, 'roleNeedsAddress']);
      expect(await revert(confirmed.json().activityId)).toEqual([409, 'roleNeedsAddress']);
      expect((await detailOf(ray)).isVerified).toBe(true);
    });
  });

  describe('a second factor', () => {
    it('is reset, which ends their sessions and tells them by mail', async () => {
      const sol = await world.registered('Sol');
      await world.secondFactor(sol);
      expect(answered(await ask('second-factor', sol))).toEqual([204]);
      expect([await world.me(sol), (await detailOf(sol)).hasSecondFactor]).toEqual([401, false]);
      const left = 'select 1 from recovery_code where member_id = $1';
      expect(await world.server.db.query(left, [sol.id])).toEqual([]);
      const mail = (await world.mailsTo(sol.email)).at(-1);
      expect(mail?.subject).toBe('The second factor of your Passleft account was reset');
      expect(mail?.text).toContain('An Admin');
      expect((await world.logOf(sol)).map(({ label }) => label)).toEqual(['reset the second factor of Sol']);
      expect(answered(await ask('second-factor', sol))).toEqual([409, 'noSecondFactor']);
    });

    it('of an Admin is not reset before the role is taken', async () => {
      const tia = await world.registered('Tia', { roles: ['Admin'] });
      await world.secondFactor(tia);
      expect(answered(await ask('second-factor', tia))).toEqual([403, 'isAdmin']);
      expect((await detailOf(tia)).hasSecondFactor).toBe(true);
      await world.server.db.query("update member set roles = '{}' where id = $1", [tia.id]);
    });
  });

  describe('deleting', () => {
    const handleOf = async ({ id }: Person) =>
      (
        await world.server.db.query<{ handle: string; email: string | null }>(
          'select handle, email from member where id = $1 and deleted_at is not null',
          [id],
        )
      )[0];

    it('leaves a nameless row, ends their sessions and tells them', async () => {
      const una = await world.registered('Una');
      expect(answered(await ask('deleted', una))).toEqual([204]);
      expect(await world.me(una)).toBe(401);
      expect(await handleOf(una)).toEqual({ handle: expect.stringMatching(/^Left member /), email: null });
      const mail = (await world.mailsTo(una.email)).at(-1);
      expect(mail?.subject).toBe('Your Passleft account is deleted');
      expect(mail?.text).toContain('An Admin deleted');
      expect(await world.logOf(una)).toMatchObject([
        { kind: 'deleted', label: 'deleted the account of Una', changes: 0 },
      ]);
      expect(answered(await ask('deleted', una))).toEqual([404, 'notFound']);
    });

    it('takes guests and suspended people too', async () => {
      const [guest, vic] = [await world.guest(), await world.registered('Vic')];
      await world.suspend(vic);
      for (const person of [guest, vic]) {
        expect(answered(await ask('deleted', person))).toEqual([204]);
        expect((await handleOf(person))?.handle).toMatch(/^Left member /);
      }
    });

    it('is refused for Admins, and so for the last one', async () => {
      const wes = await world.registered('Wes', { roles: ['Admin'] });
      expect(answered(await ask('deleted', wes))).toEqual([403, 'isAdmin']);
      expect(await world.me(wes)).toBe(200);
      await world.server.db.query("update member set roles = '{}' where id = $1", [wes.id]);
    });

    it('takes the notes about them along, out of the log as well', async () => {
      const xia = await world.registered('Xia');
      const path = `/api/admin/users/${xia.id}/notes`;
      await world.vera.browser.send('POST', path, { text: 'Shouts at bots.' });
      await ask('deleted', xia);
      const told = await world.server.db.query(
        `select 1 from activity_change where before::text || after::text like '%Shouts%'
           or after::text like '%Shouts%'`,
      );
      expect([
        told,
        await world.server.db.query('select 1 from member_note where member_id = $1', [xia.id]),
      ]).toEqual([[], []]);
    });
  });

  describe('notes', () => {
    const write = (person: { readonly id: string }, text: string, by: Person = world.vera) =>
      by.browser.send('POST', `/api/admin/users/${person.id}/notes`, { text });

    it('say who wrote them and when, and are removed and brought back', async () => {
      const yan = await world.registered('Yan');
      const written = await write(yan, '  Asked twice for\na refund. ');
      expect(written.statusCode).toBe(200);
      const { notes } = await detailOf(yan);
      expect(notes).toEqual([
        {
          id: expect.any(String),
          text: 'Asked twice for\na refund.',
          author: 'Vera',
          atUtc: new Date(world.server.clock.nowMs).toISOString(),
        },
      ]);
      const path = `/api/admin/users/${yan.id}/notes/${notes[0]?.id}`;
      const foreign = `/api/admin/users/${world.vera.id}/notes/${notes[0]?.id}`;
      expect((await world.vera.browser.send('DELETE', foreign)).statusCode).toBe(404);
      const removed = await world.vera.browser.send('DELETE', path);
      expect([removed.statusCode, (await detailOf(yan)).notes]).toEqual([200, []]);
      expect(await revert(removed.json().activityId)).toEqual([200]);
      expect((await detailOf(yan)).notes).toEqual(notes);
    });

    it('have words, and room for fifty of them', async () => {
      const zoe = await world.registered('Zoe');
      for (const text of ['', '   ', 'x'.repeat(1001)]) expect((await write(zoe, text)).statusCode).toBe(400);
      expect((await write({ id: 'nobody' }, 'Hello')).statusCode).toBe(404);
      await world.server.db.query(
        `insert into member_note (id, member_id, text, at)
         select 'n' || n, $1, 'x', now() from generate_series(1, 50) n`,
        [zoe.id],
      );
      expect(answered(await write(zoe, 'One more.'))).toEqual([409, 'tooManyNotes']);
    });

    it('are read by Admins alone, not even in the export of the person', async () => {
      const abe = await world.registered('Abe');
      await write(abe, 'A private word.');
      expect((await write(abe, 'Mine.', abe)).statusCode).toBe(403);
      for (const path of ['/api/account/export', '/api/account', '/api/auth/me', `/api/members/${abe.id}`])
        expect((await abe.browser.send('GET', path)).body).not.toContain('A private word.');
    });
  });
});
