import type { Database } from '#server/db/database.ts';
import { DatabaseAwayError } from '#server/db/databaseAway.ts';
import { becomeShard, siteIdOf } from '#server/db/shards/becomeShard.ts';
import type { Shard } from '#server/db/shards/shards.ts';
import { type DatabaseKind, openTestDatabase } from '#tests/support/testDatabases.ts';

/** A further database of a site, with the newest schema; close its `db` in afterAll. */
export async function openTestShard(main: Database, kind: DatabaseKind): Promise<Shard> {
  const db = await openTestDatabase(kind);
  return { id: await becomeShard(db, await siteIdOf(main)), db };
}

/** The same database, which answers nothing while `isAway`. */
export function thatFalls(db: Database): { db: Database; fall(isAway: boolean): void } {
  let isAway = false;
  const asked = <T extends keyof Database>(name: T) =>
    ((...args: unknown[]) => {
      if (isAway) return Promise.reject(new DatabaseAwayError(new Error('It was ended by a test.')));
      return (db[name] as (...all: unknown[]) => unknown)(...args);
    }) as unknown as Database[T];
  const fallible = {
    ...db,
    query: asked('query'),
    queryOften: asked('queryOften'),
    transaction: asked('transaction'),
  };
  return {
    db: fallible,
    fall(away) {
      isAway = away;
    },
  };
}
