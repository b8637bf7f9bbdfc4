import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { embeddedDatabase, openPglite } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import { openPool, serverDatabase } from './postgres.ts';

export type { Database, Sql } from './database.ts';

/** Where the database is: a server if `databaseUrl` is set, else memory or the folder `database` in `dataDir`. */
export interface DatabaseAddress {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly inMemory?: boolean | undefined;
}

/** The folder of the embedded database; its lock stands beside it as `database.lock`. */
export const embeddedDirectory = (dataDir: string) => join(dataDir, 'database');

async function openServer(databaseUrl: string): Promise<Database> {
  const pool = openPool(databaseUrl);
  try {
    await migrateServer(pool);
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

async function openOnDisk(dataDir: string): Promise<Database> {
  const directory = embeddedDirectory(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(directory);
  try {
    const pglite = await openPglite(directory);
    try {
      await migrateEmbedded(pglite);
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

/** Opens the database and brings it to the newest schema; throws DirectoryHeldError when another process has it. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  if (address.databaseUrl) return openServer(address.databaseUrl);
  return address.inMemory ? openInMemory() : openOnDisk(address.dataDir);
}
