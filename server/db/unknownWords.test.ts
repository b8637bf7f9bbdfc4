import { afterEach, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from './database.ts';
import { fillEveryTable } from './everyTable.testkit.ts';
import { migrateServer } from './migrate.ts';
import { openPool, serverDatabase } from './postgres.ts';
import { knownMigrations, takeMigrations } from './schemaLevel.ts';
import { KNOWN_WORDS } from './unknownWords.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A database with all but the last `behind` steps taken, and two rows in every table. */
async function filledDatabase(behind: number): Promise<{ db: Database; url: string }> {
  const { url, drop } = await createServerDatabase();
  const db = serverDatabase(openPool(url, 3), url);
  closings.push(async () => {
    await db.close();
    await drop();
  });
  const steps = knownMigrations();
  await db.transaction((tx) => takeMigrations(tx, steps.slice(0, steps.length - behind)));
  await fillEveryTable(db);
  return { db, url };
}

/** Steps up to the one that adds the constraints. */
const BEHIND = knownMigrations().length - 12;

const migrated = async (url: string) => {
  const pool = openPool(url, 1);
  try {
    await migrateServer(pool);
  } finally {
    await pool.end();
  }
};

/** Columns of several words. */
const ARRAYS: ReadonlySet<string> = new Set(['member.roles', 'passkey.transports', 'web_hook.events']);

describe('columns of words', () => {
  it('refuse every word that their schema does not have', async () => {
    const { db } = await filledDatabase(0);
    expect(KNOWN_WORDS.size).toBeGreaterThan(15);
    for (const at of KNOWN_WORDS.keys()) {
      const [table, column] = at.split('.');
      const word = ARRAYS.has(at) ? "'{unheard-of}'" : "'unheard-of'";
      const changing = db.query(`update "${table}" set "${column}" = ${word}`);
      await expect(changing, at).rejects.toThrow(`${table}_${column}_known`);
    }
  });

  it('are looked through before an older database is brought to them: a row that does not fit is named', async () => {
    const { db, url } = await filledDatabase(BEHIND);
    const [row] = await db.query<{ id: string }>(
      "update game set status = 'half-done' where id = (select min(id) from game) returning id",
    );
    await expect(migrated(url)).rejects.toThrow(
      `The row ${row?.id} of "game" has the status "half-done", which this version does not know. Correct it first. Nothing was changed.`,
    );
    const left = await db.query("select 1 from pg_constraint where conname like '%\\_known'");
    expect(left).toEqual([]);
    await db.query("update game set status = 'draft' where status = 'half-done'");
    await migrated(url);
    // Those of a table's parts come from the table.
    const own = await db.query("select 1 from pg_constraint where conname like '%\\_known' and conislocal");
    expect(own).toHaveLength(KNOWN_WORDS.size);
  });
});
