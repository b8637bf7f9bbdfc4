import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryHeldError, lockDirectory } from './lock.ts';
import { openDatabase } from './open.ts';

const OPENER = `
import { openDatabase } from '#server/db/open.ts';
try {
  const db = await openDatabase({ dataDir: process.argv[1] });
  await db.query("insert into secret (name, value) values ('written', 'before the kill')");
  console.log('open');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error.name + ': ' + error.message);
}
`;

let dataDir: string;
const children: ChildProcess[] = [];

function startOpener(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', OPENER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

/** Locks the folder in a process whose writes fail from the first byte on, as on a disk without room. */
const LOCKER = `
import { lockDirectory } from '#server/db/lock.ts';
try {
  lockDirectory(process.argv[1]);
  console.log('locked');
} catch (error) {
  console.log(error.code ?? error.message);
}
`;

/** What the locker says; bash sets the limit of a file's size to nothing and has the signal ignored that comes with it. */
function lockWithoutRoom(directory: string): string {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', LOCKER, directory];
  const limited = ['-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'bash', ...node];
  const env = { ...process.env, TSX_DISABLE_CACHE: '1' };
  return spawnSync('bash', limited, { env, encoding: 'utf8' }).stdout.trim();
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk]: unknown[] = await once(child.stdout!, 'data');
  return String(chunk).trim();
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'passleft-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded database on disk', () => {
  it('is refused to a second process by name, and opens whole after kill -9 [fault F11]', async () => {
    const holder = startOpener();
    expect(await firstLine(holder)).toBe('open');

    const refused = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DirectoryHeldError);
    expect(String(refused)).toContain(`is in use by process ${holder.pid}, since 2`);

    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const db = await openDatabase({ dataDir });
    expect(await db.query('select name, value from secret')).toStrictEqual([
      { name: 'written', value: 'before the kill' },
    ]);
    await db.close();
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });
});

describe('the lock of a directory', () => {
  const lockPath = () => join(dataDir, 'database.lock');
  const lock = () => lockDirectory(join(dataDir, 'database'));
  const writeHolder = (holder: object) => writeFileSync(lockPath(), JSON.stringify(holder));

  it('is refused to the same process twice and free after release', () => {
    const first = lock();
    expect(lock).toThrow(DirectoryHeldError);
    first.release();
    lock().release();
    expect(existsSync(lockPath())).toBe(false);
  });

  it('is taken over when its pid now belongs to another process', () => {
    const earlier = lock();
    const holder: object = JSON.parse(readFileSync(lockPath(), 'utf8'));
    earlier.release();
    writeHolder({ ...holder, startTicks: '1' });
    lock().release();
  });

  it('of another machine is kept while its heart beats and taken over when it is silent', () => {
    writeHolder({ pid: 1, startTicks: '1', place: 'elsewhere boot ns', since: 'earlier' });
    expect(lock).toThrow('is in use by process 1 on elsewhere, since earlier.');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockPath(), longAgo, longAgo);
    lock().release();
  });

  it('is not left behind by a start for which the disk has no room', () => {
    expect(lockWithoutRoom(join(dataDir, 'database'))).toBe('EFBIG');
    expect(readdirSync(dataDir)).toEqual([]);
    lock().release();
  });

  it('that is empty belongs to nobody after a moment, for older versions left one on a full disk', () => {
    writeFileSync(lockPath(), '');
    expect(lock).toThrow('is in use by another process.');
    const aMomentAgo = new Date(Date.now() - 3_000);
    utimesSync(lockPath(), aMomentAgo, aMomentAgo);
    lock().release();
  });

  it('that was half written is not taken while it is fresh', () => {
    writeFileSync(lockPath(), '{"pid":');
    expect(lock).toThrow('is in use by another process.');
  });

  it('is given to one of many that find it stale together', () => {
    writeHolder({ pid: 1, startTicks: '1', place: 'elsewhere boot ns', since: 'earlier' });
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockPath(), longAgo, longAgo);
    const held = [1, 2, 3].flatMap(() => {
      try {
        return [lock()];
      } catch {
        return [];
      }
    });
    expect(held).toHaveLength(1);
    held[0]?.release();
  });
});
