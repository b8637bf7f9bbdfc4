import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createServerDatabase,
  DATABASE_KINDS,
  emptyDatabase,
  openTestDatabase,
} from '#tests/support/testDatabases.ts';
import { type Database, isUniqueViolation } from './database.ts';
import { makeLaterMigrations } from './laterMigrations.testkit.ts';
import { findMigrationsFolder, migrateServer } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPool, serverDatabase } from './postgres.ts';
import { member } from './schema.ts';
import { readSchemaShape } from './schemaShape.testkit.ts';

const migrationFiles = readdirSync(findMigrationsFolder()).filter((name) => name.endsWith('.sql'));
const AT = new Date('2026-11-21T07:24:08.123Z');

const person = (id: string, handle: string) => ({
  id,
  handle,
  handleKey: handle.toLowerCase(),
  guestName: null,
  roles: ['Admin', 'PowerUser'],
  isGuest: false,
  avatarSeed: id,
  aboutText: '',
  preferences: {},
  deletedAt: null,
  createdAt: AT,
  lastSeenAt: AT,
  turnsMailedAt: null,
  confirmedByAdmin: false,
  suspendedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
});

describe.each(DATABASE_KINDS)('the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  it('gives the same values for every kind of column', async () => {
    const rows = await db.query(
      `select $1::timestamptz as moment, $2::bytea as bytes, $3::jsonb as json, $4::text[] as words,
        null::text as nothing, count(*) as counted, 1.50::numeric as amount, '2026-01-31'::date as day,
        true as yes, 0.25::float8 as share, 7::int as seat`,
      [AT, new Uint8Array([0, 1, 255]), JSON.stringify({ b: [1, null], a: 'ü' }), ['x', 'y,"z']],
    );
    expect(rows).toStrictEqual([
      {
        moment: AT,
        bytes: new Uint8Array([0, 1, 255]),
        json: { a: 'ü', b: [1, null] },
        words: ['x', 'y,"z'],
        nothing: null,
        counted: 1,
        amount: '1.50',
        day: '2026-01-31',
        yes: true,
        share: 0.25,
        seat: 7,
      },
    ]);
  });

  it('gives back through Drizzle what was put in', async () => {
    await emptyDatabase(db);
    await db.drizzle.insert(member).values(person('m1', 'Ana'));
    expect(await db.drizzle.select().from(member)).toStrictEqual([
      { ...person('m1', 'Ana'), email: null, emailKey: null, passwordHash: null, verifiedAt: null },
    ]);
  });

  it('refuses the same handle twice, by name of the constraint', async () => {
    await emptyDatabase(db);
    await db.drizzle.insert(member).values(person('m1', 'Ana'));
    const refusal: unknown = await db.drizzle
      .insert(member)
      .values(person('m2', 'ANA'))
      .then(
        () => 'stored',
        (error: unknown) => error,
      );
    expect(isUniqueViolation(refusal, 'member_handle_key_unique')).toBe(true);
    expect(isUniqueViolation(refusal, 'member_email_key_unique')).toBe(false);
    expect(isUniqueViolation(new Error('line lost'))).toBe(false);
  });

  it('says a statement often, whatever stands in its texts, and again after one that failed', async () => {
    const sql = "select $1::text as first, ($2::jsonb)->>'word' as word";
    for (const text of ["it's", 'a\\b', '"', '$1', "'); select 1; --", 'ñ 🂡'])
      expect(await db.queryOften('two_texts', sql, [text, JSON.stringify({ word: text })])).toEqual([
        { first: text, word: text },
      ]);
    await expect(db.queryOften('two_texts', sql, ['x', 'no json'])).rejects.toThrow(/json/);
    expect(await db.queryOften('two_texts', sql, ['x', '{}'])).toEqual([{ first: 'x', word: null }]);
    await expect(db.queryOften('nowhere', 'select * from nowhere where a = $1', ['x'])).rejects.toThrow(
      /nowhere/,
    );
  });

  it('keeps everything of a transaction or nothing [fault F4] [ASVS V2.3.3]', async () => {
    await emptyDatabase(db);
    const insert = `insert into secret (name, value) values ($1, 'v')`;
    await db.transaction(async (tx) => {
      await tx.query(insert, ['kept']);
    });
    await expect(
      db.transaction(async (tx) => {
        await tx.query(insert, ['lost']);
        await tx.drizzle.insert(member).values(person('m1', 'Ana'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await db.query('select name from secret')).toStrictEqual([{ name: 'kept' }]);
    expect(await db.query('select id from member')).toStrictEqual([]);
  });

  it('refuses to speak past an open transaction', async () => {
    const past = db.transaction(() => db.query('select 1'));
    await expect(past).rejects.toThrow('speak through its tx');
  });

  it('tells listeners of a channel when the transaction commits, and not when it rolls back', async () => {
    const heard: string[] = [];
    let second: (payload: string) => void = () => undefined;
    const done = new Promise<string>((resolve) => {
      second = resolve;
    });
    const stop = await db.listen('draft', (payload) => {
      heard.push(payload);
      if (payload === 'd1:2') second(payload);
    });
    await db
      .transaction(async (tx) => {
        await tx.notify('draft', 'rolled back');
        throw new Error('no');
      })
      .catch(() => undefined);
    await db.transaction((tx) => tx.notify('draft', 'd1:1'));
    await db.notify('draft', 'd1:2');
    await done;
    await stop();
    expect(heard).toStrictEqual(['d1:1', 'd1:2']);
  });

  it('refuses a notice that PostgreSQL would refuse', async () => {
    await expect(db.notify('draft', 'x'.repeat(8000))).rejects.toThrow('8000 bytes');
    await expect(db.notify('Draft', 'x')).rejects.toThrow('no channel');
  });
});

describe('a PostgreSQL server', () => {
  it('is migrated once though three processes start together', async () => {
    const { url, drop } = await createServerDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: url })));
    const [first] = opened;
    expect(await first?.query('select count(*) as runs from drizzle.__drizzle_migrations')).toStrictEqual([
      { runs: migrationFiles.length },
    ]);
    await Promise.all(opened.map((db) => db.close()));
    await drop();
  });

  it('is heard again after its line was cut, and the gap is told', async () => {
    const { url, drop } = await createServerDatabase();
    const db = await openDatabase({ dataDir: '', databaseUrl: url });
    let gapSeen: () => void = () => undefined;
    let heard: (payload: string) => void = () => undefined;
    const gap = new Promise<void>((resolve) => {
      gapSeen = resolve;
    });
    const notice = new Promise<string>((resolve) => {
      heard = resolve;
    });
    await db.listen('draft', heard, gapSeen);
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen draft'`);
    await gap;
    await db.notify('draft', 'after');
    expect(await notice).toBe('after');
    await db.close();
    await drop();
  });

  it('that cuts the line inside a transaction fails that transaction alone, and not the process', async () => {
    const { url, drop } = await createServerDatabase();
    const db = await openDatabase({ dataDir: '', databaseUrl: url });
    const cut = db.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await db.drizzle.execute(`select pg_terminate_backend(${row?.pid})`);
      // The line is lost while nothing is asked of it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return tx.query('select 1');
    });
    await expect(cut).rejects.toThrow();
    expect(await db.query('select 1 as still')).toStrictEqual([{ still: 1 }]);
    await db.close();
    await drop();
  });

  it('answers what is said often while hundreds of others wait for a connection', async () => {
    const { url, drop } = await createServerDatabase();
    const db = await openDatabase({ dataDir: '', databaseUrl: url });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const sitDown = () =>
      db.transaction(async (tx) => {
        await tx.query('select 1');
        await held;
      });
    const sittingDown = Array.from({ length: 200 }, sitDown);
    expect(await db.queryOften('pick', 'select $1 as word', ['taken'])).toStrictEqual([{ word: 'taken' }]);
    letGo();
    await Promise.all(sittingDown);
    await db.close();
    await drop();
  });

  it('refuses a database of a newer program that does not serve this one any more, or never said that it does', async () => {
    const { url, drop } = await createServerDatabase();
    const db = await openDatabase({ dataDir: '', databaseUrl: url });
    await db.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    for (const change of [
      'update drizzle.serves_from set level = 9999999999998',
      'drop table drizzle.serves_from',
    ]) {
      await db.query(change);
      await expect(openDatabase({ dataDir: '', databaseUrl: url })).rejects.toThrow('newer version');
    }
    await db.close();
    await drop();
  });

  it('opens a database of a newer program that serves this one, too, and leaves its schema as it is', async () => {
    const { url, drop } = await createServerDatabase();
    const later = await makeLaterMigrations();
    const pool = openPool(url, 1);
    await migrateServer(pool, later.folder);
    const newer = await readSchemaShape(serverDatabase(pool, url));
    const notes =
      'select (select max(created_at) from drizzle.__drizzle_migrations) as level, s.level as "from" from drizzle.serves_from s';
    const noted = (await pool.query(notes)).rows;
    const db = await openDatabase({ dataDir: '', databaseUrl: url });
    await db.drizzle.insert(member).values(person('ann', 'Ann'));
    expect(await readSchemaShape(db)).toStrictEqual(newer);
    expect((await pool.query(notes)).rows).toStrictEqual(noted);
    for (const one of [db, pool]) await ('close' in one ? one.close() : one.end());
    await later.remove();
    await drop();
  });
});
