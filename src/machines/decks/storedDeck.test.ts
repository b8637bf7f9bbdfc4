import { describe, expect, it } from 'vitest';
import { refusalOf, savedOf } from './storedDeck.ts';

const stored = { version: 4, savedAtMs: 1000, submittedAtMs: null };
const refused = { ok: false, isConflict: true, message: 'Another window saved it.' } as const;

describe('the answer to a save', () => {
  it('is what the server holds then, or why it holds it not', () => {
    expect(savedOf({ ok: true, ...stored })).toEqual(stored);
    expect(refusalOf(refused)).toEqual({ message: 'Another window saved it.' });
    expect(refusalOf({ ok: true, ...stored })).toEqual({ message: '' });
  });

  it('is nothing to remember when it was a no', () => {
    expect(() => savedOf(refused)).toThrow('A refused save has nothing to remember.');
  });
});
