import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundledEntry } from '../bundledEntry.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';
import type { Fault } from './faultPoints.ts';

/** A server on an embedded database to which something can be made to happen from outside. */
export interface FaultyServer extends ServerProcess {
  /** From now on this is wrong. */
  suffer(fault: Fault): Promise<void>;
  /** Nothing is wrong any more. */
  recover(): Promise<void>;
}

/** Starts a server in whose process faults can be set; `faultFile` must lie outside of `dataDir`. */
export async function startFaultyServer(
  dataDir: string,
  faultFile: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<FaultyServer> {
  const faults = pathToFileURL(resolve(await bundledEntry('tests/harness/lines/faultPoints.ts'))).href;
  const server = await startServerProcess(dataDir, {
    NODE_OPTIONS: `--import=${faults}`,
    FAULT_FILE: faultFile,
    ...environment,
  });
  return {
    ...server,
    suffer: (fault) => writeFile(faultFile, fault),
    recover: () => rm(faultFile, { force: true }),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Resolves with the milliseconds it took when a process is gone; rejects after `patienceMs`. */
export async function untilGone(pid: number, patienceMs = 20_000): Promise<number> {
  const startedAt = performance.now();
  while (isAlive(pid)) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`Process ${pid} does not end.`);
    await pause(10);
  }
  return performance.now() - startedAt;
}
