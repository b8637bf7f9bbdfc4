import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench, BenchCard, PackRow } from '#contract/admin/packs.ts';
import type { TemplateRow } from '#contract/admin/templates.ts';
import type { StoredPack } from '#contract/games/game.ts';
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
import { makeOwnDraft } from './ownDraft.testkit.ts';

let server: TestServer;
let admin: TestBrowser;
let maker: TestBrowser;
let member: TestBrowser;

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
  member = await enter('Nele', []);
  await storeBundle(server.db, canaryGame(400), TEST_START_MS);
});
afterAll(() => server?.close());

type Base = 'admin' | 'workshop';
const bench = async (browser: TestBrowser, base: Base = 'admin'): Promise<Bench> =>
  (await browser.send('GET', `/api/${base}/bench?game=canary`)).json();
const cards = async (): Promise<readonly BenchCard[]> =>
  (await admin.send('GET', '/api/admin/bench/cards?game=canary')).json<{ cards: BenchCard[] }>().cards;
const templates = async (browser: TestBrowser, base: Base): Promise<readonly TemplateRow[]> =>
  (await browser.send('GET', `/api/${base}/templates?game=canary`)).json<{ templates: TemplateRow[] }>()
    .templates;
const told = (response: { statusCode: number; json(): { message?: string } }) => [
  response.statusCode,
  response.json().message,
];
const activities = async () =>
  (await server.db.query<{ label: string }>('select label from activity order by label collate "C"')).map(
    ({ label }) => label,
  );

const newPack = (slug: string, changes: Partial<StoredPack> = {}): StoredPack => ({
  slug,
  name: 'Small pack',
  layouts: [
    {
      name: 'pack',
      weight: 1,
      slots: [{ name: 'any', count: 3, finish: 'plain', sheets: [{ sheet: 'all', weight: 1 }] }],
    },
  ],
  sheets: { all: { kind: { type: 'random' }, filter: {} } },
  replacement: 'pack',
  refill: false,
  ...changes,
});

const draftOf = (slug: string, pack: string) => ({
  slug,
  name: 'Short draft',
  blurb: '',
  seats: 4,
  clock: 'standard',
  format: 'booster',
  rounds: [
    {
      pack,
      opening: [],
      steps: [
        { do: 'pick', count: 1 },
        { do: 'pass', direction: 'left' },
      ],
    },
  ],
});

const packOf = async (slug: string): Promise<PackRow> => {
  const found = (await bench(admin)).packs.find(({ pack }) => pack.slug === slug);
  if (!found) throw new Error(`There is no pack ${slug}.`);
  return found;
};

