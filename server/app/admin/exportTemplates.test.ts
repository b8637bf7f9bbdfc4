import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportPreview, ExportRow } from '#contract/admin/exportTemplates.ts';
import { storeBundle } from '#server/cards/games.ts';
import { storeShippedExports } from '#server/exports/storeExports.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';

let server: TestServer;
let admin: TestBrowser;

beforeAll(async () => {
  server = await openWholeServer(ANY_KIND, { settings: testSettings({ DEMO_MODE: '1' }) });
  admin = new TestBrowser(server.app);
  await admin.enter('/api/auth/register', {
    handle: 'Vera',
    email: 'vera@example.org',
    password: 'a long enough password',
    acceptTerms: true,
  });
  await server.db.query("update member set roles = array['Admin']");
  await storeBundle(server.db, canaryGame(60), TEST_START_MS);
  await storeShippedExports(server.db);
});
afterAll(() => server?.close());

const BASE = '/api/admin/export-templates';
const list = async (): Promise<readonly ExportRow[]> =>
  (await admin.send('GET', `${BASE}?game=canary`)).json<{ exports: ExportRow[] }>().exports;
const rowOf = async (slug: string): Promise<ExportRow> => {
  const row = (await list()).find(({ template }) => template.slug === slug);
  if (!row) throw new Error(`There is no export ${slug}.`);
  return row;
};
const written = (body: string) => ({
  slug: 'birds',
  name: 'Birds',
  blurb: 'For birds',
  fileName: '{deck}.txt',
  mediaType: 'text/plain; charset=utf-8',
  fit: { needs: [], places: null, onlyWith: [] },
  body,
});
const preview = async (body: string, sample = 'usual'): Promise<ExportPreview> =>
  (
    await admin.send('POST', `${BASE}/preview`, {
      game: 'canary',
      sample,
      fileName: '{deck}.txt',
      fit: written('').fit,
      body,
    })
  ).json();

describe('an export template', () => {
  it('shows what it makes of a sample deck of the game, which is the same deck every time', async () => {
    const body = '{{ deck.name }}\n{% for card in main %}{{ card.count }} {{ card.name }}\n{% endfor %}';
    const made = await preview(body);
    expect(made).toEqual({
      ok: true,
      fileName: 'Sample deck.txt',
      text: expect.stringMatching(/^Sample deck\n2 \S.*\n2 \S/),
      isCut: false,
      warnings: [],
    });
    expect(await preview(body)).toEqual(made);
  });

  it('says line and column of what is wrong in it', async () => {
    expect(await preview('one\n  {{ deck.name | shell }}')).toEqual({
      ok: false,
      sentence: 'There is no filter “shell”.',
      line: 2,
      column: 3,
    });
  });

  it('can be tried with troublesome names and with an empty deck', async () => {
    expect(await preview('{{ deck.name }}{{ main.size }}', 'troublesome')).toMatchObject({
      ok: true,
      text: expect.stringMatching(/^=1\+1, "Best" <Deck> & más2/),
    });
    expect(await preview('[{{ main.size }}{{ deck.total }}]', 'empty')).toMatchObject({ text: '[00]' });
  });

  it('of a game is made, changed and deleted, and the deletion can be taken back [spec 1.3]', async () => {
    const added = await admin.send('POST', BASE, { game: 'canary', template: written('first') });
    expect(added.statusCode).toBe(200);
    const { id, version } = await rowOf('birds');
    const again = await admin.send('POST', BASE, { game: 'canary', template: written('again') });
    expect(again.statusCode).toBe(409);
    const saved = await admin.send('PUT', `${BASE}/${id}`, { version, template: written('second') });
    expect(saved.statusCode).toBe(200);
    const late = await admin.send('PUT', `${BASE}/${id}`, { version, template: written('third') });
    expect(late.json()).toMatchObject({
      message: 'This export was changed in another window. Look at it again first.',
    });
    const before = await rowOf('birds');
    expect([before.template.body, before.game]).toEqual(['second', 'canary']);
    const gone = await admin.send('DELETE', `${BASE}/${id}`);
    expect((await list()).some(({ template }) => template.slug === 'birds')).toBe(false);
    await admin.send('POST', `/api/admin/activity/${gone.json<{ activityId: string }>().activityId}/revert`);
    expect(await rowOf('birds')).toEqual(before);
  });

  it('that comes with Passleft can be changed and put back, but not deleted', async () => {
    const [shipped] = (await list()).filter(({ isShipped }) => isShipped);
    if (!shipped) throw new Error('Nothing is shipped.');
    const { id, version, template } = shipped;
    const change = { version, template: { ...template, body: 'mine' } };
    expect((await admin.send('PUT', `${BASE}/${id}`, change)).statusCode).toBe(200);
    expect(await rowOf(template.slug)).toMatchObject({ isChanged: true, template: { body: 'mine' } });
    await storeShippedExports(server.db);
    expect((await rowOf(template.slug)).template.body).toBe('mine');
    expect((await admin.send('DELETE', `${BASE}/${id}`)).json()).toMatchObject({
      message: `“${template.name}” comes with Passleft and stays. Put its shipped version back instead.`,
    });
    await admin.send('POST', `${BASE}/${id}/shipped`);
    expect(await rowOf(template.slug)).toEqual({ ...shipped, isChanged: false });
  });

  it.each([
    ['a file name with a folder', { fileName: '../deck.txt' }],
    ['a kind of file that browsers run', { mediaType: 'text/html' }],
    ['no text', { body: '' }],
    ['more text than it may have', { body: 'x'.repeat(50_001) }],
    [
      'a field nobody has',
      { fit: { needs: [{ field: 'secret', words: 'x', without: 'kept' }], places: null } },
    ],
  ])('with %s is refused and changes nothing', async (_, changes) => {
    const before = await list();
    const refused = await admin.send('POST', BASE, {
      game: 'canary',
      template: { ...written('fine'), slug: 'wrong', ...changes },
    });
    expect(refused.statusCode).toBe(400);
    expect(await list()).toEqual(before);
  });
});
