import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench, PackRow } from '#contract/admin/packs.ts';
import type { TemplateRow } from '#contract/admin/templates.ts';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';
import { makeOwnDraft, type OwnDraft } from './ownDraft.testkit.ts';

let server: TestServer;
let admin: TestBrowser;
let maker: TestBrowser;

async function enter(handle: string, roles: readonly string[]): Promise<TestBrowser> {
  const browser = new TestBrowser(server.app);
  await browser.enter('/api/auth/register', {
    handle,
    email: `${handle.toLowerCase()}@example.org`,
    password: 'a long enough password',
    acceptTerms: true,
  });
  await server.db.query('update member set roles = $2, verified_at = now() where handle = $1', [
    handle,
    roles,
  ]);
  return browser;
}

beforeAll(async () => {
  server = await openWholeServer(ANY_KIND, { settings: testSettings({ DEMO_MODE: '1' }) });
  admin = await enter('Vera', ['Admin']);
  maker = await enter('Milo', ['PowerUser']);
  await storeBundle(server.db, canaryGame(40), TEST_START_MS);
});
afterAll(() => server?.close());

type Base = 'admin' | 'workshop';
const packsOf = async (browser: TestBrowser, base: Base): Promise<readonly PackRow[]> =>
  (await browser.send('GET', `/api/${base}/bench?game=canary`)).json<Bench>().packs;
const templatesOf = async (browser: TestBrowser, base: Base): Promise<readonly TemplateRow[]> =>
  (await browser.send('GET', `/api/${base}/templates?game=canary`)).json<{ templates: TemplateRow[] }>()
    .templates;

async function templateOf(id: string): Promise<TemplateRow> {
  const row = (await templatesOf(admin, 'admin')).find((one) => one.id === id);
  if (!row) throw new Error(`There is no template ${id}.`);
  return row;
}

async function packOf(id: string): Promise<PackRow> {
  const row = (await packsOf(admin, 'admin')).find((one) => one.id === id);
  if (!row) throw new Error(`There is no pack ${id}.`);
  return row;
}

async function setStatus(id: string, status: string): Promise<string> {
  const set = await admin.send('PUT', '/api/admin/templates', { selection: { ids: [id] }, status });
  expect(set.statusCode).toBe(200);
  return set.json<{ activityId: string }>().activityId;
}

async function saveAs(browser: TestBrowser, base: Base, id: string, status: string, changes: object = {}) {
  const row = await templateOf(id);
  return browser.send('PUT', `/api/${base}/templates/${id}`, {
    version: row.version,
    status,
    template: { ...row.template, ...changes },
  });
}

/** Everything that published templates of the game consist of, as stored. */
const published = () =>
  server.db.query(
    `select 'template' as kind, t.id, t.slug, t.status, t.owner_id, t.definition from draft_template t
     where t.status = 'published'
     union all
     select 'pack', p.id, p.slug, '', p.owner_id, p.definition from pack_definition p where exists
       (select 1 from draft_template t where t.status = 'published' and t.game_id = p.game_id
        and t.definition::text like '%"' || p.slug || '"%')
     order by 1, 2`,
  );

interface Made extends OwnDraft {
  /** The template that is published, where it is another than that of the own draft. */
  readonly publishedId?: string;
}

/** Each way in which something of the maker's becomes part of what is published. */
const WAYS: Readonly<Record<string, () => Promise<Made>>> = {
  async 'its status is set in the list'() {
    const made = await makeOwnDraft(maker, 'Listed');
    await setStatus(made.templateId, 'published');
    return made;
  },
  async 'an Admin saves it as published'() {
    const made = await makeOwnDraft(maker, 'Saved');
    expect((await saveAs(admin, 'admin', made.templateId, 'published')).statusCode).toBe(200);
    return made;
  },
  async 'an Admin publishes a new template that opens its pack'() {
    const made = await makeOwnDraft(maker, 'Opened');
    const { template } = await templateOf(made.templateId);
    const added = await admin.send('POST', '/api/admin/templates', {
      game: 'canary',
      status: 'published',
      template: { ...template, slug: 'of-the-game', name: 'Of the game' },
    });
    expect(added.statusCode).toBe(200);
    return { ...made, publishedId: added.json<{ id: string }>().id };
  },
  async 'an earlier version published it and left it with its owner'() {
    const made = await makeOwnDraft(maker, 'Legacy');
    await server.db.query("update draft_template set status = 'published' where id = $1", [made.templateId]);
    return made;
  },
};

interface Aim {
  readonly template: TemplateRow;
  readonly pack: PackRow;
  readonly activities: readonly string[];
}

type Attempt = (aim: Aim) => Promise<unknown>;

