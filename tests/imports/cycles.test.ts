import { describe, expect, it } from 'vitest';
import { compareWithKnown, groupsOf, knownImports, knownText, pathsOf } from './cycles.ts';

/** Circular imports by their ways around: `a b` is a file a that imports b and is imported by it. */
const cycles = (...ways: readonly string[]) =>
  ways.flatMap((way) => {
    const files = way.split(' ');
    return files.map((from, at) => {
      const path = [...files.slice(at), ...files.slice(0, at), from];
      return { from, to: path[1] ?? from, path };
    });
  });

describe('the list of known cycles', () => {
  it('is sorted text, which is read again as it was', () => {
    const text = knownText(cycles('b a', 'c d'));
    expect(text).toBe('a -> b\nb -> a\nc -> d\nd -> c\n');
    expect(knownText(knownImports(text))).toBe(text);
  });

  it('is refused where a line is no import', () => {
    expect(() => knownImports('a -> b\n<<<<<<< ours\n')).toThrow('<<<<<<< ours');
  });

  it('lets known cycles pass, and tells which are gone', () => {
    const known = knownText(cycles('a b', 'c d'));
    expect(compareWithKnown(cycles('a b'), known)).toMatchObject({
      fresh: [],
      left: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
      gone: [
        { from: 'c', to: 'd' },
        { from: 'd', to: 'c' },
      ],
    });
  });

  it.each([
    ['among new files', cycles('a b', 'c d e', 'x y')],
    ['that makes a group larger', cycles('a b', 'c d e', 'a x')],
    ['that joins two groups', cycles('a b', 'c d e', 'b c')],
    ['among files of a known group', cycles('a b', 'c d e', 'd c')],
  ])('lets no cycle pass %s', (_, circular) => {
    const { fresh } = compareWithKnown(circular, knownText(cycles('a b', 'c d e')));
    expect(fresh.length).toBeGreaterThan(0);
  });
});

describe('cycles', () => {
  it('are grouped by the files that reach each other', () => {
    expect(groupsOf(cycles('a b', 'x y', 'c d', 'b c'))).toEqual([
      ['a', 'b', 'c', 'd'],
      ['x', 'y'],
    ]);
  });

  it('are told once, the shortest way first', () => {
    expect(pathsOf(cycles('a b c', 'x y')).map((path) => path.length)).toEqual([3, 4]);
  });
});
