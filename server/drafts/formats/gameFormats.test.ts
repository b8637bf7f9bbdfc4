import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { formats as allFormats } from '#engine/formats/registry.ts';
import { guest, member } from '#server/app/account/account.testkit.ts';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openWholeServer, TEST_START_MS, TestBrowser, type TestServer } from '#tests/support/testServer.ts';

const ADDRESS = '/api/games/canary/formats';

let server: TestServer;
let visitor: TestBrowser;
let nele: TestBrowser;
let author: TestBrowser;
let otherAuthor: TestBrowser;
let admin: TestBrowser;
let passerBy: TestBrowser;

const packOf = (slug: string, count: number): StoredPack => ({
  ...canaryGame(1).packs[0]!,
  slug,
  name: `Pack ${slug}`,
  layouts: [
    {
      name: 'all',
      weight: 1,
      slots: [{ name: 'Bird', count, finish: 'plain', sheets: [{ sheet: 'all', weight: 1 }] }],
    },
  ],
});

const keep = (pack: StoredPack, owner: string | null) =>
  server.db.query(
    `insert into pack_definition (id, game_id, slug, definition, owner_id)
     select $1, id, $1, $2::jsonb, (select id from member where handle = $3) from game where slug = 'canary'`,
    [pack.slug, JSON.stringify(pack), owner],
  );

const setStatus = (status: string) =>
  server.db.query("update game set status = $1 where slug = 'canary'", [status]);

beforeAll(async () => {
  server = await openWholeServer(ANY_KIND);
  visitor = new TestBrowser(server.app);
  nele = (await member(server, 'Nele', { isVerified: true })).browser;
  author = (await member(server, 'Milo', { isVerified: true, roles: '{PowerUser}' })).browser;
  otherAuthor = (await member(server, 'Otto', { isVerified: true, roles: '{PowerUser}' })).browser;
  admin = (await member(server, 'Vera', { isVerified: true, roles: '{Admin}' })).browser;
  passerBy = (await guest(server)).browser;
  await storeBundle(server.db, canaryGame(200), TEST_START_MS);
  await keep(packOf('in-the-making', 10), null);
  await keep(packOf('milos-own', 10), 'Milo');
});
afterAll(() => server?.close());

const packsFor = async (browser: TestBrowser): Promise<readonly string[]> =>
  (await browser.send('GET', ADDRESS)).json<GameFormats>().packs.map(({ pack }) => pack);

const choice = (pack: string, format: string, more = {}) => ({
  ...{ game: 'canary', pack, format, solo: false },
  ...more,
});

const host = async (browser: TestBrowser, body: object) => {
  const reply = await browser.send('POST', '/api/drafts', body);
  return { status: reply.statusCode, ...reply.json<{ draftId?: string; code?: string; message?: string }>() };
};

const templateOf = async (draftId: string) =>
  (
    await server.db.query<{ template: object; seats: number }>(
      'select template, seats from draft where id = $1',
      [draftId],
    )
  )[0];

describe('the formats of a game', () => {
  it('are every format for a pack, offered or refused with the number that is missing', async () => {
    const reply = await nele.send('GET', ADDRESS);
    expect(reply.statusCode).toBe(200);
    const { packs } = reply.json<GameFormats>();
    expect(packs.map(({ pack, name }) => [pack, name])).toEqual([['canary-pack', 'Fifteen birds']]);
    const formats = new Map(packs[0]?.formats.map((offered) => [offered.format, offered]));
    expect([...formats.keys()].toSorted()).toEqual(Object.keys(allFormats).toSorted());
    expect(formats.get('booster')).toEqual({
      format: 'booster',
      name: 'Fifteen birds draft',
      blurb: '3 packs each, 15 cards a pack. Take one, pass the rest.',
      seats: 4,
      clock: 'standard',
      minutes: expect.any(Number),
      playable: [1, 2, 3, 4],
      refusal: null,
      note: '8 players with 3 packs each would need 360 cards.',
      isSaved: true,
    });
    expect(formats.get('winston')).toMatchObject({ isSaved: false, refusal: null });
    expect(formats.get('jumpstart')).toMatchObject({
      playable: [],
      refusal: 'Jumpstart needs half-decks of at least 2 themes. These packs have none, so 2 are missing.',
    });
  });

  it('are told of the packs that the reader may draft and of no others', async () => {
    expect((await visitor.send('GET', ADDRESS)).statusCode).toBe(401);
    expect(await packsFor(passerBy)).toEqual(['canary-pack']);
    expect(await packsFor(nele)).toEqual(['canary-pack']);
    expect(await packsFor(author)).toEqual(['canary-pack', 'in-the-making', 'milos-own']);
    expect(await packsFor(otherAuthor)).toEqual(['canary-pack', 'in-the-making']);
    expect(await packsFor(admin)).toEqual(['canary-pack', 'in-the-making']);
  });

  it('are counted anew at once for a changed pack, and a little later for changed cards', async () => {
    const seats = async () => {
      const { packs } = (await author.send('GET', ADDRESS)).json<GameFormats>();
      const own = packs.find(({ pack }) => pack === 'milos-own');
      return own?.formats.find(({ format }) => format === 'booster')?.seats;
    };
    const change = (count: number) =>
      server.db.query("update pack_definition set definition = $1::jsonb where slug = 'milos-own'", [
        JSON.stringify(packOf('milos-own', count)),
      ]);
    const setDraftable = (isDraftable: boolean) =>
      server.db.query("update printing set is_draftable = $1 where (record->>'number')::int >= 100", [
        isDraftable,
      ]);
    expect(await seats()).toBe(4);
    await change(20);
    expect(await seats()).toBe(3);
    await setDraftable(false);
    expect(await seats()).toBe(3);
    server.clock.nowMs += 10_000;
    expect(await seats()).toBe(2);
    await setDraftable(true);
    await change(10);
    server.clock.nowMs += 10_000;
    expect(await seats()).toBe(4);
  });

  it('are there for Admins alone while the game is not published', async () => {
    await setStatus('draft');
    for (const browser of [passerBy, nele, author])
      expect((await browser.send('GET', ADDRESS)).json()).toMatchObject({ code: 'gameUnknown' });
    expect(await packsFor(admin)).toEqual(['canary-pack', 'in-the-making']);
    expect((await host(nele, choice('canary-pack', 'winston'))).code).toBe('gameUnknown');
    await setStatus('published');
    expect((await nele.send('GET', '/api/games/nowhere/formats')).statusCode).toBe(404);
  });
});

