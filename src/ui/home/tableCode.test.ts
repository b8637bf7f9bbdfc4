import { describe, expect, it } from 'vitest';
import { readTableCode } from './tableCode.ts';

describe('the code of a table', () => {
  it('is read as it is meant: in capitals, without blanks and hyphens', () => {
    expect(['KILN42', ' kiln42 ', 'kiln 42', 'KILN-42'].map(readTableCode)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'code', code: 'KILN42' })),
    );
  });

  it('is not asked for while it is empty', () => {
    expect(readTableCode('  ')).toEqual({ kind: 'wrong', words: 'Enter the code that the host gave you.' });
  });

  it('has letters and digits only', () => {
    expect(['KILN4!', 'KÏLN42', 'https://example.org/KILN42'].map(readTableCode)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'wrong', words: 'A code has letters and digits only.' })),
    );
  });

  it('has six of them', () => {
    expect(['KILN4', 'KILN421'].map(readTableCode)).toEqual(
      Array.from({ length: 2 }, () => ({
        kind: 'wrong',
        words: 'A code has six letters and digits, such as KILN42.',
      })),
    );
  });
});
