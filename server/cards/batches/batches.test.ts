import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_KINDS, emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../../db/open.ts';
import { draftCardsOf } from '../catalogue.ts';
import { type ImportReport, importFile, importFiles, laidOut, readInThisThread } from '../importFile.ts';
import { answerBatch } from '../questions/answerBatch.ts';
import { changeBatch, readBatch } from './batchRecord.ts';
import { beginImport, type ReadFiles, settledBatch } from './importBatches.ts';
import { putRows, shortSpans, spanOf } from './putRows.ts';
import { storeStaged } from './storeStaged.ts';
import { sweepBatches } from './sweepBatches.ts';
import { undoBatch } from './undoBatch.ts';

const HEAD = 'name,cost,type,rarity,set,number,text';
const FIRST = `${HEAD}\nKettle Ghost,2,Being,common,TEA,1,It whistles.\nSaucer Moon,3,Place,rare,TEA,2,\n`;
const SECOND = `${HEAD}\nKettle Ghost,9,Being,common,TEA,1,It whistles twice.\nSpoon Knight,1,Being,mythic,CUP,3,\n`;

const ask = (text: string, createGame = true) => ({
  path: 'tea.csv',
  text,
  gameSlug: 'tea',
  gameName: 'Tea',
  createGame,
  dryRun: false,
  skipRejects: false,
  map: null,
  acceptNew: true,
  nowMs: 1_000_000,
});
const nowMs = () => 2_000_000;

/** Every row of games that an import may touch. */
async function traceOf(db: Database) {
  const tables = ['game', 'game_set', 'card', 'printing', 'pack_definition', 'draft_template'];
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      (
        await db.query<{ row: unknown }>(
          `select to_jsonb(t) - 'updated_at' as row from ${table} t order by 1::text`.replace(
            '1::text',
            'to_jsonb(t)::text',
          ),
        )
      ).map(({ row }) => row),
    ]),
  );
  return Object.fromEntries(rows);
}

const idOf = ({ batchId }: ImportReport) => batchId ?? '';

