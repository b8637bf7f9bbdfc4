import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListLook, ListRow, ListShelf, OpenedList } from '#contract/lists/lists.ts';
import { MOST_LISTS, NO_ANSWERS, type OwnList } from '#contract/lists/ownList.ts';
import { formats } from '#engine/formats/registry.ts';
import { guest, member } from '#server/app/account/account.testkit.ts';
import { storeBundle } from '#server/cards/games.ts';
import { importFile } from '#server/cards/importFile.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { CARD_DATA, hasCardData } from '#tests/harness/cardData.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  type TestBrowser,
  type TestServer,
} from '#tests/support/testServer.ts';
import { sweepPrivateGames } from './keptLists.ts';
import { readOwnList } from './readOwnList.ts';

const game = canaryGame(60);
const NAMES = game.cards.map(({ name }) => name);
const OWN = Array.from({ length: 48 }, (_, at) => `Kite of Line ${at + 1}`);

let server: TestServer;
let ana: TestBrowser;
let otto: TestBrowser;
let sharer: TestBrowser;
let passerBy: TestBrowser;

beforeAll(async () => {
  server = await openWholeServer(ANY_KIND);
  await storeBundle(server.db, game, TEST_START_MS);
  ana = (await member(server, 'Ana')).browser;
  otto = (await member(server, 'Otto')).browser;
  sharer = (await member(server, 'Milo', { roles: '{PowerUser}' })).browser;
  passerBy = (await guest(server)).browser;
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.db.query('delete from member_list');
  await server.db.query('delete from draft');
});

const listOf = (lines: readonly string[], more: Partial<OwnList> = {}): OwnList => ({
  text: lines.join('\n'),
  fileName: null,
  answers: NO_ANSWERS,
  ...more,
});

async function review(browser: TestBrowser, list: OwnList): Promise<ListLook> {
  const reply = await browser.send('POST', '/api/lists/review', list);
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.json().message]).toEqual([200, '']);
  return reply.json();
}

const keep = async (browser: TestBrowser, name: string, lines: readonly string[], more: object = {}) => {
  const body = { ...listOf(lines), name, link: null, ...more };
  const reply = await browser.send('POST', '/api/lists', body);
  return { status: reply.statusCode, ...reply.json<ListRow & { code?: string; message?: string }>() };
};

const shelf = async (browser: TestBrowser) => (await browser.send('GET', '/api/lists')).json<ListShelf>();

async function host(browser: TestBrowser, list: object, more: object = {}) {
  const body = { list, format: 'booster', solo: false, settings: { visibility: 'code' }, ...more };
  const reply = await browser.send('POST', '/api/drafts', body);
  return { status: reply.statusCode, ...reply.json<{ draftId: string; code?: string; message?: string }>() };
}

const viewOf = async (browser: TestBrowser, draftId: string) =>
  (await browser.send('GET', `/api/drafts/${draftId}`)).json();

const cardsOf = async (draftId: string): Promise<{ name: string; rules: string; image: string | null }[]> => {
  const [row] = await server.db.query<{ cards: { name: string; rules: string; image: string | null }[] }>(
    `select body->'cards' as cards from catalogue c
     join draft d on c.hash = coalesce(d.catalogue_hash, d.list_catalogue) where d.id = $1`,
    [draftId],
  );
  return row?.cards ?? [];
};

