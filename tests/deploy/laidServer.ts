import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../harness/lines/freePort.ts';
import { readDockerfile } from './dockerfile.ts';

const PATIENCE_MS = 180_000;
const NOBODY = 65_534;

/** Whom a test runs programs as: an ordinary user also where the test itself is run by root. */
export const ordinaryUser = (): { readonly uid?: number; readonly gid?: number } =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface Ended {
  readonly code: number;
  readonly out: string;
}

/** A server that runs in the folder that `deploy/image.sh lay` filled, by the Dockerfile's own command. */
export interface LaidServer {
  readonly url: string;
  /** Runs a program in the same folder with the same environment. */
  run(program: string, ...args: readonly string[]): Promise<Ended>;
  /** Sends SIGTERM; answers the exit code, or throws after ten seconds. */
  stop(): Promise<number | null>;
}

export interface Laid {
  readonly app: string;
  /** An empty folder in which everything may be written. */
  readonly writable: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly flags?: readonly string[];
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`The server is not ready:\n${output()}`);
}

export async function startLaid({ app, writable, user, flags = [] }: Laid): Promise<LaidServer> {
  const image = readDockerfile();
  const [program, ...args] = image.command;
  if (program !== 'node') throw new Error('The image does not start node itself.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...image.environment,
    PATH: process.env.PATH ?? '',
    HOME: writable,
    npm_config_cache: join(writable, 'npm'),
    HOST: '127.0.0.1',
    PORT: String(port),
    // Made by the server itself, as its user.
    DATA_DIR: join(writable, 'data'),
    PUBLIC_URL: 'https://draft.example.org',
    JWT_SECRET: 'q9X2mVb7Lk4Tz8Rw1Yc6Hn3Jd5Gf0Sa2Pe',
    BREACHED_PASSWORDS: 'off',
    SOURCES: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [...flags, ...args], { cwd: app, env, ...user });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-10_000);
    });
  try {
    await untilReady(url, child, () => said);
  } catch (fault) {
    child.kill('SIGKILL');
    throw fault;
  }
  return {
    url,
    run: (name, ...rest) =>
      new Promise((resolve) => {
        execFile(name, rest, { cwd: app, env, ...user }, (fault, out, err) =>
          resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, out: `${out}${err}` }),
        );
      }),
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = pause(10_000, 'late' as const, { ref: false });
      if ((await Promise.race([ended, late])) === 'late') {
        child.kill('SIGKILL');
        throw new Error(`The server did not end in time:\n${said}`);
      }
      return child.exitCode;
    },
  };
}