describe('the bench of an Admin', () => {
  it('has the look of the game, its packs with the templates that open them, and all its cards', async () => {
    const { look, status, packs, cards: count } = await bench(admin);
    expect([look.slug, status, count]).toEqual(['canary', 'published', 400]);
    expect(packs.length).toBeGreaterThan(0);
    expect(packs.some(({ usedBy }) => usedBy.length > 0)).toBe(true);
    expect(await cards()).toHaveLength(400);
  });

  it('makes, changes and deletes a pack, and the log tells each of it [spec 1.3]', async () => {
    const added = await admin.send('POST', '/api/admin/packs', { game: 'canary', pack: newPack('small') });
    expect(added.statusCode).toBe(200);
    const { id, version } = await packOf('small');
    const larger = { ...newPack('small'), name: 'Larger pack' };
    const saved = await admin.send('PUT', `/api/admin/packs/${id}`, { version, pack: larger });
    expect(saved.statusCode).toBe(200);
    expect((await packOf('small')).pack).toEqual(larger);
    const late = await admin.send('PUT', `/api/admin/packs/${id}`, { version, pack: newPack('small') });
    expect(told(late)).toEqual([409, 'This pack was changed in another window. Look at it again first.']);
    const gone = await admin.send('DELETE', `/api/admin/packs/${id}`);
    const { activityId } = gone.json<{ activityId: string }>();
    expect((await bench(admin)).packs.some(({ pack }) => pack.slug === 'small')).toBe(false);
    await admin.send('POST', `/api/admin/activity/${activityId}/revert`);
    expect((await packOf('small')).pack).toEqual(larger);
    expect((await activities()).filter((label) => label.includes('pack'))).toEqual([
      'changed the pack Larger pack',
      'created the pack Small pack',
      'deleted the pack Larger pack',
      'reverted: deleted the pack Larger pack',
    ]);
  });

  it.each<[string, Partial<StoredPack>, number, string]>([
    [
      'a sheet that is not there',
      {
        layouts: [
          {
            name: 'pack',
            weight: 1,
            slots: [{ name: 'any', count: 1, finish: 'plain', sheets: [{ sheet: 'rares', weight: 1 }] }],
          },
        ],
      },
      422,
      'Slot "any" takes from the sheet "rares", which does not exist.',
    ],
    [
      'a sheet without a card',
      { sheets: { all: { kind: { type: 'random' }, filter: { rarities: ['nobody has it'] } } } },
      422,
      'The sheet "all" holds no card.',
    ],
    [
      'a printing the game does not have',
      { sheets: { all: { kind: { type: 'random' }, cards: [{ printing: 'no/1', weight: 1 }] } } },
      422,
      'The sheet "all" names a printing that the game does not have: no/1.',
    ],
    ['no layout', { layouts: [] }, 400, 'Please check what you entered.'],
    [
      'more than a hundred cards',
      {
        layouts: [
          {
            name: 'pack',
            weight: 1,
            slots: [1, 2].map((at) => ({
              name: `slot ${at}`,
              count: 60,
              finish: 'plain' as const,
              sheets: [{ sheet: 'all', weight: 1 }],
            })),
          },
        ],
      },
      400,
      'Please check what you entered.',
    ],
    ['an address nobody can type', { slug: 'Not A Slug' }, 400, 'Please check what you entered.'],
    [
      'a bag that would fill the memory',
      {
        layoutDraw: 'bag',
        layouts: [{ ...newPack('bag').layouts[0]!, weight: 200_000_000 }],
      },
      422,
      expect.stringContaining('A bag would hold 200000000 layouts; at most 1000 are possible.'),
    ],
    [
      'a filter without end',
      {
        sheets: {
          all: { kind: { type: 'random' }, filter: { sets: Array.from({ length: 1001 }, () => 'CAN') } },
        },
      },
      400,
      'Please check what you entered.',
    ],
  ])('refuses a pack with %s in a sentence and stores nothing', async (_, changes, status, sentence) => {
    const before = await bench(admin);
    const added = await admin.send('POST', '/api/admin/packs', {
      game: 'canary',
      pack: newPack('wrong', changes),
    });
    expect(told(added)).toEqual([status, sentence]);
    if (status === 400)
      expect(Object.values(added.json<{ errors: Record<string, string[]> }>().errors).flat()).toEqual([
        expect.stringMatching(/^[A-Z].*\.$/),
      ]);
    expect(await bench(admin)).toEqual(before);
  });

  it('keeps a pack that a template opens, and says which one [spec 8.9]', async () => {
    const used = (await bench(admin)).packs.find(({ usedBy }) => usedBy.length > 0);
    const refused = await admin.send('DELETE', `/api/admin/packs/${used?.id}`);
    expect(told(refused)).toEqual([409, expect.stringContaining(used?.usedBy[0] ?? 'nothing')]);
  });

  it('makes a template, and one that cannot be played is refused with every reason [spec 1.3] [ASVS V2.2.3]', async () => {
    const refused = await admin.send('POST', '/api/admin/templates', {
      game: 'canary',
      status: 'draft',
      template: {
        ...draftOf('wrong-draft', 'nowhere'),
        rounds: [{ pack: 'nowhere', opening: [], steps: [{ do: 'pick', count: 1 }] }],
      },
    });
    expect(told(refused)).toEqual([
      422,
      'The game has no pack “nowhere”. Round 1 has to end in passing the pack or discarding the rest.',
    ]);
    const bad = await admin.send('POST', '/api/admin/templates', {
      game: 'canary',
      status: 'draft',
      template: { ...draftOf('wrong-draft', 'small'), rounds: [] },
    });
    expect(told(bad)).toEqual([422, 'Rounds may not be empty.']);
    const added = await admin.send('POST', '/api/admin/templates', {
      game: 'canary',
      status: 'draft',
      template: draftOf('short', 'small'),
    });
    expect(added.statusCode).toBe(200);
    const found = (await templates(admin, 'admin')).find(({ slug }) => slug === 'short');
    expect(found?.template).toEqual(draftOf('short', 'small'));
  });

  it('keeps a new pack that a template opens by now, also when making it is reverted', async () => {
    await admin.send('POST', '/api/admin/packs', { game: 'canary', pack: newPack('tiny', { name: 'Tiny' }) });
    const [made] = await server.db.query<{ id: string }>(
      "select id from activity where label = 'created the pack Tiny'",
    );
    const template = { ...draftOf('tiny-draft', 'tiny'), name: 'Tiny draft' };
    await admin.send('POST', '/api/admin/templates', { game: 'canary', status: 'draft', template });
    const revert = () => admin.send('POST', `/api/admin/activity/${made?.id}/revert`);
    expect(told(await revert())).toEqual([
      409,
      '“Tiny” is opened by Tiny draft. Change or delete that template first.',
    ]);
    expect((await packOf('tiny')).usedBy).toEqual(['Tiny draft']);
    const found = (await templates(admin, 'admin')).find(({ slug }) => slug === 'tiny-draft');
    await admin.send('DELETE', `/api/admin/templates/${found?.id}`);
    expect((await revert()).statusCode).toBe(200);
  });

  it('gives many templates one status at once, which is taken back at once', async () => {
    const statuses = async () => (await templates(admin, 'admin')).map(({ slug, status }) => [slug, status]);
    const before = await statuses();
    const all = { matching: { game: 'canary', search: '', filter: {} } };
    const set = await admin.send('PUT', '/api/admin/templates', { selection: all, status: 'archived' });
    expect((await statuses()).every(([, status]) => status === 'archived')).toBe(true);
    const { activityId, templates: count } = set.json<{ activityId: string; templates: number }>();
    expect(count).toBe(before.length);
    await admin.send('POST', `/api/admin/activity/${activityId}/revert`);
    expect(await statuses()).toEqual(before);
  });

  it('plays a template against bots before anybody else can', async () => {
    const table = { game: 'canary', template: 'short', solo: true };
    expect((await member.send('POST', '/api/drafts', table)).statusCode).toBe(404);
    expect((await maker.send('POST', '/api/drafts', table)).statusCode).toBe(404);
    expect((await admin.send('POST', '/api/drafts', table)).statusCode).toBe(200);
  });
});

