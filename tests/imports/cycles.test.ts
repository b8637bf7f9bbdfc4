import { describe, expect, it } from 'vitest';
import { pathsOf } from './cycles.ts';

/** Circular imports by their ways around: `a b` is a file a that imports b and is imported by it. */
const cycles = (...ways: readonly string[]) =>
  ways.flatMap((way) => {
    const files = way.split(' ');
    return files.map((from, at) => {
      const path = [...files.slice(at), ...files.slice(0, at), from];
      return { from, to: path[1] ?? from, path };
    });
  });

describe('cycles', () => {
  it('are told once, the shortest way first', () => {
    expect(pathsOf(cycles('a b c', 'x y')).map((path) => path.length)).toEqual([3, 4]);
  });
});
