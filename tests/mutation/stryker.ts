import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutatedMachine } from './machines.ts';

/** A place in a file: lines count from one, columns from zero, the end is past the last letter. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One change that was made to a machine, and what its tests said to it. */
export interface Mutant {
  readonly file: string;
  readonly place: Place;
  /** The whole line the change begins on, without its indentation. */
  readonly source: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly status: string;
}

const CONFIG = 'tests/mutation/vitest.config.ts';

/** What a sandbox holds of the project. */
const SANDBOXED = ['engine', 'contract', 'src', 'tests', 'package.json', 'tsconfig.json'];

/** What the tests of one machine are run with for each mutant. */
export function commandOf({ tests, walks, isBundled }: MutatedMachine): string {
  const run = (files: readonly string[], part: number) =>
    isBundled
      ? `node ${bundleOf(part)}`
      : `node node_modules/vitest/vitest.mjs run --config ${CONFIG} ${files.join(' ')}`;
  return [tests, walks]
    .filter((files) => files.length > 0)
    .map(run)
    .join(' && ');
}

const bundleOf = (part: number) => `bundled.${part}.mjs`;

/** What makes the bundles in the sandbox once its files hold the mutants; null where none are needed. */
function buildCommandOf({ tests, walks, isBundled }: MutatedMachine): string | null {
  if (!isBundled) return null;
  const script = join(import.meta.dirname, 'bundle.ts');
  const parts = [tests, walks].filter((files) => files.length > 0);
  const asked = parts.map((files, part) => `${bundleOf(part)} ${files.join(' ')}`).join(' -- ');
  return `node --import ${import.meta.resolve('tsx')} ${script} ${asked}`;
}

/** The whole of a file, or a place in it, as Stryker writes it. */
export const patternOf = (file: string, place?: Place): string =>
  place ? `${file}:${place.line}:${place.column}-${place.endLine}:${place.endColumn}` : file;

/**
 * Mutates a machine and runs its tests against each mutant, each in a process of its own: a runner that keeps the
 * process lets mutants live that break a module while it loads.
 */
export async function runStryker(
  machine: MutatedMachine,
  { mutate, concurrency }: { mutate: readonly string[]; concurrency: number },
): Promise<readonly Mutant[]> {
  const buildCommand = buildCommandOf(machine);
  const stryker = new Stryker({
    mutate: [...mutate],
    plugins: [join(import.meta.dirname, 'typesOfSetup.mjs')],
    ignorers: ['typesOfSetup'],
    testRunner: 'command',
    commandRunner: { command: commandOf(machine) },
    ...(buildCommand === null ? {} : { buildCommand }),
    coverageAnalysis: 'off',
    concurrency,
    // Outside the project, or the watcher of the development server sees every sandbox.
    tempDirName: join(tmpdir(), 'passleft-mutation'),
    ignorePatterns: ['/*', ...SANDBOXED.map((name) => `!/${name}`)],
    disableTypeChecks: false,
    timeoutMS: 10_000,
    timeoutFactor: 3,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  });
  const sources = new Map(machine.files.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
  const results = await stryker.runMutationTest();
  return results.map(({ fileName, location: { start, end }, mutatorName, replacement, status }) => {
    const file = relative(process.cwd(), fileName);
    const place = {
      line: start.line,
      column: start.column - 1,
      endLine: end.line,
      endColumn: end.column - 1,
    };
    const source = sources.get(file) ?? [];
    return {
      file,
      place,
      source: source[place.line - 1]?.trim() ?? '',
      mutator: mutatorName,
      original: textAt(source, place),
      replacement,
      status,
    };
  });
}

function textAt(source: readonly string[], { line, column, endLine, endColumn }: Place): string {
  const lines = source.slice(line - 1, endLine);
  const last = lines.length - 1;
  return lines
    .map((text, at) => text.slice(at === 0 ? column : 0, at === last ? endColumn : undefined))
    .join('\n');
}
