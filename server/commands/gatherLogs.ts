import type { Database } from '#server/db/database.ts';
import { ShardRefused } from '#server/db/shards/becomeShard.ts';
import { openShards } from '#server/db/shards/openShards.ts';
import { copyAll } from '../drafts/shards/mirrorDrafts.ts';

/**
 * Copies what further databases hold of running drafts to the main one. Answers in a sentence what is missing, null where
 * all is there.
 */
export async function gatherLogs(main: Database, shardUrls: readonly string[]): Promise<string | null> {
  const [row] = await main.query<{ isKnown: boolean }>(
    `select to_regclass('shard') is not null as "isKnown"`,
  );
  if (!row?.isKnown) return null;
  try {
    const shards = await openShards(main, shardUrls, () => undefined);
    try {
      const ids = shards.reached().map(({ id }) => id);
      const missing = await main.query(
        'select id from draft where shard is not null and shard <> all($1) limit 1',
        [ids],
      );
      if (missing.length > 0)
        return 'Drafts are running in a database that does not answer, or that DATABASE_URLS does not name.';
      for (const shard of shards.reached()) await copyAll(main, shard);
      return null;
    } finally {
      await shards.close();
    }
  } catch (fault) {
    if (fault instanceof ShardRefused) return fault.message;
    throw fault;
  }
}
