import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { debianProgram, type Program } from '../../support/debianProgram.ts';
import { freePort } from './freePort.ts';

/** Debian's program is one file of many names in redis-tools. */
const PACKAGES = [
  'redis-server',
  'redis-tools',
  'libjemalloc2',
  'liblua5.1-0',
  'liblzf1',
  'lua-cjson',
  'lua-bitop',
];
const PATIENCE_MS = 20_000;

/** A Redis or Valkey of this machine; null where there is none and none can be fetched. */
export const redisProgram = (): Promise<Program | null> =>
  debianProgram({ programs: ['valkey-server', 'redis-server'], packages: PACKAGES });

/** A Redis on loopback that keeps nothing. */
export interface RedisServer {
  readonly url: string;
  /** As `kill -9`; answers when it is gone. */
  kill(): Promise<void>;
  /** At the same port; answers when it is ready. */
  restart(): Promise<void>;
  /** It stands still, as a machine that hangs, until `goOn`. */
  standStill(): void;
  goOn(): void;
  stop(): Promise<void>;
}

async function untilReady(url: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    if (client.isOpen) client.destroy();
    if (isReady) return;
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('The Redis of the test is not ready.');
    await pause(20);
  }
}

/** Starts one; `password` is asked of everybody. */
export async function startRedis(program: Program, password = 'for tests alone'): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-redis-'));
  const port = await freePort();
  const url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--requirepass', password];
  const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', folder];
  let child: ChildProcess;
  const launch = async () => {
    child = spawn(program.path, [...settings, ...keepsNothing], {
      env: { ...process.env, ...program.environment },
      stdio: 'ignore',
    });
    process.once('exit', endAtExit);
    await untilReady(url);
  };
  const endAtExit = () => child.kill('SIGKILL');
  const kill = async () => {
    process.off('exit', endAtExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  await launch();
  return {
    url,
    kill,
    restart: launch,
    standStill: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
