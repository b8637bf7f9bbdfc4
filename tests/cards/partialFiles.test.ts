import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminTable } from '#server/admin/adminTable.ts';
import { setCardField, setPrintingField } from '#server/admin/cards/bulkCards.ts';
import { readImport } from '#server/admin/imports/importView.ts';
import { readPreview } from '#server/admin/imports/preview.ts';
import { revertActivity } from '#server/admin/revertActivity.ts';
import { csvHead, csvRows } from '#server/admin/tableCsv.ts';
import { readAllRows } from '#server/admin/tableQuery.ts';
import { cardsTable } from '#server/admin/tables/cards.ts';
import { printingsTable } from '#server/admin/tables/printings.ts';
import { setsTable } from '#server/admin/tables/sets.ts';
import { beginImport, settledBatch } from '#server/cards/batches/importBatches.ts';
import { storeStaged } from '#server/cards/batches/storeStaged.ts';
import { undoBatch } from '#server/cards/batches/undoBatch.ts';
import { importFile, importFiles, laidOut, readInThisThread } from '#server/cards/importFile.ts';
import type { Database } from '#server/db/open.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';

const WHOLE = `name,cost,printedCost,type,rarity,set,number,text,flavour,power,toughness,rating,lane,Height
Kettle Ghost,2,{1}{U},Being,common,TEA,1,It whistles.,Boo.,2,3,3.5,Steam,20
Saucer Moon,3,{3},Place,rare,TEA,2,It shines.,,,,2,Leaf,
`;
const ask = (text: string, path = 'tea.csv') => ({
  path,
  text,
  gameSlug: 'tea',
  gameName: 'Tea',
  createGame: true,
  dryRun: false,
  skipRejects: false,
  map: null,
  nowMs: 1_000_000,
});

