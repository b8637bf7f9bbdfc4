import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { credentialsSchema, registrationSchema } from '#contract/members/members.ts';
import { fieldErrorsOf, joinedWords, wordsOfFields } from './fieldErrors.ts';
import { passwordStrength } from './passwordStrength.ts';

describe('what is wrong with a form', () => {
  it('is everything wrong with each field, a sentence a line [spec 5.4]', () => {
    const typed = { handle: 'a!', email: 'kim@x', password: 'short', acceptTerms: false };
    expect(fieldErrorsOf(registrationSchema, typed)).toEqual({
      handle: 'Use letters, digits, _ and - only.\nUse at least 3 characters.',
      email: 'Enter an email address such as ana@example.org.',
      password: 'Use at least 8 characters.',
      acceptTerms: 'Accept the terms of service to create an account.',
    });
  });

  it('is nothing when all is well', () => {
    expect(fieldErrorsOf(credentialsSchema, { login: 'ana', password: 'x' })).toEqual({});
  });

  it('is joined as field: message pairs', () => {
    expect(joinedWords({ login: 'Enter your email address.', password: 'Enter your password.' })).toBe(
      'login: Enter your email address; password: Enter your password',
    );
  });

  it('is joined with a pair for each message of a field', () => {
    expect(joinedWords({ handle: 'Use letters only.\nUse at least 3 characters.', email: 'Taken' })).toBe(
      'handle: Use letters only; handle: Use at least 3 characters; email: Taken',
    );
  });

  it('is every message of each field of a reply', () => {
    expect(wordsOfFields({ handle: ['is taken', 'is short'], email: [] })).toEqual({
      handle: 'is taken\nis short',
    });
  });

  it('is cut to the first message of a field by no form', () => {
    const folder = join(import.meta.dirname, '../../..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.test)\.tsx?$/.test(path),
    );
    const firstOnly =
      /(?:messages|sentences|issues)\[0\](?!\?\.path)|words\[0\] \?\? ''\]|\] \?\?= message|\[path\.join\('\.'\), message\]/;
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => firstOnly.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
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
