import type { Database } from '#server/db/database.ts';
import { NO_SHARDS, type Shards } from '#server/db/shards/shards.ts';

/** The databases of a site: the main one with everything, and further ones with logs and clocks of running drafts. */
export interface Databases {
  readonly main: Database;
  readonly shards: Shards;
}

/** A site with one database. */
export const onlyMain = (main: Database): Databases => ({ main, shards: NO_SHARDS });

/** The database in which a draft goes on. Throws a DatabaseAwayError while it is not reached. */
export const databaseOfDraft = ({ main, shards }: Databases, { shard }: { readonly shard: string | null }) =>
  shard === null ? main : shards.of(shard);
