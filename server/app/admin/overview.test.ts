import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminShellView, DraftRow, Overview } from '#contract/admin/overview.ts';
import type { TablePage } from '#contract/admin/table.ts';
import { TestBrowser } from '#tests/support/testServer.ts';
import { type AdminServer, openAdminServer, told } from './admin.testkit.ts';

let server: AdminServer;
let ana: TestBrowser;

beforeAll(async () => {
  server = await openAdminServer(400);
  ana = new TestBrowser(server.app);
  await ana.enter('/api/auth/register', {
    handle: 'Ana',
    email: 'ana@example.org',
    password: 'another long password',
    acceptTerms: true,
  });
});
afterAll(() => server?.close());

const tables = async () =>
  (await server.admin.send('GET', '/api/admin/tables/drafts')).json<TablePage<DraftRow>>().rows;
const keep = (draftId: string, ask: string) =>
  server.admin.send('POST', `/api/admin/tables-now/${draftId}`, { ask });
const solo = async () => {
  const [template] = (await ana.send('GET', '/api/games')).json<{
    games: { templates: { slug: string }[] }[];
  }>().games[0]!.templates;
  const made = await ana.send('POST', '/api/drafts', {
    game: 'canary',
    template: template?.slug,
    solo: true,
  });
  return made.json<{ draftId: string }>().draftId;
};

