import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logFileOf } from '#server/results/results.ts';
import { playToTheEnd, type Steered, startSteered, startTable } from '#tests/harness/steered.ts';
import { readStoredColumns, type StoredColumn } from './backup/backupFormat.ts';
import type { Database, Sql } from './database.ts';
import { embeddedDatabase, openPglite } from './embedded.ts';
import { fillEveryTable, readEveryTable } from './everyTable.testkit.ts';
import { migrateEmbedded } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPool, serverDatabase } from './postgres.ts';
import * as schema from './schema.ts';
import { knownMigrations, schemaLevelOf, takeMigrations } from './schemaLevel.ts';
import { createServerDatabase } from './testDatabases.ts';

/** The same statements; making an embedded database costs as much as all the rest. */
const isSpared = process.env.EVERY_DATABASE === undefined;
const steps = knownMigrations();
const newest = steps.at(-1)?.level;
const earlier = steps.slice(0, -1).map((_, at) => at + 1);
const drizzleTables = Object.values(schema).filter((part) => is(part, PgTable));

/** What a draft is played again from, in the order in which rows may point at rows. */
const OF_A_DRAFT = ['member', 'game', 'card', 'printing', 'catalogue', 'draft', 'seat', 'draft_log'];

/** Rows that a step throws away on purpose, since they are made anew. */
const MADE_ANEW = new Set(['card_figure', 'figured_draft', 'import_row']);

interface OldDatabase {
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}

/** A database on the test server as the program made it after so many steps. */
async function databaseAfter(count: number): Promise<OldDatabase> {
  const { url, drop } = await createServerDatabase();
  const db = serverDatabase(openPool(url, 3), url);
  await db.transaction((tx) => takeMigrations(tx, steps.slice(0, count)));
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

type Kept = ReadonlyMap<string, readonly Record<string, string | null>[]>;

async function rowsAsText(sql: Sql, tables: readonly string[]): Promise<Kept> {
  const columns = await readStoredColumns(sql);
  const kept = new Map<string, readonly Record<string, string | null>[]>();
  for (const table of tables) {
    const values = (columns.get(table) ?? []).map(({ column }) => `"${column}"::text`).join(', ');
    kept.set(table, await sql.query(`select ${values} from "${table}"`));
  }
  return kept;
}

/** Puts the rows into a database that may not have all of their columns yet. */
async function putRows(sql: Sql, kept: Kept): Promise<void> {
  const known = await readStoredColumns(sql);
  for (const [table, rows] of kept) {
    const columns: readonly StoredColumn[] = known.get(table) ?? [];
    const names = columns.map(({ column }) => `"${column}"`).join(', ');
    const values = columns.map(({ column, type }) => `(r ->> '${column}')::${type}`).join(', ');
    await sql.query(
      `insert into "${table}" (${names}) select ${values} from json_array_elements($1::json) r`,
      [JSON.stringify(rows)],
    );
  }
}

describe('a database of every earlier version', { timeout: 60_000 }, () => {
  let steered: Steered;
  let draftId: string;
  let kept: Kept;
  let finalStateHash: string;

  beforeAll(async () => {
    steered = await startSteered('server');
    const table = await startTable(steered, 2);
    draftId = table.draftId;
    await playToTheEnd(table);
    kept = await rowsAsText(steered.db, OF_A_DRAFT);
    finalStateHash = (await logFileOf(steered.db, draftId)).finalStateHash;
  }, 60_000);
  afterAll(() => steered?.stop());

  it.each(earlier)('made after %i steps is brought to the newest with every row it had', async (count) => {
    const old = await databaseAfter(count);
    await fillEveryTable(old.db);
    await putRows(old.db, kept);
    const columns = await readStoredColumns(old.db);
    const before = await readEveryTable(old.db, columns);
    expect(Object.values(before).every((rows) => rows.length >= 2)).toBe(true);

    const db = await openDatabase({ dataDir: '', databaseUrl: old.url });
    expect(await schemaLevelOf(db)).toBe(newest);
    const after = await readEveryTable(db, columns);
    for (const [table, rows] of Object.entries(before)) {
      const isMadeAnew = MADE_ANEW.has(table) && after[table]?.length === 0;
      if (!isMadeAnew) expect(after[table], table).toStrictEqual(rows);
    }
    for (const table of drizzleTables) {
      const rows: unknown[] = await db.drizzle.select().from(table);
      expect(rows.length, getTableName(table)).toBe(after[getTableName(table)]?.length ?? rows.length);
    }
    expect((await logFileOf(db, draftId)).finalStateHash).toBe(finalStateHash);
    await db.close();
    await old.close();
  });

  it.skipIf(isSpared)('is brought there in the embedded database, too', async () => {
    const pglite = await openPglite();
    const db = embeddedDatabase(pglite, () => undefined);
    await db.transaction((tx) => takeMigrations(tx, steps.slice(0, 1)));
    await putRows(db, kept);
    await migrateEmbedded(pglite);
    expect(await schemaLevelOf(db)).toBe(newest);
    expect((await logFileOf(db, draftId)).finalStateHash).toBe(finalStateHash);
    await db.close();
  });
});

describe('bringing a database to the newest version', { timeout: 30_000 }, () => {
  it('leaves the old version whole when its line is cut in the middle, and does it at the next start', async () => {
    const old = await databaseAfter(3);
    await fillEveryTable(old.db);
    const columns = await readStoredColumns(old.db);
    const before = await readEveryTable(old.db, columns);
    const observer = await databaseAfter(0);

    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let hasLock: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      hasLock = resolve;
    });
    // A later step changes this table, and waits here with the earlier ones done.
    const blocker = old.db.transaction(async (tx) => {
      await tx.query('lock table export_template in access exclusive mode');
      hasLock();
      await held;
    });
    await locked;
    const opening = openDatabase({ dataDir: '', databaseUrl: old.url }).then(
      () => 'opened',
      (fault: unknown) => String(fault),
    );
    const database = new URL(old.url).pathname.slice(1);
    let cut: unknown[] = [];
    while (cut.length === 0)
      cut = await observer.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and wait_event_type = 'Lock' and query ilike '%export_template%'`,
        [database],
      );
    expect(await opening).not.toBe('opened');
    letGo();
    await blocker;
    expect(await schemaLevelOf(old.db)).toBe(steps[2]?.level);
    expect(await readStoredColumns(old.db)).toStrictEqual(columns);
    expect(await readEveryTable(old.db, columns)).toStrictEqual(before);

    const db = await openDatabase({ dataDir: '', databaseUrl: old.url });
    expect(await schemaLevelOf(db)).toBe(newest);
    await db.close();
    for (const one of [observer, old]) await one.close();
  });
});
