import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { LOG_ROWS, type LogRow } from './checker.ts';

/** The rows of a draft's log in an embedded database whose server has ended. */
export async function logInFolder(dataDir: string, draftId: string): Promise<LogRow[]> {
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'database') });
  try {
    return (await pglite.query<LogRow>(LOG_ROWS, [draftId])).rows;
  } finally {
    await pglite.close();
  }
}

/** The rows of a draft's log on a PostgreSQL server. */
export async function logOnServer(databaseUrl: string, draftId: string): Promise<LogRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<LogRow>(LOG_ROWS, [draftId])).rows;
  } finally {
    await client.end();
  }
}