describe('the review of a list', () => {
  it('finds cards in the game that knows most of them, with their spellings', async () => {
    const look = await review(ana, listOf([...NAMES.slice(0, 47), NAMES[47]!.toUpperCase()]));
    expect(look).toMatchObject({
      title: null,
      cards: 48,
      game: { slug: 'canary', name: 'Canary' },
      found: 48,
      elsewhere: [],
      textCards: 0,
      unknown: [],
      wrong: [],
    });
    expect(look.review.readAs).toEqual([{ line: 48, text: NAMES[47]!.toUpperCase(), name: NAMES[47] }]);
    expect(look.formats[0]).toMatchObject({ format: 'booster', seats: 2, refusal: null });
    expect(look.formats.map(({ format }) => format).toSorted()).toEqual(Object.keys(formats).toSorted());
    expect(look.notes).toEqual([
      '48 cards are enough for 2 players with 3 packs of 8. A table of 8 with 3 packs of 15 needs 360.',
    ]);
  });

  it('finds cards by what they are called in any language, and says as what they were read (section 16)', async () => {
    try {
      for (const [at, name] of NAMES.slice(0, 45).entries())
        await server.db.query(
          `update card set record = jsonb_set(record, '{names}', $2::jsonb) where name = $1`,
          [name, JSON.stringify({ de: `Drächen Nº ${at}`, ja: `凧の${at}` })],
        );
      const german = NAMES.slice(0, 45).map((_, at) => `1 drachen no ${at}`);
      const look = await review(ana, listOf([...german, '2 凧の7', `1 ${NAMES[46]}`]));
      expect(look).toMatchObject({
        cards: 48,
        game: { slug: 'canary' },
        found: 48,
        textCards: 0,
        unknown: [],
      });
      expect(look.review.readAs.slice(0, 2)).toEqual([
        { line: 1, text: '1 drachen no 0', name: NAMES[0] },
        { line: 2, text: '1 drachen no 1', name: NAMES[1] },
      ]);
      const asked = await review(ana, listOf([...german, '1 Drachen Nx 12', '1 Drachen Nr 3']));
      expect(asked.unknown.map(({ suggestions }) => suggestions[0])).toEqual([NAMES[12], NAMES[3]]);
    } finally {
      await server.db.query(`update card set record = record - 'names'`);
    }
  });

  it('asks what cards are that the game does not know, with names that are much like them', async () => {
    const wrong = `${NAMES[3]}q`;
    const lines = [...NAMES.slice(0, 40), wrong, 'Kite of Nobody'];
    const look = await review(ana, listOf(lines));
    expect([look.cards, look.found, look.textCards, look.unknownCount]).toEqual([42, 40, 2, 2]);
    expect(look.unknown).toEqual([
      { name: wrong, line: 41, cards: 1, suggestions: expect.arrayContaining([NAMES[3]]) },
      { name: 'Kite of Nobody', line: 42, cards: 1, suggestions: [] },
    ]);
    const names = { [wrong]: NAMES[50]!, 'Kite of Nobody': null };
    const answered = await review(ana, listOf(lines, { answers: { ...NO_ANSWERS, names } }));
    expect([answered.cards, answered.found, answered.textCards]).toEqual([41, 41, 0]);
    expect(answered.unknown.map(({ answer }) => answer)).toEqual([NAMES[50], null]);
    expect(answered.notes, 'and no word of the 42 before').toEqual([expect.stringMatching(/^41 cards /)]);
  });

  it('counts copies, tells duplicates, and leaves a sideboard out until it is taken in', async () => {
    const lines = [...NAMES.slice(0, 40), `3 ${NAMES[0]}`, '', 'Sideboard', NAMES[45]!];
    const look = await review(ana, listOf(lines));
    expect(look.cards).toBe(43);
    expect([look.twice, look.twiceCount]).toEqual([[{ name: NAMES[0], cards: 4 }], 1]);
    expect(look.review.leftOut).toEqual([{ section: 'side', cards: 1, names: [NAMES[45]] }]);
    const taken = await review(ana, listOf(lines, { answers: { ...NO_ANSWERS, takeIn: ['side'] } }));
    expect([taken.cards, taken.review.takenIn]).toEqual([44, ['side']]);
  });

  it('plays a list that no game knows as text cards of its own', async () => {
    const look = await review(ana, listOf(OWN, { fileName: 'my_kite-cube.txt' }));
    expect(look).toMatchObject({ title: 'My kite cube', cards: 48, game: null, textCards: 48, unknown: [] });
  });

  it('says what is wrong with lines that cannot be read, and reads the others', async () => {
    const look = await review(ana, listOf([...OWN, '-3 Kite', `1 ${'x'.repeat(500)}`]));
    expect([look.cards, look.wrongCount]).toEqual([48, 2]);
    expect(look.wrong[0]).toEqual({ line: 49, text: '-3 Kite', expected: 'a count from 1 to 100000' });
  });

  it.each([
    ['nothing but blanks', ' \n \n', 422, 'listUnread'],
    ['an archive', 'PK\u0003\u0004 and more', 422, 'listUnread'],
    ['2,600 lines', Array.from({ length: 2600 }, (_, at) => `Kite ${at}`).join('\n'), 422, 'listTooLong'],
    ['no text', '', 400, 'validation'],
  ])('refuses %s in a sentence', async (_, text, status, code) => {
    const reply = await ana.send('POST', '/api/lists/review', listOf([], { text }));
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.json().message).toMatch(/\.$/);
  });

  it('takes guests and turns visitors away', async () => {
    expect((await review(passerBy, listOf(NAMES))).cards).toBe(60);
    expect((await passerBy.send('GET', '/api/lists')).statusCode).toBe(403);
    expect((await keep(passerBy, 'Mine', NAMES)).status).toBe(403);
  });
});

