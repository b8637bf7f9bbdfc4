import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { embeddedDatabase, openPglite } from '#server/db/embedded.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import * as schema from '#server/db/schema.ts';
import { databaseAt } from './postgresForTests.ts';

/** For `describe.each(DATABASE_KINDS)`: what nothing else tries on both databases runs on both. */
export const DATABASE_KINDS = ['embedded', 'server'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/**
 * For tests that the time of a run does not allow on both: on the server, where races are real. The embedded database is
 * then tried by them with EVERY_DATABASE set alone, before a release.
 */
export const SERVER_FIRST_KINDS: readonly DatabaseKind[] =
  process.env.EVERY_DATABASE === undefined ? ['server'] : DATABASE_KINDS;

/** For tests to which it does not matter: one on the server is made in a twentieth of a second, an embedded one in two. */
export const ANY_KIND: DatabaseKind = process.env.EVERY_DATABASE === undefined ? 'server' : 'embedded';

/** A migrated, empty database of its own; `close` it in afterAll. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'embedded' ? openEmbedded() : openOnServer();
}

/** Empties all tables. Few rows are deleted much faster than the files of fifty tables are made anew. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((part) => is(part, PgTable));
  const deletions = tables.map((table) => `delete from "${getTableName(table)}";`).join(' ');
  // As a replica nobody is asked whether another row points here.
  await db.query(`do $$ begin set local session_replication_role = replica; ${deletions} end $$`);
}

/** A new database on the test server; without `template` it has no tables. `drop` it in afterAll. */
export async function createServerDatabase(
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = inject('testDatabaseUrl');
  if (!url)
    throw new Error('Register tests/support/postgresForTests.ts as globalSetup of this test project.');
  const name = `passleft_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url: databaseAt(url, name),
    drop: () => asAdmin(url, `drop database if exists ${name} with (force)`),
  };
}

/** A role that may connect to this database and nothing else; `drop` it after the database. */
export async function createBareRole(
  databaseUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = inject('testDatabaseUrl');
  const [name, password] = [
    `passleft_role_${randomBytes(6).toString('hex')}`,
    randomBytes(12).toString('hex'),
  ];
  await asAdmin(admin, `create role ${name} login password '${password}'`);
  const url = new URL(databaseUrl);
  [url.username, url.password] = [name, password];
  return { url: url.href, drop: () => asAdmin(admin, `drop role if exists ${name}`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

async function openEmbedded(): Promise<Database> {
  const image = new Blob([readFileSync(inject('embeddedImagePath'))]);
  return embeddedDatabase(await openPglite(undefined, image), () => undefined);
}

async function openOnServer(): Promise<Database> {
  const { url, drop } = await createServerDatabase(inject('testDatabaseTemplate'));
  const db = serverDatabase(openPool(url, 5), url);
  return {
    ...db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}
