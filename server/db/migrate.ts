import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { unknownWordIn } from './unknownWords.ts';

const MIGRATION_LOCK = 7_270_419;
const JOURNAL = join('meta', '_journal.json');

/** The last version with the separate migrations that the baseline replaced; it reads every level before the baseline. */
export const LAST_BEFORE_BASELINE = 'f0582e5';

/** The folder of the SQL migrations, found upward from this file, be it source or bundle; throws when missing. */
export function findMigrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const guess of [join(folder, 'migrations'), join(folder, 'server', 'db', 'migrations')]) {
      if (existsSync(join(guess, JOURNAL))) return guess;
    }
    if (folder === dirname(folder)) throw new Error(`No server/db/migrations was found at or above ${from}.`);
  }
}

type RunQuery = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Throws, before anything is changed, where the database is not one that the next steps can be taken from. */
async function refuseUnfit(run: RunQuery, migrationsFolder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis);
  const [table] = await run(`select to_regclass('drizzle.__drizzle_migrations')::text as at`);
  if (!table?.at) return;
  const [newest] = await run('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  if (newest?.at == null) return;
  const level = Number(newest.at);
  if (level > Math.max(...known))
    throw new Error('This database was written by a newer version of the program. Update the program first.');
  if (level < Math.min(...known))
    throw new Error(
      `This database was written by an older version. Start version ${LAST_BEFORE_BASELINE} once with it, then this one.`,
    );
  const unknown = level < Math.max(...known) ? await unknownWordIn(run) : null;
  if (unknown !== null) throw new Error(unknown);
}

/**
 * Brings an embedded database to the newest schema; throws when it is newer than this program or older than the baseline,
 * and where a row holds a word that the newest schema does not know. Then nothing was changed.
 */
export async function migrateEmbedded(
  pglite: PGlite,
  migrationsFolder = findMigrationsFolder(),
): Promise<void> {
  await refuseUnfit(async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows, migrationsFolder);
  await migratePglite(drizzleEmbedded(pglite), { migrationsFolder });
}

/** The same on a server, one process at a time: Drizzle's own migrator breaks when two run at once. */
export async function migrateServer(pool: Pool, migrationsFolder = findMigrationsFolder()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await refuseUnfit(
        async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
        migrationsFolder,
      );
      await migrateNodePostgres(drizzleServer(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Lets a role, quoted as SQL has it, read and write rows of every table, and nothing else. */
export async function grantRows(owner: Pool, role: string): Promise<void> {
  for (const schema of ['public', 'drizzle']) {
    await owner.query(`grant usage on schema ${schema} to ${role}`);
    await owner.query(`grant usage, select on all sequences in schema ${schema} to ${role}`);
  }
  await owner.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await owner.query(`grant select on all tables in schema drizzle to ${role}`);
}
