import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { type JudgedFile, type Verdict, verdictOf } from './judge.ts';
import { type PlantedMistake, withMistake } from './mistake.ts';

/** What no test reads, or what a run writes itself. */
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data', 'reports', 'test-results', 'coverage', '.tanstack'];

/** A copy of the project in a temporary folder, in which mistakes are made without anybody's work being touched. */
export interface Copy {
  /** Runs tests of the copy as it is now. */
  judge(asked: Pick<PlantedMistake, 'tests' | 'only'>): Promise<Verdict>;
  /** The same with a mistake in it, which is out again afterwards. Throws where it no longer applies. */
  judgeWith(mistake: PlantedMistake): Promise<Verdict>;
  remove(): Promise<void>;
}

/** Packages are linked one by one, so that what the test runner writes beside them stays in the copy. */
async function linkPackages(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.v'))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}

async function layCopy(root: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'passleft-planted-')));
  const isWanted = (path: string) => !LEFT_OUT.includes(relative(root, path).split(sep)[0] ?? '');
  await cp(root, folder, { recursive: true, filter: isWanted });
  await linkPackages(root, folder);
  return folder;
}

const judgedFile =
  (folder: string) =>
  (module: TestModule): JudgedFile => ({
    name: relative(folder, module.moduleId),
    tests: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      state: test.result().state,
    })),
    errors: [module, ...module.children.allSuites()].flatMap((part) =>
      part.errors().map(({ message }) => message),
    ),
  });

/** Runs files of the copy; each in a process of its own, so that no module outlives the mistake it was loaded with. */
async function runTests(
  vitest: Vitest,
  folder: string,
  { tests, only }: Pick<PlantedMistake, 'tests' | 'only'>,
) {
  const specifications = await vitest.globTestSpecifications([...tests]);
  const chosen = specifications.filter(({ moduleId }) => tests.includes(relative(folder, moduleId)));
  if (only === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(only));
  const { testModules } = await vitest.runTestSpecifications(chosen);
  const run = testModules.filter(({ moduleId }) => tests.includes(relative(folder, moduleId)));
  return verdictOf(run.map(judgedFile(folder)));
}

/** Copies the project at `root`, packages linked, and begins its test runner. This process works in the copy from then on. */
export async function copyProject(root: string): Promise<Copy> {
  const folder = await layCopy(root);
  process.chdir(folder);
  const vitest = await createVitest('test', {
    root: folder,
    watch: false,
    isolate: true,
    reporters: [{}],
  });
  return {
    judge: (asked) => runTests(vitest, folder, asked),
    async judgeWith(mistake) {
      const path = join(folder, mistake.file);
      const source = await readFile(path, 'utf8');
      const become = async (text: string) => {
        await writeFile(path, text);
        vitest.invalidateFile(path);
      };
      await become(withMistake(source, mistake));
      try {
        return await runTests(vitest, folder, mistake);
      } finally {
        await become(source);
      }
    },
    async remove() {
      await vitest.close();
      process.chdir(root);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
