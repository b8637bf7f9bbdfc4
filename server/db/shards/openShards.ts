import type { Database } from '../database.ts';
import { asAway, DatabaseAwayError } from '../databaseAway.ts';
import { openDatabase } from '../open.ts';
import { becomeShard, ShardRefused, siteIdOf } from './becomeShard.ts';
import { databaseOf, NO_SHARDS, type Shard, type Shards } from './shards.ts';

/** The server and the database that an address names, without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname}${/[?&]host=/.test(search) ? search : ''}`;
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
  let isClosed = false;

  async function tryOne(url: string) {
    const shard = await openShard(url, siteId);
    const isTwice = [...open.values()].some(({ id }) => id === shard.id);
    if (!isClosed && !isTwice) return void open.set(url, shard);
    await shard.db.close();
    if (isTwice) throw new ShardRefused('it is named twice');
  }

  async function tryAll(): Promise<readonly unknown[]> {
    const faults: unknown[] = [];
    for (const url of urls.filter((one) => !open.has(one)))
      await tryOne(url).catch((fault: unknown) => faults.push(namingPlace(url, fault)));
    return faults;
  }

  const close = async () => {
    isClosed = true;
    for (const { db } of open.values()) await db.close();
  };
  const inOrder = () => urls.flatMap((url) => open.get(url) ?? []);
  for (const fault of await tryAll()) {
    if (fault instanceof DatabaseAwayError) {
      warn(`A database of DATABASE_URLS does not answer (${fault.message}). Its drafts wait until it does.`);
      continue;
    }
    await close();
    throw fault;
  }
  let reaching: Promise<unknown> | null = null;
  return {
    count: urls.length,
    reached: inOrder,
    of: (id) => databaseOf(inOrder(), id),
    async reach() {
      if (isClosed || open.size === urls.length) return;
      reaching ??= tryAll().then((faults) => {
        for (const fault of faults)
          if (!(fault instanceof DatabaseAwayError))
            warn(fault instanceof Error ? fault.message : `${fault}`);
        reaching = null;
      });
      await reaching;
    },
    close,
  };
}
