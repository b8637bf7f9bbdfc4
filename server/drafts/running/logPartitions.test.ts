import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { fillEveryTable } from '#server/db/everyTable.testkit.ts';
import { grantRows, migrateServer } from '#server/db/migrate.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { knownMigrations, takeMigrations } from '#server/db/schemaLevel.ts';
import {
  createBareRole,
  createServerDatabase,
  DATABASE_KINDS,
  openTestDatabase,
} from '#tests/support/testDatabases.ts';
import { createLogWriter, type LogAppend } from './logWriter.ts';

const PARTS = 8;
const steps = knownMigrations();
const at = steps.findIndex(({ statements }) => statements.some((text) => text.includes('draft_log_parts')));

/** Some drafts that are being played, with rows in their logs, in a database of the step before. */
async function databaseBefore(rows: number) {
  const { url, drop } = await createServerDatabase();
  const db = serverDatabase(openPool(url, 8), url);
  await db.transaction((tx) => takeMigrations(tx, steps.slice(0, at)));
  await fillEveryTable(db);
  await db.query(`delete from draft_log`);
  const [draft] = await db.query<{ id: string }>('select id from draft order by id limit 1');
  const columns = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'draft' and column_name not in ('id', 'code', 'status') and is_generated = 'NEVER'`,
  );
  const same = columns.map(({ name }) => `"${name}"`).join(', ');
  await db.query(
    `insert into draft (id, code, status, ${same}) select 'draft-' || n, 'code-' || n, 'drafting', ${same}
     from draft, generate_series(0, 39) n where id = $1`,
    [draft?.id],
  );
  await db.query(
    `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload)
     select 'draft-' || n % 40, n / 40 + 1, 'old-' || n, now(), 0, 'member', '{"type": "pick", "cards": ["1-3-07"]}'
     from generate_series(0, $1::int - 1) n`,
    [rows],
  );
  return {
    url,
    db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

const rowOf = (draftId: string, seq: number): LogAppend => ({
  draftId,
  shard: null,
  seq,
  commandId: `new-${draftId}-${seq}`,
  atMs: Date.parse('2026-12-01T20:00:00Z'),
  seat: 0,
  source: 'member',
  action: { type: 'paused' },
  deadlines: [],
  status: null,
});

async function migrate(url: string): Promise<void> {
  const pool = openPool(url, 1);
  try {
    await migrateServer(pool);
  } finally {
    await pool.end();
  }
}

/** Writes into a log what a process writes, one row after the other, until it is told to stop; tells how many. */
function keepWriting(db: Database, draftId: string, firstSeq: number) {
  const { append } = createLogWriter(db);
  let isOver = false;
  const written = (async () => {
    for (let seq = firstSeq; ; seq++) {
      expect(await append(rowOf(draftId, seq))).toBe('stored');
      if (isOver) return seq - firstSeq + 1;
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      return { rows: await written };
    },
  };
}

it('a process of the version before writes and reads on while its log is moved into parts, and after it', async () => {
  const rows = 60_000;
  const old = await databaseBefore(rows);
  const processes = Array.from({ length: 4 }, () => serverDatabase(openPool(old.url, 2), old.url));
  const writers = processes.map((db, index) => keepWriting(db, `draft-${index}`, rows / 40 + 1));
  let isOver = false;
  const reading = (async () => {
    const seen: number[] = [];
    const reader = new pg.Client({ connectionString: old.url });
    await reader.connect();
    while (!isOver) {
      const { rows: found } = await reader.query<{ count: number }>({
        name: 'often',
        text: 'select count(*)::int as count from draft_log where draft_id = $1',
        values: ['draft-9'],
      });
      seen.push(found[0]?.count ?? 0);
    }
    await reader.end();
    return seen;
  })();
  const starting = (async () => {
    let starts = 0;
    // The order of a start: the table first, then its log.
    for (; !isOver; starts++)
      await old.db.transaction(async (tx) => {
        await tx.query(`update draft set seats = seats where id = 'draft-30'`);
        await tx.query(
          `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload) values ('draft-30', $1, $2, now(), 0, 'host', '{}')`,
          [10_000 + starts, `start-${starts}`],
        );
      });
    return starts;
  })();
  await after(300);
  await migrate(old.url);
  await after(300);
  isOver = true;
  const [seen, starts] = await Promise.all([reading, starting]);
  const written = await Promise.all(writers.map((writer) => writer.stop()));
  expect(new Set(seen)).toEqual(new Set([rows / 40]));
  const news = written.reduce((sum, one) => sum + one.rows, 0);
  expect(news).toBeGreaterThan(20);
  const [stored] = await old.db.query<{ rows: number; parts: number; commands: number; left: number }>(
    `select count(*)::int as rows, count(distinct tableoid)::int as parts, count(distinct command_id)::int as commands,
       (select count(*)::int from draft_log_before) as left from draft_log`,
  );
  expect(stored).toEqual({
    rows: rows + news + starts,
    parts: PARTS,
    commands: rows + news + starts,
    left: 0,
  });
  for (const db of processes) await db.close();
  await old.close();
}, 60_000);

it('goes behind who reads for long, and lets others write until then', async () => {
  const old = await databaseBefore(400);
  const reader = new pg.Client({ connectionString: old.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from draft_log');
  const writer = keepWriting(old.db, 'draft-1', 11);
  let isMoved = false;
  const migrating = migrate(old.url).then(() => {
    isMoved = true;
  });
  await after(1500);
  expect(isMoved).toBe(false);
  expect((await reader.query('select count(*)::int as count from draft_log')).rows[0].count).toBeGreaterThan(
    400,
  );
  await reader.query('commit');
  await migrating;
  const { rows } = await writer.stop();
  expect(await old.db.query('select count(*)::int as rows from draft_log')).toEqual([{ rows: 400 + rows }]);
  await reader.end();
  await old.close();
});

it('leaves a role that may only write rows its rights, from the first moment on', async () => {
  const old = await databaseBefore(40);
  const role = await createBareRole(old.url);
  const owner = openPool(old.url, 1);
  await grantRows(owner, new URL(role.url).username);
  const process = serverDatabase(openPool(role.url, 1), role.url);
  const { append } = createLogWriter(process);
  expect(await append(rowOf('draft-3', 2))).toBe('stored');
  // Nobody grants anything after this.
  await migrateServer(owner);
  expect(await append(rowOf('draft-3', 3))).toBe('stored');
  expect(
    await process.query(`select seq from draft_log where draft_id = 'draft-3' order by seq`),
  ).toHaveLength(3);
  for (const one of [process, owner]) await ('end' in one ? one.end() : one.close());
  await old.close();
  await role.drop();
});

it.each(DATABASE_KINDS)(
  'keeps its keys, its words and its draft, and a draft is in one part (%s database)',
  async (kind) => {
    const db = await openTestDatabase(kind);
    await fillEveryTable(db);
    const [row] = await db.query<{ draft_id: string; seq: number; command_id: string }>(
      'select draft_id, seq, command_id from draft_log order by draft_id limit 1',
    );
    if (!row) throw new Error('The log is empty.');
    const insert = (draftId: string, seq: number, command: string, source: string) =>
      db.query(
        `insert into draft_log (draft_id, seq, command_id, at, source, payload) values ($1, $2, $3, now(), $4, '{}')`,
        [draftId, seq, command, source],
      );
    await expect(insert(row.draft_id, row.seq, 'other', 'bot')).rejects.toThrow(/duplicate key/);
    await expect(insert(row.draft_id, 77, row.command_id, 'bot')).rejects.toThrow(/duplicate key/);
    await expect(insert(row.draft_id, 77, 'other', 'nobody')).rejects.toThrow(/source_known/);
    await expect(insert('nowhere', 77, 'other', 'bot')).rejects.toThrow(/foreign key/);
    await insert(row.draft_id, 77, 'other', 'bot');
    const plan = await db.query<Record<string, string>>(
      `explain select seq from draft_log where draft_id = '${row.draft_id.replaceAll("'", "''")}' and seq > 0`,
    );
    const touched = plan
      .flatMap((line) => Object.values(line))
      .filter((line) => /on draft_log_p\d+ /.test(line));
    expect(touched).toHaveLength(1);
    await db.query('delete from draft where id = $1', [row.draft_id]);
    expect(await db.query('select 1 from draft_log where draft_id = $1', [row.draft_id])).toEqual([]);
    await db.close();
  },
);
