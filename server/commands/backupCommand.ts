import { dirname } from 'node:path';
import { BackupRefused } from '../db/backup/backupFormat.ts';
import { writeBackup } from '../db/backup/writeBackup.ts';
import type { Command, CommandResult } from './command.ts';
import { progressOf } from './progress.ts';

const HELP = `npm run backup -- FILE
Writes everything that is in the database into a new file, as it stood at one moment: members, cards, tables, drafts and
their seeds. The file is packed and belongs to its owner alone (mode 0600); keep it as secret as the database itself.
It may be restored into an embedded database or a database server, whichever wrote it, by this version of the program or
a later one: npm run restore -- FILE. Pictures of other sites are not in it; they are fetched again.
While a server holds the embedded database, that server writes the file, and picks wait until it is done.`;

const refusedWith = (...lines: string[]): CommandResult => ({ exitCode: 1, lines });

const MEGABYTE = 1024 * 1024;
/** What the disk or its rights say no with. */
const UNWRITABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

const codeOf = (fault: unknown): unknown => (fault instanceof Error && 'code' in fault ? fault.code : null);

/** `npm run backup`: refuses a file that is there, a folder that cannot be written to and a full disk. */
export const backupCommand: Command = {
  help: HELP,
  takesPaths: true,
  readsOnly: true,
  readsLogs: true,
  async run(db, args, nowMs, tell = () => undefined) {
    const [path, ...more] = args;
    if (path === undefined || path.startsWith('-') || more.length > 0) return { exitCode: 2, lines: [HELP] };
    const startedAt = performance.now();
    try {
      const { tables, rows, bytes } = await writeBackup(db, path, nowMs, progressOf(tell));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const size = (bytes / MEGABYTE).toFixed(1);
      return {
        exitCode: 0,
        lines: [`Wrote ${rows} rows of ${tables} tables to ${path} (${size} MB) in ${seconds} s.`],
      };
    } catch (fault) {
      if (fault instanceof BackupRefused) return refusedWith(fault.message);
      if (UNWRITABLE.has(codeOf(fault)))
        return refusedWith(
          `The folder ${dirname(path)} cannot be written to. While a server runs, it has to be one that the server may write to.`,
        );
      if (codeOf(fault) === 'ENOSPC')
        return refusedWith(`There is no room on the disk for ${path}. Nothing was written.`);
      throw fault;
    }
  },
};