describe('names in a list', () => {
  const odd = [
    'Warden’s Oath',
    'Séance of Ash',
    'Æther Lantern',
    'Bud // Bloom',
    'Fire // Ash',
    'Fire // Rain',
  ];
  const rename = async (from: readonly string[], to: readonly string[]) => {
    for (const [at, name] of from.entries())
      await server.db.query(
        `update card set name = $2, record = jsonb_set(record, '{name}', to_jsonb($2::text)) where name = $1`,
        [name, to[at]],
      );
  };
  beforeEach(() => rename(NAMES.slice(0, 6), odd));
  afterEach(async () => {
    await rename(odd, NAMES.slice(0, 6));
    await server.db.query("update game set status = 'archived' where slug = 'oddshore'");
  });

  it('are taken in any spelling, each copy in its finish [spec 0.2]', async () => {
    const spelled = [
      "Warden's Oath",
      'SEANCE OF ASH *F*',
      '2 Se\u0301ance of Ash',
      'Aether  Lantern',
      '2 bud',
    ];
    const text = [...spelled, ...NAMES.slice(6, 40)];
    const look = await review(ana, listOf(text));
    expect([look.cards, look.found, look.unknown]).toEqual([41, 41, []]);
    const { draftId } = await host(ana, { ...listOf(text), name: 'Odd ones' });
    const [row] = await server.db.query<{ sheet: { card: number; weight: number; finish?: string }[] }>(
      `select body#>'{packs,list,sheets,Cube,cards}' as sheet from catalogue c join draft d on c.hash = d.list_catalogue
       where d.id = $1`,
      [draftId],
    );
    const names = (await cardsOf(draftId)).map(({ name }) => name);
    const copies = row?.sheet.map(({ card, weight }) => `${weight} ${names[card]}`) ?? [];
    expect(copies).toEqual(expect.arrayContaining(['1 Warden’s Oath', '1 Æther Lantern', '2 Bud // Bloom']));
    expect(copies.filter((line) => line.endsWith('Séance of Ash')).toSorted()).toEqual([
      '1 Séance of Ash',
      '2 Séance of Ash',
    ]);
  });

  it('are asked about where they can mean several cards, and left out until then', async () => {
    const lines = ['Fire', ...NAMES.slice(6, 40)];
    const look = await review(ana, listOf(lines));
    expect(look.cards).toBe(34);
    const choices = [
      { count: 1, name: 'Fire // Ash' },
      { count: 1, name: 'Fire // Rain' },
    ];
    expect(look.review.questions).toEqual([{ line: 1, text: 'Fire', choices }]);
    const answers = { ...NO_ANSWERS, lines: { Fire: '1 Fire // Rain' } };
    const answered = await review(ana, listOf(lines, { answers }));
    expect([answered.cards, answered.review.questions]).toEqual([35, []]);
  });

  it.skipIf(!hasCardData('reports', 'the reported lists as members bring them'))(
    'are read in the reported lists 01, 05 and w1 as in a deck list',
    async () => {
      const report = (name: string) => readFile(join(CARD_DATA, 'reports', name), 'utf8');
      const stored = await importFile(server.db, {
        ...{ path: 'odd-game.csv', text: await report('odd-game.csv'), map: null, skipRejects: false },
        ...{ gameSlug: 'oddshore', gameName: 'Oddshore', createGame: true, dryRun: false },
        nowMs: TEST_START_MS,
      });
      expect(stored.refusal).toBeNull();
      await server.db.query("update game set status = 'published' where slug = 'oddshore'");
      const copiesOf = async (name: string) => {
        const list = listOf([], { text: await report(name) });
        const read = await readOwnList(server.db, list, { isGuest: false, isVerified: true, roles: [] });
        expect([read.game?.slug, read.unknown]).toEqual(['oddshore', []]);
        return Object.fromEntries(read.copies);
      };
      expect(await copiesOf('w1-own-list-spelling.txt')).toEqual({
        ...{ "Warden's Oath": 1, 'Séance of Ash': 2, 'Ember // Frost': 1, 'Kong, "Two Tubes" Vane': 1 },
      });
      expect(await copiesOf('05-x-suffix.txt')).toEqual({
        ...{ 'Iron Fox': 2, 'Salt Rope': 3, 'Tall Heron': 2, 'Low Tide': 4, 'Moss Cart': 2 },
      });
      expect(await copiesOf('01-number-name.txt')).toEqual({
        ...{ 'Iron Fox': 1, '7 Completed': 1, '15 Minutes': 1, 'Salt Rope': 1, 'Tall Heron': 1 },
      });
    },
  );
});

