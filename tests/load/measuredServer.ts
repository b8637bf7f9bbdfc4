import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataDir } from '../harness/newDataDir.ts';
import { startOwnDatabase } from '../harness/ownDatabase.ts';
import { AS_HOSTED, type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { figuresOf, type ProcessFigures } from './processFigures.ts';

/** One site whose processes are measured from outside. */
export interface MeasuredServer {
  readonly urls: readonly [string, ...string[]];
  /** Processor time and memory of all its processes together, without the database's; null where the system does not tell. */
  figures(): Promise<ProcessFigures | null>;
  stop(): Promise<void>;
}

/** A crowd's guests come from addresses of their own, as they would behind a proxy. */
const ENVIRONMENT = { TRUST_PROXY: 'loopback' };

function measured(
  processes: readonly [ServerProcess, ...ServerProcess[]],
  cleanUp: () => Promise<void>,
): MeasuredServer {
  const [first, ...others] = processes;
  return {
    urls: [first.url, ...others.map(({ url }) => url)],
    async figures() {
      const each = await Promise.all(processes.map((process) => figuresOf(process.pid())));
      const sum = (key: keyof ProcessFigures) => each.reduce((total, one) => total + (one?.[key] ?? 0), 0);
      if (each.includes(null)) return null;
      return { cpuSeconds: sum('cpuSeconds'), memoryMb: sum('memoryMb'), mostMemoryMb: sum('mostMemoryMb') };
    },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await cleanUp();
    },
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'passleft-load-'));

/** One process with the embedded database. */
export async function startEmbedded(more: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> {
  const dataDir = await newDataDir('passleft-load-');
  const server = await startServerProcess(dataDir, { ...ENVIRONMENT, ...more }, AS_HOSTED);
  return measured([server], () => rm(dataDir, { recursive: true, force: true }));
}

/** Processes on one PostgreSQL that waits for its disk. */
export async function startOnPostgres(processes: number): Promise<MeasuredServer> {
  const database = await startOwnDatabase();
  const folders: string[] = [];
  const start = async () => {
    const folder = await newFolder();
    folders.push(folder);
    return startServerProcess(folder, { ...ENVIRONMENT, DATABASE_URL: database.url }, AS_HOSTED);
  };
  // One after the other: the first one makes the tables.
  const first = await start();
  const others: ServerProcess[] = [];
  while (others.length < processes - 1) others.push(await start());
  return measured([first, ...others], async () => {
    await database.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
}
