import { describe, expect, it } from 'vitest';
import { errorWords, failureOf } from './failure.ts';

describe('the words of a failed action [spec 8.5]', () => {
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

  it('are an error occurred when nobody knows better [spec 8.5]', () => {
    expect(errorWords(undefined)).toBe('An error occurred');
  });
});

const SAYS_NOTHING = { status: null, code: null, reply: null, words: '', fields: {} };

describe('reading a failure', () => {
  it('keeps status, code, reply and fields', () => {
    const fields = { email: ['taken'] };
    expect(failureOf({ status: 401, code: 'wrongCode', reply: 'No.', fields, message: 'm' })).toEqual({
      status: 401,
      code: 'wrongCode',
      reply: 'No.',
      words: 'm',
      fields,
    });
  });

  it('lets strange values go', () => {
    expect(failureOf({ status: 'odd', code: 3, reply: 7, fields: 'x', message: null })).toEqual(SAYS_NOTHING);
  });

  it.each([null, undefined, 7, {}])('makes nothing up from %j', (thrown) => {
    expect(failureOf(thrown)).toEqual(SAYS_NOTHING);
  });

  it('takes a thrown text for the words, and an empty reply for none', () => {
    expect(failureOf('The line broke.')).toEqual({ ...SAYS_NOTHING, words: 'The line broke.' });
    expect(failureOf({ reply: '' })).toEqual(SAYS_NOTHING);
  });
});
