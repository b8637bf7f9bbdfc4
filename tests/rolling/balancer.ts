import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../harness/lines/freePort.ts';
import { debianProgram, type Program } from '../support/debianProgram.ts';

const CONFIGURATION = 'deploy/haproxy/haproxy.cfg';
const PATIENCE_MS = 20_000;

/** An HAProxy of this machine; null where there is none and none can be fetched. */
export async function haproxyProgram(): Promise<Program | null> {
  const path = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'].find((one) => {
    try {
      execFileSync(one, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (path) return { path, environment: {} };
  return debianProgram({ programs: ['haproxy'], packages: ['haproxy'] });
}

/** HAProxy with the product's own file, whose processes are at ports of loopback and whose door is plain HTTP. */
export interface RunningHaproxy {
  readonly url: string;
  /** Sends nobody new to a process any more (`drain`), or again (`ready`), as an operator tells it by its socket. */
  set(name: string, state: 'drain' | 'ready'): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  readonly output: () => string;
  stop(): Promise<void>;
}

/** The configuration as `compose.many.yaml` uses it, but for addresses; servers without a port are left out. */
function configured(ports: readonly number[], door: number, plain: number, socket: string): string {
  let place = 0;
  const text = readFileSync(CONFIGURATION, 'utf8').replaceAll(
    /^ {2}server (\S+) \S+\n/gm,
    (_, name: string) => {
      const port = ports[place++];
      return port === undefined ? '' : `  server ${name} 127.0.0.1:${port}\n`;
    },
  );
  if (place < ports.length) throw new Error(`${CONFIGURATION} has only ${place} processes.`);
  return text
    .replace(/bind :8443 ssl .*/, `bind 127.0.0.1:${door}`)
    .replace('bind :8080', `bind 127.0.0.1:${plain}`)
    .replace('global\n', `global\n  stats socket ${socket} mode 600 level admin\n`);
}

export async function startHaproxy(program: Program, ports: readonly number[]): Promise<RunningHaproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-balancer-'));
  const file = join(folder, 'haproxy.cfg');
  const socket = join(folder, 'admin');
  const url = `http://127.0.0.1:${await freePort()}`;
  await writeFile(file, configured(ports, Number(new URL(url).port), await freePort(), socket));
  const env = { ...process.env, ...program.environment };
  let said = '';
  let child: ChildProcess;
  const endAtExit = () => child.kill('SIGKILL');
  process.once('exit', endAtExit);

  async function launch() {
    child = spawn(program.path, ['-db', '-f', file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-20_000);
      });
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const isThere = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
      await pause(100);
    }
    throw new Error(`The balancer is not ready:\n${said}`);
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  await launch();
  return {
    url,
    set: (name, state) =>
      new Promise((resolve, reject) => {
        const line = connect(socket, () => line.end(`set server passleft/${name} state ${state}\n`));
        line.on('error', reject);
        line.on('close', () => resolve());
        line.resume();
      }),
    kill,
    restart: launch,
    output: () => said,
    async stop() {
      process.off('exit', endAtExit);
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
