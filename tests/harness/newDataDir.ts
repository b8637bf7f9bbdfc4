import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedDirectory } from '#server/db/open.ts';
import { makeEmbeddedFolder } from '#tests/support/embeddedImage.ts';

/**
 * Lays a migrated, empty database into a folder of data, as a first start leaves it: to make one takes a server longer than
 * all else, and is tried where it is meant.
 */
export async function layDatabase(dataDir: string): Promise<void> {
  // At once: a thousand small files one after the other take five times as long when each is waited for.
  cpSync(await makeEmbeddedFolder(), embeddedDirectory(dataDir), { recursive: true });
}

/** A new folder of data with such a database. */
export async function newDataDir(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await layDatabase(folder);
  return folder;
}
