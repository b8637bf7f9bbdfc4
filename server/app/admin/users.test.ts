import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserDetail, UserRow } from '#contract/admin/users.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

const PASSWORD = 'copper kettle 41';

describe('people whom Admins look after [spec 1.3]', () => {
  let server: TestServer;
  let juno: Member;
  let ana: Member;

  interface Member {
    readonly id: string;
    readonly browser: TestBrowser;
  }

  beforeAll(async () => {
    server = await openWholeServer('server', { settings: testSettings({ DEMO_MODE: '1' }) });
    juno = await registered('Juno');
    ana = await registered('Ana');
    await become(juno, ['Admin']);
  });
  afterAll(() => server.close());

  async function registered(handle: string): Promise<Member> {
    const browser = new TestBrowser(server.app);
    const email = `${handle}@example.org`;
    const reply = await browser.enter('/api/auth/register', {
      handle,
      email,
      password: PASSWORD,
      acceptTerms: true,
    });
    const id = String(reply.json().userId);
    await server.db.query('update member set verified_at = now() where id = $1', [id]);
    return { id, browser };
  }
  async function become({ id }: Member, roles: readonly string[]) {
    await server.db.query('update member set roles = $2::text[] where id = $1', [id, [...roles]]);
    server.clock.nowMs += 5000;
  }
  const rolesOf = async ({ id }: Member) =>
    (await server.db.query<{ roles: string[] }>('select roles from member where id = $1', [id]))[0]?.roles;
  const giveRoles = ({ browser }: Member, { id }: Member, roles: unknown) =>
    browser.send('PUT', `/api/admin/users/${id}/roles`, { roles });
  const detailOf = async ({ id }: Member) =>
    (await juno.browser.send('GET', `/api/admin/users/${id}`)).json() as UserDetail;

  it('are found by handle or address, with their standing', async () => {
    const found = async (query: string) =>
      (
        (await juno.browser.send('GET', `/api/admin/tables/users?${query}`)).json() as { rows: UserRow[] }
      ).rows.map(({ handle, standing, state }) => ({ handle, standing, state }));
    const junoRow = { handle: 'Juno', standing: 'Admin', state: 'active' };
    expect(await found('search=UNO@EXAMPLE')).toEqual([junoRow]);
    const filter = encodeURIComponent(JSON.stringify({ standing: ['Admin'] }));
    expect(await found(`filter=${filter}`)).toEqual([junoRow]);
    expect(await found('search=%25')).toEqual([]);
  });

  it('tell an Admin no hash and no token, and nobody else anything [R2, Z4, Z5, Z8]', async () => {
    const text = JSON.stringify(await detailOf(ana));
    expect(text).not.toMatch(/argon2|hash|token|secret/i);
    const refused = await ana.browser.send('GET', `/api/admin/users/${juno.id}`);
    expect(refused.statusCode).toBe(403);
  });

  it('get roles from another Admin, never from themselves, and only those that there are [R3, Z6]', async () => {
    expect((await giveRoles(ana, ana, ['Admin'])).statusCode).toBe(403);
    expect((await giveRoles(juno, juno, [])).json().code).toBe('ownAccount');
    expect((await giveRoles(juno, ana, ['Owner'])).statusCode).toBe(400);
    expect(await rolesOf(ana)).toEqual([]);
    const given = await giveRoles(juno, ana, ['PowerUser']);
    expect([given.statusCode, await rolesOf(ana)]).toEqual([200, ['PowerUser']]);
    await juno.browser.send('POST', `/api/admin/activity/${given.json().activityId}/revert`);
    expect(await rolesOf(ana)).toEqual([]);
  });

  it('keep at least one Admin when two take each other’s role at once [R3, Z6]', async () => {
    const [one, other] = [await registered('Fern'), await registered('Moss')];
    await giveRoles(juno, one, ['Admin']);
    await giveRoles(juno, other, ['Admin']);
    server.clock.nowMs += 5000;
    await become(juno, []);
    await Promise.all([giveRoles(one, other, []), giveRoles(other, one, [])]);
    const left = [await rolesOf(one), await rolesOf(other)].filter((roles) => roles?.includes('Admin'));
    expect(left.length).toBe(1);
    await become(juno, ['Admin']);
    for (const person of [one, other]) await become(person, []);
  });

  it('are changed by the log no other way than by hand [R3, Z6]', async () => {
    const fir = await registered('Fir');
    const revert = async (admin: Member, made: { json(): { activityId: string } }) => {
      const path = `/api/admin/activity/${made.json().activityId}/revert`;
      const reply = await admin.browser.send('POST', path);
      return [reply.statusCode, reply.json().code];
    };
    const suspended = () =>
      juno.browser.send('PUT', `/api/admin/users/${fir.id}/suspension`, { reason: 'Spam', untilMs: null });
    await suspended();
    const lifted = await juno.browser.send('DELETE', `/api/admin/users/${fir.id}/suspension`);
    const made = await giveRoles(juno, fir, ['Admin']);
    server.clock.nowMs += 5000;
    await fir.browser.enter('/api/auth/login', { login: 'Fir', password: PASSWORD });
    expect(await revert(fir, made)).toEqual([403, 'ownAccount']);
    expect(await revert(juno, lifted)).toEqual([409, 'adminLockedOut']);
    const taken = await giveRoles(juno, fir, []);
    await suspended();
    expect(await revert(juno, taken)).toEqual([409, 'adminLockedOut']);
    expect(await rolesOf(fir)).toEqual([]);
  });

  describe.each(['PowerUser', 'Admin'])('made %s [A14]', (role) => {
    const suspend = ({ id }: Member) =>
      juno.browser.send('PUT', `/api/admin/users/${id}/suspension`, { reason: 'Spam', untilMs: null });
    const unconfirm = ({ id }: Member) =>
      server.db.query('update member set verified_at = null where id = $1', [id]);
    const answered = (reply: { statusCode: number; json(): { code?: string } }) => [
      reply.statusCode,
      reply.json().code,
    ];
    const revert = async (made: { json(): { activityId: string } }) =>
      juno.browser.send('POST', `/api/admin/activity/${made.json().activityId}/revert`);

    it('are only those who have confirmed their address', async () => {
      const elm = await registered(`Elm${role}`);
      const taken = await giveRoles(juno, elm, [role]).then(() => giveRoles(juno, elm, []));
      await unconfirm(elm);
      expect(answered(await giveRoles(juno, elm, [role]))).toEqual([409, 'roleNeedsAddress']);
      expect(answered(await revert(taken))).toEqual([409, 'roleNeedsAddress']);
      expect(await rolesOf(elm)).toEqual([]);
    });

    it('are no suspended ones, by hand or by the log, but keep what they had', async () => {
      const oak = await registered(`Oak${role}`);
      const taken = await giveRoles(juno, oak, [role]).then(() => giveRoles(juno, oak, []));
      await suspend(oak);
      expect(answered(await giveRoles(juno, oak, [role]))).toEqual([409, 'roleOfSuspended']);
      expect((await revert(taken)).statusCode).toBe(409);
      expect(await rolesOf(oak)).toEqual([]);
    });

    it('can always be taken it from', async () => {
      const ash = await registered(`Ash${role}`);
      await giveRoles(juno, ash, [role]);
      await unconfirm(ash);
      expect((await giveRoles(juno, ash, [])).statusCode).toBe(200);
    });
  });

  it('are signed out one by one or everywhere [ASVS V7.4.5]', async () => {
    const gus = await registered('Gus');
    await gus.browser.enter('/api/auth/login', { login: 'Gus', password: PASSWORD });
    const [session] = (await detailOf(gus)).sessions;
    await juno.browser.send('DELETE', `/api/admin/users/${gus.id}/sessions/${session?.sessionId}`);
    expect((await gus.browser.send('GET', '/api/auth/me')).statusCode).toBe(401);
    await gus.browser.enter('/api/auth/login', { login: 'Gus', password: PASSWORD });
    const foreign = (await detailOf(juno)).sessions[0]?.sessionId;
    const mixed = await juno.browser.send('DELETE', `/api/admin/users/${gus.id}/sessions/${foreign}`);
    expect(mixed.statusCode).toBe(404);
    await juno.browser.send('DELETE', `/api/admin/users/${gus.id}/sessions`);
    expect((await gus.browser.send('GET', '/api/auth/me')).statusCode).toBe(401);
    expect((await detailOf(gus)).sessions).toEqual([]);
    const log = await server.db.query<{ label: string; kind: string; changes: number }>(
      "select label, kind, changes from activity where subject = 'member' and subject_id = $1 order by label",
      [gus.id],
    );
    expect(log).toEqual([
      { label: 'ended all sessions of Gus', kind: 'acted', changes: 0 },
      { label: 'ended one session of Gus', kind: 'acted', changes: 0 },
    ]);
  });

  describe('whose chat is reported', () => {
    const draft = 'table-1';
    const say = (id: string, { id: memberId }: Member, text: string) =>
      server.db.query(
        'insert into chat_message (id, draft_id, member_id, text, at) values ($1, $2, $3, $4, now())',
        [id, draft, memberId, text],
      );
    const report = ({ browser }: Member, messageId: string) =>
      browser.send('POST', `/api/drafts/${draft}/chat-reports`, { messageId });
    const textOf = async (id: string) =>
      (await server.db.query<{ text: string }>('select text from chat_message where id = $1', [id]))[0]?.text;

    beforeAll(async () => {
      const { db } = server;
      await db.query(
        `insert into game (id, slug, name, status, definition, updated_at)
         values ('g', 'birds', 'Birds', 'published', '{}', now())`,
      );
      await db.query(
        `insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo,
           created_at) values ($1, 'AAAA', 'g', 'Lunch pod', 'lobby', $2, '{}', '{}', ''::bytea, '', 8, false, now())`,
        [draft, ana.id],
      );
    });

    it('is told of once by whoever sits there, and by nobody else', async () => {
      await say('line-1', juno, '<b>rude</b>');
      const outsider = await registered('Outsider');
      expect((await report(outsider, 'line-1')).statusCode).toBe(404);
      expect((await report(ana, 'line-2')).statusCode).toBe(404);
      expect([(await report(ana, 'line-1')).statusCode, (await report(ana, 'line-1')).statusCode]).toEqual([
        204, 204,
      ]);
      const { reports } = await detailOf(juno);
      expect(reports.map(({ text, isOpen }) => [text, isOpen])).toEqual([['<b>rude</b>', true]]);
      await say('line-3', ana, 'mine');
      expect((await report(ana, 'line-3')).json().code).toBe('ownLine');
    });

    it('is settled, and the line goes where that is asked for; the report keeps what was said', async () => {
      const [row] = await server.db.query<{ id: string }>('select id from chat_report');
      const settled = await juno.browser.send('POST', '/api/admin/chat-reports/settle', {
        ids: [row?.id],
        removesLines: true,
      });
      expect([settled.statusCode, await textOf('line-1')]).toEqual([
        204,
        'This line was removed by an Admin.',
      ]);
      const { reports } = await detailOf(juno);
      expect(reports.map(({ text, isOpen }) => [text, isOpen])).toEqual([['<b>rude</b>', false]]);
    });
  });
});
