import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { openDatabase } from '../db/open.ts';
import { readSettings } from '../settings.ts';
import { handToServer } from './commandSocket.ts';
import { commands } from './commands.ts';

/** Paths are resolved here, since the server that may do the work stands in another folder. */
const withWholePaths = (args: readonly string[]) =>
  args.map((arg) => (!arg.startsWith('-') && !isAbsolute(arg) && existsSync(arg) ? resolve(arg) : arg));

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
  const args = withWholePaths(given);
  const { dataDir, databaseUrl } = read.settings;
  const handed = databaseUrl ? null : await handToServer(dataDir, name, args);
  const result = handed ?? (await runHere({ dataDir, databaseUrl }, name, args));
  for (const line of result.lines) (result.exitCode === 0 ? console.log : console.error)(line);
  return result.exitCode;
}

async function runHere(
  address: { dataDir: string; databaseUrl: string | undefined },
  name: string,
  args: string[],
) {
  const db = await openDatabase(address);
  try {
    return (await commands[name]?.run(db, args, Date.now())) ?? { exitCode: 2 as const, lines: [] };
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
