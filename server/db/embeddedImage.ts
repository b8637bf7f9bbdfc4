import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPglite } from './embedded.ts';
import { findMigrationsFolder, migrateEmbedded } from './migrate.ts';

function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = findMigrationsFolder();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  hash.update(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
  return hash.digest('hex').slice(0, 16);
}

/** Path of a file with a migrated, empty embedded database, made anew when the migrations have changed. */
export async function makeEmbeddedImage(): Promise<string> {
  const cache = join(findMigrationsFolder(), '..', '..', '..', 'node_modules', '.cache', 'passleft');
  const path = join(cache, `embedded-${fingerprint()}.tar`);
  if (existsSync(path)) return path;
  const pglite = await openPglite();
  await migrateEmbedded(pglite);
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(cache, { recursive: true });
  const halfWritten = `${path}.${process.pid}`;
  writeFileSync(halfWritten, new Uint8Array(await image.arrayBuffer()));
  renameSync(halfWritten, path);
  return path;
}
