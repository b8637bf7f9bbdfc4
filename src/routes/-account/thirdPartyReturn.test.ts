import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginSearchSchema, takeThirdPartyReturn } from './thirdPartyReturn.ts';

const SITE = 'https://passleft.test';
const GRANTED = { kind: 'granted', token: 'abc' };

describe('a third-party return [spec 3.8]', () => {
  it('is taken out of the address, with everything that it says of a person', () => {
    expect(takeThirdPartyReturn(`${SITE}/login?token=abc&userId=1&handle=x&email=y&roles=Admin#z`)).toEqual({
      outcome: GRANTED,
      cleanPath: '/login',
    });
  });

  it('keeps where to go on', () => {
    expect(takeThirdPartyReturn(`${SITE}/login?token=abc&redirect=%2Fdrafts%2Fd1%3Ftab%3Da%23b`)).toEqual({
      outcome: GRANTED,
      cleanPath: '/login?redirect=%2Fdrafts%2Fd1%3Ftab%3Da%23b',
    });
  });

  it.each([
    'redirect=%2F%2Fevil.example',
    'redirect=%2Fdrafts&redirect=%2F%2Fevil.example',
    'redirect=%2F%2Fevil.example&redirect=%2Fdrafts',
  ])('does not go on by %s', (query) => {
    expect(takeThirdPartyReturn(`${SITE}/login?token=abc&${query}`)).toEqual({
      outcome: GRANTED,
      cleanPath: '/login',
    });
  });

  it.each([
    ['error=access_denied', 'access_denied'],
    ['error=access_denied&token=abc', 'access_denied'],
    ['token=abc&error=', ''],
    ['error=%3Cimg+src%3Dx%3E', '<img src=x>'],
  ])('with %s has failed, whatever else it says [O16]', (query, error) => {
    expect(takeThirdPartyReturn(`${SITE}/login?${query}`)).toEqual({
      outcome: { kind: 'refused', error },
      cleanPath: '/login',
    });
  });

  it.each([
    '/login',
    '/login?token=',
    '/login?redirect=/drafts',
    '/oauth-registration?token=abc',
    '/?token=abc',
  ])('is not %s', (path) => {
    expect(takeThirdPartyReturn(`${SITE}${path}`)).toBeNull();
  });
});

describe('the query of a sign-in screen', () => {
  it.each([
    [{ redirect: '/drafts', token: 'abc' }, { redirect: '/drafts' }],
    [{ redirect: '//evil.example' }, { redirect: undefined }],
    [{ redirect: ['/drafts', '/profile'] }, { redirect: undefined }],
    [{}, {}],
  ])('%j leads on by %j', (search, read) => {
    expect(z.parse(loginSearchSchema, search)).toEqual(read);
  });
});
