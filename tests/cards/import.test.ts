import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '#server/cards/importFile.ts';
import type { Database } from '#server/db/open.ts';
import { DATABASE_KINDS, emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';

const TABLE = `name,cost,type,rarity,set,number,text
Kettle Ghost,2,Being,common,TEA,1,It whistles.
Saucer Moon,3,Place,rare,TEA,2,
`;
const BROKEN = `name,cost,type,rarity,set,number,text
Kettle Ghost,9,Being,common,TEA,1,It whistles twice.
Saucer Moon,a lot,Place,rare,TEA,2,
`;

const ask = (text: string, more: Partial<Parameters<typeof importFile>[1]> = {}) => ({
  path: 'tea.csv',
  text,
  gameSlug: 'tea',
  gameName: 'Tea',
  createGame: true,
  dryRun: false,
  skipRejects: false,
  map: null,
  nowMs: 1_000_000,
  ...more,
});

async function contentOf(db: Database) {
  const cards = await db.query<{ name: string; cost: string }>(
    "select name, record->>'cost' as cost from card order by name",
  );
  const [counts] = await db.query<{ printings: number; games: number; staged: number; batches: number }>(
    `select (select count(*)::int from printing) as printings, (select count(*)::int from game) as games,
       (select count(*)::int from import_row) as staged, (select count(*)::int from import_batch) as batches`,
  );
  return { cards, ...counts };
}

describe.each(DATABASE_KINDS)('importing a file of cards (%s database)', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db?.close());

  it('refuses a game that is not there, in a sentence', async () => {
    await emptyDatabase(db);
    const report = await importFile(db, ask(TABLE, { createGame: false }));
    expect(report.refusal).toBe('There is no game "tea". Add --create-game to make it.');
    expect((await contentOf(db)).games).toBe(0);
  });

  it('changes nothing in a dry run', async () => {
    await emptyDatabase(db);
    const report = await importFile(db, ask(TABLE, { dryRun: true }));
    expect(report).toMatchObject({ refusal: null, cards: 2, printings: 2, created: 4, updated: 0 });
    expect(await contentOf(db)).toEqual({ cards: [], printings: 0, games: 0, staged: 0, batches: 0 });
  });

  it('brings cards in once, however often it is repeated [spec 0.2]', async () => {
    await emptyDatabase(db);
    expect(await importFile(db, ask(TABLE))).toMatchObject({
      created: 4,
      updated: 0,
      skipped: 0,
      refusal: null,
    });
    expect(await importFile(db, ask(TABLE))).toMatchObject({
      created: 0,
      updated: 0,
      skipped: 4,
      refusal: null,
    });
    expect(await contentOf(db)).toMatchObject({
      cards: [
        { name: 'Kettle Ghost', cost: '2' },
        { name: 'Saucer Moon', cost: '3' },
      ],
      printings: 2,
    });
  });

  it('changes nothing when a row is broken, and names the row', async () => {
    await emptyDatabase(db);
    await importFile(db, ask(TABLE));
    const before = await contentOf(db);
    const report = await importFile(db, ask(BROKEN));
    expect(report.rejected).toEqual([expect.objectContaining({ row: 3, column: 'cost', found: 'a lot' })]);
    expect(report.refusal).toContain('Row 3, cost: found a lot');
    expect(await contentOf(db)).toEqual(before);
  });

  it('stores the good rows of a broken file when asked to', async () => {
    await emptyDatabase(db);
    const report = await importFile(db, ask(BROKEN, { skipRejects: true }));
    expect(report).toMatchObject({ refusal: null, created: 2 });
    expect((await contentOf(db)).cards).toEqual([{ name: 'Kettle Ghost', cost: '9' }]);
  });
});