describe('a table of a chosen format', () => {
  it('has the template that the server makes, and the settings of its host', async () => {
    const made = await host(nele, choice('canary-pack', 'winston', { settings: { name: 'Two of us' } }));
    expect(made.status).toBe(200);
    expect(await templateOf(made.draftId ?? '')).toMatchObject({
      seats: 2,
      template: { format: 'winston', pack: 'canary-pack', packs: 6, name: 'Fifteen birds Winston' },
    });
  });

  it('takes no rules from outside', async () => {
    const rules = { rounds: 30, packs: 60, template: undefined, cardsPerRound: 16 };
    const made = await host(nele, choice('canary-pack', 'solomon', rules));
    expect(await templateOf(made.draftId ?? '')).toMatchObject({
      template: { format: 'solomon', rounds: 10, cardsPerRound: 8 },
    });
  });

  it('begins at once against bots, for guests too', async () => {
    const made = await host(passerBy, choice('canary-pack', 'grid', { solo: true }));
    expect(made.status).toBe(200);
    const view = await passerBy.send('GET', `/api/drafts/${made.draftId}`);
    expect(view.json()).toMatchObject({ status: 'drafting', template: { format: 'grid' } });
  });

  it('is refused with the number that is missing, and nothing is made', async () => {
    const count = () => server.db.query<{ n: number }>('select count(*)::int as n from draft');
    const before = await count();
    expect(await host(author, choice('canary-pack', 'jumpstart'))).toMatchObject({
      status: 409,
      code: 'packsRunOut',
      message: 'Jumpstart needs half-decks of at least 2 themes. These packs have none, so 2 are missing.',
    });
    const unknown = await Promise.all([
      host(nele, choice('canary-pack', 'solitaire')),
      host(nele, choice('canary-pack', 'constructor')),
      host(nele, choice('nowhere', 'winston')),
      host(nele, choice('in-the-making', 'winston')),
      host(otherAuthor, choice('milos-own', 'winston')),
    ]);
    expect(new Set(unknown.map(({ status, code, message }) => `${status} ${code} ${message}`)).size).toBe(1);
    expect(unknown[0]?.code).toBe('gameUnknown');
    expect(await host(nele, { game: 'canary', pack: 'canary-pack', solo: false })).toMatchObject({
      status: 400,
      code: 'validation',
    });
    const both = {
      game: 'canary',
      template: 'canary-draft',
      pack: 'canary-pack',
      format: 'grid',
      solo: false,
    };
    expect((await host(nele, both)).code).toBe('validation');
    expect(await count()).toEqual(before);
  });

  it('may be of a pack of its host’s own', async () => {
    expect((await host(author, choice('milos-own', 'winston'))).status).toBe(200);
  });

  it('is still opened by the name of a saved template', async () => {
    const made = await host(nele, { game: 'canary', template: 'canary-draft', solo: false });
    expect(await templateOf(made.draftId ?? '')).toMatchObject({ template: { slug: 'canary-draft' } });
  });
});
