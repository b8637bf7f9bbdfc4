import { describe, expect, it } from 'vitest';
import { errorWords, failureOf } from './failure.ts';

describe('the words of a failed action', () => {
  it.each([
    [
      'the message of the response',
      { status: 409, reply: 'The seat is taken.', message: 'x' },
      'The seat is taken.',
    ],
    ['else the message of the error', new Error('The line broke.'), 'The line broke.'],
    ['else the words of the caller', { status: 500 }, 'The table could not be opened.'],
    ['also when the thrown thing says nothing', null, 'The table could not be opened.'],
  ])('are %s', (_words, thrown, words) => {
    expect(errorWords(thrown, 'The table could not be opened.')).toBe(words);
  });

  it('are an error occurred when nobody knows better', () => {
    expect(errorWords(undefined)).toBe('An error occurred');
  });
});

describe('reading a failure', () => {
  it('keeps status, reply and fields, and lets strange values go', () => {
    expect(failureOf({ status: 'odd', reply: 7, fields: { email: ['taken'] }, message: 'm' })).toEqual({
      status: null,
      reply: null,
      words: 'm',
      fields: { email: ['taken'] },
    });
  });
});
