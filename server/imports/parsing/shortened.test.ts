import { describe, expect, it } from 'vitest';
import { firstNames, shortened } from './shortened.ts';

describe('a text that is shortened', () => {
  it('is itself up to the length asked for, else its beginning and a mark', () => {
    expect(shortened('Hornbeam', 8)).toBe('Hornbeam');
    expect(shortened('Hornbeams', 8)).toBe('Hornbea…');
  });

  it('never ends with half a character, which no database stores', () => {
    expect(shortened('Elm🌳Ash', 5)).toBe('Elm…');
    expect(shortened('Elm🌳Ash', 6)).toBe('Elm🌳…');
  });
});

describe('the first names of a list', () => {
  it('are as many as were asked for, each of a readable length', () => {
    expect(firstNames(new Set(['Elm', 'Yew', 'Ash']), 2)).toBe('Elm, Yew');
    expect(firstNames(['Elm', '9'.repeat(5000)])).toBe(`Elm, ${'9'.repeat(59)}…`);
  });
});
