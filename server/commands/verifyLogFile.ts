import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type LogReport, type Shown, verifyLog } from '#engine/verifyLog.ts';
import type { CommandResult } from './command.ts';

export const VERIFY_HELP = `npm run verify -- LOG [options]
Checks the log file of a finished draft, without a server and without a database: whether the seed is the sealed one,
whether every browser's number is the one it promised, whether the lock fits, and whether the same packs, the same picks
and the same end follow from them.
  --seal HASH          the fingerprint that was shown at the table before the draft
  --lock HASH          the lock that was shown when the draft started
  --json               print one line of JSON
A log can be forged as a whole; only the fingerprint and the lock you were shown tell that. Ends with 1 when something
does not fit.`;

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

function wordsOf(report: LogReport, { seedHash, lock }: Shown): string[] {
  const { cards, actions, nonces, voids, isLocked, findings } = report;
  if (!report.ok)
    return [
      `${counted(findings.length, 'thing does', 'things do')} not fit in this log:`,
      ...findings.map((finding) => `  ${finding}`),
    ];
  const who = isLocked
    ? `${counted(nonces, "player's number", "players' numbers")} and the server's, under a lock that fits`
    : "the server's number alone: this table started without a lock";
  const called = voids === 0 ? [] : [`  ${counted(voids, 'start')} called off, each with a seal that fits`];
  const noted =
    seedHash === null && lock === null
      ? ['  Give --seal and --lock as you were shown them to be sure that nobody wrote the whole log anew.']
      : ['  The same seal as was shown before the draft.'];
  return [
    'This log is honest: everything in it fits together.',
    `  ${counted(cards, 'card')} dealt again from ${who}`,
    `  ${counted(actions, 'action')} played again to the same end`,
    ...called,
    ...noted,
  ];
}

async function readJson(path: string): Promise<{ file: unknown } | { fault: string }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { fault: `There is no file ${path} that can be read.` };
  }
  try {
    return { file: JSON.parse(text) };
  } catch {
    return { fault: `${path} is not a log: it is not JSON.` };
  }
}

const OPTIONS = {
  seal: { type: 'string' },
  lock: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Checks a log file named by the arguments: 0 it fits, 1 it does not or cannot be read, 2 used wrongly. Never throws. */
export async function verifyLogFile(args: readonly string[]): Promise<CommandResult> {
  const given = parsed(args);
  if (given?.values.help) return { exitCode: 0, lines: [VERIFY_HELP] };
  const [path, ...more] = given?.positionals ?? [];
  if (!given || path === undefined || more.length > 0) return { exitCode: 2, lines: [VERIFY_HELP] };
  const shown = { seedHash: given.values.seal ?? null, lock: given.values.lock ?? null };
  const read = await readJson(path);
  if ('fault' in read) {
    const line = given.values.json ? JSON.stringify({ ok: false, findings: [read.fault] }) : read.fault;
    return { exitCode: 1, lines: [line] };
  }
  const report = verifyLog(read.file, shown);
  const lines = given.values.json ? [JSON.stringify(report)] : wordsOf(report, shown);
  return { exitCode: report.ok ? 0 : 1, lines };
}
