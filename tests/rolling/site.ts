import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../harness/lines/freePort.ts';
import { type RedisServer, redisProgram, startRedis } from '../harness/lines/redisServer.ts';
import { type FallingServer, startFallingPostgres } from '../support/postgresForTests.ts';
import { haproxyProgram, type RunningHaproxy, startHaproxy } from './balancer.ts';
import type { Build } from './builds.ts';

const READY_PATIENCE_MS = 120_000;
/** The server ends by itself in ten; docker would wait for fifteen. */
const END_PATIENCE_MS = 15_000;

/** One of the processes of a site: a port, at which one build runs after the other. */
export interface Place {
  readonly name: string;
  readonly port: number;
  readonly build: () => Build;
  readonly pid: () => number;
  /** Starts a build there; answers after how many milliseconds it was ready. Throws with what it said where it ends before. */
  start(build: Build): Promise<number>;
  /** SIGTERM; answers after how many milliseconds it had ended, and with what. */
  end(): Promise<{ readonly ms: number; readonly code: number | null }>;
  /** As `kill -9`. */
  kill(): Promise<void>;
  readonly output: () => string;
}

/** Several processes on one PostgreSQL and one Redis behind HAProxy, as in `compose.many.yaml`. */
export interface Site {
  readonly url: string;
  readonly places: readonly Place[];
  readonly redis: RedisServer;
  readonly balancer: RunningHaproxy;
  /** The second of two databases, where it has two. */
  readonly shard: FallingServer | null;
  close(): Promise<void>;
}

/** What such a site needs beside PostgreSQL; null where one of them cannot be had. */
export async function sitePrograms() {
  const [redis, haproxy] = [await redisProgram(), await haproxyProgram()];
  return redis && haproxy ? { redis, haproxy } : null;
}

interface PlaceOrder {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
}

async function openPlace({ name, environment }: PlaceOrder): Promise<Place> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let running: Build | undefined;
  let said = '';
  const isGone = (one: ChildProcess) => one.exitCode !== null || one.signalCode !== null;
  const gone = (one: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (isGone(one)) resolve();
      else one.once('exit', () => resolve());
    });
  process.once('exit', () => child?.kill('SIGKILL'));

  return {
    name,
    port,
    pid: () => child?.pid ?? 0,
    output: () => said,
    build() {
      if (!running) throw new Error(`Nothing runs at ${name}.`);
      return running;
    },
    async start(build) {
      const startedAt = performance.now();
      running = build;
      const own = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs', '--demo'], {
        cwd: build.folder,
        env: { ...process.env, NODE_ENV: '', ...environment, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = own;
      said = '';
      for (const stream of [own.stdout, own.stderr])
        stream.on('data', (text: Buffer) => {
          said = (said + text.toString()).slice(-50_000);
        });
      for (;;) {
        if (isGone(own)) throw new Error(`${name} ended with ${own.exitCode}:\n${said}`);
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) return performance.now() - startedAt;
        if (performance.now() - startedAt > READY_PATIENCE_MS)
          throw new Error(`${name} is not ready:\n${said}`);
        await pause(50);
      }
    },
    async end() {
      const startedAt = performance.now();
      if (child && !isGone(child)) {
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        await Promise.race([gone(child), pause(END_PATIENCE_MS, undefined, { ref: false })]);
        if (!isGone(child)) child.kill('SIGKILL');
        await gone(child);
      }
      return { ms: performance.now() - startedAt, code: child?.exitCode ?? null };
    },
    async kill() {
      child?.kill('SIGKILL');
      if (child) await gone(child);
    },
  };
}

export interface SiteOrder {
  readonly programs: NonNullable<Awaited<ReturnType<typeof sitePrograms>>>;
  readonly databaseUrl: string;
  /** What each process runs at the start; there are as many processes as builds. */
  readonly builds: readonly Build[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether drafts are on two databases, the second one a PostgreSQL of its own. */
  readonly hasShard?: boolean;
}

/** Opens a site whose database is empty or was made by one of these builds or one before them. */
export async function openSite({
  programs,
  databaseUrl,
  builds,
  environment = {},
  hasShard = false,
}: SiteOrder): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-site-'));
  const redis = await startRedis(programs.redis);
  const shard = hasShard ? await startFallingPostgres() : null;
  const places: Place[] = [];
  let balancer: RunningHaproxy | undefined;
  const close = async () => {
    await balancer?.stop();
    await Promise.all(places.map((place) => place.end()));
    await redis.stop();
    await shard?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const own = {
      ...(shard ? { DATABASE_URLS: `${databaseUrl} ${shard.url}` } : { DATABASE_URL: databaseUrl }),
      BUS_URL: redis.url,
      PUBLIC_URL: 'http://rolling.localhost',
      TRUST_PROXY: 'loopback',
      // One folder for all, as the volume of the compose file.
      DATA_DIR: join(folder, 'data'),
      DEMO_MONTH: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    };
    for (const [at, build] of builds.entries()) {
      const place = await openPlace({ name: `passleft-${at + 1}`, environment: own });
      places.push(place);
      await place.start(build);
    }
    balancer = await startHaproxy(
      programs.haproxy,
      places.map(({ port }) => port),
    );
  } catch (fault) {
    await close();
    throw fault;
  }
  return { url: balancer.url, places, redis, balancer, shard, close };
}
