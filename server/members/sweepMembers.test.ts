import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { DATABASE_KINDS, openTestDatabase } from '#server/db/testDatabases.ts';
import { createSessions } from './sessions.ts';
import { sweepMembers } from './sweepMembers.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 21);

describe.each(DATABASE_KINDS)('the sweep of the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  }, 60_000);
  afterAll(() => db.close());

  const addPerson = (id: string, isGuest: boolean, daysAgo: number) =>
    db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ($1, $1, $1, $2, $1, $3, $3)`,
      [id, isGuest, new Date(NOW_MS - daysAgo * DAY_MS)],
    );

  it('forgets guests after thirty days unless a draft remembers them, and sessions past their life', async () => {
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
});
