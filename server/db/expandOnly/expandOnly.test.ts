import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../database.ts';
import { SERVES_FROM } from '../migrate.ts';
import { openPool, serverDatabase } from '../postgres.ts';
import { knownMigrations, takeMigrations } from '../schemaLevel.ts';
import { contractions, type Reliance, readReliance } from './contractions.testkit.ts';

const steps = knownMigrations();

describe('the program of the version before, on the newest schema', () => {
  let db: Database;
  let drop: () => Promise<void>;
  let served: Reliance;

  beforeAll(async () => {
    const made = await createServerDatabase();
    drop = made.drop;
    db = serverDatabase(openPool(made.url, 2), made.url);
    await db.transaction((tx) =>
      takeMigrations(
        tx,
        steps.filter(({ level }) => level <= SERVES_FROM),
      ),
    );
    served = await readReliance(db);
  });
  afterAll(async () => {
    await db?.close();
    await drop?.();
  });

  it('is told apart by a step that there is', () => {
    expect(steps.map(({ level }) => level)).toContain(SERVES_FROM);
    expect(served.columns.size).toBeGreaterThan(300);
    expect(
      [served.uniques.size, served.references.size, served.checks.size].map((size) => size > 20),
    ).toEqual([true, true, true]);
  });

  it('is served: every step after SERVES_FROM only expands [T]', async () => {
    const later = steps.filter(({ level }) => level > SERVES_FROM);
    let found: string[] = [];
    await undone(async (tx) => {
      for (const { statements } of later) for (const statement of statements) await tx.query(statement);
      found = contractions(served, await readReliance(tx));
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['alter table member drop column about_text', 'member.about_text is gone'],
    ['alter table member rename column about_text to about', 'member.about_text is gone'],
    ['drop table image_host cascade', 'image_host.host is gone'],
    ['alter table image_host rename to picture_host', 'image_host.host is gone'],
    [
      'alter table member alter column about_text type varchar(80)',
      'member.about_text has become character varying(80)',
    ],
    ['alter table member alter column deleted_at set not null', 'member.deleted_at may be empty no more'],
    ['alter table member add column motto text not null', 'member.motto is new and has to be named'],
    ['create unique index one_text on member (about_text)', 'member (about_text) has become unique'],
    [
      'alter table member add check (about_text <> 1::text)',
      'member (about_text) is checked, which it was not',
    ],
    ['alter table draft_log drop constraint draft_log_draft_id_seq_pk cascade', 'is unique no more'],
  ])('would not be by %s', async (statement, sentence) => {
    let found: string[] = [];
    await undone(async (tx) => {
      await tx.query(statement);
      found = contractions(served, await readReliance(tx));
    });
    expect(found.join('\n')).toContain(sentence);
  });

  it('still is by what only expands', async () => {
    const [check] = await db.query<{ name: string }>(
      `select conname::text as name from pg_constraint where conrelid = 'draft'::regclass and contype = 'c'
       and pg_get_constraintdef(oid) like '%building%'`,
    );
    const [words] = await db.query<{ words: string }>(
      'select pg_get_constraintdef(oid) as words from pg_constraint where conname = $1',
      [check?.name],
    );
    let found = ['nothing was tried'];
    await undone(async (tx) => {
      for (const statement of [
        'alter table member add column motto text',
        "alter table member add column tune text not null default ''",
        'create table tune (id text primary key, member_id text not null references member (id))',
        'create index on member (about_text)',
        `alter table draft drop constraint ${check?.name}`,
        `alter table draft add constraint ${check?.name} ${words?.words.replace("'building'", "'resting'::text, 'building'")}`,
      ])
        await tx.query(statement);
      found = contractions(served, await readReliance(tx));
    });
    expect(found).toEqual([]);
  });

  /** Does it in a transaction that is taken back. */
  async function undone(work: Parameters<Database['transaction']>[0]): Promise<void> {
    await db
      .transaction(async (tx) => {
        await work(tx);
        throw new Error('taken back');
      })
      .catch((fault: unknown) => {
        if (!(fault instanceof Error) || fault.message !== 'taken back') throw fault;
      });
  }
});
