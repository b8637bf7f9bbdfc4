import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillEveryTable } from '../db/everyTable.testkit.ts';
import { openDatabase } from '../db/open.ts';
import { openPool, serverDatabase } from '../db/postgres.ts';
import { knownMigrations, schemaLevelOf, takeMigrations } from '../db/schemaLevel.ts';
import { createServerDatabase } from '../db/testDatabases.ts';
import { commands } from './commands.ts';
import { RESTORE_HELP, restoreCommand } from './restoreCommand.ts';

const NOW_MS = Date.parse('2026-11-22T20:00:00Z');

describe('npm run backup and npm run restore on a database server', { timeout: 60_000 }, () => {
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

  it('read a database of an earlier version as it is, and bring its copy to the newest', async () => {
    const old = await newServer();
    const [first] = knownMigrations();
    const db = serverDatabase(openPool(old, 2), old);
    await db.transaction((tx) => takeMigrations(tx, first ? [first] : []));
    await fillEveryTable(db);
    const file = join(folder, 'old.backup');
    expect(await backup(old, file)).toMatchObject({ exitCode: 0 });
    expect(await schemaLevelOf(db)).toBe(first?.level);
    await db.close();

    const fresh = await newServer();
    expect(await restore(fresh, file, '--move')).toStrictEqual({
      exitCode: 0,
      lines: [
        expect.stringMatching(/^Restored .* into DATABASE_URL: \d+ rows, as they stood at 2026-11-22T/),
      ],
    });
    const there = await openDatabase({ dataDir: '', databaseUrl: fresh });
    expect(await schemaLevelOf(there)).toBe(knownMigrations().at(-1)?.level);
    await there.close();
    expect(await restore(fresh, file)).toStrictEqual({
      exitCode: 1,
      lines: [
        'This database is not empty. Make a new one and name it in DATABASE_URL. Nothing was restored.',
      ],
    });
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
