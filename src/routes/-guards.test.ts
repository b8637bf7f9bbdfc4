import { describe, expect, it } from 'vitest';
import { sitePath } from './-guards.ts';

describe('where a sign-in leads on', () => {
  it.each([
    'https://evil.example',
    'http://passleft.test.evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/..//evil.example',
    '/@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:evil.example',
    'evil.example',
    ' /drafts',
    '',
    undefined,
  ])('is never %j [O17] [ASVS V1.2.2]', (address) => {
    expect(sitePath(address)).toBeUndefined();
  });

  it.each([
    '/login',
    '/login?redirect=/login',
    '/LOGIN#x',
    '/./login',
    '/drafts/../login',
    '/register',
    '/oauth-registration?redirect=/drafts',
    '/login/',
  ])('is never the sign-in itself: %s [O17]', (address) => {
    expect(sitePath(address)).toBeUndefined();
  });

  it.each(['/', '/drafts', '/drafts/d1/results?key=abc&to=//x#replay', '/profile?tab=account', '/loginx'])(
    'may be %s',
    (address) => {
      expect(sitePath(address)).toBe(address);
    },
  );
});