describe('a file that has only some of the facts', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase('server');
  });
  afterAll(() => db?.close());
  beforeEach(async () => {
    await emptyDatabase(db);
    await db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ('juno', 'Juno', 'juno', false, 'juno', now(), now())`,
    );
    await importFile(db, ask(WHOLE));
  });

  /** Everything a game has, without ids and provenance. */
  async function contentOf() {
    const cards = await db.query<{ record: Record<string, unknown> }>(
      'select record from card order by name',
    );
    const printings = await db.query(
      'select key, set_code, number, rarity, is_draftable, record from printing order by key',
    );
    const sets = await db.query('select code, name, released_on::text from game_set order by code');
    const [game] = await db.query<{ definition: unknown }>('select definition from game');
    return { cards: cards.map(({ record }) => record), printings, sets, definition: game?.definition };
  }
  const cardNamed = async (name: string) => {
    const [row] = await db.query<{ id: string; record: Record<string, unknown> }>(
      'select id, record from card where name = $1',
      [name],
    );
    return row ?? { id: '', record: {} };
  };
  const exported = async (table: AdminTable) => {
    const parts = [csvHead(table)];
    const query = { search: '', page: 1, pageRows: 100 };
    for await (const rows of readAllRows(db, table, query)) parts.push(csvRows(table, rows));
    return parts.join('');
  };
  const editor = { memberId: 'juno', nowMs: 1_500_000 };
  const readyBatch = async (text: string) => {
    const files = laidOut([{ fileName: 'tea.csv', bytes: new TextEncoder().encode(text) }]);
    const wish = { ...files, gameSlug: 'tea', newGameName: null, map: null, memberId: 'juno' };
    const begun = await beginImport(db, wish, () => 2_000_000, readInThisThread);
    return settledBatch(db, begun ?? { batchId: '', settled: Promise.resolve() });
  };

  it('changes nothing of a column that it does not have, nor where its cell is empty', async () => {
    const before = await contentOf();
    await importFile(db, ask('name,text,type\nKettle Ghost,It sings.,\n', 'errata.csv'));
    const [ghost, ...others] = before.cards;
    expect(await contentOf()).toEqual({ ...before, cards: [{ ...ghost, rules: 'It sings.' }, ...others] });
  });

  it('clears what it says to clear', async () => {
    await importFile(
      db,
      ask('name,text,rating,lane,Height,power\nKettle Ghost,(clear),(clear),(clear),(clear),(clear)\n'),
    );
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({
      rules: '',
      rating: null,
      lanes: [],
      stats: null,
      attributes: {},
      flavour: 'Boo.',
      costText: '{1}{U}',
    });
  });

  it.each([
    ['cards', cardsTable],
    ['printings', printingsTable],
    ['sets', setsTable],
  ] as const)('changes nothing when it is our own CSV of %s', async (_what, table) => {
    const before = await contentOf();
    const report = await importFile(db, ask(await exported(table), `${table.name}.csv`));
    expect(report).toMatchObject({ refusal: null, created: 0, updated: 0 });
    expect(await contentOf()).toEqual(before);
  });

  it('brings ratings alone, and printings alone', async () => {
    await importFile(db, ask('name,rating\nKettle Ghost,4.5\nSaucer Moon,1\n', 'ratings.csv'));
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({ rating: 4.5, rules: 'It whistles.' });
    await importFile(
      db,
      ask('name,set,number,rarity\nKettle Ghost,CUP,7,rare\nSaucer Moon,TEA,2,common\n', 'more.csv'),
    );
    const printings = await db.query<{ place: string }>(
      "select concat_ws(' ', record->>'card', set_code, number, rarity) as place from printing order by 1",
    );
    expect(printings.map(({ place }) => place)).toEqual([
      'Kettle Ghost CUP 7 rare',
      'Kettle Ghost TEA 1 common',
      'Saucer Moon TEA 2 common',
    ]);
  });

  it('leaves what a person set, however often the publisher says otherwise', async () => {
    const ghost = await cardNamed('Kettle Ghost');
    await setCardField(db, editor, { ids: [ghost.id] }, { field: 'rating', value: 5 });
    const [printing] = await db.query<{ id: string }>("select id from printing where number = '1'");
    await setPrintingField(db, editor, { ids: [printing?.id ?? ''] }, { field: 'isDraftable', value: false });
    await setPrintingField(db, editor, { ids: [printing?.id ?? ''] }, { field: 'rarity', value: 'rare' });
    const before = await contentOf();
    await importFile(db, ask(WHOLE));
    expect(await contentOf()).toEqual(before);
    await importFile(db, ask(WHOLE.replace('It whistles.', 'It hums.')));
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({ rating: 5, rules: 'It hums.' });
  });

  it('tells in the preview what stays, by whom, and what changes, what is cleared included', async () => {
    const ghost = await cardNamed('Kettle Ghost');
    await setCardField(db, editor, { ids: [ghost.id] }, { field: 'rating', value: 5 });
    const text = 'name,rating,text,Height\nKettle Ghost,1,It hums.,(clear)\n';
    const { id: batchId } = await readyBatch(text);
    const { rows } = await readPreview(db, { batchId, kind: 'card', action: undefined, page: 1 });
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'update',
        changes: expect.arrayContaining([
          { field: 'rules text', before: 'It whistles.', after: 'It hums.' },
          { field: 'height', before: '20', after: '' },
        ]),
        kept: [{ field: 'rating', value: '5', said: '1', by: 'Juno', atMs: editor.nowMs }],
      }),
    ]);
    expect(await readImport(db, batchId)).toMatchObject({
      kept: 1,
      changed: [
        { kind: 'card', field: 'rules text', rows: 1 },
        { kind: 'card', field: 'height', rows: 1 },
      ],
    });
  });

  it('overwrites what people set where that is asked for, and gives it back as theirs when it is undone', async () => {
    const ghost = await cardNamed('Kettle Ghost');
    await setCardField(db, editor, { ids: [ghost.id] }, { field: 'rating', value: 5 });
    const kept = await importFile(db, ask(WHOLE));
    expect(kept).toMatchObject({ updated: 0, kept: 1 });
    const report = await importFile(db, { ...ask(WHOLE), overwriteEdits: true });
    expect(report).toMatchObject({ updated: 1, kept: 0 });
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({ rating: 3.5 });
    const undone = await undoBatch(db, { batchId: report.batchId ?? '', nowMs: () => 3_000_000 });
    expect(undone).toMatchObject({ ok: true });
    expect(await importFile(db, ask(WHOLE))).toMatchObject({ updated: 0, kept: 1 });
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({ rating: 5 });
  });

  it('overwrites again what a person set once that was reverted', async () => {
    const ghost = await cardNamed('Kettle Ghost');
    const { activityId } = await setCardField(db, editor, { ids: [ghost.id] }, { field: 'rating', value: 5 });
    await revertActivity(db, activityId ?? '', editor);
    expect(await importFile(db, ask(WHOLE.replace('3.5', '4')))).toMatchObject({ updated: 1, kept: 0 });
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({ rating: 4 });
  });

  it('takes a changed cell of our own CSV as an edit of the Admin who imports it', async () => {
    const csv = (await exported(cardsTable)).replace('It whistles.', 'It sings.');
    const batch = await readyBatch(csv);
    await storeStaged(db, { batchId: batch.id, nowMs: () => 2_000_000 });
    expect((await cardNamed('Kettle Ghost')).record).toMatchObject({ rules: 'It sings.' });
    expect(await importFile(db, ask(WHOLE))).toMatchObject({ updated: 0, kept: 1 });
    const [sources] = await db.query(
      "select sources->'rules' as rules from card where name = 'Kettle Ghost'",
    );
    expect(sources).toEqual({ rules: { by: 'person', id: 'juno', at: 2_000_000 } });
  });

  it('leaves a row of our own CSV out whose id belongs to another name, and rows of other games', async () => {
    const before = await contentOf();
    const csv = (await exported(cardsTable))
      .replace('Saucer Moon,tea', 'Saucer Sun,tea')
      .replace('Kettle Ghost,tea', 'Kettle Ghost,cups');
    const report = await importFile(db, ask(csv));
    expect(report.warnings.slice(0, 2)).toEqual([
      '1 row has the id of a row with another name: Saucer Sun. An import renames nothing, so they were left out.',
      '1 row belongs to another game and was left out.',
    ]);
    expect(await contentOf()).toEqual(before);
  });

  it('changes no printing where a card has several and the file does not say which, and makes none', async () => {
    await importFile(db, ask('name,set,number,rarity\nKettle Ghost,CUP,7,rare\n', 'more.csv'));
    const before = await contentOf();
    const report = await importFile(
      db,
      ask('name,rarity\nKettle Ghost,mythic\nSaucer Moon,rare\n', 'errata.csv'),
    );
    expect(report.warnings).toEqual([
      '1 card has several printings, and the table does not say which one it means: Kettle Ghost. Add the set and number to change rarities and pictures.',
    ]);
    expect((await contentOf()).printings).toEqual(before.printings);
  });

  it('makes no set that has no printings, unless it is a file of sets alone', async () => {
    const SETS = 'Unique ID\tIdentifier\tName\n1\tWTR\tWelcome\n2\tARC\tArcane\n';
    const CARDS = 'Unique ID\tName\tPitch\tTypes\tFunctional Text\nc1\tStrike\t1\tAction\tHit.\n';
    const PRINTINGS =
      'Unique ID\tCard Unique ID\tSet Printing Unique ID\tFoiling\tCard Name\tCard Pitch\tSet ID\tCard ID\tRarity\np1\tc1\ts1\tS\tStrike\t1\tWTR\tWTR001\tC\n';
    const file = (fileName: string, text: string) => ({ fileName, bytes: new TextEncoder().encode(text) });
    const folder = [file('f/set.csv', SETS), file('f/card.csv', CARDS), file('f/printing.csv', PRINTINGS)];
    const { path: _path, text: _text, ...asked } = ask('');
    const rest = { ...asked, acceptNew: true };
    const codes = async () =>
      (await db.query<{ code: string }>('select code from game_set order by 1')).map(({ code }) => code);
    const report = await importFiles(db, { ...rest, files: folder, acceptNew: true }, readInThisThread);
    expect([report.refusal, await codes()]).toEqual([null, ['TEA', 'WTR']]);
    await importFiles(db, { ...rest, files: [file('set.csv', SETS)] }, readInThisThread);
    expect(await codes()).toEqual(['ARC', 'TEA', 'WTR']);
  });
});
