import { describe, expect, it } from 'vitest';
import { saying, wrongWords } from './saying.ts';

const failure = (fields: Record<string, string[]>) => ({
  status: 400,
  reply: 'Please check what you entered.',
  fields,
});

describe('what is wrong with a definition', () => {
  it('is said by the sentences of its fields, each once', () => {
    const fields = {
      'pack.name': ['Give the pack a name.'],
      pack: ['Give the pack a name.', 'Too short, it is.'],
    };
    expect(wrongWords(failure(fields))).toBe('Give the pack a name. Too short, it is.');
  });

  it('begins with the name, which stands first in the form', () => {
    const fields = { 'pack.slug': ['A short name is missing.'], 'pack.name': ['Give the pack a name.'] };
    expect(wrongWords(failure(fields))).toBe('Give the pack a name. A short name is missing.');
  });

  it('names the place where a schema has no sentence of its own', () => {
    const fields = { 'pack.layouts.0.weight': ['Invalid input: expected number, received string'] };
    expect(wrongWords(failure(fields))).toBe('Layouts 1, weight is not what it should be.');
  });

  it('is the reply where no field is named', async () => {
    await expect(saying(() => Promise.reject(failure({})))).rejects.toThrow('Please check what you entered.');
  });
});
