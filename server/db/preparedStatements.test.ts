import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, isUniqueViolation } from './database.ts';
import { embeddedDatabase, openPglite } from './embedded.ts';

let pglite: PGlite;
let db: Database;

beforeAll(async () => {
  pglite = await openPglite();
  await pglite.exec(
    'create table thing (id int primary key, word text, at timestamptz, fields jsonb, tags text[])',
  );
  db = embeddedDatabase(pglite, () => undefined);
});
afterAll(() => db.close());

/** The statements that are prepared now, as they were said. */
async function preparedTexts(): Promise<string[]> {
  const { rows } = await pglite.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement.replace(/^prepare \w+ as /, ''));
}

/** Says a statement until it is prepared; every answer has to be the same. */
async function often(sql: string, params: readonly unknown[]): Promise<unknown> {
  const first = await db.query(sql, params);
  await vi.waitFor(async () => {
    expect(await db.query(sql, params)).toStrictEqual(first);
    expect(await preparedTexts()).toContain(sql);
  });
  expect(await db.query(sql, params)).toStrictEqual(first);
  return first;
}

describe('statements of the embedded database', () => {
  it('are prepared once they are said a third time, and not before', async () => {
    const sql = 'select 41 + $1::int as sum';
    await db.query(sql, [1]);
    await db.query(sql, [1]);
    // The database works in the order of asking: what would be prepared has its two steps done after two questions.
    await preparedTexts();
    expect(await preparedTexts()).not.toContain(sql);
    expect(await often(sql, [1])).toStrictEqual([{ sum: 42 }]);
    expect(await db.query(sql, [2])).toStrictEqual([{ sum: 43 }]);
  });

  it('give the same values for every kind of parameter, prepared or not', async () => {
    const at = new Date('2026-11-23T16:00:00.123Z');
    const sql = `select $1::timestamptz as at, $2::bytea as bytes, $3::jsonb as fields, $4::text[] as tags, $5::text as none,
      $6::boolean as yes, $7::float8 as share, $8::text as word, $9::jsonb as listed`;
    const word = 'it\'s a \\ "word" with $1 and ; -- and\na line, ü 🂡';
    const values = [
      at,
      new Uint8Array([0, 1, 39, 92, 255]),
      JSON.stringify({ b: [1, null], a: word }),
      ['x', 'y,"z\\', "'"],
    ];
    const rows = await often(sql, [...values, null, true, 0.1, word, JSON.stringify([])]);
    expect(rows).toStrictEqual([
      {
        at,
        bytes: new Uint8Array([0, 1, 39, 92, 255]),
        fields: { b: [1, null], a: word },
        tags: ['x', 'y,"z\\', "'"],
        none: null,
        yes: true,
        share: 0.1,
        word,
        listed: [],
      },
    ]);
    const [other] = await db.query<{ none: string; yes: boolean }>(sql, [
      at,
      null,
      null,
      [],
      "o'",
      false,
      1,
      '',
      null,
    ]);
    expect(other).toMatchObject({ bytes: null, fields: null, tags: [], none: "o'", yes: false, word: '' });
  });

  it('are refused as they are when they are not prepared', async () => {
    const insert =
      'insert into thing (id, word) values ($1, $2) on conflict (id) do update set word = excluded.word';
    await often(insert, [1, 'one']);
    const clash = 'insert into thing (id, word) values ($1, $2)';
    for (let id = 10; id < 20; id++) await db.query(clash, [id, 'x']);
    expect(await preparedTexts()).toContain(clash);
    const fault: unknown = await db.query(clash, [10, 'again']).catch((reason: unknown) => reason);
    expect(isUniqueViolation(fault, 'thing_pkey')).toBe(true);
    await expect(db.query(clash, ['no number', 'x'])).rejects.toThrow(/integer/);
    await expect(db.query('select nothing from nowhere')).rejects.toThrow(/nowhere/);
    expect(await db.query('select count(*) as n from thing where id >= 10')).toStrictEqual([{ n: 10 }]);
  });

  it('are rolled back with their transaction, and no transaction waits for one to be prepared', async () => {
    const sql = 'insert into thing (id, word) values ($1, $2) returning id';
    const inserted = db.transaction(async (tx) => {
      for (let id = 100; id < 110; id++) await tx.query(sql, [id, 'in']);
      throw new Error('Not after all.');
    });
    await expect(inserted).rejects.toThrow('Not after all.');
    await vi.waitFor(async () => expect(await preparedTexts()).toContain(sql));
    await expect(
      db.transaction(async (tx) => {
        await tx.query(sql, [100, 'in']);
        await tx.query(sql, [100, 'again']);
      }),
    ).rejects.toThrow(/duplicate/);
    expect(await db.query('select id from thing where id >= 100')).toStrictEqual([]);
    expect(await db.query(sql, [100, 'in'])).toStrictEqual([{ id: 100 }]);
  });

  it('are planned anew after a thousand uses, while others use them', async () => {
    const sql = 'select $1::int + 1 as next';
    await often(sql, [1]);
    const named = async () => {
      const { rows } = await pglite.query<{ name: string }>(
        'select name from pg_prepared_statements where statement like $1',
        [`%${sql}`],
      );
      return rows.map(({ name }) => name);
    };
    const before = await named();
    const answers = await Promise.all(
      Array.from({ length: 1500 }, (_, n) => db.query<{ next: number }>(sql, [n])),
    );
    expect(answers.map(([row]) => row?.next)).toStrictEqual(Array.from({ length: 1500 }, (_, n) => n + 1));
    await vi.waitFor(async () => {
      const after = await named();
      expect(after).toHaveLength(1);
      expect(after).not.toStrictEqual(before);
    });
  });

  it('are forgotten when there are too many of them', async () => {
    const texts = Array.from({ length: 450 }, (_, n) => `select ${n} as n`);
    for (const sql of texts) for (let time = 0; time < 4; time++) await db.query(sql);
    await vi.waitFor(async () => expect((await preparedTexts()).length).toBeLessThanOrEqual(400));
    expect(await preparedTexts()).not.toContain(texts[0]);
    expect(await db.query('select 0 as n')).toStrictEqual([{ n: 0 }]);
  });

  it('outlive a change of their tables', async () => {
    const sql = 'select * from thing where id = $1';
    await often(sql, [1]);
    await pglite.exec('create index thing_word on thing (word)');
    expect(await db.query(sql, [1])).toHaveLength(1);
  });
});
