import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseAt, startPostgres } from '#tests/support/postgresForTests.ts';

/** An empty database on a PostgreSQL that waits for its disk, for commands. */
export async function startOwnDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startPostgres({ isSafe: true });
  const name = `passleft_own_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return { url: databaseAt(postgres.url, name), stop: postgres.stop };
}
