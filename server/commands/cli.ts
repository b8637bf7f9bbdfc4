import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { embeddedDirectory, openDatabase } from '../db/open.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Command, CommandResult } from './command.ts';
import { handToServer } from './commandSocket.ts';
import { commands } from './commands.ts';
import { gatherLogs } from './gatherLogs.ts';

/** Paths are resolved here, since the server that may do the work stands in another folder. */
const withWholePaths = (args: readonly string[], { takesPaths = false }: Command) =>
  args.map((arg) =>
    !arg.startsWith('-') && !isAbsolute(arg) && (takesPaths || existsSync(arg)) ? resolve(arg) : arg,
  );

async function main(): Promise<number> {
  const [name = '', ...given] = process.argv.slice(2);
  const command = commands[name];
  if (!command || given.includes('--help')) {
    console.log(command?.help ?? `Commands: ${Object.keys(commands).join(', ')}.`);
    return command ? 0 : 2;
  }
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const mistake of read.mistakes) console.error(mistake);
    return 2;
  }
  const args = withWholePaths(given, command);
  const { dataDir, databaseUrl, shardUrls, migrationDatabaseUrl } = read.settings;
  const handed = databaseUrl ? null : await handToServer(dataDir, name, args);
  const result =
    handed ?? (await runHere({ dataDir, databaseUrl, shardUrls, migrationDatabaseUrl }, command, args));
  for (const line of result.lines) (result.exitCode === 0 ? console.log : console.error)(line);
  return result.exitCode;
}

async function runHere(
  address: Pick<Settings, 'dataDir' | 'databaseUrl' | 'shardUrls' | 'migrationDatabaseUrl'>,
  command: Command,
  args: string[],
): Promise<CommandResult> {
  const directory = embeddedDirectory(address.dataDir);
  if (command.readsOnly && !address.databaseUrl && !existsSync(directory))
    return { exitCode: 1, lines: [`There is no database in ${directory}.`] };
  const db = await openDatabase({ ...address, asItIs: command.readsOnly });
  try {
    if (command.readsLogs) {
      const missed = await gatherLogs(db, address.shardUrls);
      if (missed !== null) return { exitCode: 1, lines: [`${missed} Nothing was written.`] };
    }
    return await command.run(db, args, Date.now(), console.error);
  } finally {
    await db.close();
  }
}

main().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  },
);