/** What the owner tries on each route of the workshop that writes. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  async 'POST /api/workshop/packs'({ pack }) {
    await maker.send('POST', '/api/workshop/packs', { game: 'canary', pack: { ...pack.pack, name: 'Mine' } });
  },
  async 'PUT /api/workshop/packs/:id'({ pack }) {
    await maker.send('PUT', `/api/workshop/packs/${pack.id}`, {
      version: pack.version,
      pack: { ...pack.pack, name: 'Changed afterwards' },
    });
  },
  async 'DELETE /api/workshop/packs/:id'({ pack }) {
    await maker.send('DELETE', `/api/workshop/packs/${pack.id}`);
  },
  async 'POST /api/workshop/templates'({ template }) {
    const body = { game: 'canary', template: { ...template.template, blurb: 'Mine' } };
    for (const status of ['draft', 'published'])
      await maker.send('POST', '/api/workshop/templates', { ...body, status });
  },
  async 'PUT /api/workshop/templates/:id'({ template }) {
    for (const status of ['published', 'preview', 'draft', 'archived'])
      await saveAs(maker, 'workshop', template.id, status, { blurb: 'Changed afterwards' });
  },
  async 'DELETE /api/workshop/templates/:id'({ template }) {
    await maker.send('DELETE', `/api/workshop/templates/${template.id}`);
  },
  async 'POST /api/workshop/activity/:activityId/revert'({ activities }) {
    for (const id of activities) await maker.send('POST', `/api/workshop/activity/${id}/revert`);
  },
};

const isWriting = (route: string) => !route.startsWith('GET ') && !route.startsWith('OPTIONS ');

describe('what is published', () => {
  it('is tried on every route of the workshop that writes [Z16]', () => {
    const routes = [...server.app.routeTable.keys()].filter(
      (route) => route.includes(' /api/workshop/') && isWriting(route),
    );
    expect(routes.toSorted()).toEqual(Object.keys(ATTEMPTS).toSorted());
  });

  describe.each(Object.entries(WAYS))('when %s', (_, publish) => {
    it('stays as it is, whatever its owner tries [Z16]', async () => {
      const made = await publish();
      const template = await templateOf(made.publishedId ?? made.templateId);
      const pack = await packOf(made.packId);
      const activities = await server.db.query<{ id: string }>(
        `select a.id from activity a join member m on m.id = a.member_id where m.handle = 'Milo' order by a.at, a.id`,
      );
      const aim = { template, pack, activities: activities.map(({ id }) => id) };
      const before = await published();
      expect(before).toContainEqual(expect.objectContaining({ id: template.id }));
      expect(before).toContainEqual(expect.objectContaining({ id: pack.id }));
      for (const [route, attempt] of Object.entries(ATTEMPTS)) {
        await attempt(aim);
        expect(await published(), route).toEqual(before);
      }
    });
  });
});

const named =
  <Row extends { readonly slug?: string }>(rows: readonly Row[], nameOf: (row: Row) => string) =>
  (name: string) =>
    rows.filter((row) => nameOf(row) === name);

describe('the owner of a template that an Admin publishes', () => {
  const ownTemplates = async (name: string) =>
    named(
      await templatesOf(maker, 'workshop'),
      ({ template }) => template?.name ?? '',
    )(name).filter(({ isMine }) => isMine);
  const ownPacks = async (name: string) =>
    (await packsOf(maker, 'workshop')).filter(({ pack, isMine }) => isMine && pack.name === name);

  it('keeps a draft of it, with a pack of its own that can be changed', async () => {
    const made = await makeOwnDraft(maker, 'Kept');
    await setStatus(made.templateId, 'published');
    expect((await templateOf(made.templateId)).ownerName).toBe(null);
    expect((await packOf(made.packId)).ownerName).toBe(null);
    const [draft] = await ownTemplates('Kept');
    const [pack] = await ownPacks('Kept');
    if (!draft || !pack) throw new Error('The owner has nothing left.');
    expect(draft.status).toBe('draft');
    expect([draft.slug, pack.pack.slug]).not.toContain(made.template);
    expect(JSON.stringify(draft.template)).toContain(`"${pack.pack.slug}"`);
    const renamed = { version: pack.version, pack: { ...pack.pack, name: 'Kept and changed' } };
    expect((await maker.send('PUT', `/api/workshop/packs/${pack.id}`, renamed)).statusCode).toBe(200);
    expect((await saveAs(maker, 'workshop', draft.id, 'preview', { blurb: 'Mine' })).statusCode).toBe(200);
    expect((await packOf(made.packId)).pack.name).toBe('Kept');
  });

  it('has every other draft of the list open the own pack', async () => {
    const made = await makeOwnDraft(maker, 'Twice');
    const { template } = await templateOf(made.templateId);
    const other = await maker.send('POST', '/api/workshop/templates', {
      game: 'canary',
      status: 'draft',
      template: { ...template, slug: 'twice-more', name: 'Twice more' },
    });
    await setStatus(made.templateId, 'published');
    const [pack] = await ownPacks('Twice');
    const { template: after } = await templateOf(other.json<{ id: string }>().id);
    expect(JSON.stringify(after)).toContain(`"${pack?.pack.slug}"`);
    expect((await packOf(made.packId)).usedBy).toEqual(['Twice']);
  });

  it('has everything back once the Admin undoes it', async () => {
    const made = await makeOwnDraft(maker, 'Undone');
    const before = [await ownTemplates('Undone'), await ownPacks('Undone')];
    const activityId = await setStatus(made.templateId, 'published');
    const undone = await admin.send('POST', `/api/admin/activity/${activityId}/revert`);
    expect(undone.json()).toMatchObject({ activityId: expect.any(String) });
    expect([await ownTemplates('Undone'), await ownPacks('Undone')]).toEqual(before);
  });

  it('is told why the published one cannot be changed', async () => {
    const made = await makeOwnDraft(maker, 'Told');
    await server.db.query("update draft_template set status = 'published' where id = $1", [made.templateId]);
    const refused = await maker.send('DELETE', `/api/workshop/templates/${made.templateId}`);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'This is published, so only an Admin can change it. Make a copy to change.',
    ]);
  });
});
