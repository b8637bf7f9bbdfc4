import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { openTestDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { createSessions } from './sessions.ts';
import { REMEMBERED_IN, sweepMembers } from './sweepMembers.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 21);

describe.each(SERVER_FIRST_KINDS)('the sweep of the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  const addPerson = (id: string, isGuest: boolean, daysAgo: number) =>
    db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ($1, $1, $1, $2, $1, $3, $3)`,
      [id, isGuest, new Date(NOW_MS - daysAgo * DAY_MS)],
    );

  it('forgets guests after thirty days unless a draft remembers them, and sessions past their life [ASVS V14.2.4]', async () => {
    await addPerson('old member', false, 400);
    await addPerson('fresh guest', true, 29);
    await addPerson('old guest', true, 31);
    await addPerson('old host', true, 31);
    const at = new Date(NOW_MS);
    await db.query(
      `insert into game (id, slug, name, status, definition, updated_at) values ('g', 'g', 'G', 'published', '{}', $1)`,
      [at],
    );
    await db.query(
      `insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo, created_at)
       values ('d', 'CODE', 'g', 'D', 'finished', 'old host', '{}', '{}', '\\x00', '', 8, true, $1)`,
      [at],
    );
    for (const daysAgo of [31, 1]) {
      await createSessions({ db, now: () => NOW_MS - daysAgo * DAY_MS }).begin('old member', '');
    }
    await db.query(
      `insert into rate_limit (key, hits, resets_at) values ('spent', 1, $1), ('running', 1, $2)`,
      [new Date(NOW_MS - 1), new Date(NOW_MS + 1)],
    );

    await sweepMembers(db, NOW_MS);

    expect(await db.query('select id from member order by id')).toStrictEqual([
      { id: 'fresh guest' },
      { id: 'old host' },
      { id: 'old member' },
    ]);
    expect(await db.query('select created_at as at from refresh_family')).toStrictEqual([
      { at: new Date(NOW_MS - DAY_MS) },
    ]);
    expect(await db.query('select key from rate_limit')).toStrictEqual([{ key: 'running' }]);
  });

  it('keeps whoever stands in a row that does not go with them', async () => {
    const held = await db.query<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'member'::regclass and c.confdeltype = 'a'`,
    );
    expect(held.length).toBeGreaterThan(0);
    const known = new Set(REMEMBERED_IN.map((place) => place.join('.')));
    expect(held.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });

  it('forgets deleted members whom no draft remembers, and second factors that were begun and left', async () => {
    await addPerson('gone', false, 1);
    await addPerson('gone host', false, 1);
    await db.query(`update member set deleted_at = now() where id in ('gone', 'gone host')`);
    await db.query(
      `insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo, created_at)
       values ('e', 'EDOC', 'g', 'E', 'finished', 'gone host', '{}', '{}', '\\x00', '', 8, true, now())`,
    );
    await addPerson('pia', false, 1);
    await addPerson('rosa', false, 1);
    await db.query(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at)
       values ('pia', '', $1, null), ('rosa', '', $1, $1)`,
      [new Date(NOW_MS - 15 * 60_000 - 1)],
    );

    await sweepMembers(db, NOW_MS);

    expect(await db.query(`select id from member where id like 'gone%'`)).toStrictEqual([
      { id: 'gone host' },
    ]);
    expect(await db.query('select member_id as id from second_factor')).toStrictEqual([{ id: 'rosa' }]);
  });

  it('forgets mailed links that have expired', async () => {
    await addPerson('lena', false, 1);
    for (const [name, laterMs] of [
      ['late', -1],
      ['in time', 1],
    ] as const)
      await db.query(
        `insert into mail_ticket (id, member_id, purpose, email, token_hash, created_at, expires_at)
          values ($1, 'lena', 'resetPassword', '', $1, $2, $2)`,
        [name, new Date(NOW_MS + laterMs)],
      );
    await sweepMembers(db, NOW_MS);
    expect(await db.query('select id from mail_ticket')).toStrictEqual([{ id: 'in time' }]);
  });

  it('forgets third-party sign-ins that nobody finished in time', async () => {
    await addPerson('mara', false, 1);
    for (const [name, laterMs] of [
      ['late', -1],
      ['in time', 1],
    ] as const) {
      const at = new Date(NOW_MS + laterMs);
      await db.query(
        `insert into third_party_trip (state_hash, browser_hash, provider_id, nonce, code_verifier, return_path, expires_at)
          values ($1, '', '', '', '', '', $2)`,
        [name, at],
      );
      await db.query(
        `insert into pending_identity (browser_hash, provider_id, issuer, subject, email, is_email_verified, suggested_handle, expires_at)
          values ($1, '', '', '', '', false, '', $2)`,
        [name, at],
      );
      await db.query(
        `insert into return_ticket (token_hash, browser_hash, member_id, expires_at) values ($1, '', 'mara', $2)`,
        [name, at],
      );
    }

    await sweepMembers(db, NOW_MS);

    const kept = [{ key: 'in time' }];
    expect(await db.query('select state_hash as key from third_party_trip')).toStrictEqual(kept);
    expect(await db.query('select browser_hash as key from pending_identity')).toStrictEqual(kept);
    expect(await db.query('select token_hash as key from return_ticket')).toStrictEqual(kept);
  });
});
