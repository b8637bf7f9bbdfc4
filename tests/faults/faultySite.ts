import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultyServer } from '../harness/lines/faultyServer.ts';
import { layPostgresLine, type PostgresLine } from '../harness/lines/postgresLine.ts';
import { laySilentLine, type SilentLine } from '../harness/lines/silentLine.ts';
import type { ServerProcess } from '../harness/serverProcess.ts';

/** One process that reaches its PostgreSQL over one line, as people reach it over another: all three can fail. */
export interface FaultySite {
  readonly server: ServerProcess;
  readonly people: SilentLine;
  readonly database: PostgresLine;
  /** The database without the line. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts one on an empty database. */
export async function startFaultySite(databaseUrl: string): Promise<FaultySite> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-site-'));
  const database = await layPostgresLine(databaseUrl);
  const server = await startFaultyServer(join(folder, 'data'), join(folder, 'fault'), {
    DATABASE_URL: database.url,
    TRUST_PROXY: 'loopback',
  });
  const people = await laySilentLine(Number(new URL(server.url).port));
  return {
    server,
    people,
    database,
    databaseUrl,
    async stop() {
      await server.stop();
      await people.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
