import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from '../quick/gitFiles.ts';

/** New text of files by their path. A function is given the text that is there, to change it. */
export type Plants = Readonly<Record<string, string | ((text: string) => string)>>;

export interface CheckEnd {
  readonly code: number;
  /** Everything it printed. */
  readonly output: string;
}

/** A copy of the project in a temporary folder, in which scripts of package.json look for planted mistakes. */
export interface CheckCopy {
  readonly folder: string;
  /** Runs a script with these files planted, which are gone again afterwards. */
  run(script: string, plants?: Plants, options?: CheckOptions): Promise<CheckEnd>;
  remove(): Promise<void>;
}

export interface CheckOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Called when the script has ended, while the planted files are still there. */
  readonly look?: (folder: string) => Promise<void>;
}

/** Git, when it runs tests from a hook, names its own folder to everything below; the copy has one of its own. */
const environment = (env: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  ...env,
});

function ended(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CheckEnd> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const words: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(words).toString('utf8') }),
    );
  });
}

async function git(folder: string, ...args: readonly string[]): Promise<void> {
  const person = ['-c', 'user.name=Planted', '-c', 'user.email=planted@example.org', '-c', 'gc.auto=0'];
  const { code, output } = await ended(folder, ['git', ...person, ...args], {});
  if (code !== 0) throw new Error(`git ${args[0]} failed in the copy: ${output}`);
}

/** Writes the planted files, and gives what takes them out again. */
async function plant(folder: string, plants: Plants): Promise<() => Promise<void>> {
  const before = new Map<string, string | null>();
  for (const [file, planted] of Object.entries(plants)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8').catch(() => null);
    before.set(path, text);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof planted === 'string' ? planted : planted(text ?? ''));
  }
  return async () => {
    for (const [path, text] of before) await (text === null ? rm(path) : writeFile(path, text));
  };
}

/** Copies what git knows of the project at `root`, packages linked, and commits it, so that what is planted is a change. */
export async function copyForChecks(root: string): Promise<CheckCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'passleft-checked-')));
  for (const file of filesOf(root)) await cp(join(root, file), join(folder, file));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await git(folder, 'init', '-q');
  // A pattern with a slash at its end does not mean the link.
  await writeFile(join(folder, '.git/info/exclude'), 'node_modules\n');
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '-q', '--no-verify', '-m', 'Copy');
  return {
    folder,
    async run(script, plants = {}, { args = [], env = {}, look } = {}) {
      const takeOut = await plant(folder, plants);
      try {
        const end = await ended(folder, ['npm', 'run', '-s', script, '--', ...args], env);
        await look?.(folder);
        return end;
      } finally {
        await takeOut();
        // A better figure or a shorter list that the script wrote down would be the next one's beginning.
        await git(folder, 'checkout', '-q', '--', '.');
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
