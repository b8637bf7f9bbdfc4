import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../database.ts';
import { embeddedDatabase, openPglite } from '../embedded.ts';
import { fillEveryTable, readEveryTable } from '../everyTable.testkit.ts';
import { makeLaterMigrations } from '../laterMigrations.testkit.ts';
import { openDatabase } from '../open.ts';
import { openPool, serverDatabase } from '../postgres.ts';
import { knownMigrations, schemaLevelOf } from '../schemaLevel.ts';
import { readSchemaShape } from '../schemaShape.testkit.ts';
import { readStoredColumns } from './backupFormat.ts';
import { checkBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const NOW_MS = Date.parse('2026-11-22T20:00:00Z');
const move = { nowMs: NOW_MS, isMove: true };

/** A database that has nothing in it, not even tables. */
async function emptyServer(): Promise<Database & { readonly url: string }> {
  const { url, drop } = await createServerDatabase();
  const db = serverDatabase(openPool(url, 3), url);
  return {
    ...db,
    url,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

const everything = async (db: Database) => readEveryTable(db, await readStoredColumns(db));

describe('a backup', () => {
  let folder: string;
  let source: Database;
  let path: string;
  let written: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-backup-'));
    path = join(folder, 'whole.backup');
    source = await openTestDatabase('embedded');
    await fillEveryTable(source);
    written = (await writeBackup(source, path, NOW_MS)).rows;
    // What was in further databases goes on in the one that a backup is restored into.
    await source.query('update draft set shard = null');
    await source.query('delete from shard');
  });
  afterAll(async () => {
    await source?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The same backup with other lines, packed anew. */
  async function rewritten(name: string, change: (lines: string[]) => string[]): Promise<string> {
    const lines = gunzipSync(await readFile(path))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const changed = join(folder, name);
    await writeFile(changed, gzipSync(`${change(lines).join('\n')}\n`));
    return changed;
  }

  /** The lines of a backup, but its last, with an end that fits them. */
  function sealed(lines: readonly string[]): string[] {
    const left = lines.slice(0, -1);
    const sha256 = createHash('sha256')
      .update(left.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const rows = left.filter((line) => line.startsWith('[')).length;
    return [...left, JSON.stringify({ rows, sha256 })];
  }

  const refusalOf = (file: string) =>
    checkBackup(file).then(
      () => 'nothing',
      (fault: unknown) => (fault instanceof Error ? fault.message : ''),
    );

  it('carries every row of every table from the embedded database to a server and back, email for email', async () => {
    const there = await emptyServer();
    const restored = await restoreBackup(there, { path, ...move });
    const before = await everything(source);
    expect(await everything(there)).toStrictEqual(before);
    expect(restored).toStrictEqual({
      madeAt: new Date(NOW_MS),
      rows: written,
      signedOut: 0,
    });
    const second = join(folder, 'from-server.backup');
    await writeBackup(there, second, NOW_MS);
    await there.close();
    const back = embeddedDatabase(await openPglite(), () => undefined);
    await restoreBackup(back, { path: second, ...move });
    expect(await everything(back)).toStrictEqual(before);
    await back.close();
  });

  it('leaves keys, indexes and checks as the migrations make them, and the next start finds nothing to do', async () => {
    const shapeOf = async (db: Database) => [
      await readSchemaShape(db),
      await db.query('select hash, created_at from drizzle.__drizzle_migrations order by created_at'),
    ];
    const there = await emptyServer();
    await restoreBackup(there, { path, ...move });
    const restored = await shapeOf(there);
    const opened = await openDatabase({ dataDir: '', databaseUrl: there.url });
    expect(await shapeOf(opened)).toStrictEqual(restored);
    const made = await openTestDatabase('server');
    expect(restored).toStrictEqual(await shapeOf(made));
    for (const db of [opened, there, made]) await db.close();
  });

  it('needs no numbers of its own, since no table counts with a sequence', async () => {
    const sequences = await source.query("select 1 from pg_sequences where schemaname = 'public'");
    expect(sequences).toStrictEqual([]);
  });

  it('of an earlier version is brought to the newest schema', async () => {
    const later = await makeLaterMigrations();
    const steps = knownMigrations(later.folder);
    const there = await emptyServer();
    await restoreBackup(there, { path, ...move }, steps);
    expect(await schemaLevelOf(there)).toBe(steps.at(-1)?.level);
    // The later step made this table from rows of the backup.
    expect(await there.query('select count(*)::int as rows from invented_note')).toStrictEqual([{ rows: 2 }]);
    expect(await there.query('select distinct invented from export_template')).toStrictEqual([
      { invented: 'later' },
    ]);
    await there.close();
    await later.remove();
  });

  it('that a program made which takes each part of a table for a table is restored whole', async () => {
    const parted = await rewritten('parted.backup', (lines) =>
      sealed(lines.map((line) => line.replace('{"table":"draft_log",', '{"table":"draft_log_p3",'))),
    );
    const there = await emptyServer();
    await restoreBackup(there, { path: parted, ...move });
    expect(await everything(there)).toStrictEqual(await everything(source));
    await there.close();
  });

  it('signs members out and sends no email twice, unless it is a move; guests go on', async () => {
    // The first row of each table belongs to a guest, the second one to a member.
    const open = await openTestDatabase('server');
    await fillEveryTable(open);
    await open.query('update refresh_family set revoked_at = null');
    await open.query('update mail set sent_at = null, given_up_at = null');
    const file = join(folder, 'open.backup');
    await writeBackup(open, file, NOW_MS);
    await open.close();
    const ended = await emptyServer();
    expect((await restoreBackup(ended, { path: file, nowMs: NOW_MS, isMove: false })).signedOut).toBe(1);
    expect(
      await ended.query(
        `select m.is_guest, f.revoked_at from refresh_family f join member m on m.id = f.member_id order by 1`,
      ),
    ).toStrictEqual([
      { is_guest: false, revoked_at: new Date(NOW_MS) },
      { is_guest: true, revoked_at: null },
    ]);
    expect(await ended.query('select distinct given_up_at, plain_text from mail')).toStrictEqual([
      { given_up_at: new Date(NOW_MS), plain_text: '' },
    ]);
    for (const table of [
      'mail_ticket',
      'second_factor_challenge',
      'passkey_challenge',
      'passkey_proof',
      'return_ticket',
      'push_message',
    ])
      expect(await ended.query(`select 1 from ${table}`), table).toStrictEqual([]);
    expect(await ended.query('select 1 from push_subscription')).toHaveLength(1);
    await ended.close();
  });

  it('belongs to its owner alone and takes the place of no file', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(writeBackup(source, path, NOW_MS)).rejects.toThrow(
      `There is already a file ${path}. Nothing was written.`,
    );
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    await expect(writeBackup(source, join(closed, 'no', 'where'), NOW_MS)).rejects.toThrow();
    expect(await readdir(closed)).toStrictEqual([]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toStrictEqual([]);
  });

  it('is refused by a database that has something in it', async () => {
    await expect(restoreBackup(source, { path, ...move })).rejects.toThrow('This database is not empty.');
  });

  it.each<[string, (whole: Buffer) => Buffer, string]>([
    ['cut off', (whole) => whole.subarray(0, whole.length - 40), 'is damaged: it ends too early.'],
    [
      'changed in its middle',
      (whole) => {
        const bytes = Buffer.from(whole);
        bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 64);
        return bytes;
      },
      'is damaged',
    ],
    ['empty', () => Buffer.alloc(0), 'is not a backup of Passleft.'],
    ['a text', () => Buffer.from('-- PostgreSQL database dump\n'), 'is not a backup of Passleft.'],
    ['packed by somebody else', () => gzipSync('{"passleft":"log"}\n'), 'is not a backup of Passleft.'],
    [
      'packed and without an end of a line',
      () => gzipSync('x'.repeat(200_000)),
      'is not a backup of Passleft.',
    ],
  ])('that is %s is refused in a sentence', async (name, change, words) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.backup`);
    await writeFile(file, change(await readFile(path)));
    expect(await refusalOf(file)).toContain(words);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['lacks its end', (lines) => lines.slice(0, -1), 'it ends too early'],
    ['lacks a row', (lines) => lines.filter((_, at) => at !== 3), 'its check sum does not fit'],
    ['goes on behind its end', (lines) => [...lines, '["more"]'], 'something stands behind its end'],
    [
      'has a row changed',
      (lines) => lines.map((line) => line.replace('卡', '牌')),
      'its check sum does not fit',
    ],
    ['begins with a row', (lines) => lines.toSpliced(1, 0, '["x"]'), 'a line cannot be read'],
  ])('that %s is refused as damaged', async (name, change, words) => {
    const sentence = await refusalOf(await rewritten(`${name.replaceAll(' ', '-')}.backup`, change));
    expect(sentence).toContain('is damaged: ');
    expect(sentence).toContain(words);
  });

  it('changes nothing where only its last line shows that it is damaged, or its rows do not fit each other', async () => {
    const there = await emptyServer();
    const refused = async (file: string, words: string) => {
      await expect(restoreBackup(there, { path: file, ...move })).rejects.toThrow(words);
      expect([await schemaLevelOf(there), (await readStoredColumns(there)).size]).toStrictEqual([null, 0]);
    };
    await refused(await rewritten('late.backup', (lines) => lines.slice(0, -1)), 'it ends too early');
    const orphan = await rewritten('orphan.backup', (lines) => {
      const at = lines.findIndex((line) => line.startsWith('{"table":"member"'));
      return sealed(lines.toSpliced(at + 1, 1));
    });
    await refused(orphan, 'The rows of this backup do not fit: ');
    await there.close();
  });

  it('of a newer version, an older one than the baseline, or with tables that are not known, changes nothing', async () => {
    const head = (change: (head: Record<string, unknown>) => object) => (lines: string[]) =>
      lines.with(0, JSON.stringify(change(JSON.parse(lines[0] ?? ''))));
    const newer = 'was written by a newer version of the program. Update the program first.';
    const there = await emptyServer();
    const later = await makeLaterMigrations();
    const steps = knownMigrations(later.folder);
    const [baseline] = steps.map(({ level }) => level);
    const refused = async (name: string, change: (old: Record<string, unknown>) => object, words: string) => {
      const file = await rewritten(name, head(change));
      await expect(restoreBackup(there, { path: file, ...move }, steps)).rejects.toThrow(words);
    };
    await refused('format', (old) => ({ ...old, format: 2 }), newer);
    await refused('level', (old) => ({ ...old, level: 9_999_999_999_999 }), newer);
    for (const level of [1, (baseline ?? 0) - 1])
      await refused(
        `older-${level}`,
        (old) => ({ ...old, level }),
        'was written by an older version. Restore it with version f0582e5, make a new backup there and restore that one.',
      );
    await refused(
      'other',
      (old) => ({ ...old, level: (baseline ?? 0) + 1 }),
      'its tables are not known here',
    );
    expect([await schemaLevelOf(there), (await readStoredColumns(there)).size]).toStrictEqual([null, 0]);
    await later.remove();
    await there.close();
  });
});
