import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../database.ts';
import { DatabaseAwayError } from '../databaseAway.ts';
import { siteIdOf } from './becomeShard.ts';
import { openShards } from './openShards.ts';

describe('the further databases of a site', () => {
  let main: Database;
  const dropped: (() => Promise<void>)[] = [];
  const told: string[] = [];
  const warn = (sentence: string) => void told.push(sentence);

  async function emptyDatabase(): Promise<string> {
    const { url, drop } = await createServerDatabase();
    dropped.push(drop);
    return url;
  }
  /** Nobody listens there. */
  const nobodyAt = (url: string) => Object.assign(new URL(url), { port: '9' }).href;

  beforeAll(async () => {
    main = await openTestDatabase('server');
  });
  afterAll(async () => {
    await main?.close();
    for (const drop of dropped) await drop();
  });

  it('keep their names whatever their order, and refer to nothing of the main one', async () => {
    const urls = [await emptyDatabase(), await emptyDatabase()];
    const first = await openShards(main, urls, warn);
    const ids = first.reached().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const [shard] = first.reached();
    expect(
      await shard?.db.query(
        "select 1 from pg_constraint where conrelid = 'draft'::regclass and contype = 'f'",
      ),
    ).toEqual([]);
    await first.close();
    const again = await openShards(main, [...urls].reverse(), warn);
    expect(again.reached().map(({ id }) => id)).toEqual([...ids].reverse());
    await again.close();
    expect(told).toEqual([]);
  });

  it('are refused in a sentence where they belong to another site, are a main database or named twice', async () => {
    const url = await emptyDatabase();
    await (await openShards(main, [url], warn)).close();
    const other = await openTestDatabase('server');
    await expect(openShards(other, [url], warn)).rejects.toThrow(
      /^DATABASE_URLS: the database at \S+ cannot be used: it belongs to another site\.$/,
    );
    await other.close();
    const { pathname, username, password, host } = new URL(url);
    await expect(
      openShards(main, [url, `postgres://${username}:${password}@${host}${pathname}?a=b`], warn),
    ).rejects.toThrow(/cannot be used: it is named twice\.$/);
    const ownMain = await emptyDatabase();
    const owner = await openShards(main, [ownMain], warn);
    const [shard] = owner.reached();
    await shard?.db.query("delete from secret where name like 'shard%'");
    if (shard) await siteIdOf(shard.db);
    await owner.close();
    await expect(openShards(main, [ownMain], warn)).rejects.toThrow(
      /cannot be used: it is the main database of a site\.$/,
    );
    await expect(openShards(main, [ownMain], warn)).rejects.not.toThrow(password || 'no password');
  });

  it('are served without one that does not answer, which is tried again', async () => {
    const url = await emptyDatabase();
    told.length = 0;
    const shards = await openShards(main, [nobodyAt(url), url], warn);
    expect(told).toEqual([
      expect.stringMatching(
        /^A database of DATABASE_URLS does not answer \(.+\)\. Its drafts wait until it does\.$/,
      ),
    ]);
    expect(shards.count).toBe(2);
    expect(shards.reached()).toHaveLength(1);
    await shards.reach();
    expect(shards.reached()).toHaveLength(1);
    expect(() => shards.of('somewhere')).toThrow(DatabaseAwayError);
    await shards.close();
  });
});
