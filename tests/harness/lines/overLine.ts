import { inject } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { canaryGame } from '../canaryGame.ts';
import { startServer } from '../runningServer.ts';
import type { Steered } from '../steered.ts';
import { layPostgresLine, type PostgresLine } from './postgresLine.ts';

/** A server of this process with the time of day, whose PostgreSQL is reached over a line that can fail. */
export interface OverLine extends Steered {
  readonly line: PostgresLine;
  /** The database without the line, to look at it while the line is cut. */
  readonly databaseUrl: string;
}

const CARDS = 360;
const CONNECTIONS = 5;

/** Starts one; its clockwork runs. */
export async function startOverLine(): Promise<OverLine> {
  const database = await createServerDatabase(inject('testDatabaseTemplate'));
  const line = await layPostgresLine(database.url);
  const db = serverDatabase(openPool(line.url, CONNECTIONS), line.url);
  await storeBundle(db, canaryGame(CARDS), Date.now());
  const begin = () => startServer(db);
  let server = await begin();
  return {
    db,
    line,
    databaseUrl: database.url,
    clock: {
      get nowMs() {
        return Date.now();
      },
    },
    server: () => server,
    async restart() {
      await server.stop();
      server = await begin();
      await server.resume();
    },
    async stop() {
      await server.stop();
      await db.close();
      await line.close();
      await database.drop();
    },
  };
}
