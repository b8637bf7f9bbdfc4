import { describe, expect, it } from 'vitest';
import { sitePath } from './sitePath.ts';

describe('where somebody goes on after a sign-in', () => {
  it.each([
    '/',
    '/drafts',
    '/drafts/1/room?seat=2#pool',
    '/profile?tab=account',
    '/%2f%2fevil.example',
    '/@evil.example',
    '/a:b@evil.example',
    '/loginhelp',
  ])('is %s, a path of this site', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'https://evil.example',
    'https:evil.example',
    'http://127.0.0.1:3000.evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    ' //evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '?redirect=//evil.example',
    `/${'x'.repeat(2000)}`,
  ])('is Home for %j, which may lead elsewhere [ASVS V3.7.2]', (address) => {
    expect(sitePath(address)).toBe('/');
  });

  it.each([
    '/login',
    '/login?redirect=/login',
    '/LOGIN#x',
    '/a/../login',
    '/register',
    '/oauth-registration',
    '/api/auth/external-login?provider=club',
  ])('is Home for %s, which would go round in circles', (path) => {
    expect(sitePath(path)).toBe('/');
  });
});
