import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupRefused, readStoredColumns } from '#server/db/backup/backupFormat.ts';
import { restoreBackup } from '#server/db/backup/restoreBackup.ts';
import { writeBackup } from '#server/db/backup/writeBackup.ts';
import { fillEveryTable } from '#server/db/everyTable.testkit.ts';
import type { Database } from '#server/db/open.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { schemaLevelOf } from '#server/db/schemaLevel.ts';
import { createServerDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import { fuzzedSoon, LONGEST_MS } from './fuzzed.ts';
import { mangled } from './mangled.ts';

/** A case lays a whole database. */
const WHOLE_DATABASE = 10;
const NOW_MS = Date.parse('2026-11-22T20:00:00Z');

/** A database without any table. */
async function emptyDatabase(): Promise<Database> {
  const { url, drop } = await createServerDatabase();
  const db = serverDatabase(openPool(url, 2), url);
  return {
    ...db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

/** Lines of a backup with an end that fits them, packed: only their meaning can be refused. */
function packed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const rows = text.split('\n').filter((line) => line.startsWith('[')).length;
  return gzipSync(`${text}${JSON.stringify({ rows, sha256 })}\n`);
}

describe('a backup whose lines are wrong, though its check sum fits', { timeout: LONGEST_MS }, () => {
  let folder: string;
  let lines: string[] = [];
  let there: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-fuzz-restore-'));
    const source = await openTestDatabase('embedded');
    await fillEveryTable(source);
    const path = join(folder, 'whole.backup');
    await writeBackup(source, path, NOW_MS);
    await source.close();
    lines = gunzipSync(await readFile(path))
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .slice(0, -1);
    there = await emptyDatabase();
  });
  afterAll(async () => {
    await there?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is restored, or refused in a sentence while nothing is changed [X17]', async () => {
    const path = join(folder, 'a.backup');
    const restore = async (bytes: Buffer) => {
      await writeFile(path, bytes);
      return restoreBackup(there, { path, nowMs: NOW_MS, isMove: false });
    };
    const wrongLine = fc
      .nat(lines.length - 1)
      .chain((at) => mangled([lines[at] ?? '']).map((bytes) => ({ at, line: bytes.toString('utf8') })));
    let refused = 0;
    await fuzzedSoon(
      'restored backups',
      16,
      fc.asyncProperty(fc.array(wrongLine, { minLength: 1, maxLength: 3 }), async (wrong) => {
        const made = lines.map((line, at) => wrong.find((one) => one.at === at)?.line ?? line);
        const fault = await restore(packed(made)).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (fault === null) {
          await there.close();
          there = await emptyDatabase();
          return;
        }
        refused += 1;
        expect(fault).toBeInstanceOf(BackupRefused);
        expect([await schemaLevelOf(there), (await readStoredColumns(there)).size]).toEqual([null, 0]);
      }),
      WHOLE_DATABASE,
    );
    expect(refused).toBeGreaterThan(0);
    expect((await restore(packed(lines))).rows).toBeGreaterThan(0);
  });
});
