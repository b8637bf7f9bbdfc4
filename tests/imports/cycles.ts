import type { CircularImport } from './imports.ts';

/** The circular imports that are known: one on a line, so that two changes of the list seldom meet. */
export const KNOWN_FILE = 'tests/imports/knownCycles.txt';

type Import = Pick<CircularImport, 'from' | 'to'>;

const ARROW = ' -> ';
const lineOf = ({ from, to }: Import) => `${from}${ARROW}${to}`;

export const knownText = (circular: readonly Import[]): string =>
  [...new Set(circular.map(lineOf))]
    .toSorted()
    .map((line) => `${line}\n`)
    .join('');

export const knownImports = (text: string): readonly Import[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from, to] = line.split(ARROW);
      if (!from || !to) throw new Error(`${KNOWN_FILE} has a line that is no import: ${line}`);
      return { from, to };
    });

/** Groups of files that reach each other, the largest first, each sorted. */
export function groupsOf(circular: readonly Import[]): readonly (readonly string[])[] {
  const groups = new Map<string, Set<string>>();
  for (const { from, to } of circular) {
    const one = groups.get(from) ?? new Set([from]);
    const other = groups.get(to) ?? new Set([to]);
    // An import that is part of a cycle joins files of one group only.
    for (const file of other) one.add(file);
    for (const file of one) groups.set(file, one);
  }
  return [...new Set(groups.values())]
    .map((files) => [...files].toSorted())
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Circular imports against the list. All imports of a known cycle are in the list; a new cycle, also among files that were
 * in one before, has at least one import that is not.
 */
export function compareWithKnown(circular: readonly CircularImport[], text: string) {
  const known = knownImports(text);
  const knownLines = new Set(known.map(lineOf));
  const foundLines = new Set(circular.map(lineOf));
  return {
    fresh: circular.filter((one) => !knownLines.has(lineOf(one))),
    /** What is still circular, and what is no longer. */
    left: known.filter((one) => foundLines.has(lineOf(one))),
    gone: known.filter((one) => !foundLines.has(lineOf(one))),
  };
}

/** The cycles that imports are part of, one path for each set of files. */
export function pathsOf(circular: readonly CircularImport[]): readonly (readonly string[])[] {
  const bySet = new Map(circular.map(({ path }) => [[...new Set(path)].toSorted().join('\n'), path]));
  return [...bySet.values()].toSorted((a, b) => a.length - b.length);
}
