import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the project held, or the files of it that were asked for: `source` stands for every byte, `commit` is what people call it. */
export interface Source {
  readonly source: string;
  readonly commit: string;
}

/** The proof itself writes this document: what stands there changes nothing that is proved. */
const WRITTEN = 'docs/quality.md';
const EVERYTHING: readonly string[] = ['.'];
const elsewhere = (paths: readonly string[]) => ['--', ...paths, `:(exclude)${WRITTEN}`];
const MOST_BYTES = 256 * 1024 * 1024;

type Git = (...args: readonly string[]) => string;

const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

const hashOf = (git: Git, commit: string, paths: readonly string[]) =>
  createHash('sha256').update(
    git('ls-tree', '-r', '--full-tree', commit, '--', ...paths.filter((path) => path !== '.'))
      .split('\n')
      .filter((line) => !line.endsWith(`\t${WRITTEN}`))
      .join('\n'),
  );

/** These sources of a folder as they are now, with changes that are not committed. Throws a sentence outside a clone. */
export function sourceNow(folder = process.cwd(), paths = EVERYTHING): Source {
  const git = gitIn(folder);
  try {
    const hash = hashOf(git, 'HEAD', paths);
    const changes = git('diff', 'HEAD', '--binary', ...elsewhere(paths));
    const strange = git('ls-files', '--others', '--exclude-standard', '-z', ...elsewhere(paths));
    hash.update(changes);
    for (const file of strange.split('\0').filter(Boolean))
      hash.update(file).update(readFileSync(join(folder, file)));
    const isChanged = changes !== '' || strange !== '';
    return {
      source: hash.digest('hex'),
      commit: `${git('rev-parse', '--short', 'HEAD').trim()}${isChanged ? '+' : ''}`,
    };
  } catch {
    throw new Error('The proof names the commit it is about: run it in a clone of the project, with git.');
  }
}

/** These sources as a commit held them, or null where this clone does not have it (`abc1234+` is none). */
export function sourceAt(commit: string, folder = process.cwd(), paths = EVERYTHING): string | null {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return null;
  try {
    return hashOf(gitIn(folder), commit, paths).digest('hex');
  } catch {
    return null;
  }
}
