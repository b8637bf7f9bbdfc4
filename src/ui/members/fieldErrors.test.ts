import { describe, expect, it } from 'vitest';
import { credentialsSchema, registrationSchema } from '#contract/members.ts';
import { fieldErrorsOf, firstWords, joinedWords } from './fieldErrors.ts';
import { passwordStrength } from './passwordStrength.ts';

describe('what is wrong with a form', () => {
  it('is one sentence a field', () => {
    const typed = { handle: 'a!', email: 'kim@x', password: 'short', acceptTerms: false };
    expect(fieldErrorsOf(registrationSchema, typed)).toEqual({
      handle: 'Use letters, digits, _ and - only.',
      email: 'Enter an e-mail address such as ana@example.org.',
      password: 'Use at least 8 characters.',
      acceptTerms: 'Accept the terms of service to create an account.',
    });
  });

  it('is nothing when all is well', () => {
    expect(fieldErrorsOf(credentialsSchema, { login: 'ana', password: 'x' })).toEqual({});
  });

  it('is joined as field: message pairs', () => {
    expect(joinedWords({ login: 'Enter your e-mail address.', password: 'Enter your password.' })).toBe(
      'login: Enter your e-mail address; password: Enter your password',
    );
  });

  it('is the first message of each field of a reply', () => {
    expect(firstWords({ handle: ['is taken', 'is short'], email: [] })).toEqual({
      handle: 'is taken',
      email: '',
    });
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['emberw7', 1],
    ['aaaaaaaaaaaa', 1],
    ['heron lantern copper', 3],
    ['heron lantern copper nine glass doors', 4],
  ])('of %j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
