import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPglite } from '#server/db/embedded.ts';
import { findMigrationsFolder, migrateEmbedded } from '#server/db/migrate.ts';

function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = findMigrationsFolder();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  hash.update(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
  return hash.digest('hex').slice(0, 16);
}

/** Makes what a name in the cache stands for, unless the same migrations made it before; beside it first, so that nobody finds half of it. */
async function cached(ending: string, make: (halfMade: string) => Promise<void>): Promise<string> {
  const cache = join(findMigrationsFolder(), '..', '..', '..', 'node_modules', '.cache', 'passleft');
  const path = join(cache, `embedded-${fingerprint()}${ending}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const halfMade = `${path}.${process.pid}`;
  await make(halfMade);
  try {
    renameSync(halfMade, path);
  } catch (fault) {
    // Somebody else was quicker with a folder.
    rmSync(halfMade, { recursive: true, force: true });
    if (!existsSync(path)) throw fault;
  }
  return path;
}

/** Path of a file with a migrated, empty embedded database, made anew when the migrations have changed. */
export const makeEmbeddedImage = (): Promise<string> =>
  cached('.tar', async (path) => {
    const pglite = await openPglite();
    await migrateEmbedded(pglite);
    const image = await pglite.dumpDataDir('none');
    await pglite.close();
    writeFileSync(path, new Uint8Array(await image.arrayBuffer()));
  });

/** Path of a folder with the same, to be copied for servers that keep their database on the disk. */
export const makeEmbeddedFolder = (): Promise<string> =>
  cached('', async (path) => {
    const pglite = await openPglite(path);
    await migrateEmbedded(pglite);
    await pglite.close();
  });
