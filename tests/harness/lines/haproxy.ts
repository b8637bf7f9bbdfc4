import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { debianProgram, type Program } from '../../support/debianProgram.ts';

const PACKAGES = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];
const CONFIGURATION = 'deploy/haproxy/haproxy.cfg';
const PATIENCE_MS = 20_000;

/** An HAProxy of this machine; null where there is none and none can be fetched. */
export const haproxyProgram = (): Promise<Program | null> =>
  debianProgram({ programs: ['haproxy'], packages: PACKAGES, asked: '-v' });

/** A process that the balancer knows by name. */
export interface NamedPort {
  readonly name: string;
  readonly port: number;
}

export interface Haproxy {
  readonly pid: () => number;
  stop(): Promise<void>;
}

/** The file that is delivered, for these processes, over plain http on loopback. */
async function configurationFor(port: number, processes: readonly NamedPort[]): Promise<string> {
  const text = await readFile(CONFIGURATION, 'utf8');
  const others = text.split('\n').filter((line) => !/^ {2}server /.test(line));
  const servers = processes.map(({ name, port: to }) => `  server ${name} 127.0.0.1:${to}`);
  return `${[...others, ...servers].join('\n')}\n`
    .replace(/frontend plain\n(?: {2}.*\n)+/, '')
    .replace(/bind :8443 .*/, `bind 127.0.0.1:${port}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
}

/** Starts one at this port of loopback; answers when it has found a process that is ready. */
export async function startHaproxy(
  program: Program,
  port: number,
  processes: readonly NamedPort[],
): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-haproxy-'));
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, await configurationFor(port, processes));
  let said = '';
  const child: ChildProcess = spawn(program.path, ['-db', '-f', path], {
    env: { ...process.env, ...program.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
    });
  const endAtExit = () => child.kill('SIGKILL');
  process.once('exit', endAtExit);
  const stop = async () => {
    process.off('exit', endAtExit);
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isThere) return { pid: () => child.pid ?? 0, stop };
    if (performance.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`The balancer of the test is not ready:\n${said}`);
    }
    await pause(50);
  }
}
