import { describe, expect, it } from 'vitest';
import { lineDiff } from './lineDiff.ts';

const told = (before: string, after: string) =>
  lineDiff(before, after)?.map(({ kind, text }) => `${kind} ${text}`);

describe('what became of a text', () => {
  it('is told line by line: what stayed, what went, what came', () => {
    expect(told('a\nb\nc', 'a\nx\nc\nd')).toEqual(['same a', 'gone b', 'new x', 'same c', 'new d']);
  });

  it('is nothing where nothing changed', () => {
    expect(told('a\nb', 'a\nb')).toEqual(['same a', 'same b']);
  });

  it('keeps as many lines as it can', () => {
    expect(told('b\na\nb\nc', 'a\nb\nc')).toEqual(['gone b', 'same a', 'same b', 'same c']);
  });

  it('is not told of texts that are too long', () => {
    expect(lineDiff('x\n'.repeat(2_001), '')).toBeNull();
  });
});
