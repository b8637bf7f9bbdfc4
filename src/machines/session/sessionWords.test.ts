import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../failure.ts';
import {
  accessDeniedWords,
  arrivalFailureWords,
  LOGGED_OUT,
  returnedErrorWords,
  UNEXPECTED_ERROR,
  welcomeWords,
} from './sessionWords.ts';

const failure = (more: Partial<CallFailure> = {}): CallFailure => ({
  status: 400,
  code: null,
  reply: null,
  words: 'POST /api/auth 400',
  fields: {},
  ...more,
});

describe('the words of a sign-in', () => {
  it.each([
    ['password', 'Ana', 'Welcome back, Ana!'],
    ['registration', 'Ana', 'Welcome to Passleft, Ana!'],
    ['thirdParty', 'Ana', 'Welcome, Ana!'],
    ['guest', 'Brass Heron', 'Welcome, Brass Heron!'],
    ['password', null, 'Login successful'],
    ['registration', null, 'Login successful'],
    ['thirdParty', '', 'Login successful'],
  ] as const)('by %s as %j are %j [spec 9.5, 9.6]', (way, handle, words) => {
    expect(welcomeWords(way, handle)).toBe(words);
  });
});

describe('the words of a refused sign-in', () => {
  it.each(['password', 'thirdParty', 'guest', 'secondFactor'] as const)(
    'by %s are those of the reply',
    (way) => {
      expect(arrivalFailureWords(way, failure({ reply: 'Slow down.' }))).toBe('Slow down.');
    },
  );

  it.each(['password', 'thirdParty', 'guest', 'secondFactor'] as const)(
    'by %s are else that the login failed',
    (way) => {
      expect(arrivalFailureWords(way, failure({ fields: { login: ['is wrong'] } }))).toBe('Login failed');
    },
  );
});

describe('the words of a refused registration', () => {
  const fields = { handle: ['is taken', 'is short'], email: ['is no address'] };

  it.each(['registration', 'identity'] as const)(
    "by %s are the errors map of a 400 as 'field: message' pairs [spec 5.1, 8.2]",
    (form) => {
      const words = arrivalFailureWords(form, failure({ reply: 'Please check.', fields }));
      expect(words).toBe('handle: is taken; handle: is short; email: is no address');
    },
  );

  it.each([
    ['without an errors map', {}],
    ['with an empty errors map', { fields: { handle: [] } }],
    ['that is no 400', { status: 409, fields }],
  ])('are the message of a reply %s [spec 5.2]', (_words, more) => {
    expect(arrivalFailureWords('registration', failure({ reply: 'Taken.', ...more }))).toBe('Taken.');
  });

  it('are else that the registration failed [spec 5.2, 8.2]', () => {
    expect(arrivalFailureWords('registration', failure({ status: 500 }))).toBe('Registration failed');
  });
});

describe('other words, letter for letter [spec 2.24, 8.3, 8.4, 8.6]', () => {
  it.each([
    [LOGGED_OUT, 'You have been logged out'],
    [UNEXPECTED_ERROR, 'An unexpected error occurred. Please try again.'],
    [accessDeniedWords('Admin'), 'Access denied. You need Admin privileges to access this page.'],
    [returnedErrorWords('access_denied'), 'Login failed: access_denied'],
  ])('%s', (said, specified) => {
    expect(said).toBe(specified);
  });

  it('cut a long error of a third-party return at 200 characters [spec 8.3]', () => {
    expect(returnedErrorWords('x'.repeat(900))).toBe(`Login failed: ${'x'.repeat(200)}`);
  });

  it('do not end in nothing when a third-party return gives no reason', () => {
    expect(returnedErrorWords('')).toBe('Login failed');
  });
});
