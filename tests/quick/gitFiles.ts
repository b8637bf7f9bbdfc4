import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const listed = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** Every file that git knows or would add: paths from `root`, which is the project's top folder. */
export const filesOf = (root: string): readonly string[] =>
  listed(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');

/** The files that differ from the last commit, new ones included. Throws where nothing was committed yet. */
export const changedFiles = (root: string): readonly string[] => [
  ...listed(root, 'diff', '--name-only', '--relative', '-z', 'HEAD'),
  ...listed(root, 'ls-files', '-z', '--others', '--exclude-standard'),
];
