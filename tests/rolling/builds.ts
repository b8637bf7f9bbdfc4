import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { knownMigrations } from '#server/db/schemaLevel.ts';
import { bundledEntry } from '../harness/bundledEntry.ts';

/** A built version of the project in a folder of its own, from which its server runs. */
export interface Build {
  readonly name: string;
  readonly folder: string;
}

const MIGRATIONS = join('server', 'db', 'migrations');
const ASSETS = join('dist', 'web', 'assets');

export const levelOf = ({ folder }: Build): number =>
  knownMigrations(join(folder, MIGRATIONS)).at(-1)?.level ?? 0;

/** Names of the built scripts; empty where the browser part is not built. */
export const scriptsOf = ({ folder }: Build): readonly string[] =>
  existsSync(join(folder, ASSETS))
    ? readdirSync(join(folder, ASSETS)).filter((name) => name.endsWith('.js'))
    : [];

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const cache = () => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'passleft-tests', 'builds');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}
const lockAt = (path: string): Lock => JSON.parse(readFileSync(path, 'utf8'));

/** Whether the packages that are installed here are, one by one, those that a lock file asks for. */
function isInstalledHere(lockFile: string): boolean {
  const here = lockAt(join('node_modules', '.package-lock.json')).packages;
  return Object.entries(lockAt(lockFile).packages).every(
    ([path, { version, optional }]) =>
      path === '' || here[path]?.version === version || (optional === true && !here[path]),
  );
}

/**
 * The project as it stood at a commit, built. It is made once and kept by its commit; packages are those that are installed
 * here where they are the ones of its lock file, and installed for it otherwise.
 */
export async function buildOf(ref: string, tell: (line: string) => void): Promise<Build> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const name = commit.slice(0, 8);
  const folder = join(cache(), commit);
  if (existsSync(join(folder, 'dist', 'server', 'main.mjs'))) return { name, folder };
  tell(`building ${name} …`);
  await mkdir(cache(), { recursive: true });
  const sources = await mkdtemp(join(cache(), 'building-'));
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 2 ** 31 - 1 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    if (isInstalledHere(join(sources, 'package-lock.json')))
      await symlink(resolve('node_modules'), join(sources, 'node_modules'));
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: sources, stdio: 'inherit' });
    execFileSync('npm', ['run', '-s', 'build'], { cwd: sources, stdio: 'inherit' });
    await rm(folder, { recursive: true, force: true });
    await rename(sources, folder);
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
  return { name, folder };
}

/** This project as it is built; `npm run build` comes first where it is not. */
export function buildHere(): Build {
  if (!existsSync(join('dist', 'server', 'main.mjs')) || !existsSync(join('dist', 'web', 'index.html')))
    execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
  return { name: 'this build', folder: resolve('.') };
}

/** What a version may do to tables that the one before it still uses: a column, a table, an index, rows. */
const STEP = `ALTER TABLE "draft_log" ADD COLUMN "rolled" text DEFAULT 'later' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "rolled_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "rolled_note" ("member_id" text PRIMARY KEY NOT NULL REFERENCES "member" ("id") ON DELETE CASCADE, "handle" text NOT NULL);--> statement-breakpoint
INSERT INTO "rolled_note" SELECT "id", "handle" FROM "member";--> statement-breakpoint
CREATE INDEX "rolled_index" ON "draft" ("started_at");`;

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Links what is in a folder, but for one name. */
async function linkAllBut(name: string, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const one of await readdir(from)) if (one !== name) await symlink(resolve(from, one), join(to, one));
}

async function addStep(folder: string): Promise<void> {
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const tag = `${String(last.idx + 1).padStart(4, '0')}_rolled`;
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1000, tag };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(folder, `${tag}.sql`), STEP);
}

/** A build that is made of another one's files for a while. */
export interface MadeBuild extends Build {
  remove(): Promise<void>;
}

interface Change {
  readonly name: string;
  /** Puts the program there; by default that of the build. */
  readonly layServer?: (folder: string) => Promise<unknown>;
  readonly layMigrations: (folder: string) => Promise<unknown>;
}

/** The same build with another program or other migrations: its files linked into a folder that is removed in the end. */
async function changed(build: Build, { name, layServer, layMigrations }: Change): Promise<MadeBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-build-'));
  await linkAllBut('server', build.folder, folder);
  // The bundle finds the migrations from where it lies, so it lies here.
  await rm(join(folder, 'dist'), { force: true });
  const [from, to] = [join(build.folder, 'dist'), join(folder, 'dist')];
  if (existsSync(from)) await linkAllBut('server', from, to);
  if (layServer) await layServer(join(to, 'server'));
  else await cp(join(from, 'server'), join(to, 'server'), { recursive: true });
  await linkAllBut('db', join(build.folder, 'server'), join(folder, 'server'));
  await linkAllBut('migrations', join(build.folder, 'server', 'db'), join(folder, 'server', 'db'));
  await layMigrations(join(folder, MIGRATIONS));
  return { name, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The build with one more step of the schema, which only expands. */
export const withAStepMore = (build: Build) =>
  changed(build, {
    name: `${build.name} with a step more`,
    async layMigrations(folder) {
      await cp(join(build.folder, MIGRATIONS), folder, { recursive: true });
      await addStep(folder);
    },
  });

/** The build with the migrations of a newer one: how one that would refuse the newer schema is started on it. */
export const withMigrationsOf = (build: Build, newer: Build) =>
  changed(build, {
    name: build.name,
    layMigrations: (folder) => cp(join(newer.folder, MIGRATIONS), folder, { recursive: true }),
  });

/** This project's server as its sources stand now, for tests; the browser part is there where it is built. */
export const serverHere = (): Promise<MadeBuild> =>
  changed(
    { name: 'this build', folder: resolve('.') },
    {
      name: 'these sources',
      async layServer(folder) {
        await mkdir(folder, { recursive: true });
        await cp(await bundledEntry('server/main.ts'), join(folder, 'main.mjs'));
      },
      layMigrations: (folder) => cp(MIGRATIONS, folder, { recursive: true }),
    },
  );

/** Whether a build says on `/readyz` that it leaves before it ends (`NOTICE_MS` of `server/main.ts`). */
export const saysThatItLeaves = async ({ folder }: Build): Promise<boolean> =>
  (await readFile(join(folder, 'dist', 'server', 'main.mjs'), 'utf8')).includes('NOTICE_MS');

/** Whether a build starts on the schema of the version after it, where that one says that it may (`server/db/migrate.ts`). */
export const knowsNewerSchemas = async ({ folder }: Build): Promise<boolean> =>
  (await readFile(join(folder, 'dist', 'server', 'main.mjs'), 'utf8')).includes('drizzle.serves_from');
