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

/**
 * The level of the oldest step whose program may serve the newest schema: every step after it only expands, which
 * `expandOnly/expandOnly.test.ts` checks. Raise it when a step contracts (docs/how-to/change-the-schema.md). Today: 0017_card_names.
 */
export const SERVES_FROM = 1_796_073_618_516;

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

/** The level of the oldest program that a newer one lets go on with its schema; null where none has said so. */
async function servesFrom(run: RunQuery): Promise<number | null> {
  const [table] = await run(`select to_regclass('drizzle.serves_from')::text as at`);
  if (!table?.at) return null;
  const [said] = await run('select level::text as level from drizzle.serves_from');
  return said?.level == null ? null : Number(said.level);
}

/** Says, for older programs that start later, which of them the schema still serves. */
async function noteServesFrom(run: RunQuery): Promise<void> {
  if ((await servesFrom(run)) === SERVES_FROM) return;
  await run('create table if not exists drizzle.serves_from (level bigint not null)');
  await run(
    `with gone as (delete from drizzle.serves_from) insert into drizzle.serves_from values (${SERVES_FROM})`,
  );
}

/** Before a step that contracts: a program that it no longer serves must not start from now on. */
async function noteRaisedServesFrom(run: RunQuery): Promise<void> {
  const oldest = await servesFrom(run);
  if (oldest !== null && oldest < SERVES_FROM) await noteServesFrom(run);
}

/**
 * Answers whether there is anything to do: a newer program's schema that still serves this one is left as it is. Throws,
 * before anything is changed, where the database is not one that the next steps can be taken from.
 */
async function isToBeMigrated(run: RunQuery, migrationsFolder: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis);
  const [table] = await run(`select to_regclass('drizzle.__drizzle_migrations')::text as at`);
  if (!table?.at) return true;
  const [newest] = await run('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  if (newest?.at == null) return true;
  const level = Number(newest.at);
  if (level > Math.max(...known)) {
    const oldest = await servesFrom(run);
    if (oldest !== null && oldest <= Math.max(...known)) return false;
    throw new Error('This database was written by a newer version of the program. Update the program first.');
  }
  if (level < Math.min(...known))
    throw new Error(
      `This database was written by an older version. Start version ${LAST_BEFORE_BASELINE} once with it, then this one.`,
    );
  const unknown = level < Math.max(...known) ? await unknownWordIn(run) : null;
  if (unknown !== null) throw new Error(unknown);
  return true;
}

/**
 * Brings an embedded database to the newest schema, or leaves that of a newer program whose schema serves this one, too;
 * throws when it serves this one no more, when it is older than the baseline, and where a row holds a word that the newest schema does not know. Then nothing was changed.
 */
export async function migrateEmbedded(
  pglite: PGlite,
  migrationsFolder = findMigrationsFolder(),
): Promise<void> {
  const run: RunQuery = async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows;
  if (!(await isToBeMigrated(run, migrationsFolder))) return;
  await noteRaisedServesFrom(run);
  await migratePglite(drizzleEmbedded(pglite), { migrationsFolder });
  await noteServesFrom(run);
}

/** The same on a server, one process at a time: Drizzle's own migrator breaks when two run at once. */
export async function migrateServer(pool: Pool, migrationsFolder = findMigrationsFolder()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const run: RunQuery = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows;
      if (!(await isToBeMigrated(run, migrationsFolder))) return;
      await noteRaisedServesFrom(run);
      await migrateNodePostgres(drizzleServer(client), { migrationsFolder });
      await noteServesFrom(run);
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
