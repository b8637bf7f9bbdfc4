import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BEAT_MS } from '#server/affinity/processes.ts';
import { freePort } from '../../harness/lines/freePort.ts';
import { haproxyProgram, startHaproxy } from '../../harness/lines/haproxy.ts';
import { redisProgram, startRedis } from '../../harness/lines/redisServer.ts';
import { startOwnDatabase } from '../../harness/ownDatabase.ts';
import { AS_HOSTED, type ServerProcess, startServerProcess } from '../../harness/serverProcess.ts';
import { figureOf, figuresOf } from '../../load/processFigures.ts';

/** What a process has used and heard since it began. */
export interface Count {
  readonly name: string;
  /** Processor time in seconds. */
  readonly cpuSeconds: number;
  /** Messages of other processes about what somebody looks at here. */
  readonly heard: number;
  readonly lines: number;
}

/** Processes on PostgreSQL and Redis behind HAProxy, as `compose.many.yaml` has them. */
export interface ManySite {
  readonly url: string;
  readonly names: readonly string[];
  counts(): Promise<readonly Count[]>;
  stop(): Promise<void>;
}

/** Starts so many processes; null where there is no HAProxy or no Redis, or the system does not tell what a process uses. */
export async function startManySite(processes: number): Promise<ManySite | null> {
  const [balancing, bus] = [await haproxyProgram(), await redisProgram()];
  if (!balancing || !bus || !(await figuresOf(process.pid))) return null;
  const folder = await mkdtemp(join(tmpdir(), 'passleft-many-'));
  const database = await startOwnDatabase();
  const redis = await startRedis(bus);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const servers = new Map<string, ServerProcess>();
  for (let number = 1; number <= processes; number++) {
    const name = `passleft-${number}`;
    const environment = {
      DATABASE_URL: database.url,
      BUS_URL: redis.url,
      PUBLIC_URL: url,
      PROCESS_NAME: name,
      TRUST_PROXY: 'loopback',
    };
    servers.set(name, await startServerProcess(join(folder, name), environment, AS_HOSTED));
  }
  const ports = [...servers].map(([name, server]) => ({ name, port: Number(new URL(server.url).port) }));
  const balancer = await startHaproxy(balancing, port, ports);
  await pause(2 * BEAT_MS);
  return {
    url,
    names: [...servers.keys()],
    counts: () =>
      Promise.all(
        [...servers].map(async ([name, server]) => ({
          name,
          cpuSeconds: (await figuresOf(server.pid()))?.cpuSeconds ?? Number.NaN,
          heard: await figureOf(server, 'passleft_bus_messages_total', 'way="heard"'),
          lines: await figureOf(server, 'passleft_lines_open'),
        })),
      ),
    async stop() {
      await balancer.stop();
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await redis.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