describe.each(DATABASE_KINDS)('an import (%s database)', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  beforeEach(() => emptyDatabase(db));
  afterAll(() => db?.close());

  const dealt = async () => {
    const [game] = await db.query<{ id: string }>("select id from game where slug = 'tea'");
    return (await draftCardsOf(db, game?.id ?? '', [])).cards.map(({ name, cost }) => `${name} ${cost}`);
  };

  it('leaves no trace when it is undone, not even of the game it made', async () => {
    const before = await traceOf(db);
    const batchId = idOf(await importFile(db, ask(FIRST)));
    expect(await undoBatch(db, { batchId, nowMs })).toEqual({ ok: true, isGameGone: true });
    expect(await traceOf(db)).toEqual(before);
    expect(await undoBatch(db, { batchId, nowMs })).toMatchObject({ ok: false });
  });

  it('gives every card, set and rarity it changed back as they were', async () => {
    await importFile(db, ask(FIRST));
    await db.query('delete from import_row');
    const before = await traceOf(db);
    const batchId = idOf(await importFile(db, ask(SECOND, false)));
    expect(await dealt()).toEqual(['Spoon Knight 1', 'Kettle Ghost 9', 'Saucer Moon 3']);
    expect(await undoBatch(db, { batchId, nowMs })).toEqual({ ok: true, isGameGone: false });
    expect(await traceOf(db)).toEqual(before);
  });

  it('adds the lanes that the game has not, and keeps those it has as somebody named them', async () => {
    const lanes = async () =>
      (await db.query<{ lanes: object[] }>("select definition->'lanes' as lanes from game"))[0]?.lanes;
    await importFile(db, ask('name,cost,faction\nKettle Ghost,2,Steam\nSaucer Moon,3,Leaf\n'));
    await db.query(`update game set definition = jsonb_set(definition, '{lanes,0,label}', '"Hot steam"')`);
    await importFile(db, ask('name,cost,faction\nSpoon Knight,1,Steam\nSugar Imp,1,Sweet\n', false));
    expect(await lanes()).toMatchObject([
      { key: 'steam', label: 'Hot steam', hue: 'ember', glyph: 'S' },
      { key: 'leaf', label: 'Leaf', hue: 'tide', glyph: 'leaf' },
      { key: 'sweet', label: 'Sweet' },
    ]);
    // Each file counts its lanes from the first hue on.
    expect(new Set((await lanes())?.map((lane) => Reflect.get(lane, 'hue'))).size).toBe(3);
  });

  it('knows the printings of a card by its id, also after somebody renamed the card', async () => {
    await importFile(db, ask(FIRST));
    await db.query(
      `update card set name = 'Kettle Spectre', record = jsonb_set(record, '{name}', '"Kettle Spectre"')
       where name = 'Kettle Ghost'`,
    );
    await db.query('delete from import_row');
    const before = await traceOf(db);
    const again = FIRST.replace('Kettle Ghost', 'Kettle Spectre');
    expect(await importFile(db, ask(again, false))).toMatchObject({ created: 0, updated: 0 });
    expect(await traceOf(db)).toEqual(before);
    const rarer = again.replace('common', 'rare');
    const report = await importFile(db, ask(rarer, false));
    expect(report).toMatchObject({ created: 0, updated: 1 });
    expect(await undoBatch(db, { batchId: idOf(report), nowMs })).toMatchObject({ ok: true });
    expect(await importFile(db, ask(again, false))).toMatchObject({ created: 0, updated: 0 });
  });

  it('is not undone over what somebody changed since', async () => {
    const batchId = idOf(await importFile(db, ask(FIRST)));
    await db.query(
      `update card set record = jsonb_set(record, '{rules}', '"It sings."') where name = 'Kettle Ghost'`,
    );
    const before = await traceOf(db);
    expect(await undoBatch(db, { batchId, nowMs })).toEqual({
      ok: false,
      sentence: 'Since this import the card “Kettle Ghost” changed or got more printings. Undo that first.',
    });
    expect(await traceOf(db)).toEqual(before);
  });

  it('is refused in a sentence where the new game would have no address', async () => {
    const report = await importFile(db, { ...ask(FIRST), gameSlug: 'My Game' });
    expect(report.refusal).toBe(
      '"My Game" cannot be a game. Use at most 60 small letters, digits and hyphens, no hyphen first, such as my-game; --name is for the name that people see.',
    );
  });

  it('is refused in a sentence where the game could not be read again with it', async () => {
    await importFile(db, ask(FIRST));
    const before = await traceOf(db);
    const rarity = { code: 'm'.repeat(121), name: 'M', colour: '#ffffff', shape: 'ring', order: 3 } as const;
    const withLongRarity: ReadFiles = (database, files, use) =>
      readInThisThread(database, files, (read) =>
        use(read.ok ? { ...read, head: { ...read.head, proposedGame: { rarities: [rarity] } } } : read),
      );
    const files = [{ fileName: 'tea.csv', bytes: Buffer.from(SECOND) }];
    const report = await importFiles(db, { ...ask(''), createGame: false, files }, withLongRarity);
    expect([report.batchId, report.refusal]).toEqual([
      null,
      'The files have a rarity of more than 120 letters. Shorten it and read them again.',
    ]);
    expect(await traceOf(db)).toEqual(before);
  });

  const addPack = (definition: object) =>
    db.query(
      `insert into pack_definition (id, game_id, slug, definition)
       select 'service', id, 'service', $1::jsonb from game where slug = 'tea'`,
      [JSON.stringify(definition)],
    );
  const packOf = (sheet: object) => ({
    slug: 'service',
    name: 'Tea service',
    layouts: [],
    sheets: { sheet },
  });

  it.each([
    [
      'a card',
      { cards: [{ printing: 'tea/1/kettle ghost', weight: 1 }] },
      'The pack “Tea service” names Kettle Ghost. Take it out of the pack first.',
    ],
    [
      'a set',
      { filter: { sets: ['CUP', 'TEA'] } },
      'The pack “Tea service” draws from TEA. Change the pack first.',
    ],
  ])('is not undone while another pack needs %s of it', async (_what, sheet, sentence) => {
    const batchId = idOf(await importFile(db, ask(FIRST)));
    await addPack(packOf(sheet));
    const before = await traceOf(db);
    expect(await undoBatch(db, { batchId, nowMs })).toEqual({ ok: false, sentence });
    expect(await traceOf(db)).toEqual(before);
    await db.query("delete from pack_definition where id = 'service'");
    expect(await undoBatch(db, { batchId, nowMs })).toMatchObject({ ok: true });
  });

  it('is not undone while another template opens a pack of it', async () => {
    const batchId = idOf(
      await importFile(db, { ...ask('2 Kettle Ghost\n1 Spoon Knight\n'), path: 'list.txt' }),
    );
    await db.query(
      `insert into draft_template (id, game_id, slug, status, definition)
       select 'evening', game_id, 'evening', 'published', definition || '{"name":"Evening tea"}' from draft_template`,
    );
    const before = await traceOf(db);
    expect(await undoBatch(db, { batchId, nowMs })).toEqual({
      ok: false,
      sentence: '“List” is opened by Evening tea. Change or delete that template first.',
    });
    expect(await traceOf(db)).toEqual(before);
    await db.query("delete from draft_template where id = 'evening'");
    expect(await undoBatch(db, { batchId, nowMs })).toMatchObject({ ok: true });
  });

  it('keeps the picture that somebody uploaded, however often the file is imported', async () => {
    await importFile(db, ask(FIRST));
    await db.query(`update printing set record = jsonb_set(record, '{image}', '"/pictures/abc.webp"')`);
    expect(await importFile(db, ask(FIRST, false))).toMatchObject({ created: 0, updated: 0, skipped: 4 });
  });

  it('fills a card that was known by its name alone', async () => {
    await importFile(db, { ...ask('2 Kettle Ghost\n1 Spoon Knight\n'), path: 'list.txt' });
    const [known] = await db.query<{ id: string; is_name_only: boolean }>(
      "select id, is_name_only from card where name = 'Kettle Ghost'",
    );
    expect(known?.is_name_only).toBe(true);
    await importFile(db, ask(FIRST, false));
    expect(
      await db.query(
        "select id, is_name_only, record->>'cost' as cost from card where name = 'Kettle Ghost'",
      ),
    ).toEqual([{ id: known?.id, is_name_only: false, cost: '2' }]);
  });

  /** As a process leaves it that ends in the middle of storing. */
  async function halfStored() {
    await importFile(db, ask(FIRST));
    await db.query('delete from import_row');
    const before = await traceOf(db);
    const batchId = idOf(await importFile(db, ask(SECOND, false)));
    await undoBatch(db, { batchId, nowMs });
    const [game] = await db.query<{ id: string }>('select id from game');
    await db.query('update import_batch set stored_at = null, undone_at = null where id = $1', [batchId]);
    await changeBatch(db, batchId, { state: 'storing' });
    for (const part of ['card', 'printing'] as const) {
      const span = await spanOf(db, batchId, part);
      for (const one of span ? shortSpans(span, 1) : [])
        await putRows(db, { batchId, gameId: game?.id ?? '', kind: part }, one);
    }
    return before;
  }

  it('is dealt to no table before all of it is there', async () => {
    await halfStored();
    expect(await db.query('select name from card order by name')).toHaveLength(3);
    expect(await dealt()).toEqual(['Kettle Ghost 2', 'Saucer Moon 3']);
  });

  it('goes without a trace when the server ended while it was stored', async () => {
    const before = await halfStored();
    await sweepBatches(db, 3_000_000, true);
    expect(await traceOf(db)).toEqual(before);
  });

  it('is not stored over what somebody changed between its preview and then', async () => {
    await importFile(db, ask(FIRST));
    const bytes = new TextEncoder().encode(SECOND);
    const files = laidOut([{ fileName: 'tea.csv', bytes }]);
    const wish = { ...files, gameSlug: 'tea', newGameName: null, map: null, memberId: null };
    const begun = await beginImport(db, wish, nowMs, readInThisThread);
    const { id } = await settledBatch(db, begun ?? { batchId: '', settled: Promise.resolve() });
    await db.query(
      `update card set record = jsonb_set(record, '{rules}', '"It sings."') where name = 'Kettle Ghost'`,
    );
    const before = await traceOf(db);
    await answerBatch(db, id, { rarity: { mythic: 'add' }, lane: {}, attribute: {} });
    const sentence = 'The cards of this game were changed since the preview. Check the file again.';
    await expect(storeStaged(db, { batchId: id, nowMs })).rejects.toThrow(sentence);
    expect(await traceOf(db)).toEqual(before);
    expect(await readBatch(db, id)).toMatchObject({ state: 'refused', summary: { refusal: sentence } });
  });

  it('reads in a thread what it reads at hand, several files together', async () => {
    const files = [{ fileName: 'tea.csv', bytes: new TextEncoder().encode(FIRST) }];
    const { path: _path, text: _text, ...rest } = ask(FIRST);
    const inThread = await importFiles(db, { ...rest, files });
    expect(inThread).toMatchObject({ refusal: null, cards: 2, created: 4, format: 'CSV table' });
    const bytes = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
    expect(await importFiles(db, { ...rest, files: [{ fileName: 'a.zip', bytes }] })).toMatchObject({
      refusal: 'This is a zip archive or a spreadsheet; unpack it and give its files.',
      batchId: null,
    });
  });

  it('leaves out by name what is no text beside the cards, and takes the others; a table that cannot be read refuses all', async () => {
    const { path: _path, text: _text, ...rest } = ask(FIRST);
    const cards = { fileName: 'set/tea.csv', bytes: new TextEncoder().encode(FIRST) };
    const picture = { fileName: 'set/tea.csv.json', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]) };
    const odd = { fileName: 'set/thumbs.db', bytes: new Uint8Array([0x41, 0xff, 0xfe, 0x41]) };
    expect(await importFiles(db, { ...rest, files: [cards, picture, odd] })).toMatchObject({
      refusal: null,
      cards: 2,
      created: 4,
      warnings: [
        'Left out: set/tea.csv.json: This is a picture; upload it as the picture of a card.',
        'Left out: set/thumbs.db: This is not text in UTF-8; save the file as UTF-8 and try again.',
      ],
    });
    const latin = { fileName: 'set/two.csv', bytes: new Uint8Array([0x41, 0xe9, 0x41]) };
    expect(await importFiles(db, { ...rest, files: [cards, latin] })).toMatchObject({
      refusal: 'set/two.csv: This is not text in UTF-8; save the file as UTF-8 and try again.',
    });
    expect(await importFiles(db, { ...rest, files: [picture, odd] })).toMatchObject({
      refusal:
        'None of the 2 files is text. set/tea.csv.json: This is a picture; upload it as the picture of a card.',
    });
  });
});
