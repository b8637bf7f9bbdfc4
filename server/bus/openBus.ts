import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { keptSecret } from '../db/keptSecret.ts';
import type { Bus } from './bus.ts';
import { createLocalBus } from './localBus.ts';
import { withOlderNotices } from './olderNotices.ts';
import { openPostgresBus } from './postgresBus.ts';
import { openRedisBus, placeOf } from './redisBus.ts';
import { BusRefusesError } from './redisLine.ts';

const SITE_LETTERS = 16;

/** Tells the sites that share a bus apart. */
async function siteOf(db: Database): Promise<string> {
  const secret = await keptSecret(db, 'bus');
  return createHash('sha256').update(secret).digest('hex').slice(0, SITE_LETTERS);
}

/**
 * The bus between the processes of this site: the one at `busUrl`, else the database server; one process alone needs none. A
 * bus that does not answer is tried again. Throws a sentence where it refuses the name or password in `busUrl`.
 */
export async function openBus(
  db: Database,
  busUrl: string | undefined,
  warn: (sentence: string) => void,
): Promise<Bus> {
  if (db.kind === 'embedded') return createLocalBus();
  if (busUrl === undefined) return withOlderNotices(await openPostgresBus(db), db);
  try {
    return withOlderNotices(await openRedisBus({ url: busUrl, site: await siteOf(db), warn }), db);
  } catch (fault) {
    if (!(fault instanceof BusRefusesError)) throw fault;
    throw new Error(
      `BUS_URL: the bus at ${placeOf(busUrl)} refuses this server (${fault.message}). Look at the name and password in it.`,
    );
  }
}
