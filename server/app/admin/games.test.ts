import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminGame } from '#contract/admin/games.ts';
import type { GameDefinition, GameSymbol } from '#contract/games/game.ts';
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
  await storeBundle(server.db, canaryGame(360), TEST_START_MS);
});
afterAll(() => server?.close());

const read = async (slug: string): Promise<AdminGame> =>
  (await admin.send('GET', `/api/admin/games/${slug}`)).json();

const save = async (slug: string, changes: Partial<GameDefinition>, version?: string) => {
  const game = await read(slug);
  const definition = { ...game.definition, ...changes };
  return admin.send('PUT', `/api/admin/games/${slug}`, { version: version ?? game.version, definition });
};

const told = (response: { statusCode: number; json(): { code?: string; message?: string } }) => {
  const { code, message } = response.json();
  return { status: response.statusCode, code, message };
};

describe('a game made in the administration', () => {
  it('begins empty, unpublished and with a deck of forty cards', async () => {
    const made = await admin.send('POST', '/api/admin/games', {
      name: 'Paper Kites',
      slug: 'paper-kites',
      like: null,
    });
    expect(made.statusCode).toBe(200);
    const game = await read('paper-kites');
    expect([game.status, game.definition.name, game.definition.deckSize, game.usage.cards]).toEqual([
      'draft',
      'Paper Kites',
      40,
      0,
    ]);
    const list = await admin.send('GET', '/api/games');
    expect(list.json<{ games: { slug: string }[] }>().games.map(({ slug }) => slug)).toEqual(['canary']);
  });

  it('may take over what another game is like, but for its name and free cards', async () => {
    await admin.send('POST', '/api/admin/games', { name: 'Canary Two', slug: 'canary-two', like: 'canary' });
    const [first, second] = [await read('canary'), await read('canary-two')];
    expect(second.definition).toEqual({
      ...first.definition,
      slug: 'canary-two',
      name: 'Canary Two',
      tagline: '',
      freeCards: [],
    });
  });

  it('is refused an address that another game has, and one that is no address', async () => {
    const ask = (slug: string) => admin.send('POST', '/api/admin/games', { name: 'Other', slug, like: null });
    expect(told(await ask('canary'))).toEqual({
      status: 409,
      code: 'slugTaken',
      message: 'Another game has the address “canary”.',
    });
    const wrong = await ask('No Slug');
    expect(wrong.json()).toMatchObject({
      code: 'validation',
      errors: { slug: ['Use small letters, digits and hyphens, such as “my-game”.'] },
    });
  });

  it('is published only once a draft of it can be started', async () => {
    const { version } = await read('paper-kites');
    const response = await admin.send('PUT', '/api/admin/games/paper-kites/status', {
      version,
      status: 'published',
    });
    expect(told(response)).toEqual({
      status: 409,
      code: 'nothingToDraft',
      message: 'Paper Kites has no cards yet. Add some before you publish it.',
    });
  });
});

