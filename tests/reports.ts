import { execFileSync } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';

/** Where commands write what they measured. Git ignores the folder; CI keeps it. */
export const REPORTS = 'reports';

/** The path of a report by its name inside the folder, such as `proof/unit.json`. Throws on a name that leads out of it. */
export function reportPath(name: string, root = ''): string {
  const path = join(root, REPORTS, name);
  const inside = relative(join(root, REPORTS), path);
  if (isAbsolute(name) || inside === '' || inside.startsWith('..'))
    throw new Error(`"${name}" is not inside ${REPORTS}/, where all results of commands are written.`);
  return path;
}

/** Writes a report as a whole: a run that is interrupted leaves the previous one intact. */
export async function writeReport(name: string, text: string, root = ''): Promise<void> {
  const path = reportPath(name, root);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** A report that grows while a program runs. */
export async function openReport(name: string, root = ''): Promise<WriteStream> {
  const path = reportPath(name, root);
  await mkdir(dirname(path), { recursive: true });
  return createWriteStream(path);
}

/** The short hash of the commit, with a plus if one of these paths has changed since; "none" outside a git clone. */
export function measuredCommit(paths: readonly string[] = ['.']): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', ...paths) !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'none';
  }
}

/** Text that fits into one cell of a Markdown table. */
export const tableCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
