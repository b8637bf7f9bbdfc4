import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AchievementForm, AchievementRow, AchievementTried } from '#contract/admin/achievements.ts';
import { createAchievements } from '#server/achievements/achievements.ts';
import { createLocalBus } from '#server/bus/localBus.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

const FORM: AchievementForm = {
  name: 'Seven chairs',
  sentence: 'Finish seven drafts.',
  metric: 'draftsFinished',
  threshold: 7,
  tier: 'silver',
  icon: 'flag',
  isSecret: false,
};

describe('achievements that Admins keep [spec 1.3]', () => {
  let server: TestServer;
  let admin: TestBrowser;

  beforeAll(async () => {
    server = await openWholeServer('server', { settings: testSettings({ DEMO_MODE: '1' }) });
    admin = new TestBrowser(server.app);
    await admin.enter('/api/auth/register', {
      handle: 'Juno',
      email: 'juno@example.org',
      password: 'copper kettle 41',
      acceptTerms: true,
    });
    await server.db.query("update member set roles = array['Admin']");
    server.clock.nowMs += 5000;
    for (const [handle, drafts] of Object.entries({ ana: 12, mara: 7, kim: 6 }))
      await drafted(handle, drafts);
    await sweep();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.query("delete from achievement where slug like 'seven%'");
  });

  async function drafted(handle: string, drafts: number) {
    await server.db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ($1, $1, $1, false, $1, now(), now())`,
      [handle],
    );
    await server.db.query(
      "insert into member_metric (member_id, metric, count, updated_at) values ($1, 'draftsFinished', $2, now())",
      [handle, drafts],
    );
  }
  const sweep = () =>
    createAchievements({
      db: server.db,
      bus: createLocalBus(),
      now: () => server.clock.now(),
      onFault: (fault) => {
        throw fault;
      },
    }).sweep();
  const make = (changes: Partial<AchievementForm> = {}) =>
    admin.send('POST', '/api/admin/achievements', { ...FORM, ...changes });
  const read = async (slug: string) =>
    (await admin.send('GET', `/api/admin/tables/achievements/rows/${slug}`)).json() as AchievementRow;
  const change = async (slug: string, changes: Partial<AchievementForm>, version?: string) =>
    admin.send('PUT', `/api/admin/achievements/${slug}`, {
      version: version ?? (await read(slug)).version,
      ...FORM,
      ...changes,
    });
  const holdersOf = async (slug: string) => {
    const rows = await server.db.query<{ member_id: string }>(
      'select member_id from member_achievement where slug = $1 order by 1',
      [slug],
    );
    return rows.map(({ member_id }) => member_id);
  };
  const tried = async (threshold: number, slug: string | null = null) =>
    (
      await admin.send('POST', '/api/admin/achievements/try', { metric: 'draftsFinished', threshold, slug })
    ).json() as AchievementTried;

  it('are tried before they are kept, which gives nobody anything', async () => {
    const { would, people, holders, fresh, members } = await tried(7);
    expect({ would, people, holders, fresh }).toEqual({ would: 2, people: 4, holders: 0, fresh: 2 });
    expect(members.map(({ handle, count, has }) => [handle, count, has])).toEqual([
      ['ana', 12, false],
      ['mara', 7, false],
      ['kim', 6, false],
    ]);
    expect(await holdersOf('seven-chairs')).toEqual([]);
  });

  it('are given to all who have done it already, by the next sweep', async () => {
    const { slug } = (await make()).json() as { slug: string };
    expect(slug).toBe('seven-chairs');
    await sweep();
    expect(await holdersOf(slug)).toEqual(['ana', 'mara']);
  });

  it('have an address of their own each, whatever they are called', async () => {
    const slugs = [];
    for (const name of ['Seven chairs', 'Seven chairs', 'Sèven Chairs!'])
      slugs.push(((await make({ name })).json() as { slug: string }).slug);
    expect(slugs).toEqual(['seven-chairs', 'seven-chairs-2', 'seven-chairs-3']);
  });

  it('are looked at anew when the rule changes, and kept by whoever has them', async () => {
    const { slug } = (await make()).json() as { slug: string };
    await sweep();
    await change(slug, { threshold: 6 });
    await sweep();
    expect(await holdersOf(slug)).toEqual(['ana', 'kim', 'mara']);
    await change(slug, { threshold: 12 });
    await sweep();
    expect(await holdersOf(slug)).toEqual(['ana', 'kim', 'mara']);
    expect(await tried(12, slug)).toMatchObject({ would: 1, holders: 3, fresh: 0 });
  });

  it('stay as somebody else left them since they were read', async () => {
    const { slug } = (await make()).json() as { slug: string };
    const { version } = await read(slug);
    await change(slug, { name: 'Seven seats' });
    const late = await change(slug, { threshold: 8 }, version);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'changedMeanwhile',
      message: 'This achievement was changed in another window. Look at it again first.',
    });
    expect(await read(slug)).toMatchObject({ name: 'Seven seats', threshold: 7 });
    expect((await change(slug, { name: 'Seven seats', threshold: 8 })).statusCode).toBe(200);
    expect(await read(slug)).toMatchObject({ name: 'Seven seats', threshold: 8 });
  });

  it('have the same version after they were given to people', async () => {
    const { slug } = (await make()).json() as { slug: string };
    const { version } = await read(slug);
    await sweep();
    expect(await read(slug)).toMatchObject({ version, holders: 2 });
  });

  it('that are not there are not changed', async () => {
    expect((await change('seven-nowhere', {}, 'any')).statusCode).toBe(404);
  });

  it('are earned by nobody once they are retired, until they are brought back', async () => {
    const { slug } = (await make()).json() as { slug: string };
    await admin.send('PUT', `/api/admin/achievements/${slug}/retired`, { isRetired: true });
    await sweep();
    expect(await holdersOf(slug)).toEqual([]);
    const shown = (await admin.send('GET', '/api/achievements')).json() as {
      achievements: { slug: string }[];
    };
    expect(shown.achievements.map((one) => one.slug)).not.toContain(slug);
    await admin.send('PUT', `/api/admin/achievements/${slug}/retired`, { isRetired: false });
    await sweep();
    expect(await holdersOf(slug)).toEqual(['ana', 'mara']);
  });

  it('are tried on guests as they are given to them, and on nobody whose account is deleted', async () => {
    const { slug } = (await make()).json() as { slug: string };
    await drafted('Brass Heron', 9);
    await drafted('Left member k3xq', 30);
    await server.db.query("update member set is_guest = true where id = 'Brass Heron'");
    await sweep();
    await server.db.query("update member set deleted_at = now() where id = 'Left member k3xq'");
    expect(await tried(7, slug)).toMatchObject({ would: 3, people: 5, holders: 3, fresh: 0 });
    expect(await read(slug)).toMatchObject({ holders: 3 });
  });

  it.each([
    { name: ' ' },
    { threshold: 0 },
    { threshold: 1.5 },
    { threshold: 2_000_000 },
    { metric: 'cardsBurned' },
    { tier: 'platinum' },
    { icon: '../x' },
    { sentence: 'x'.repeat(141) },
  ])('are refused with %j, and nothing is kept', async (changes) => {
    const reply = await make(changes as Partial<AchievementForm>);
    expect(reply.statusCode).toBe(400);
    expect(await server.db.query("select 1 from achievement where slug like 'seven%'")).toEqual([]);
  });
});
