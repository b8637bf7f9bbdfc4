import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { bundledEntry } from './bundledEntry.ts';
import { freePort } from './lines/freePort.ts';

/** A server in a process of its own, as `npm start` runs it, that can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: () => number;
  /** Ends it at once, as `kill -9` does, and starts it anew on the same folder and port, until the next start with `more` in its environment. */
  killAndRestart(more?: Readonly<Record<string, string>>): Promise<{ readyAfterMs: number }>;
  stop(): Promise<void>;
  readonly output: () => string;
}

/** The embedded database is compiled once, and simply: a process of one minute never earns back what better code costs. */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];
/** The process that a host runs, to be measured. */
export const AS_HOSTED: readonly string[] = [];
const READY_PATIENCE_MS = 180_000;

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() - startedAt > READY_PATIENCE_MS)
      throw new Error(`The server is not ready:\n${output()}`);
    await pause(50);
  }
}

/** Starts a server on a folder of data; `bot` and countdown delays are zero, as the environment says. */
export async function startServerProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  flags = SHORT_LIVED,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = await bundledEntry('server/main.ts');
  let said = '';
  const launch = (more: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, [...flags, '--enable-source-maps', program, '--demo'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        BOTS_AT_ONCE: '1',
        DEMO_MONTH: 'off',
        ...environment,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-20_000);
      });
    return child;
  };
  let child = launch();
  const ended = (process: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (process.exitCode !== null || process.signalCode !== null) resolve();
      else process.once('exit', () => resolve());
    });
  await untilReady(url, child, () => said);
  return {
    url,
    pid: () => child.pid ?? 0,
    output: () => said,
    async killAndRestart(more) {
      child.kill('SIGKILL');
      await ended(child);
      const killedAt = performance.now();
      child = launch(more);
      await untilReady(url, child, () => said);
      return { readyAfterMs: performance.now() - killedAt };
    },
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([ended(child), pause(10_000).then(() => child.kill('SIGKILL'))]);
    },
  };
}
