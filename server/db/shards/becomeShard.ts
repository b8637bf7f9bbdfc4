import { makeId } from '#server/members/ids.ts';
import type { Database, Sql } from '../database.ts';
import { keptSecret } from '../keptSecret.ts';

/** Under these names among the secrets: what a site is called by its shards, and what a shard is called and whose it is. */
const SITE = 'site';
const OWN_ID = 'shard';
const SITE_OF_SHARD = 'shard_of';

/** A database that cannot be a shard of this site, in a sentence for whoever set it up. */
export class ShardRefused extends Error {
  override readonly name = 'ShardRefused';
}

/** What this site is called by its shards; made once. */
export const siteIdOf = (main: Database): Promise<string> => keptSecret(main, SITE);

/** What its rows of drafts would refer to stands in the main database alone. */
async function dropReferences(tx: Sql): Promise<void> {
  const references = await tx.query<{ name: string }>(
    `select quote_ident(conname) as name from pg_constraint where conrelid = 'public.draft'::regclass and contype = 'f'`,
  );
  for (const { name } of references) await tx.query(`alter table draft drop constraint ${name}`);
}

/**
 * Makes an open database with the newest schema a shard of the site, where it is none yet; answers what it is called.
 * Throws ShardRefused for the main database of a site, and for the shard of another site.
 */
export async function becomeShard(db: Database, siteId: string): Promise<string> {
  return db.transaction(async (tx) => {
    // Two processes may begin at once.
    await tx.query("select pg_advisory_xact_lock(hashtext('passleft shard'))");
    const [found] = await tx.query<{ site: string | null; isMain: boolean }>(
      `select (select value from secret where name = $1) as site,
         exists (select 1 from member) or exists (select 1 from secret where name = $2) as "isMain"`,
      [SITE_OF_SHARD, SITE],
    );
    if (found?.isMain) throw new ShardRefused('it is the main database of a site');
    if (found?.site && found.site !== siteId) throw new ShardRefused('it belongs to another site');
    await dropReferences(tx);
    await tx.query('insert into secret (name, value) values ($1, $2), ($3, $4) on conflict do nothing', [
      SITE_OF_SHARD,
      siteId,
      OWN_ID,
      makeId(),
    ]);
    const [own] = await tx.query<{ id: string }>('select value as id from secret where name = $1', [OWN_ID]);
    if (!own) throw new Error('The shard has no name.');
    return own.id;
  });
}
