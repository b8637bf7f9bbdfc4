import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program that can be started, with what its environment needs. */
export interface Program {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

interface Wanted {
  /** Names of programs that will do, the best first. */
  readonly programs: readonly string[];
  /** The Debian packages with the last of them and its libraries. */
  readonly packages: readonly string[];
  /** What it is asked to see whether it runs here; `--version` where nothing is said. */
  readonly asked?: string;
}

const PATIENCE_MS = 120_000;
const VERSION = '--version';
const cache = () => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'passleft-tests');

const isThere = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const answers = ({ path, environment }: Program, asked: string) =>
  run(path, [asked], { env: { ...process.env, ...environment } }).then(
    () => true,
    () => false,
  );

async function firstThat(programs: readonly Program[], asked: string): Promise<Program | null> {
  for (const program of programs)
    if ((await isThere(program.path)) && (await answers(program, asked))) return program;
  return null;
}

const FOLDERS = ['usr/bin', 'usr/sbin'];

async function librariesIn(root: string): Promise<string> {
  const below = join(root, 'usr/lib');
  const folders = await readdir(below, { withFileTypes: true }).catch(() => []);
  return [below, ...folders.filter((each) => each.isDirectory()).map(({ name }) => join(below, name))].join(
    delimiter,
  );
}

async function unpacked(root: string, { programs, asked = VERSION }: Wanted): Promise<Program | null> {
  const environment = { LD_LIBRARY_PATH: await librariesIn(root) };
  return firstThat(
    programs.flatMap((name) => FOLDERS.map((folder) => ({ path: join(root, folder, name), environment }))),
    asked,
  );
}

/** Fetches and unpacks packages as an ordinary user: nothing is installed, and no service is started. */
async function unpack(root: string, packages: readonly string[]): Promise<void> {
  await mkdir(cache(), { recursive: true });
  const folder = await mkdtemp(join(cache(), 'unpacking-'));
  try {
    await run('apt-get', ['download', ...packages], { cwd: folder, timeout: PATIENCE_MS });
    const files = (await readdir(folder)).filter((name) => name.endsWith('.deb'));
    for (const file of files) await run('dpkg-deb', ['-x', join(folder, file), join(folder, 'root')]);
    await rename(join(folder, 'root'), root).catch(() => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const found = new Map<string, Promise<Program | null>>();

/**
 * A program that tests need beside Node: the one of this machine, or one of Debian's packages that is unpacked into a cache.
 * Null where it cannot be had; tests that need it are skipped then.
 */
export function debianProgram(wanted: Wanted): Promise<Program | null> {
  const { programs, packages, asked = VERSION } = wanted;
  const key = programs.join();
  const find = async () => {
    const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
    const here = await firstThat(
      programs.flatMap((name) => places.map((place) => ({ path: join(place, name), environment: {} }))),
      asked,
    );
    if (here) return here;
    const root = join(cache(), packages[0] ?? key);
    const before = await unpacked(root, wanted);
    if (before) return before;
    await unpack(root, packages).catch(() => undefined);
    return unpacked(root, wanted);
  };
  const known = found.get(key) ?? find();
  found.set(key, known);
  return known;
}