describe('the workshop', () => {
  it('is closed to members and guests [Z4]', async () => {
    expect((await member.send('GET', '/api/workshop/bench?game=canary')).statusCode).toBe(403);
    expect((await maker.send('GET', '/api/admin/bench?game=canary')).statusCode).toBe(403);
  });

  it('makes a draft of an own pack that the owner alone hosts, and others once it is shared in preview', async () => {
    const { template, templateId } = await makeOwnDraft(maker, 'My cube', {
      packSize: 15,
      packs: 3,
      seats: 8,
    });
    const table = { game: 'canary', template, solo: true };
    const other = await enter('Odo', ['PowerUser']);
    expect((await other.send('POST', '/api/drafts', table)).statusCode).toBe(404);
    const mine = await maker.send('POST', '/api/drafts', table);
    expect(mine.statusCode).toBe(200);
    const row = (await templates(maker, 'workshop')).find(({ id }) => id === templateId);
    const shared = await maker.send('PUT', `/api/workshop/templates/${templateId}`, {
      version: row?.version,
      status: 'preview',
      template: row?.template,
    });
    expect(shared.statusCode).toBe(200);
    expect((await other.send('POST', '/api/drafts', table)).statusCode).toBe(200);
    expect((await member.send('POST', '/api/drafts', table)).statusCode).toBe(404);
  });

  it('changes nothing of the game or of others, and publishes nothing', async () => {
    const small = await packOf('small');
    const path = `/api/workshop/packs/${small.id}`;
    expect((await maker.send('DELETE', path)).statusCode).toBe(403);
    const change = { version: small.version, pack: small.pack };
    expect((await maker.send('PUT', path, change)).statusCode).toBe(403);
    const other = await enter('Pia', ['PowerUser']);
    const own = (await bench(maker, 'workshop')).packs.find(({ isMine }) => isMine);
    expect((await other.send('DELETE', `/api/workshop/packs/${own?.id}`)).statusCode).toBe(404);
    expect((await bench(other, 'workshop')).packs.some(({ id }) => id === own?.id)).toBe(false);
    const published = await maker.send('POST', '/api/workshop/templates', {
      game: 'canary',
      status: 'published',
      template: draftOf('mine', own?.pack.slug ?? ''),
    });
    expect(told(published)).toEqual([422, 'An Admin publishes templates. Share it in preview.']);
  });

  it('of who deletes the account goes with it, but for what was shared', async () => {
    const leaver = await enter('Rhea', ['PowerUser']);
    for (const name of ['Kept alone', 'Shared with others']) await makeOwnDraft(leaver, name);
    const shared = (await templates(leaver, 'workshop')).find(({ template }) =>
      template?.name.startsWith('Shared'),
    );
    await leaver.send('PUT', `/api/workshop/templates/${shared?.id}`, {
      version: shared?.version,
      status: 'preview',
      template: shared?.template,
    });
    const gone = await leaver.send('DELETE', '/api/account', {
      currentPassword: 'a long enough password',
      handle: 'Rhea',
    });
    expect(gone.statusCode).toBeLessThan(300);
    const names = (await bench(admin)).packs.map(({ pack, ownerName }) => [pack.name, ownerName]);
    expect(names.filter(([name]) => name === 'Kept alone')).toEqual([]);
    expect(names.filter(([name]) => name === 'Shared with others')).toEqual([['Shared with others', null]]);
    const left = (await templates(admin, 'admin')).find(({ id }) => id === shared?.id);
    expect([left?.status, left?.ownerName]).toEqual(['preview', null]);
  });

  it('takes an own deletion back, and nobody else’s', async () => {
    const own = (await templates(maker, 'workshop')).find(({ isMine }) => isMine);
    const gone = await maker.send('DELETE', `/api/workshop/templates/${own?.id}`);
    const path = `/api/workshop/activity/${gone.json<{ activityId: string }>().activityId}/revert`;
    const other = await enter('Quin', ['PowerUser']);
    expect((await other.send('POST', path)).statusCode).toBe(404);
    expect((await maker.send('POST', path)).statusCode).toBe(200);
    expect((await templates(maker, 'workshop')).find(({ id }) => id === own?.id)).toEqual(own);
  });
});