describe('an Admin at a table of somebody else', () => {
  it('pauses it, goes on with it, repairs it and ends it', async () => {
    const draftId = await solo();
    const status = async () => (await tables()).find(({ id }) => id === draftId)?.status;
    expect(await status()).toBe('drafting');
    const stored = async () =>
      (await server.db.query<{ status: string }>('select status from draft where id = $1', [draftId]))[0]
        ?.status;
    expect((await keep(draftId, 'pause')).statusCode).toBe(200);
    expect(await stored()).toBe('paused');
    expect((await keep(draftId, 'resume')).statusCode).toBe(200);
    expect(await stored()).toBe('drafting');
    expect((await keep(draftId, 'repair')).statusCode).toBe(200);
    expect(await stored()).toBe('drafting');
    expect((await keep(draftId, 'endTable')).statusCode).toBe(200);
    expect(await stored()).toMatch(/finished|cancelled/);
    expect(await status()).toBeUndefined();
    const log = (await server.admin.send('GET', '/api/admin/tables/activity')).json<
      TablePage<{ kind: string; changes: number }>
    >();
    expect(log.rows.filter(({ kind }) => kind === 'acted').map(({ changes }) => changes)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('is told why where it cannot be done, and nothing is written down', async () => {
    const draftId = await solo();
    expect(told(await keep(draftId, 'resume'))).toEqual([409, 'The draft is not paused.']);
    expect(told(await keep('nowhere', 'pause'))).toEqual([404, 'There is no such table.']);
    expect((await keep(draftId, 'pick')).statusCode).toBe(400);
    const log = await server.db.query('select 1 from activity where subject_id = $1', [draftId]);
    expect(log).toEqual([]);
  });

  it('sees how far each draft is, in its list and in its row', async () => {
    const draftId = await solo();
    const row = async () =>
      (await server.admin.send('GET', `/api/admin/tables/drafts/rows/${draftId}`)).json<DraftRow>();
    const place = async () => (await tables()).find(({ id }) => id === draftId)?.progress;
    expect(await place()).toMatchObject({ round: 1, pick: 1 });
    expect((await row()).progress).toEqual(await place());
    await keep(draftId, 'pause');
    expect(await place()).toMatchObject({ round: 1, pick: 1 });
    await keep(draftId, 'endTable');
  });

  it('has to be an Admin', async () => {
    const draftId = await solo();
    const answer = await ana.send('POST', `/api/admin/tables-now/${draftId}`, { ask: 'endTable' });
    expect(answer.statusCode).toBe(403);
    expect((await tables()).find(({ id }) => id === draftId)?.status).toBe('drafting');
  });
});

describe('the side list', () => {
  const counts = async (query = '') =>
    (await server.admin.send('GET', `/api/admin/shell${query}`)).json<AdminShellView>().counts;

  it('counts everything, or what the lists of the chosen game show', async () => {
    await server.db.query(
      "insert into game (id, slug, name, definition, status, updated_at) select 'bare', 'bare', 'Bare', definition, 'draft', now() from game where slug = 'canary'",
    );
    await server.db.query(
      "insert into card (id, game_id, name, record, is_name_only) values ('lone', 'bare', 'Lone', '{}', false)",
    );
    const all = await counts();
    const ofCanary = await counts('?game=canary');
    const ofBare = await counts('?game=bare');
    expect(ofBare).toEqual({ ...all, sets: 0, cards: 1, packs: 0, templates: 0 });
    expect(ofCanary).toEqual({ ...all, cards: all.cards - 1 });
    expect(ofCanary.templates).toBeGreaterThan(0);
    expect(await counts('?game=nowhere')).toEqual({ ...all, sets: 0, cards: 0, packs: 0, templates: 0 });
    await server.db.query("delete from game where id = 'bare'");
  });
});

describe('the overview', () => {
  it('counts tables, people and drafts of the day, and says what needs repair', async () => {
    await solo();
    await server.db.query(
      "insert into card (id, game_id, name, record, is_name_only) select 'bare', id, 'Bare', '{}', true from game limit 1",
    );
    const view = (await server.admin.send('GET', '/api/admin/overview')).json<Overview>();
    expect(view).toMatchObject({ inLobby: 0, people: 1, newMembers: 2 });
    expect(view.tables).toBe((await tables()).length);
    const nothing = { detail: '', game: null, drafts: [] };
    expect(view.toRepair).toEqual([
      { key: 'nameOnly', count: 1, ...nothing },
      { key: 'bare', count: 1, ...nothing },
    ]);
  });

  it('counts a draft as finished once its last card is taken, and one that was ended not at all', async () => {
    const finishedToday = async () =>
      (await server.admin.send('GET', '/api/admin/overview')).json<Overview>().finishedToday;
    // Room for one more table against bots.
    await server.db.query("update draft set status = 'cancelled' where status in ('drafting', 'paused')");
    const before = await finishedToday();
    for (const [status, more] of [
      ['drafting', 0],
      ['building', 1],
      ['finished', 1],
      ['cancelled', 0],
    ] as const) {
      const id = await solo();
      await server.db.query('update draft set status = $2, finished_at = $3 where id = $1', [
        id,
        status,
        status === 'drafting' ? null : new Date(server.clock.nowMs),
      ]);
      const counted = await finishedToday();
      await server.db.query("update draft set status = 'cancelled' where id = $1", [id]);
      expect(counted, status).toBe(before + more);
    }
  });

  it('tells of templates that run out of cards, and of pictures that failed', async () => {
    server.clock.nowMs += 600_000;
    const packs = await server.db.query<{ id: string; definition: unknown }>(
      'select id, definition from pack_definition',
    );
    await server.db.query(
      `update pack_definition set definition = jsonb_set(definition, '{sheets}',
         (select jsonb_object_agg(key, (value - 'cards') || '{"filter":{"sets":["NONE"]}}'::jsonb) from jsonb_each(definition->'sheets')))`,
    );
    await server.db.query("insert into image_host (host, added_at) values ('pictures.invalid', now())");
    server.clock.nowMs += 60_000;
    await server.app.inject(`/api/imageproxy?url=${encodeURIComponent('https://pictures.invalid/1.png')}`);
    const reply = await server.admin.send('GET', '/api/admin/overview');
    expect(reply.json()).toMatchObject({ toRepair: expect.anything() });
    const view = reply.json<Overview>();
    const lines = view.toRepair.filter(({ key }) => key === 'short' || key === 'pictures');
    expect(lines).toEqual([
      {
        key: 'short',
        count: expect.any(Number),
        detail: expect.stringMatching(/^[^:]+: The pack “Fifteen birds” cannot be opened: .+\.$/),
        game: 'canary',
        drafts: [],
      },
      { key: 'pictures', count: 1, detail: '', game: null, drafts: [] },
    ]);
    expect(view.pictures).toEqual({ hits: 0, misses: 1, failed: 1 });
    for (const { id, definition } of packs)
      await server.db.query('update pack_definition set definition = $2 where id = $1', [
        id,
        JSON.stringify(definition),
      ]);
    server.clock.nowMs += 600_000;
    await server.admin.enter('/api/auth/refresh');
    const mended = (await server.admin.send('GET', '/api/admin/overview')).json<Overview>();
    expect(mended.toRepair.map(({ key }) => key)).not.toContain('short');
  });
});
