import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupRefused } from '../db/backup/backupFormat.ts';
import { checkBackup } from '../db/backup/readBackup.ts';
import { type RestoredBackup, type RestoreOrder, restoreBackup } from '../db/backup/restoreBackup.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase, openPglite } from '../db/embedded.ts';
import { DirectoryHeldError, lockDirectory } from '../db/lock.ts';
import { embeddedDirectory } from '../db/open.ts';
import { openPool, serverDatabase } from '../db/postgres.ts';
import type { CommandResult } from './command.ts';
import { progressOf } from './progress.ts';

export const RESTORE_HELP = `npm run restore -- FILE [options]
Makes a database from a file that npm run backup wrote: an embedded one in DATA_DIR, or the one that DATABASE_URL names,
which has to be empty. The server must not be running. A file that is damaged, none of ours or of a newer version changes
nothing.
  --check              restore it into memory alone, to know that it can be
  --replace            put the embedded database that is there aside, under another name
  --move               nothing has happened since the backup: people stay signed in and waiting emails are sent
Without --move members sign in again and emails that waited are given up, since both may be over long since. Guests stay.`;

const OPTIONS = {
  check: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  move: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Where to. */
export interface RestorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    return null;
  }
}

const refusedWith = (...lines: string[]): CommandResult => ({ exitCode: 1, lines });

/** `npm run restore`: 0 done, 1 refused with nothing changed, 2 used wrongly. Throws faults of the database and the disk. */
export async function restoreCommand(
  args: readonly string[],
  { dataDir, databaseUrl }: RestorePlace,
  nowMs: number,
  tell: (line: string) => void = () => undefined,
): Promise<CommandResult> {
  const given = parsed(args);
  if (given?.values.help) return { exitCode: 0, lines: [RESTORE_HELP] };
  const [path, ...more] = given?.positionals ?? [];
  if (!given || path === undefined || more.length > 0) return { exitCode: 2, lines: [RESTORE_HELP] };
  const { check, replace, move } = given.values;
  const order: RestoreOrder = { path, nowMs, isMove: move, onRows: progressOf(tell) };
  try {
    // Before a database is made for it.
    await checkBackup(path);
    if (check) return wordsOf(await restoreInMemory(order), `${path} can be restored`, []);
    if (databaseUrl)
      return wordsOf(await restoreOnServer(databaseUrl, order), `Restored ${path} into DATABASE_URL`, []);
    return await restoreEmbedded(embeddedDirectory(dataDir), order, replace);
  } catch (fault) {
    if (fault instanceof BackupRefused || fault instanceof DirectoryHeldError)
      return refusedWith(fault.message);
    throw fault;
  }
}

function wordsOf(
  { madeAt, rows, signedOut }: RestoredBackup,
  what: string,
  more: readonly string[],
): CommandResult {
  const members = signedOut === 1 ? 'One member has' : `${signedOut} members have`;
  const sessions = signedOut === 0 ? [] : [`${members} to sign in again.`];
  return {
    exitCode: 0,
    lines: [`${what}: ${rows} rows, as they stood at ${madeAt.toISOString()}.`, ...sessions, ...more],
  };
}

async function restoreInto(db: Database, order: RestoreOrder): Promise<RestoredBackup> {
  try {
    return await restoreBackup(db, order);
  } finally {
    await db.close();
  }
}

const restoreInMemory = async (order: RestoreOrder) =>
  restoreInto(
    embeddedDatabase(await openPglite(), () => undefined),
    order,
  );

const restoreOnServer = (databaseUrl: string, order: RestoreOrder) =>
  restoreInto(serverDatabase(openPool(databaseUrl, 2), databaseUrl), order);

/** The new database is made beside the old one and takes its place only when it is whole. */
async function restoreEmbedded(
  directory: string,
  order: RestoreOrder,
  replace: boolean,
): Promise<CommandResult> {
  const lock = lockDirectory(directory);
  const fresh = `${directory}.restoring`;
  try {
    const isThere = existsSync(directory);
    if (isThere && !replace)
      return refusedWith(
        `There is a database in ${directory}. Nothing was restored.`,
        'To put it aside, under another name, and restore: add --replace',
      );
    await rm(fresh, { recursive: true, force: true });
    const restored = await restoreInto(
      embeddedDatabase(await openPglite(fresh), () => undefined),
      order,
    );
    const aside = `${directory}.before-${new Date(order.nowMs).toISOString().replaceAll(/[:.]/g, '-')}`;
    if (isThere) await rename(directory, aside);
    await rename(fresh, directory);
    return wordsOf(
      restored,
      `Restored ${order.path} into ${directory}`,
      isThere ? [`What was there before is in ${aside}; delete it when it is not needed any more.`] : [],
    );
  } finally {
    await rm(fresh, { recursive: true, force: true });
    lock.release();
  }
}
