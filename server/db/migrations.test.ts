import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { readStoredColumns } from './backup/backupFormat.ts';
import type { Database } from './database.ts';
import { embeddedDatabase, openPglite } from './embedded.ts';
import { fillEveryTable, readEveryTable } from './everyTable.testkit.ts';
import { makeLaterMigrations } from './laterMigrations.testkit.ts';
import { findMigrationsFolder, migrateEmbedded, migrateServer } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPool, serverDatabase } from './postgres.ts';
import * as schema from './schema.ts';
import { knownMigrations, type Migration, schemaLevelOf, takeMigrations } from './schemaLevel.ts';
import { readSchemaShape } from './schemaShape.testkit.ts';

/** The same statements; making an embedded database costs as much as all the rest. */
const isSpared = process.env.EVERY_DATABASE === undefined;
const steps = knownMigrations();
const newest = steps.at(-1)?.level;
const drizzleTables = Object.values(schema).filter((part) => is(part, PgTable));

/** The level of f0582e5, the last version with separate migrations: its databases and backups are read as they are. */
const BASELINE_LEVEL = 1_795_611_341_739;
const SHAPE_OF_F0582E5 = join(import.meta.dirname, '../../tests/fixtures/backup-f0582e5/schema.txt');
const OLDER =
  'This database was written by an older version. Start version f0582e5 once with it, then this one.';

const baseline = (): Migration => {
  const [first] = steps;
  if (!first) throw new Error('There are no migrations.');
  return first;
};

interface OldDatabase {
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}

