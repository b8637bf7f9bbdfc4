import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { fillEveryTable } from '../db/everyTable.testkit.ts';
import { openDatabase } from '../db/open.ts';
import { openPool, serverDatabase } from '../db/postgres.ts';
import { knownMigrations, schemaLevelOf, takeMigrations } from '../db/schemaLevel.ts';
import { commands } from './commands.ts';
import { RESTORE_HELP, restoreCommand } from './restoreCommand.ts';

const NOW_MS = Date.parse('2026-11-22T20:00:00Z');

describe('npm run backup and npm run restore on a database server', () => {
  let folder: string;
  let drops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-commands-'));
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function newServer(): Promise<string> {
    const { url, drop } = await createServerDatabase();
    drops = [...drops, drop];
    return url;
  }
  const backup = async (databaseUrl: string, ...args: string[]) => {
    const db = await openDatabase({ dataDir: '', databaseUrl, asItIs: true });
    try {
      return await commands.backup?.run(db, args, NOW_MS);
    } finally {
      await db.close();
    }
  };
  const restore = (databaseUrl: string | undefined, ...args: string[]) =>
    restoreCommand(args, { dataDir: join(folder, 'nothing'), databaseUrl }, NOW_MS);

  it('carry everything into an empty database, and refuse one that is not empty', async () => {
    const source = await newServer();
    const db = await openDatabase({ dataDir: '', databaseUrl: source });
    await fillEveryTable(db);
    await db.close();
    const file = join(folder, 'whole.backup');
    expect(await backup(source, file)).toMatchObject({ exitCode: 0 });

    const fresh = await newServer();
    expect(await restore(fresh, file, '--move')).toStrictEqual({
      exitCode: 0,
      lines: [
        expect.stringMatching(/^Restored .* into DATABASE_URL: \d+ rows, as they stood at 2026-11-22T/),
      ],
    });
    expect(await restore(fresh, file)).toStrictEqual({
      exitCode: 1,
      lines: [
        'This database is not empty. Make a new one and name it in DATABASE_URL. Nothing was restored.',
      ],
    });
  });

  it('back up a database older than the baseline as it is, and refuse that backup in a sentence', async () => {
    const old = await newServer();
    const level = (knownMigrations()[0]?.level ?? 0) - 1;
    const db = serverDatabase(openPool(old, 2), old);
    const statements = ['create table member (id text)', "insert into member values ('m1')"];
    await db.transaction((tx) => takeMigrations(tx, [{ level, hash: 'older', statements }]));
    const file = join(folder, 'old.backup');
    expect(await backup(old, file)).toMatchObject({ exitCode: 0 });
    expect(await schemaLevelOf(db)).toBe(level);
    await db.close();

    const fresh = await newServer();
    expect(await restore(fresh, file)).toStrictEqual({
      exitCode: 1,
      lines: [
        `The backup ${file} was written by an older version. Restore it with version f0582e5, make a new backup there and restore that one.`,
      ],
    });
    const there = await openDatabase({ dataDir: '', databaseUrl: fresh, asItIs: true });
    expect(await schemaLevelOf(there)).toBeNull();
    await there.close();
  });

  it('say that there is nothing to back up in a database without tables', async () => {
    expect(await backup(await newServer(), join(folder, 'none.backup'))).toStrictEqual({
      exitCode: 1,
      lines: ['There is nothing in this database yet.'],
    });
  });

  it('tell how they are used, and change nothing', async () => {
    expect(await restore(undefined, '--help')).toStrictEqual({ exitCode: 0, lines: [RESTORE_HELP] });
    for (const args of [[], ['one', 'two'], ['file', '--unknown']])
      expect(await restore(undefined, ...args)).toStrictEqual({ exitCode: 2, lines: [RESTORE_HELP] });
    for (const args of [[], ['one', 'two'], ['--unknown']])
      expect((await commands.backup?.run({} as never, args, NOW_MS))?.exitCode).toBe(2);
  });
});
