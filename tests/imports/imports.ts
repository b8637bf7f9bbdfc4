import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { filesOf } from '../quick/gitFiles.ts';
import { CYCLES, OPTIONS, RESOLVING } from './config.ts';
import { AREAS } from './walls.ts';

/** One import that breaks a rule, in a sentence. */
export interface Broken {
  readonly from: string;
  /** As it is written in the file. */
  readonly to: string;
  readonly why: string;
}

/** An import that is part of a cycle. */
export interface CircularImport {
  readonly from: string;
  readonly to: string;
  /** A way around, from the file back to itself. */
  readonly path: readonly string[];
}

export interface Imports {
  /** How many files were read, and how many imports they have. */
  readonly files: number;
  readonly imports: number;
  readonly broken: readonly Broken[];
  readonly circular: readonly CircularImport[];
}

const IS_JUDGED = new RegExp(`^(${AREAS.join('|')})/.*\\.m?[jt]sx?$`);
const IS_LEFT_OUT = /\.test\.tsx?$|\.gen\.ts$/;

async function modulesOf(files: readonly string[], options: ICruiseOptions) {
  const { output } = await cruise([...files], options, RESOLVING);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text, not with modules.');
  return output.modules;
}

/** Reads what the project's files import, tests left out, and judges it by the rules. */
export async function readImports(root: string): Promise<Imports> {
  const files = filesOf(root).filter((file) => IS_JUDGED.test(file) && !IS_LEFT_OUT.test(file));
  const unread = AREAS.filter((area) => !files.some((file) => file.startsWith(`${area}/`)));
  if (unread.length > 0) throw new Error(`No file was read in ${unread.join(', ')}: nothing can be said.`);
  const modules = await modulesOf(files, { ...OPTIONS, baseDir: root });
  const read = modules.filter(({ source }) => IS_JUDGED.test(source));
  const imports = read.flatMap(({ source, dependencies }) =>
    dependencies.map((dependency) => ({ source, dependency })),
  );
  if (imports.length < files.length)
    throw new Error(`${files.length} files with ${imports.length} imports: they cannot have been read.`);
  const comments = new Map(
    OPTIONS.ruleSet?.forbidden?.map(({ name, comment }) => [name ?? '', comment ?? '']),
  );
  return {
    files: read.length,
    imports: imports.length,
    broken: imports.flatMap(({ source, dependency }) =>
      (dependency.rules ?? [])
        .filter(({ name }) => name !== CYCLES)
        .map(({ name }) => ({
          from: source,
          to: `${dependency.protocol ?? ''}${dependency.module}`,
          why: comments.get(name) ?? name,
        })),
    ),
    circular: imports
      .filter(({ dependency }) => dependency.circular)
      .map(({ source, dependency }) => ({
        from: source,
        to: dependency.resolved,
        path: [source, ...(dependency.cycle ?? []).map(({ name }) => name)],
      })),
  };
}

/** What these files import themselves: paths from the project's root, packages by the path they were found at. */
export async function directImports(root: string, files: readonly string[]) {
  const modules = await modulesOf(files, {
    baseDir: root,
    tsPreCompilationDeps: true,
    maxDepth: 1,
    doNotFollow: { path: '^node_modules/' },
  });
  return modules.flatMap(({ source, dependencies }) =>
    files.includes(source) ? dependencies.map(({ resolved }) => ({ from: source, to: resolved })) : [],
  );
}