/** A database on the test server with these steps taken. */
async function databaseAfter(taken: readonly Migration[]): Promise<OldDatabase> {
  const { url, drop } = await createServerDatabase();
  const db = serverDatabase(openPool(url, 3), url);
  await db.transaction((tx) => takeMigrations(tx, taken));
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

/** The notes of the 22 steps that f0582e5 left where Drizzle looks: their levels grow up to that of the baseline. */
async function noteSeparateSteps(db: Database): Promise<void> {
  await db.query('delete from drizzle.__drizzle_migrations');
  await db.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'step ' || step, $1::bigint - (21 - step) * 60000 from generate_series(0, 21) step`,
    [BASELINE_LEVEL],
  );
}

const notesOf = (db: Database) =>
  db.query('select hash, created_at from drizzle.__drizzle_migrations order by id');

async function migrateAt(url: string, folder?: string): Promise<void> {
  const pool = openPool(url, 1);
  try {
    await migrateServer(pool, folder);
  } finally {
    await pool.end();
  }
}

describe('the baseline', () => {
  const shapeOfF0582e5 = readFileSync(SHAPE_OF_F0582E5, 'utf8').trimEnd().split('\n');

  it('has the level of f0582e5, and every later step a higher one than the step before it', () => {
    const levels = steps.map(({ level }) => level);
    expect(levels[0]).toBe(BASELINE_LEVEL);
    expect(levels).toEqual([...new Set(levels)].toSorted((a, b) => a - b));
  });

  it('has one snapshot, which is that of the newest step', () => {
    const names = readdirSync(join(findMigrationsFolder(), 'meta')).filter(
      (name) => name !== '_journal.json',
    );
    expect(names).toEqual([`${String(steps.length - 1).padStart(4, '0')}_snapshot.json`]);
  });

  it('makes the tables that the 22 migrations made, column for column, and knows the same image hosts', async () => {
    const made = await databaseAfter([baseline()]);
    expect(await readSchemaShape(made.db)).toEqual(shapeOfF0582e5);
    expect(await made.db.query('select host from image_host order by host collate "C"')).toEqual(
      [
        'card-images.netrunnerdb.com',
        'cards.fabtcg.com',
        'cards.scryfall.io',
        'images.digimoncard.io',
        'images.dreamborn.ink',
        'images.pokemontcg.io',
        'lorcana-api.com',
      ].map((host) => ({ host })),
    );
    await made.close();
  });

  it.skipIf(isSpared)('makes the same tables in the embedded database', async () => {
    const db = embeddedDatabase(await openPglite(), () => undefined);
    await db.transaction((tx) => takeMigrations(tx, [baseline()]));
    expect(await readSchemaShape(db)).toEqual(shapeOfF0582e5);
    await db.close();
  });

  it('opens a database of f0582e5 as it is, with nothing to do but the steps after it', async () => {
    const old = await databaseAfter([baseline()]);
    await noteSeparateSteps(old.db);
    await fillEveryTable(old.db);
    const columns = await readStoredColumns(old.db);
    const before = await readEveryTable(old.db, columns);
    const notes = await notesOf(old.db);
    const opened = await openDatabase({ dataDir: '', databaseUrl: old.url });
    const later = steps.slice(1).map(({ hash, level }) => ({ hash, created_at: level }));
    expect(await notesOf(opened)).toEqual([...notes, ...later]);
    expect(await readEveryTable(opened, columns)).toEqual(before);
    await opened.close();
    await old.close();
  });

  it('refuses a database of any older level in a sentence, and changes nothing', async () => {
    for (const behind of [1, 1_000_000_000]) {
      const old = await databaseAfter([baseline()]);
      await fillEveryTable(old.db);
      await old.db.query('update drizzle.__drizzle_migrations set created_at = $1', [
        BASELINE_LEVEL - behind,
      ]);
      const everything = async () => [
        await notesOf(old.db),
        await readSchemaShape(old.db),
        await readEveryTable(old.db, await readStoredColumns(old.db)),
      ];
      const before = await everything();
      await expect(openDatabase({ dataDir: '', databaseUrl: old.url })).rejects.toThrow(new Error(OLDER));
      expect(await everything()).toEqual(before);
      await old.close();
    }
  });

  it('refuses an older embedded database, too', async () => {
    const pglite = await openPglite();
    const old = { level: BASELINE_LEVEL - 1, hash: 'older', statements: ['create table member (id text)'] };
    const db = embeddedDatabase(pglite, () => undefined);
    await db.transaction((tx) => takeMigrations(tx, [old]));
    await expect(migrateEmbedded(pglite)).rejects.toThrow(new Error(OLDER));
    expect(await schemaLevelOf(db)).toBe(old.level);
    expect([...(await readStoredColumns(db)).keys()]).toEqual(['member']);
    await db.close();
  });
});

describe('a database of every earlier level', () => {
  let later: { folder: string; remove: () => Promise<void> };
  let withLater: readonly Migration[];

  beforeAll(async () => {
    later = await makeLaterMigrations();
    withLater = knownMigrations(later.folder);
  });
  afterAll(() => later?.remove());

  const isNewest = async (db: Database) => (await schemaLevelOf(db)) === withLater.at(-1)?.level;

  it.each(steps.map((_, at) => at + 1))(
    'made after %i steps is brought to the newest with every row it had',
    async (count) => {
      const old = await databaseAfter(steps.slice(0, count));
      await fillEveryTable(old.db);
      const columns = await readStoredColumns(old.db);
      const before = await readEveryTable(old.db, columns);
      expect(Object.values(before).every((rows) => rows.length >= 2)).toBe(true);
      await migrateAt(old.url, later.folder);
      expect(await isNewest(old.db)).toBe(true);
      expect(await readEveryTable(old.db, columns)).toEqual(before);
      for (const table of drizzleTables) {
        const rows: unknown[] = await old.db.drizzle.select().from(table);
        // A table that was made later begins empty.
        expect(rows, getTableName(table)).toHaveLength(before[getTableName(table)] ? 2 : 0);
      }
      expect(await old.db.query('select handle from invented_note')).toHaveLength(2);
      await old.close();
    },
  );

  it.skipIf(isSpared)('is brought there in the embedded database, too', async () => {
    const pglite = await openPglite();
    const db = embeddedDatabase(pglite, () => undefined);
    await db.transaction((tx) => takeMigrations(tx, [baseline()]));
    await fillEveryTable(db);
    await migrateEmbedded(pglite, later.folder);
    expect(await isNewest(db)).toBe(true);
    expect(await db.query('select handle from invented_note')).toHaveLength(2);
    await db.close();
  });

  it('leaves the old version whole when its line is cut in the middle, and does it at the next start [C17]', async () => {
    const old = await databaseAfter(steps);
    await fillEveryTable(old.db);
    const columns = await readStoredColumns(old.db);
    const before = await readEveryTable(old.db, columns);
    const observer = await databaseAfter([]);

    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let hasLock: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      hasLock = resolve;
    });
    // The later step reads this table near its end, and waits here with everything before it done.
    const blocker = old.db.transaction(async (tx) => {
      await tx.query('lock table member in access exclusive mode');
      hasLock();
      await held;
    });
    await locked;
    const migrating = migrateAt(old.url, later.folder).then(
      () => 'migrated',
      (fault: unknown) => String(fault),
    );
    const database = new URL(old.url).pathname.slice(1);
    let cut: unknown[] = [];
    while (cut.length === 0)
      cut = await observer.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and wait_event_type = 'Lock' and query ilike '%invented_note%'`,
        [database],
      );
    expect(await migrating).not.toBe('migrated');
    letGo();
    await blocker;
    expect(await schemaLevelOf(old.db)).toBe(newest);
    expect(await readStoredColumns(old.db)).toStrictEqual(columns);
    expect(await readEveryTable(old.db, columns)).toStrictEqual(before);

    await migrateAt(old.url, later.folder);
    expect(await isNewest(old.db)).toBe(true);
    for (const one of [observer, old]) await one.close();
  });
});
