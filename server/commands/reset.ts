import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { lockDirectory } from '../db/lock.ts';
import { embeddedDirectory } from '../db/open.ts';
import { readSettings } from '../settings.ts';

const HELP = `npm run reset [-- --yes]
Deletes the embedded database in DATA_DIR with all members, drafts and cards, so that the next start begins afresh.
Without --yes it only says what it would delete. It refuses while a server holds the database, and never touches a
database server named by DATABASE_URL.`;

/** Deletes the folder under the database's own lock, so that no server can open it meanwhile. */
async function deleteDatabase(dataDir: string): Promise<void> {
  const directory = embeddedDirectory(dataDir);
  const lock = lockDirectory(directory);
  try {
    await rm(directory, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--yes' && arg !== '--help');
  if (unknown !== undefined || args.includes('--help')) {
    console.log(HELP);
    return unknown === undefined ? 0 : 2;
  }
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const mistake of read.mistakes) console.error(mistake);
    return 2;
  }
  const { dataDir, databaseUrl } = read.settings;
  if (databaseUrl) {
    console.error('DATABASE_URL names a database server. This command deletes embedded databases only.');
    return 1;
  }
  const directory = embeddedDirectory(dataDir);
  if (!existsSync(directory)) {
    console.log(`There is no database in ${directory}. Nothing was deleted.`);
    return 0;
  }
  if (!args.includes('--yes')) {
    console.log(`This would delete ${directory} with all members, drafts and cards in it.`);
    console.log('Nothing was deleted. To delete it: npm run reset -- --yes');
    return 0;
  }
  await deleteDatabase(dataDir);
  console.log(`Deleted ${directory}. The next start begins afresh.`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  },
);