describe('lists that are kept', () => {
  it('are there again, read as they are today, the last used first', async () => {
    const first = await keep(ana, 'Birds', NAMES);
    server.clock.nowMs += 1000;
    const second = await keep(ana, 'Kites', OWN);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { lists, most } = await shelf(ana);
    expect(most).toBe(20);
    expect(lists.map(({ name, cards, game: of, isMine }) => [name, cards, of?.slug ?? null, isMine])).toEqual(
      [
        ['Kites', 48, null, true],
        ['Birds', 60, 'canary', true],
      ],
    );
    const opened = (await ana.send('GET', `/api/lists/${first.listId}`)).json<OpenedList>();
    expect([opened.text, opened.look.found, opened.row.name]).toEqual([NAMES.join('\n'), 60, 'Birds']);
  });

  it('are kept once: the same cards under the same name, or the same link', async () => {
    const one = await keep(ana, 'Birds', NAMES);
    expect((await keep(ana, 'Birds', NAMES)).listId).toBe(one.listId);
    const link = 'https://cubecobra.com/cube/list/kites';
    const cube = await keep(ana, 'Kites', OWN, { link });
    const changed = await keep(ana, 'Kites, new', OWN.slice(1), { link });
    expect([changed.listId, changed.name, changed.cards]).toEqual([cube.listId, 'Kites, new', 47]);
    expect((await shelf(ana)).lists).toHaveLength(2);
  });

  it('are at most twenty, and the list stays as it is for one that is not kept', async () => {
    const { listId } = await keep(ana, 'List 1', OWN.slice(0, 5));
    await server.db.query(
      `insert into member_list (id, member_id, name, text, answers, cards, is_shared, used_at)
       select 'list-' || at, member_id, 'List ' || at, text, answers, cards, is_shared, used_at
       from member_list, generate_series(2, $2::int) at where id = $1`,
      [listId, MOST_LISTS],
    );
    const refused = await keep(ana, 'One more', OWN);
    expect([refused.status, refused.code, refused.message]).toEqual([
      409,
      'tooManyLists',
      'You keep 20 lists already. Delete one first.',
    ]);
    expect((await shelf(ana)).lists).toHaveLength(MOST_LISTS);
    expect((await shelf(sharer)).most).toBe(200);
  });

  it('are changed and deleted by their owner alone, and shared by those who may [spec 6.6] [Z18]', async () => {
    const { listId } = await keep(sharer, 'Birds', NAMES);
    const address = `/api/lists/${listId}`;
    const unknown = (await otto.send('GET', '/api/lists/nowhere')).json();
    for (const reply of [
      await otto.send('GET', address),
      await otto.send('PUT', address, { name: 'Taken' }),
      await otto.send('DELETE', address),
    ])
      expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([
        404,
        unknown.code,
        unknown.message,
      ]);
    expect((await host(otto, { listId })).status).toBe(404);
    const shared = await sharer.send('PUT', address, { name: 'Birds for all', isShared: true });
    expect(shared.json()).toMatchObject({ name: 'Birds for all', isShared: true, isMine: true });
    expect((await shelf(otto)).lists).toMatchObject([
      { listId, name: 'Birds for all', isMine: false, ownerName: 'Milo' },
    ]);
    expect((await otto.send('PUT', address, { name: 'Taken' })).statusCode).toBe(404);
    expect((await host(otto, { listId })).status).toBe(200);
    const own = await keep(otto, 'Own', NAMES);
    expect((await otto.send('PUT', `/api/lists/${own.listId}`, { isShared: true })).statusCode).toBe(403);
    expect((await sharer.send('DELETE', address)).statusCode).toBe(204);
    expect((await shelf(otto)).lists.map(({ name }) => name)).toEqual(['Own']);
  });

  it('are read anew when their text or answers change', async () => {
    const { listId } = await keep(ana, 'Birds', NAMES);
    const changed = await ana.send('PUT', `/api/lists/${listId}`, { text: OWN.join('\n') });
    expect(changed.json()).toMatchObject({ cards: 48, game: null });
    const bad = await ana.send('PUT', `/api/lists/${listId}`, { text: ' ' });
    expect([bad.statusCode, (await shelf(ana)).lists[0]?.cards]).toEqual([422, 48]);
  });
});

