import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { asAway, DatabaseAwayError } from '../databaseAway.ts';
import { openDatabase } from '../open.ts';
import { becomeShard, ShardRefused, siteIdOf } from './becomeShard.ts';
import { databaseOf, NO_SHARDS, type Shard, type Shards } from './shards.ts';

/** The server and the database that an address names, without user, password and anything else that is in it. */
const placeOf = (url: string): string => {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
};

async function openShard(url: string, siteId: string): Promise<Shard> {
  const db = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    return { id: await becomeShard(db, siteId), db };
  } catch (fault) {
    await db.close();
    throw fault;
  }
}

/** In a sentence, where an operator has to mend it; the fault itself otherwise. */
function namingPlace(url: string, fault: unknown): unknown {
  if (!(fault instanceof ShardRefused)) return asAway(fault);
  return new ShardRefused(`DATABASE_URLS: the database at ${placeOf(url)} cannot be used: ${fault.message}.`);
}

/** So long a start waits for all of them; those that answer later come by themselves. */
const START_MS = 3000;
const LATE = new DatabaseAwayError(new Error('no answer within three seconds'));

/**
 * Opens the further databases of a site. One that does not answer is waited for by nobody: `warn` hears of it and `reach`
 * tries it again. Throws ShardRefused, in a sentence, for one that is no shard of this site or is named twice.
 */
export async function openShards(
  main: Database,
  urls: readonly string[],
  warn: (sentence: string) => void,
): Promise<Shards> {
  if (urls.length === 0) return NO_SHARDS;
  const siteId = await siteIdOf(main);
  const open = new Map<string, Shard>();
  const trying = new Map<string, Promise<unknown>>();
  const refused = new Set<string>();
  let isClosed = false;

  async function tryOnce(url: string) {
    const shard = await openShard(url, siteId);
    const isTwice = [...open.values()].some(({ id }) => id === shard.id);
    if (!isClosed && !isTwice) return void open.set(url, shard);
    await shard.db.close();
    if (isTwice) throw new ShardRefused('it is named twice');
  }

  /** The fault, or nothing. */
  function tried(url: string): Promise<unknown> {
    const attempt =
      trying.get(url) ??
      tryOnce(url)
        .catch((fault: unknown) => namingPlace(url, fault))
        .finally(() => trying.delete(url));
    trying.set(url, attempt);
    return attempt;
  }

  async function reachOne(url: string) {
    const fault = await tried(url);
    if (fault === undefined || fault instanceof DatabaseAwayError || refused.has(url)) return;
    refused.add(url);
    warn(fault instanceof Error ? fault.message : String(fault));
  }

  const close = async () => {
    isClosed = true;
    for (const { db } of open.values()) await db.close();
  };
  const inOrder = () => urls.flatMap((url) => open.get(url) ?? []);
  const started = new AbortController();
  const late = pause(START_MS, LATE, { signal: started.signal }).catch(() => LATE);
  const faults = await Promise.all(urls.map((url) => Promise.race([tried(url), late])));
  started.abort();
  for (const fault of faults) {
    if (fault === undefined) continue;
    if (!(fault instanceof DatabaseAwayError)) {
      await close();
      throw fault;
    }
    warn(`A database of DATABASE_URLS does not answer (${fault.message}). Its drafts wait until it does.`);
  }
  return {
    count: urls.length,
    reached: inOrder,
    of: (id) => databaseOf(inOrder(), id),
    async reach() {
      if (isClosed) return;
      await Promise.all(urls.filter((url) => !open.has(url)).map(reachOne));
    },
    close,
  };
}
