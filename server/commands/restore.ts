import { readSettings } from '../settings.ts';
import { restoreCommand } from './restoreCommand.ts';

async function main(): Promise<number> {
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const mistake of read.mistakes) console.error(mistake);
    return 2;
  }
  const { exitCode, lines } = await restoreCommand(
    process.argv.slice(2),
    read.settings,
    Date.now(),
    console.error,
  );
  for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
  return exitCode;
}

main().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  },
);