describe('a table of a list', () => {
  it('has the game’s faces, and text cards for the rest; the list may change or go meanwhile [spec 0.2]', async () => {
    const { listId } = await keep(ana, 'Birds', [...NAMES.slice(0, 40), ...OWN.slice(0, 8)]);
    const hosted = await host(ana, { listId });
    expect(hosted.status).toBe(200);
    const table = await viewOf(ana, hosted.draftId);
    expect(table.game).toMatchObject({ slug: 'canary' });
    expect(JSON.stringify(table)).not.toContain('Birds');
    await ana.send('PUT', `/api/lists/${listId}`, { text: OWN.join('\n') });
    await ana.send('DELETE', `/api/lists/${listId}`);
    const cards = await cardsOf(hosted.draftId);
    expect(cards.map(({ name }) => name).toSorted()).toEqual(
      [...NAMES.slice(0, 40), ...OWN.slice(0, 8)].toSorted(),
    );
    expect(cards.find(({ name }) => name === NAMES[0])).toMatchObject({
      rules: game.cards[0]?.rules,
      image: game.printings[0]?.image,
    });
    expect(cards.find(({ name }) => name === OWN[0])).toMatchObject({ rules: '', image: null });
  });

  it('is dealt at once against bots, by guests too, from a list that is not kept', async () => {
    const list = { ...listOf(OWN), name: 'Kites' };
    const refused = await host(passerBy, list);
    expect(refused.status).toBe(403);
    const solo = await host(passerBy, list, { solo: true });
    expect(solo.status).toBe(200);
    const table = await viewOf(passerBy, solo.draftId);
    expect([table.status, table.game.name]).toEqual(['drafting', 'Own cards']);
    expect((await cardsOf(solo.draftId)).map(({ name }) => name).toSorted()).toEqual(OWN.toSorted());
  });

  it('is refused with the number that is missing', async () => {
    const list = { ...listOf(OWN.slice(0, 9)), name: 'Few' };
    expect(await host(ana, list)).toMatchObject({
      code: 'packsRunOut',
      message: expect.stringMatching(/needs .*9, so \d+ are missing\.$/),
    });
    expect(await host(ana, list, { format: 'nowhere' })).toMatchObject({ code: 'packsRunOut' });
    expect(await server.db.query('select 1 from draft')).toEqual([]);
  });

  it('has a game of its own that goes with it and is in no list of games', async () => {
    const { draftId } = await host(ana, { ...listOf(OWN), name: 'Kites' });
    const { games } = (await ana.send('GET', '/api/games')).json();
    expect(games.map(({ slug }: { slug: string }) => slug)).toEqual(['canary']);
    const [own] = await server.db.query<{ slug: string }>("select slug from game where status = 'private'");
    const formats = await ana.send('GET', `/api/games/${own?.slug}/formats`);
    expect(formats.statusCode).toBe(404);
    await sweepPrivateGames(server.db);
    expect(await server.db.query("select 1 from game where status = 'private'")).toHaveLength(1);
    await server.db.query('delete from draft where id = $1', [draftId]);
    await sweepPrivateGames(server.db);
    expect(await server.db.query("select 1 from game where status = 'private'")).toEqual([]);
  });

  it('keeps the settings of a Draftmancer list', async () => {
    const sheet = (name: string, from: number) => [`[${name}(4)]`, ...OWN.slice(from, from + 24)];
    const settings = ['[Settings]', '{"boostersPerPlayer": 2, "boosterSettings": [{"picks": [2]}]}'];
    const text = [...settings, ...sheet('Common', 0), ...sheet('Rare', 24)].join('\n');
    const look = await review(ana, listOf([], { text }));
    expect([look.cards, look.formats[0]?.blurb, look.formats[0]?.refusal]).toEqual([
      48,
      expect.any(String),
      null,
    ]);
    const { draftId } = await host(ana, { ...listOf([], { text }), name: 'Kites' });
    const [row] = await server.db.query<{ template: { rounds: { steps: object[] }[] } }>(
      'select template from draft where id = $1',
      [draftId],
    );
    expect(row?.template.rounds).toHaveLength(2);
    expect(row?.template.rounds[0]?.steps[0]).toMatchObject({ do: 'pick', count: 2 });
  });
});
