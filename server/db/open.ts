import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { closeToOthers, makePrivate } from './directory/privateFolder.ts';
import { embeddedDatabase, openPglite } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { grantRows, migrateEmbedded, migrateServer } from './migrate.ts';
import { openPool, serverDatabase } from './postgres.ts';

export type { Database, Sql } from './database.ts';

/** Where the database is: a server if `databaseUrl` is set, else memory or the folder `database` in `dataDir`. */
export interface DatabaseAddress {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Changes the schema in the place of `databaseUrl`, whose role is then only granted reading and writing of rows. */
  readonly migrationDatabaseUrl?: string | undefined;
  readonly inMemory?: boolean | undefined;
  /** Leaves the schema as it is, for those who read all tables whatever they are. */
  readonly asItIs?: boolean | undefined;
}

/** The folder of the embedded database; its lock stands beside it as `database.lock`. */
export const embeddedDirectory = (dataDir: string) => join(dataDir, 'database');

async function migrateAsOwner(pool: Pool, migrationDatabaseUrl: string): Promise<void> {
  const owner = openPool(migrationDatabaseUrl, 1);
  try {
    await migrateServer(owner);
    const { rows } = await pool.query<{ role: string }>('select quote_ident(current_user) as role');
    for (const { role } of rows) await grantRows(owner, role);
  } finally {
    await owner.end();
  }
}

async function openServer(
  databaseUrl: string,
  migrationDatabaseUrl: string | undefined,
  asItIs: boolean,
): Promise<Database> {
  const pool = openPool(databaseUrl);
  try {
    if (!asItIs && migrationDatabaseUrl) await migrateAsOwner(pool, migrationDatabaseUrl);
    else if (!asItIs) await migrateServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return serverDatabase(pool, databaseUrl);
}

async function openInMemory(): Promise<Database> {
  const pglite = await openPglite();
  await migrateEmbedded(pglite);
  return embeddedDatabase(pglite, () => undefined);
}

async function openOnDisk(dataDir: string, asItIs: boolean): Promise<Database> {
  const directory = embeddedDirectory(dataDir);
  const isOurs = makePrivate(dataDir);
  const lock = lockDirectory(directory);
  try {
    const pglite = await openPglite(directory);
    try {
      if (!asItIs) await migrateEmbedded(pglite);
      if (isOurs) closeToOthers(dataDir);
    } catch (error) {
      await pglite.close();
      throw error;
    }
    return embeddedDatabase(pglite, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the database and, unless told otherwise, brings it to the newest schema; throws DirectoryHeldError when another process has it. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const { dataDir, databaseUrl, migrationDatabaseUrl, inMemory = false, asItIs = false } = address;
  if (databaseUrl) return openServer(databaseUrl, migrationDatabaseUrl, asItIs);
  return inMemory ? openInMemory() : openOnDisk(dataDir, asItIs);
}
