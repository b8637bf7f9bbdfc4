import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

interface Locked {
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

export const wanted = readJson<{
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}>('package.json');
const { packages } = readJson<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json');

/** Programs that run in the image: the server, the thread that reads cards, and the commands. */
const PROGRAMS = [
  'server/main.ts',
  'server/cards/batches/parseInside.ts',
  'server/commands/cli.ts',
  'server/commands/restore.ts',
  'server/commands/verify.ts',
];
/** Folders of sources in the image. */
const SOURCES = ['engine', 'contract', 'server', 'demo'];
const NOT_IN_IMAGE = /(\.test|^commands\/dev)\.ts$/;
/** Runs the commands, as the scripts of package.json say. */
const RUNNER = 'tsx';

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that programs of the image import, as their bundles have them. */
export async function importedPackages(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: PROGRAMS,
    outdir: 'out',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => path),
  );
  return [...new Set(paths.map(packageOf))].toSorted();
}

const sources = () =>
  SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs|js)$/.test(name) && !NOT_IN_IMAGE.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );

/** The dependencies that a source of the image names in any way, also as a file that is looked for at run time. */
export function namedDependencies(): ReadonlySet<string> {
  const texts = sources();
  const isNamed = (name: string) =>
    texts.some((text) => [`'${name}'`, `'${name}/`, `\`${name}/`].some((word) => text.includes(word)));
  return new Set([RUNNER, ...Object.keys(wanted.dependencies).filter(isNamed)]);
}

/** The dependencies that `deploy/image.sh` leaves out. */
export function leftOut(): readonly string[] {
  const [, list = ''] = /LEFT_OUT='([^']+)'/.exec(readFileSync('deploy/image.sh', 'utf8')) ?? [];
  return list.trim().split(/\s+/);
}

/** The package that `name` means inside the package at `from`, as Node looks for it. */
function resolved(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (at === '') return undefined;
  }
}

/** Paths of everything that is installed with the image's dependencies, by the lock file. */
export function installedWith(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = resolved(name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(next, path);
  };
  for (const name of names) add(name, '');
  return [...found].toSorted();
}

/** Whether `npm ci --omit=dev` leaves a package out. */
export const isForDevelopment = (path: string): boolean => packages[path]?.dev === true;
