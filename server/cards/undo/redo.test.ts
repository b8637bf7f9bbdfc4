import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANY_KIND, emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../../db/open.ts';
import { readBatch } from '../batches/batchRecord.ts';
import { sweepBatches } from '../batches/sweepBatches.ts';
import { undoBatch } from '../batches/undoBatch.ts';
import { importFile } from '../importFile.ts';
import { redoBatch } from './redoBatch.ts';
import { readUndoEffects } from './undoEffects.ts';

const HEAD = 'name,cost,type,rarity,set,number,text';
const FIRST = `${HEAD}\nKettle Ghost,2,Being,common,TEA,1,It whistles.\nSaucer Moon,3,Place,rare,TEA,2,\n`;
const SECOND = `${HEAD}\nKettle Ghost,9,Being,common,TEA,1,It whistles twice.\nSpoon Knight,1,Being,mythic,CUP,3,\n`;
const LIST = '2 Kettle Ghost\n1 Spoon Knight\n';
const nowMs = () => 2_000_000;
const IN_THE_WAY =
  'Since the import was undone, something that it needs was added or changed. Import the file again instead.';

describe('redoing an import', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  });
  beforeEach(() => emptyDatabase(db));
  afterAll(() => db?.close());

  async function bring(text: string, path = 'tea.csv'): Promise<string> {
    const asked = { gameSlug: 'tea', gameName: 'Tea', createGame: true, acceptNew: true, map: null };
    const { batchId } = await importFile(db, {
      ...asked,
      path,
      text,
      dryRun: false,
      skipRejects: false,
      nowMs: 1_000_000,
    });
    return batchId ?? '';
  }

  /** Every row that an import may touch, with its id. */
  async function trace() {
    const tables = ['game', 'game_set', 'card', 'printing', 'pack_definition', 'draft_template'];
    const rows = await Promise.all(
      tables.map((table) =>
        db.query(`select to_jsonb(t) - 'updated_at' as row from ${table} t order by to_jsonb(t)::text`),
      ),
    );
    return Object.fromEntries(tables.map((table, at) => [table, rows[at]]));
  }

  const undo = (batchId: string) => undoBatch(db, { batchId, nowMs });
  const redo = (batchId: string) => redoBatch(db, { batchId, nowMs });

  it('restores exactly what undoing removed: rows, ids, and what was changed', async () => {
    await bring(FIRST);
    const second = await bring(SECOND);
    const before = await trace();
    expect(await undo(second)).toMatchObject({ ok: true });
    expect(await trace()).not.toEqual(before);
    expect(await redo(second)).toEqual({ ok: true });
    expect(await trace()).toEqual(before);
    expect(await undo(second)).toMatchObject({ ok: true });
  });

  it('brings back the game that went with it, as it was, and then the imports that it had', async () => {
    const first = await bring(LIST, 'list.txt');
    await db.query(
      `update game set status = 'published', definition = jsonb_set(definition, '{tagline}', '"Hot."')`,
    );
    const second = await bring(FIRST);
    const before = await trace();
    expect([await undo(second), await undo(first)]).toMatchObject([
      { ok: true },
      { ok: true, isGameGone: true },
    ]);
    expect((await trace()).game).toEqual([]);
    expect(await redo(second)).toEqual({
      ok: false,
      sentence: 'The game of this import is gone. Redo the import that made it first.',
    });
    expect([await redo(first), await redo(second)]).toEqual([{ ok: true }, { ok: true }]);
    expect(await trace()).toEqual(before);
  });

  it.each([
    [
      'a card of that name was made',
      `insert into card (id, game_id, name, record, is_name_only)
      select 'mine', id, 'Spoon Knight', '{}', false from game`,
    ],
    [
      'a card that it changed was changed',
      `update card set record = jsonb_set(record, '{rules}', '"It sings."')
      where name = 'Kettle Ghost'`,
    ],
  ])('leaves everything as it is where %s meanwhile', async (_what, statement) => {
    await bring(FIRST);
    const second = await bring(SECOND);
    await undo(second);
    await db.query(statement);
    const before = await trace();
    expect(await redo(second)).toEqual({ ok: false, sentence: IN_THE_WAY });
    expect(await trace()).toEqual(before);
    expect(await readBatch(db, second)).toMatchObject({ state: 'undone' });
  });

  it('leaves no game behind where there is one of that name by now', async () => {
    const first = await bring(FIRST);
    await undo(first);
    await bring(FIRST);
    const before = await trace();
    expect(await redo(first)).toEqual({
      ok: false,
      sentence: 'There is a game “tea” by now. Import the file under another name.',
    });
    expect(await trace()).toEqual(before);
  });

  it('is possible for as long as undoing is', async () => {
    const first = await bring(FIRST);
    await undo(first);
    await sweepBatches(db, 1_000_000 + 29 * 86_400_000);
    expect(await redo(first)).toEqual({ ok: true });
    await undo(first);
    await sweepBatches(db, 1_000_000 + 31 * 86_400_000);
    expect(await redo(first)).toEqual({
      ok: false,
      sentence: 'This import is too old to be redone: what it changed is not kept any more.',
    });
  });

  it('that a process left half done is undone again', async () => {
    const first = await bring(FIRST);
    await undo(first);
    const empty = await trace();
    await redo(first);
    await db.query("update import_batch set state = 'storing' where id = $1", [first]);
    await sweepBatches(db, 3_000_000, true);
    expect(await trace()).toEqual(empty);
    expect(await readBatch(db, first)).toMatchObject({ state: 'undone' });
    expect(await redo(first)).toEqual({ ok: true });
  });
});

describe('what undoing an import would do', () => {
  it('is told with all that stands in its way', async () => {
    const db = await openTestDatabase(ANY_KIND);
    await emptyDatabase(db);
    const asked = { gameSlug: 'tea', gameName: 'Tea', createGame: true, acceptNew: true, map: null };
    const { batchId } = await importFile(db, {
      ...asked,
      path: 'list.txt',
      text: LIST,
      dryRun: false,
      skipRejects: false,
      nowMs: 1_000_000,
    });
    await db.query(
      `insert into draft (id, code, game_id, name, status, settings, template, seed, seed_hash, seats, is_solo, created_at)
       select 'd', 'd', t.game_id, 'Juno’s table', 'lobby', '{}', t.definition, '', '', 8, false, now() from draft_template t`,
    );
    await db.query(
      `update card set record = jsonb_set(record, '{rules}', '"It sings."') where name = 'Spoon Knight'`,
    );
    const batch = await readBatch(db, batchId ?? '');
    expect(batch && (await readUndoEffects(db, batch))).toMatchObject({
      goes: { card: 2, printing: 2, pack: 1, template: 1 },
      isGameGone: false,
      blockers: [
        'Since this import the card “Spoon Knight” changed or got more printings. Undo that first.',
        'The table “Juno’s table” is waiting to draft “List draft”. Close it first.',
      ],
      keptUntilMs: 1_000_000 + 30 * 86_400_000,
    });
    expect(await undoBatch(db, { batchId: batchId ?? '', nowMs })).toMatchObject({ ok: false });
    await db.close();
  });
});
