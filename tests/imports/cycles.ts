import type { CircularImport } from './imports.ts';

/** The cycles that imports are part of, one path for each set of files, the shortest first. */
export function pathsOf(circular: readonly CircularImport[]): readonly (readonly string[])[] {
  const bySet = new Map(circular.map(({ path }) => [[...new Set(path)].toSorted().join('\n'), path]));
  return [...bySet.values()].toSorted((a, b) => a.length - b.length);
}
