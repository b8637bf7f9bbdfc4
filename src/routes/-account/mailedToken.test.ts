import { describe, expect, it } from 'vitest';
import { takeMailedToken } from './mailedToken.ts';

const SITE = 'https://passleft.test';

describe('the token of a mailed link', () => {
  it.each(['/verify-email', '/reset-password'] as const)(
    'at %s leaves the address and is kept [A15]',
    (path) => {
      const { mailedToken, cleanPath } = takeMailedToken(`${SITE}${path}?token=abc&utm=x`);
      expect({ cleanPath, token: mailedToken.for(path), again: mailedToken.for(path) }).toEqual({
        cleanPath: path,
        token: 'abc',
        again: 'abc',
      });
    },
  );

  it('belongs to its own page only', () => {
    const { mailedToken } = takeMailedToken(`${SITE}/verify-email?token=abc`);
    expect(mailedToken.for('/reset-password')).toBeNull();
  });

  it('is gone once it is spent', () => {
    const { mailedToken } = takeMailedToken(`${SITE}/reset-password?token=abc`);
    mailedToken.spend();
    expect(mailedToken.for('/reset-password')).toBeNull();
  });

  it.each(['/verify-email', '/login?token=abc', '/?token=abc'])('is not in %s', (path) => {
    const { mailedToken, cleanPath } = takeMailedToken(`${SITE}${path}`);
    expect({ cleanPath, token: mailedToken.for('/verify-email') }).toEqual({ cleanPath: null, token: null });
  });
});
