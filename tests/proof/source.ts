import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the project held, or the files of it that were asked for: `source` stands for every byte, `commit` is what people call it. */
export interface Source {
  readonly source: string;
  readonly commit: string;
}

const EVERYTHING: readonly string[] = ['.'];
/** Of a folder that a step stands on, such files count only where the step runs them, and then it names them. */
const OF_TESTS = /\.test(kit)?\.tsx?$/;
const counts = (path: string, paths: readonly string[]) =>
  paths === EVERYTHING || paths.includes(path) || !OF_TESTS.test(path);
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

const committedHash = (git: Git, paths: readonly string[]) =>
  createHash('sha256').update(
    git('ls-tree', '-r', '--full-tree', 'HEAD', '--', ...paths.filter((path) => path !== '.'))
      .split('\n')
      .filter((line) => counts(line.slice(line.indexOf('\t') + 1), paths))
      .join('\n'),
  );

/** These sources of a folder as they are now, with changes that are not committed. Throws a sentence outside a clone. */
export function sourceNow(folder = process.cwd(), paths = EVERYTHING): Source {
  const git = gitIn(folder);
  try {
    const hash = committedHash(git, paths);
    const listed = (...args: readonly string[]) =>
      git(...args, '-z', '--', ...paths)
        .split('\0')
        .filter((path) => path !== '' && counts(path, paths));
    const changed = listed('diff', 'HEAD', '--name-only', '--no-renames');
    const strange = listed('ls-files', '--others', '--exclude-standard');
    if (changed.length > 0) hash.update(git('diff', 'HEAD', '--binary', '--', ...changed));
    for (const file of strange) hash.update(file).update(readFileSync(join(folder, file)));
    const isChanged = changed.length + strange.length > 0;
    return {
      source: hash.digest('hex'),
      commit: `${git('rev-parse', '--short', 'HEAD').trim()}${isChanged ? '+' : ''}`,
    };
  } catch {
    throw new Error('The proof names the commit it is about: run it in a clone of the project, with git.');
  }
}
