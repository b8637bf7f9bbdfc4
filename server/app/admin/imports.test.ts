import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRepair, ImportView, Preview } from '#contract/admin/imports.ts';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import { TestBrowser } from '#tests/support/testServer.ts';
import { type AdminServer, openAdminServer, told } from './admin.testkit.ts';

const HEAD = 'name,cost,type,rarity,set,number,text';
const TABLE = `${HEAD}\nKettle Ghost,2,Being,common,TEA,1,It whistles.\nSaucer Moon,3,Place,rare,TEA,2,\n`;

interface Sent {
  readonly game?: string;
  readonly newGameName?: string | null;
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly map?: Readonly<Record<string, string>>;
  readonly list?: ListAnswers;
  readonly repairs?: readonly ImportRepair[];
}

describe('importing on the screen', () => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await openAdminServer();
  });
  afterAll(() => server?.close());

  const bytes = (body: Buffer) => ({
    payload: body,
    headers: { 'content-type': 'application/octet-stream' },
  });
  const send = ({
    game = 'tea',
    newGameName = null,
    files = { 'tea.csv': TABLE },
    map,
    ...again
  }: Sent = {}) => {
    const parts = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
    const head = {
      game,
      newGameName,
      files: parts.map((part) => ({ name: part.name, bytes: part.bytes.byteLength })),
      ...(map && { map }),
      ...again,
    };
    const body = Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...parts.map((part) => part.bytes),
    ]);
    return server.admin.send('POST', '/api/admin/imports', undefined, bytes(body));
  };
  const look = async (id: string, seen = -1) =>
    (await server.admin.send('GET', `/api/admin/imports/${id}?seen=${seen}`)).json<ImportView>();
  const until = async (id: string, isThere: (view: ImportView) => boolean) => {
    for (let view = await look(id); ; view = await look(id, view.version)) if (isThere(view)) return view;
  };
  const settled = async (sent: Sent = {}) => {
    const { id } = (await send(sent)).json<{ id: string }>();
    return until(id, ({ state }) => state !== 'reading');
  };
  /** Adds every word that an import asks about. */
  const addAll = async (id: string) => {
    const asks = (await look(id)).asks?.questions ?? [];
    const ofKind = (kind: string) =>
      Object.fromEntries(asks.filter((ask) => ask.kind === kind).map(({ key }) => [key, 'add']));
    const answers = { rarity: ofKind('rarity'), lane: ofKind('lane'), attribute: ofKind('attribute') };
    return server.admin.send('PUT', `/api/admin/imports/${id}/answers`, answers);
  };
  const store = async (id: string, skipRejects: boolean) => {
    await addAll(id);
    return server.admin.send('POST', `/api/admin/imports/${id}/store`, { skipRejects });
  };
  const cards = async () =>
    (
      await server.db.query<{ name: string }>(
        "select c.name from card c join game g on g.id = c.game_id where g.slug = 'tea' order by 1",
      )
    ).map(({ name }) => name);

  it('shows what would happen, stores it, and takes it back with the game it made', async () => {
    const ready = await settled({ newGameName: 'Tea' });
    expect(ready).toMatchObject({
      state: 'ready',
      by: 'Vera',
      format: 'CSV table',
      game: { slug: 'tea', name: 'Tea', isNew: true },
      counts: { card: { create: 2, update: 0, skip: 0 }, printing: { create: 2, update: 0, skip: 0 } },
      rejected: 0,
      refusal: null,
    });
    expect(await cards()).toEqual([]);
    const page = (
      await server.admin.send('GET', `/api/admin/imports/${ready.id}/rows?kind=printing`)
    ).json<Preview>();
    expect(page).toMatchObject({
      total: 2,
      rows: [
        { action: 'create', facts: ['Kettle Ghost', 'TEA', '1', 'common'], changes: [] },
        { action: 'create', facts: ['Saucer Moon', 'TEA', '2', 'rare'] },
      ],
    });
    const stored = await store(ready.id, false);
    expect(stored.json()).toEqual({ id: ready.id });
    expect(await until(ready.id, ({ state }) => state === 'done')).toMatchObject({ isKept: true });
    expect(await cards()).toEqual(['Kettle Ghost', 'Saucer Moon']);
    const undone = await server.admin.send('POST', `/api/admin/imports/${ready.id}/undo`);
    expect(undone.json()).toEqual({ isGameGone: true });
    expect(await server.db.query("select 1 from game where slug = 'tea'")).toEqual([]);
    expect(
      await server.db.query<{ label: string }>(
        "select label from activity where subject = 'import' order by at, label",
      ),
    ).toEqual([{ label: 'imported tea.csv: 5 new, 0 changed' }, { label: 'undid the import of tea.csv' }]);
  });

  it('reads cards of many sets as the set that most share, or as the one that is chosen', async () => {
    const cardOf = (id: number, name: string, sets: readonly (readonly [name: string, code: string])[]) => ({
      ...{ id, name, type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: 'Draw.' },
      card_sets: sets.map(([set, code]) => ({
        set_name: set,
        set_code: `${code}-EN00${id}`,
        set_rarity: 'Common',
      })),
    });
    const legends = ['Ferry Legends', 'XFL'] as const;
    const tins = ['Mill Tins', 'XMT'] as const;
    const files = {
      'cards.json': JSON.stringify({
        data: [
          cardOf(1, 'Quiet Lantern', [legends, tins]),
          cardOf(2, 'Low Tide', [legends]),
          cardOf(3, 'Salt Rope', [tins, ['Owl Promos', 'XOP']]),
          cardOf(4, 'Iron Fox', [legends]),
        ],
      }),
    };
    const sets = [
      { name: 'Ferry Legends', code: 'XFL', cards: 3 },
      { name: 'Mill Tins', code: 'XMT', cards: 2 },
      { name: 'Owl Promos', code: 'XOP', cards: 1 },
    ];
    const first = await settled({ newGameName: 'Tea', files });
    expect([first.sets, first.counts.card?.create]).toEqual([{ chosen: 'Ferry Legends', sets }, 3]);
    for (const set of ['Mill Tins', 'xmt']) {
      const again = await settled({ newGameName: 'Tea', files, map: { set } });
      expect([again.sets, again.counts.card?.create]).toEqual([{ chosen: 'Mill Tins', sets }, 2]);
    }
    expect((await settled({ newGameName: 'Tea' })).sets).toBeNull();
  });

  it('asks about words that the game does not know, and stores nothing before they are answered', async () => {
    const first = await settled({ newGameName: 'Tea' });
    const unasked = await server.admin.send('POST', `/api/admin/imports/${first.id}/store`, {
      skipRejects: false,
    });
    expect([...told(unasked), unasked.json<{ code: string }>().code]).toEqual([
      409,
      'The files have 2 words that the game doesn’t know. Say what they are first.',
      'importAsks',
    ]);
    expect(await server.db.query("select 1 from game where slug = 'tea'")).toEqual([]);
    expect(first.asks?.questions.map(({ label, isListed, answer }) => [label, isListed, answer])).toEqual([
      ['Common', true, null],
      ['Rare', true, null],
    ]);
    await store(first.id, false);
    await until(first.id, ({ state }) => state === 'done');
    const second = await settled({ files: { 'b.csv': `${HEAD}\nSpoon,1,Being,rrae,TEA,3,\n` } });
    const answer = async (rarity: object) =>
      (
        await server.admin.send('PUT', `/api/admin/imports/${second.id}/answers`, { rarity })
      ).json<ImportView>();
    const rows = async () =>
      (await server.admin.send('GET', `/api/admin/imports/${second.id}/rows?kind=printing`)).json<Preview>();
    expect((await answer({ rrae: 'leaveOut' })).counts).toMatchObject({
      card: { create: 0 },
      printing: { create: 0 },
    });
    expect((await rows()).total).toBe(0);
    const answered = await answer({ rrae: { is: 'rare' }, legendary: 'add' });
    expect(answered).toMatchObject({
      counts: { card: { create: 1 }, printing: { create: 1 } },
      asks: { questions: [{ key: 'rrae', nearest: { key: 'rare', label: 'Rare' }, answer: { is: 'rare' } }] },
    });
    expect((await rows()).rows.map(({ facts }) => facts)).toEqual([['Spoon', 'TEA', '3', 'rare']]);
    await server.admin.send('POST', `/api/admin/imports/${second.id}/store`, { skipRejects: false });
    await until(second.id, ({ state }) => state === 'done');
    expect(
      await server.db.query(`select r.value->>'code' as code from game g cross join
        jsonb_array_elements(g.definition->'rarities') r where g.slug = 'tea'`),
    ).toEqual([{ code: 'common' }, { code: 'rare' }]);
    for (const { id } of [second, first]) await server.admin.send('POST', `/api/admin/imports/${id}/undo`);
  });

  it('says what undoing would take away, and puts it back again', async () => {
    const ready = await settled({ newGameName: 'Tea' });
    const effects = () => server.admin.send('GET', `/api/admin/imports/${ready.id}/undo`);
    expect(told(await effects())).toEqual([409, 'Only an import that was stored can be undone.']);
    await store(ready.id, false);
    await until(ready.id, ({ state }) => state === 'done');
    expect((await effects()).json()).toMatchObject({
      goes: { set: 1, card: 2, printing: 2, pack: 0, template: 0, pictures: 0 },
      restored: 0,
      drafts: 0,
      decks: 0,
      isGameGone: true,
      blockers: [],
    });
    await server.admin.send('POST', `/api/admin/imports/${ready.id}/undo`);
    const undone = await look(ready.id);
    expect(undone).toMatchObject({ state: 'undone', isKept: true });
    const redo = () => server.admin.send('POST', `/api/admin/imports/${ready.id}/redo`);
    expect((await redo()).json()).toMatchObject({ state: 'done', game: { slug: 'tea' } });
    expect(await cards()).toEqual(['Kettle Ghost', 'Saucer Moon']);
    expect(told(await redo())).toEqual([409, 'Only an import that was undone can be redone.']);
    await server.admin.send('POST', `/api/admin/imports/${ready.id}/undo`);
  });

  it('throws away what nobody stored, and brings it back', async () => {
    const ready = await settled({ newGameName: 'Tea' });
    const listed = async () =>
      (await server.admin.send('GET', '/api/admin/imports'))
        .json<{ imports: ImportView[] }>()
        .imports.some(({ id }) => id === ready.id);
    expect(await listed()).toBe(true);
    expect((await server.admin.send('DELETE', `/api/admin/imports/${ready.id}`)).statusCode).toBe(204);
    expect(await listed()).toBe(false);
    const stored = await server.admin.send('POST', `/api/admin/imports/${ready.id}/store`, {
      skipRejects: false,
    });
    expect(stored.statusCode).toBe(404);
    const back = await server.admin.send('POST', `/api/admin/imports/${ready.id}/restore`);
    expect(back.json()).toMatchObject({ state: 'ready', counts: { card: { create: 2 } } });
    expect(await listed()).toBe(true);
    await store(ready.id, false);
    await until(ready.id, ({ state }) => state === 'done');
    expect(told(await server.admin.send('DELETE', `/api/admin/imports/${ready.id}`))).toEqual([
      409,
      'Only an import that was not stored can be thrown away.',
    ]);
    await server.admin.send('POST', `/api/admin/imports/${ready.id}/undo`);
  });

  it('reads files again with what was decided of cells that could not be read [finding A7]', async () => {
    const bad = `${HEAD}\nKettle Ghost,two,Being,common,TEA,1,\n,3,Place,rare,TEA,2,\n`;
    const expected = 'a number or a cost such as {2}{W}';
    const ready = await settled({
      newGameName: 'Tea',
      files: { 'bad.csv': bad },
      repairs: [
        { column: 'cost', expected, value: '2' },
        { column: 'name', expected: 'the name of a card', value: null },
      ],
    });
    expect(ready).toMatchObject({ rejected: 0, groups: [], counts: { card: { create: 1 } } });
    expect(ready.warnings[0]).toBe('1 row was left out, as you asked.');
    await server.admin.send('DELETE', `/api/admin/imports/${ready.id}`);
  });

  it('groups rows that cannot be read by what repairs them, gives them as a file, and stores the others', async () => {
    const bad = `${HEAD}\nKettle Ghost,two,Being,common,TEA,1,\n=Moon,three,Place,rare,TEA,2,\nSpoon,1,Being,rare,TEA,3,\n`;
    const ready = await settled({ newGameName: 'Tea', files: { 'bad.csv': bad } });
    expect(ready).toMatchObject({
      rejected: 2,
      groups: [
        {
          column: 'cost',
          rows: 2,
          found: [
            { text: 'two', rows: 1 },
            { text: 'three', rows: 1 },
          ],
        },
      ],
    });
    const file = await server.admin.send('GET', `/api/admin/imports/${ready.id}/rejected`);
    expect(file.body.split('\r\n').slice(0, 2)).toEqual([
      'File,Row,Column,Found,Expected',
      expect.stringMatching(/^,2,cost,two,/),
    ]);
    expect(told(await store(ready.id, false))).toEqual([
      409,
      '2 rows cannot be read. Repair them, or leave them out.',
    ]);
    expect(await cards()).toEqual([]);
    await store(ready.id, true);
    await until(ready.id, ({ state }) => state === 'done');
    expect(await cards()).toEqual(['Spoon']);
    await server.admin.send('POST', `/api/admin/imports/${ready.id}/undo`);
  });

  it('tells of a host that pictures lie at until it is allowed', async () => {
    const text = 'Name,Image\nKettle Ghost,https://tea.example.org/1.png\n';
    const { id, warnings } = await settled({ newGameName: 'Tea', files: { 'a.csv': text } });
    expect(warnings).toEqual([
      expect.stringMatching(/^Pictures lie at tea\.example\.org, and none are fetched/),
    ]);
    await server.db.query("insert into image_host (host, added_at) values ('tea.example.org', now())");
    expect((await look(id)).warnings).toEqual([]);
    await server.db.query("delete from image_host where host = 'tea.example.org'");
    await server.admin.send('DELETE', `/api/admin/imports/${id}`);
  });

  it('leaves a new game to the Admins while nobody could draft it, and publishes one that brings its draft', async () => {
    const statusAfter = async (files: Record<string, string>) => {
      const ready = await settled({ newGameName: 'Tea', files });
      await store(ready.id, false);
      await until(ready.id, ({ state }) => state === 'done');
      const [game] = await server.db.query<{ status: string }>("select status from game where slug = 'tea'");
      await server.admin.send('POST', `/api/admin/imports/${ready.id}/undo`);
      return game?.status;
    };
    expect(await statusAfter({ 'tea.csv': TABLE })).toBe('draft');
    const list = Array.from({ length: 90 }, (_, place) => `Leaf ${place}`).join('\n');
    expect(await statusAfter({ 'cube.txt': list })).toBe('published');
    expect(await server.db.query("select 1 from game where slug = 'tea'")).toEqual([]);
  });

  it('shows what becomes of a card in words, and each of its attributes by name', async () => {
    const first = await settled({
      newGameName: 'Tea',
      files: { 'a.csv': 'Name,Sorte\nKettle Ghost,herb\n' },
    });
    const rowsOf = async (id: string) =>
      (await server.admin.send('GET', `/api/admin/imports/${id}/rows?kind=card`)).json<Preview>().rows;
    expect((await rowsOf(first.id)).map(({ facts }) => facts)).toEqual([['sorte herb']]);
    await store(first.id, false);
    await until(first.id, ({ state }) => state === 'done');
    const second = await settled({
      files: {
        'b.csv': 'Name,Cost,Type line,Text,Sorte,Cups\nKettle Ghost,2,Being - Ghost,Boils.,fruit,4\n',
      },
    });
    const [row] = await rowsOf(second.id);
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { field: 'cost', before: '', after: '2' },
        { field: 'type line', before: '', after: 'Being - Ghost' },
        { field: 'rules text', before: '', after: 'Boils.' },
        { field: 'sorte', before: 'herb', after: 'fruit' },
        { field: 'cups', before: '', after: '4' },
        { field: 'known by name only', before: 'yes', after: 'no' },
      ]),
    );
    await server.admin.send('DELETE', `/api/admin/imports/${second.id}`);
    await server.admin.send('POST', `/api/admin/imports/${first.id}/undo`);
  });

  it('tells which columns are external ids, and leaves out what the map of the last import left out', async () => {
    const text = 'Karte,Preis,passcode,Sorte\nKettle Ghost,2,77,Being\n';
    const map = { name: 'Karte', cost: '', leaveOut1: 'Preis' };
    const first = await settled({ newGameName: 'Tea', files: { 'a.csv': text }, map });
    expect(first.map).toEqual(map);
    expect(first.columns.map(({ name, isExternalId }) => [name, isExternalId])).toEqual([
      ['Karte', false],
      ['Preis', false],
      ['passcode', true],
      ['Sorte', false],
    ]);
    await store(first.id, false);
    await until(first.id, ({ state }) => state === 'done');
    expect((await settled({ files: { 'b.csv': text } })).lastMap).toEqual(map);
    await server.admin.send('POST', `/api/admin/imports/${first.id}/undo`);
  });

  it('offers the columns of the last import of the game, where a file of that format has them', async () => {
    const odd = 'Karte,Preis,Art\nKettle Ghost,2,Being\n';
    const more = 'Karte,Preis,Art\nSpoon,1,Being\n';
    const map = { name: 'Karte', cost: 'Preis', type: 'Art' };
    const first = await settled({ newGameName: 'Tea', files: { 'a.csv': odd }, map });
    expect([first.state, first.lastMap]).toEqual(['ready', null]);
    await store(first.id, false);
    await until(first.id, ({ state }) => state === 'done');
    const unmapped = await settled({ files: { 'b.csv': more } });
    expect(unmapped).toMatchObject({ state: 'refused', lastMap: map });
    const mapped = await settled({ files: { 'b.csv': more }, map: unmapped.lastMap ?? {} });
    expect(mapped).toMatchObject({ state: 'ready', lastMap: null, counts: { card: { create: 1 } } });
    expect((await settled({ files: { 'c.csv': TABLE } })).lastMap).toBeNull();
    const undone = await server.admin.send('POST', `/api/admin/imports/${first.id}/undo`);
    expect(undone.json()).toEqual({ isGameGone: true });
  });

  it('counts packs and templates that a list replaces, in what it shows and in what it writes down', async () => {
    const list = (copies: number) => ({ 'list.txt': `[A(1)]\nAsh\n${copies} Birch\n` });
    const first = await settled({ newGameName: 'Tea', files: list(1) });
    await store(first.id, false);
    await until(first.id, ({ state }) => state === 'done');
    server.clock.nowMs += 1000;
    const second = await settled({ files: list(2) });
    expect(second.counts).toMatchObject({
      card: { create: 0, update: 0, skip: 2 },
      pack: { create: 0, update: 1, skip: 0 },
    });
    await store(second.id, false);
    await until(second.id, ({ state }) => state === 'done');
    const [log] = await server.db.query<{ label: string }>(
      "select label from activity where subject = 'import' and subject_id = $1",
      [second.id],
    );
    expect(log?.label).toBe('imported list.txt: 0 new, 1 changed');
    for (const { id } of [second, first]) await server.admin.send('POST', `/api/admin/imports/${id}/undo`);
    expect(await server.db.query("select 1 from game where slug = 'tea'")).toEqual([]);
  });

  it('asks about lines of a list, stores none before they are answered, and bounds the answers [spec 0.2] [X18]', async () => {
    const files = { 'list.txt': 'Ash\n7 Completed\nBirch\nSideboard\nElm\n' };
    const open = await settled({ newGameName: 'Tea', files });
    expect(
      open.list?.questions.map(({ text, choices }) => [text, ...choices.map(({ count }) => count)]),
    ).toEqual([['7 Completed', 1, 7]]);
    expect(told(await store(open.id, false))).toEqual([
      409,
      'The list has 1 line that can be read in several ways. Say which card it is first.',
    ]);
    const list: ListAnswers = { takeIn: ['side'], lines: { '7 Completed': '1 7 Completed' } };
    const answered = await settled({ newGameName: 'Tea', files, list });
    expect([answered.list?.questions, answered.list?.answers]).toEqual([[], list]);
    await store(answered.id, false);
    await until(answered.id, ({ state }) => state === 'done');
    expect(await cards()).toEqual(['7 Completed', 'Ash', 'Birch', 'Elm']);
    await server.admin.send('POST', `/api/admin/imports/${answered.id}/undo`);

    const lines = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at} Ash`, '1 Ash']));
    const status = async (more: ListAnswers['lines']) =>
      (await send({ newGameName: 'Tea', files, list: { takeIn: [], lines: more } })).statusCode;
    expect(await status(lines(5000))).toBe(200);
    expect(await status(lines(5001))).toBe(400);
    expect(await status({ ['a'.repeat(401)]: '1 Ash' })).toBe(400);
    expect(await status({ Ash: 'a'.repeat(501) })).toBe(400);
  });

  it('refuses in a sentence what it cannot read, and forgets what is thrown away', async () => {
    const refusedOnes = await settled({
      newGameName: 'Tea',
      files: { 'a.bin': Buffer.from([0x1f, 0x8b, 8, 0, 0]) },
    });
    expect(refusedOnes).toMatchObject({
      state: 'refused',
      refusal: 'a.bin is a gzip archive that is not whole. Download it again.',
    });
    expect((await server.admin.send('DELETE', `/api/admin/imports/${refusedOnes.id}`)).statusCode).toBe(204);
    expect((await server.admin.send('GET', `/api/admin/imports/${refusedOnes.id}`)).statusCode).toBe(404);
    expect(told(await send({ game: 'nowhere' }))).toEqual([404, 'There is no game "nowhere".']);
    const broken = await server.admin.send(
      'POST',
      '/api/admin/imports',
      undefined,
      bytes(Buffer.from('{}\nabc')),
    );
    expect(told(broken)).toEqual([400, 'The request does not say which files it holds, and for which game.']);
    const short = Buffer.from('{"game":"tea","newGameName":"T","files":[{"name":"a","bytes":9}]}\nabc');
    expect(told(await server.admin.send('POST', '/api/admin/imports', undefined, bytes(short)))).toEqual([
      400,
      'The files did not arrive whole. Send them again.',
    ]);
  });

  it('takes no more than 64 MiB, and no picture above 10 [X9] [ASVS V5.2.1]', async () => {
    const tooLarge = await server.admin.send(
      'POST',
      '/api/admin/imports',
      undefined,
      bytes(Buffer.alloc(66 * 1024 * 1024)),
    );
    expect(told(tooLarge)).toEqual([413, 'This is too large.']);
    const picture = bytes(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(
      (await server.admin.send('POST', '/api/admin/pictures?printing=1', undefined, picture)).statusCode,
    ).toBe(413);
  });

  it('reads nothing from who is no Admin [X18]', async () => {
    const stranger = new TestBrowser(server.app);
    expect(
      (await stranger.send('POST', '/api/admin/imports', undefined, bytes(Buffer.alloc(100)))).statusCode,
    ).toBe(401);
    expect(
      (await stranger.send('POST', '/api/admin/pictures?printing=1', undefined, bytes(Buffer.alloc(100))))
        .statusCode,
    ).toBe(401);
  });

  it('matches pictures by name, takes them, shows them as WebP and refuses what is none', async () => {
    const [printing] = await server.db.query<{ id: string; key: string; set_code: string; number: string }>(
      'select id, key, set_code, number from printing order by key limit 1',
    );
    const names = [`${printing?.set_code}-${printing?.number}.png`, 'nobody.png'];
    const match = await server.admin.send('POST', '/api/admin/pictures/match', {
      game: 'canary',
      set: null,
      names,
    });
    expect(match.json()).toMatchObject({ matches: [{ printing: { id: printing?.id } }, { printing: null }] });
    const png = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const sent = await server.admin.send(
      'POST',
      `/api/admin/pictures?printing=${printing?.id}`,
      undefined,
      bytes(png),
    );
    const { image } = sent.json<{ image: string }>();
    const shown = await server.app.inject(`/api/imageproxy?size=sm&url=${encodeURIComponent(image)}`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(224);
    const fake = await server.admin.send(
      'POST',
      `/api/admin/pictures?printing=${printing?.id}`,
      undefined,
      bytes(Buffer.from('<svg onload="alert(1)"/>')),
    );
    expect(told(fake)).toEqual([400, 'This is no JPEG, PNG, WebP, AVIF or GIF.']);
    expect((await server.app.inject('/api/imageproxy?url=%2Fpictures%2F..%2F..%2Fetc')).statusCode).toBe(404);
  });
});