describe('a change of a game [spec 1.3]', () => {
  it('is stored, and reverting it in the activity log puts the game back [spec 1.5]', async () => {
    const before = await read('canary');
    const response = await save('canary', { name: 'Canaries', deckSize: 30 });
    const { activityId } = response.json<{ activityId: string }>();
    expect((await read('canary')).definition).toEqual({
      ...before.definition,
      name: 'Canaries',
      deckSize: 30,
    });
    const [activity] = await server.db.query<{ label: string }>('select label from activity where id = $1', [
      activityId,
    ]);
    expect(activity).toEqual({ label: 'changed the game Canaries' });
    await admin.send('POST', `/api/admin/activity/${activityId}/revert`);
    expect((await read('canary')).definition).toEqual(before.definition);
  });

  it('keeps the symbols of the game where a form says nothing of them', async () => {
    const symbols = [{ symbol: 'E', letter: 'e', hue: 'ember', shape: 'leaf', lanes: [] }];
    await server.db.query(
      "update game set definition = jsonb_set(definition, '{symbols}', $1::jsonb) where slug = 'canary'",
      [JSON.stringify(symbols)],
    );
    const { symbols: _, ...shown } = (await read('canary')).definition;
    const { version } = await read('canary');
    const reply = await admin.send('PUT', '/api/admin/games/canary', {
      version,
      definition: { ...shown, tagline: 'With signs' },
    });
    expect(reply.statusCode).toBe(200);
    const { definition } = await read('canary');
    expect([definition.tagline, definition.symbols]).toEqual(['With signs', symbols]);
  });

  it('takes symbols that can be drawn, and refuses others with a sentence', async () => {
    const flame: GameSymbol = { symbol: 'F', letter: 'f', hue: '#C03020', shape: 'square', lanes: ['day'] };
    const saved = await save('canary', { symbols: [flame, { ...flame, symbol: 'F2', hue: 'neutral' }] });
    expect(saved.statusCode).toBe(200);
    expect((await read('canary')).definition.symbols?.map(({ symbol }) => symbol)).toEqual(['F', 'F2']);
    const wrong: readonly (readonly [object, string])[] = [
      [{ symbol: '{F}' }, 'Use 1 to 6 characters, without spaces, braces and slashes.'],
      [{ symbol: 'W/U' }, 'Use 1 to 6 characters, without spaces, braces and slashes.'],
      [{ letter: '' }, 'Give it a letter.'],
      [{ hue: 'url(x)' }, 'Choose a colour.'],
      [{ symbol: 'G' }, 'This symbol is used above.'],
    ];
    for (const [change, words] of wrong) {
      const reply = await save('canary', {
        symbols: [
          { ...flame, symbol: 'G' },
          { ...flame, ...change },
        ],
      });
      expect([reply.statusCode, JSON.stringify(reply.json())]).toEqual([400, expect.stringContaining(words)]);
    }
    await save('canary', { symbols: [] });
    expect((await read('canary')).definition.symbols).toEqual([]);
  });

  it('is refused when somebody else changed the game meanwhile [spec 4.13]', async () => {
    const { version } = await read('canary');
    await save('canary', { tagline: 'Two words a card.' });
    expect(told(await save('canary', { tagline: 'Three.' }, version))).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    });
    expect((await read('canary')).definition.tagline).toBe('Two words a card.');
  });

  it('cannot take a lane or a rarity away that cards have [spec 1.3]', async () => {
    const { definition } = await read('canary');
    expect(told(await save('canary', { lanes: definition.lanes.slice(1) }))).toEqual({
      status: 409,
      code: 'stillUsed',
      message: '120 cards belong to Day. Give them another time first.',
    });
    expect(told(await save('canary', { rarities: [] }))).toEqual({
      status: 409,
      code: 'stillUsed',
      message: '360 printings are Common. Give them another rarity first.',
    });
    expect((await read('canary')).definition).toEqual(definition);
  });

  it('names every field that cannot be so, and changes nothing [spec 1.3]', async () => {
    const { definition } = await read('canary');
    const [common] = definition.rarities;
    const response = await save('canary', {
      name: ' ',
      cardAspect: 9,
      rarities: [...definition.rarities, { ...common!, name: 'Odd', colour: 'url(x)' }],
      buckets: [{ key: 'main', label: 'Main', min: 40, max: 20 }],
    });
    expect(response.json().errors).toEqual({
      'definition.name': ['Give the game a name.'],
      'definition.cardAspect': ['A card is at most 2.5 as wide as high.'],
      'definition.rarities.1.code': ['This code is used above.'],
      'definition.rarities.1.colour': ['Choose a colour such as #F2B632.'],
      'definition.buckets.0.max': ['The most is below the least.'],
    });
    const tooMany = await save('canary', { laneRule: { kind: 'best', lanes: 5 } });
    expect(tooMany.json().errors).toEqual({
      'definition.laneRule': ['The rule allows more than the game has.'],
    });
    expect((await read('canary')).definition).toEqual(definition);
  });

  it('keeps the address, since links lead to it', async () => {
    expect(told(await save('canary', { slug: 'birds' }))).toMatchObject({ status: 409, code: 'slugFixed' });
  });
});

describe('deleting a game', () => {
  it('asks for its name and takes its cards along', async () => {
    await storeBundle(
      server.db,
      { ...canaryGame(15), definition: { ...canaryGame(15).definition, slug: 'gone', name: 'Gone' } },
      TEST_START_MS,
    );
    const remove = (name: string) => admin.send('DELETE', '/api/admin/games/gone', { name });
    expect(told(await remove('gone'))).toEqual({
      status: 400,
      code: 'nameWrong',
      message: 'Type “Gone” to delete it.',
    });
    expect((await remove('Gone')).statusCode).toBe(204);
    expect((await admin.send('GET', '/api/admin/games/gone')).statusCode).toBe(404);
  });

  it('is refused once somebody has drafted it', async () => {
    const drafted = await admin.send('POST', '/api/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: true,
    });
    expect(drafted.statusCode).toBe(200);
    const { name } = (await read('canary')).definition;
    expect(told(await admin.send('DELETE', '/api/admin/games/canary', { name }))).toEqual({
      status: 409,
      code: 'wasDrafted',
      message: `1 draft was made with ${name}. Archive it instead: then nobody can start another one.`,
    });
  });
});

describe('the administration of games', () => {
  it('lists games with what there is of each', async () => {
    const response = await admin.send('GET', '/api/admin/tables/games?sort=slug&direction=asc');
    const { rows } = response.json<{ rows: { slug: string; cards: number; status: string }[] }>();
    expect(rows.map(({ slug, cards, status }) => [slug, cards, status])).toEqual([
      ['canary', 360, 'published'],
      ['canary-two', 0, 'draft'],
      ['paper-kites', 0, 'draft'],
    ]);
  });

  it('is closed to everybody who is no Admin', async () => {
    const visitor = new TestBrowser(server.app);
    expect((await visitor.send('GET', '/api/admin/games/canary')).statusCode).toBe(401);
    await visitor.enter('/api/auth/guest');
    expect((await visitor.send('GET', '/api/admin/games/canary')).statusCode).toBe(403);
    expect((await visitor.send('DELETE', '/api/admin/games/canary', { name: 'Canary' })).statusCode).toBe(
      403,
    );
  });
});
