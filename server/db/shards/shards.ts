import type { Database } from '../database.ts';
import { DatabaseAwayError } from '../databaseAway.ts';

/** A further database that holds logs and clocks of running drafts, and nothing else of them. */
export interface Shard {
  /** As `draft.shard` names it: made by the shard itself, so that its address may change. */
  readonly id: string;
  readonly db: Database;
}

/** The further databases of a site as one process reaches them. */
export interface Shards {
  /** Those that answered at least once, in the order of the settings; one of them may be away by now. */
  reached(): readonly Shard[];
  /** The database that `draft.shard` names. Throws a DatabaseAwayError where it is not reached, or not set for this process. */
  of(id: string): Database;
  /** How many are set. */
  readonly count: number;
  /** Tries those that were not reached yet. Never throws. */
  reach(): Promise<void>;
  close(): Promise<void>;
}

/** Those of a list that is given, all of them reached. */
export function shardsOf(all: readonly Shard[]): Shards {
  return {
    reached: () => all,
    of: (id) => databaseOf(all, id),
    count: all.length,
    reach: async () => undefined,
    close: async () => {
      for (const { db } of all) await db.close();
    },
  };
}

/** Throws a DatabaseAwayError where it is not among them. */
export function databaseOf(reached: readonly Shard[], id: string): Database {
  const shard = reached.find((one) => one.id === id);
  if (!shard)
    throw new DatabaseAwayError(
      new Error(`The database ${id}, in which this draft is, is not reached by this process.`),
    );
  return shard.db;
}

/** All drafts stand in the one database. */
export const NO_SHARDS = shardsOf([]);
